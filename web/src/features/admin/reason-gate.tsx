import { type ReactNode, useState } from 'react';
import { AdminNav } from './admin-nav.tsx';
import { adminMessages } from './admin.messages.ts';
import * as styles from './admin.module.css';
import { ReasonForm } from './reason-form.tsx';

type ReasonGateProps = {
  draftId: string;
  title: string;
  suggestion: string;
  children: (reason: string) => ReactNode;
};

export function ReasonGate({ draftId, title, suggestion, children }: ReasonGateProps) {
  const [reason, setReason] = useState<string>();
  if (reason !== undefined) return children(reason);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{title}</h1>
      <AdminNav />
      <ReasonForm
        draftId={draftId}
        suggestion={suggestion}
        submitLabel={adminMessages.reading.open}
        onOpen={setReason}
      />
    </div>
  );
}

import { type ReactNode, useId } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { ErrorSummary } from '../form/error-summary.tsx';
import { identityMessages } from '../identity.messages.ts';
import type { useSubmission } from '../form/use-submission.ts';
import { waitInWords } from '../form/wait-in-words.ts';
import { accountMessages } from './account.messages.ts';

export type FormDialogProps = {
  title: string;
  lead: string;
  submitLabel: string;
  busyLabel: string;
  submission: Pick<
    ReturnType<typeof useSubmission>,
    'attempt' | 'refusal' | 'entries' | 'isSending' | 'secondsToWait' | 'submit'
  >;
  onClose: () => void;
  children: ReactNode;
};

/** A change of the account: its fields in a window, its actions in the zócalo. What was refused stays as it was typed. */
export function FormDialog({
  title,
  lead,
  submitLabel,
  busyLabel,
  submission: { submit, isSending, secondsToWait, ...summary },
  onClose,
  children,
}: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={lead}
      footer={
        <div className="zoc-fila">
          <Button onClick={onClose}>{accountMessages.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            wide
            busy={isSending}
            busyLabel={busyLabel}
            disabledReason={secondsToWait > 0 ? identityMessages.waitLeft(waitInWords(secondsToWait)) : undefined}
          >
            {submitLabel}
          </Button>
        </div>
      }
    >
      <form id={formId} className="cuenta-form" noValidate onSubmit={submit}>
        <ErrorSummary attempt={summary.attempt} refusal={summary.refusal} entries={summary.entries} />
        {children}
      </form>
    </Dialog>
  );
}

import { useState } from 'react';
import { accountMessages } from '../account.messages.ts';
import { PasswordDialog } from '../password-dialog.tsx';
import { SecondFactorCode } from './second-factor-code.tsx';
import { useStartSecondFactor } from './second-factor.queries.ts';

const { secondFactor } = accountMessages;

export function SecondFactorDialog({ onClose }: { onClose: () => void }) {
  const [started, setStarted] = useState<{ secret: string; uri: string }>();
  return started ? (
    <SecondFactorCode {...started} onClose={onClose} />
  ) : (
    <AskPassword onStarted={setStarted} onClose={onClose} />
  );
}

type AskPasswordProps = {
  onStarted: (started: { secret: string; uri: string }) => void;
  onClose: () => void;
};

function AskPassword({ onStarted, onClose }: AskPasswordProps) {
  const start = useStartSecondFactor();
  return (
    <PasswordDialog
      title={secondFactor.dialogTitle}
      lead={secondFactor.othersEnd}
      submitLabel={secondFactor.next}
      busyLabel={secondFactor.preparing}
      send={async (password) => onStarted(await start.mutateAsync(password))}
      onClose={onClose}
    />
  );
}

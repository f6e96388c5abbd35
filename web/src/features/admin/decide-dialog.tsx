import { adminMessages } from './admin.messages.ts';
import { useDecidePayment } from './admin.queries.ts';
import type { Deciding, Verdict } from './deciding.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const { payments: words } = adminMessages;
/** Verdicts that end a membership for good. */
const IRREVERSIBLE = new Set<Verdict>(['refund', 'end']);

type DecideDialogProps = Deciding & { onClose: () => void; onDecided?: () => void };

export function DecideDialog({ payment, verdict, onClose, onDecided }: DecideDialogProps) {
  const { mutateAsync: decide } = useDecidePayment();
  const { act, title, text, success } = words.verdicts[verdict];
  return (
    <ReasonDialog
      name="reason"
      draftId={`${payment.id}-${verdict}`}
      title={title}
      lead={text}
      submitLabel={act}
      typedWord={IRREVERSIBLE.has(verdict) ? act.toUpperCase() : undefined}
      send={(reason) => decide({ id: payment.id, verdict, reason }).finally(onDecided)}
      success={success}
      failure={words.decideFailed}
      alreadyDone={{ code: 'payment_already_decided', title: words.alreadyDecided }}
      onClose={onClose}
    />
  );
}

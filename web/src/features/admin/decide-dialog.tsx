import { adminMessages } from './admin.messages.ts';
import { useDecidePayment } from './admin.queries.ts';
import type { Deciding } from './deciding.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const { payments: words } = adminMessages;

/** A decision about money is always written with its reason. */
export function DecideDialog({ payment, verdict, onClose }: Deciding & { onClose: () => void }) {
  const { mutateAsync: decide } = useDecidePayment();
  const { act, title, text, success } = words.verdicts[verdict];
  return (
    <ReasonDialog
      name="reason"
      draftId={`${payment.id}-${verdict}`}
      title={title}
      lead={text}
      submitLabel={act}
      send={(reason) => decide({ id: payment.id, verdict, reason })}
      success={success}
      failure={words.decideFailed}
      alreadyDone={{ code: 'payment_already_decided', title: words.alreadyDecided }}
      onClose={onClose}
    />
  );
}

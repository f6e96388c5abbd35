import { type FormEvent, useId } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { Field } from '../../design/inputs/field.tsx';
import { toast } from '../../design/feedback/toast.ts';
import { readableError, refusalCode, refusedFields } from '../../shared/http/readable-error.ts';
import { useTabText } from '../../shared/use-tab-draft.ts';
import { adminMessages } from './admin.messages.ts';
import { useDecidePayment } from './admin.queries.ts';
import type { Deciding } from './deciding.ts';

const { payments: words, reason: reasonLabel, cancel, saving } = adminMessages;

/** A decision about money is always written with its reason. */
export function DecideDialog({ payment, verdict, onClose }: Deciding & { onClose: () => void }) {
  const [reason, setReason, forgetReason] = useTabText(`forja-borrador-${payment.id}-${verdict}`);
  const decide = useDecidePayment();
  const form = useId();
  const { act, title, text, success } = words.verdicts[verdict];
  const refused = refusedFields(decide.error).find(({ path }) => path === 'reason')?.message;

  function close() {
    forgetReason();
    onClose();
  }

  function send(event: FormEvent) {
    event.preventDefault();
    decide.mutate(
      { id: payment.id, verdict, reason },
      {
        onSuccess: () => {
          toast({ title: success });
          close();
        },
        onError: (error) => {
          const isDecided = refusalCode(error) === 'payment_already_decided';
          if (isDecided) toast({ title: words.alreadyDecided, description: readableError(error) });
          else toast({ variant: 'destructive', title: words.decideFailed, description: readableError(error) });
          // the list behind is already being read again
          if (isDecided) close();
        },
      },
    );
  }

  return (
    <Dialog
      open
      onClose={close}
      title={title}
      description={text}
      footer={
        <div className="zoc-fila">
          <Button onClick={close}>{cancel}</Button>
          <Button type="submit" form={form} variant="primary" wide busy={decide.isPending} busyLabel={saving}>
            {act}
          </Button>
        </div>
      }
    >
      <form id={form} onSubmit={send} noValidate>
        <Field
          label={reasonLabel}
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
          error={refused}
        />
      </form>
    </Dialog>
  );
}

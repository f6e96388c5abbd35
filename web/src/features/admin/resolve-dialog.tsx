import { type FormEvent, useId } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { Field } from '../../design/inputs/field.tsx';
import { toast } from '../../design/feedback/toast.ts';
import { readableError, refusedFields } from '../../shared/http/readable-error.ts';
import { useTabText } from '../../shared/use-tab-draft.ts';
import { adminMessages } from './admin.messages.ts';
import { useResolveDifference } from './admin.queries.ts';

const { reconciliation: words, reason: reasonLabel, cancel, saving } = adminMessages;

/** A difference leaves the list with its reason written. */
export function ResolveDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [reason, setReason, forgetReason] = useTabText(`forja-borrador-${id}`);
  const resolving = useResolveDifference();
  const form = useId();
  const refused = refusedFields(resolving.error).find(({ path }) => path === 'reason')?.message;

  function close() {
    forgetReason();
    onClose();
  }

  function send(event: FormEvent) {
    event.preventDefault();
    resolving.mutate(
      { id, reason },
      {
        onSuccess: () => {
          toast({ title: words.resolved });
          close();
        },
        onError: (error) =>
          toast({ variant: 'destructive', title: words.resolveFailed, description: readableError(error) }),
      },
    );
  }

  return (
    <Dialog
      open
      onClose={close}
      title={words.resolveTitle}
      description={words.resolveText}
      footer={
        <div className="zoc-fila">
          <Button onClick={close}>{cancel}</Button>
          <Button type="submit" form={form} variant="primary" wide busy={resolving.isPending} busyLabel={saving}>
            {words.resolve}
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

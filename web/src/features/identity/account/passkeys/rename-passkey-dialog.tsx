import type { Passkey } from '@forja/contract/identity/passkeys';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Field } from '../../../../design/inputs/field.tsx';
import { toast } from '../../../../design/feedback/toast.ts';
import { readableError } from '../../../../shared/http/readable-error.ts';
import { syncMessages } from '../../../../shared/records/sync.messages.ts';
import { useTabText } from '../../../../shared/use-tab-draft.ts';
import { useSubmission } from '../../../../shared/forms/use-submission.ts';
import { type NameFields, nameResolver } from '../account-resolvers.ts';
import { accountMessages } from '../account.messages.ts';
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx';
import { passkeysQuery, useRenamePasskey } from './passkeys.queries.ts';

const { passkeys } = accountMessages;
const LABELS = { name: passkeys.name };

export function RenamePasskeyDialog({
  passkey,
  onClose,
}: {
  passkey: Passkey;
  onClose: () => void;
}) {
  const { mutateAsync: rename } = useRenamePasskey();
  const cache = useQueryClient();
  const [typed, setTyped, forgetTyped] = useTabText(`forja-borrador-${passkey.id}`, passkey.name);
  const form = useForm<NameFields, unknown, NameFields>({
    resolver: nameResolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { name: typed },
  });

  function close() {
    forgetTyped();
    onClose();
  }

  async function undoRename(name: string) {
    try {
      const { items } = await cache.fetchQuery({ ...passkeysQuery, staleTime: 0 });
      const isSame = items.some((each) => each.id === passkey.id && each.name === name);
      if (isSame) await rename({ id: passkey.id, name: passkey.name });
      else toast(syncMessages.outcomes['changed-since']);
    } catch (error) {
      toast({
        variant: 'destructive',
        title: passkeys.notRenamed,
        description: readableError(error),
      });
    }
  }

  async function send({ name }: NameFields) {
    await rename({ id: passkey.id, name });
    toast({
      title: passkeys.renamed,
      description: name,
      duration: 8000,
      action: { label: passkeys.undo, onClick: () => void undoRename(name) },
    });
    close();
  }

  const submission = useSubmission(form, LABELS, send);
  return (
    <FormDialog
      title={passkeys.renameTitle}
      lead={passkeys.nameHint}
      submitLabel={passkeys.save}
      busyLabel={passkeys.saving}
      submission={submission}
      onClose={close}
    >
      <Field
        {...form.register('name', { onChange: ({ target }) => setTyped(target.value) })}
        id="name"
        label={passkeys.name}
        autoComplete="off"
        data-autofocus
        error={submission.getMessage('name')}
      />
    </FormDialog>
  );
}

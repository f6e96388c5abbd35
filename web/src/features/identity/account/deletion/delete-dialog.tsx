import { useForm } from 'react-hook-form';
import { Field } from '../../../../design/inputs/field.tsx';
import { PasswordField } from '../../../../design/inputs/password-field.tsx';
import { useSubmission } from '../../../../shared/forms/use-submission.ts';
import { type DeletionFields, deletionResolver } from '../account-resolvers.ts';
import { accountMessages } from '../account.messages.ts';
import { useDeleteAccount } from '../account.queries.ts';
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx';
import * as styles from '../account.module.css';

const { delete: erase, password, passwordHint } = accountMessages;
const LABELS = { confirmation: erase.typeIt, password };

export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const deletion = useDeleteAccount({ leave: () => window.location.assign('/') });
  const form = useForm<DeletionFields, unknown, DeletionFields>({
    resolver: deletionResolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { confirmation: '', password: '' },
  });
  const submission = useSubmission(
    form,
    LABELS,
    (values) => deletion.mutateAsync(values.password),
    {
      wrong_password: 'password',
    },
  );
  return (
    <FormDialog
      title={erase.dialogTitle}
      lead={erase.lead}
      submitLabel={erase.confirm}
      busyLabel={erase.deleting}
      danger
      submission={submission}
      onClose={onClose}
    >
      <Fate title={erase.goes} lines={erase.goesList} />
      <Fate title={erase.stays} lines={erase.staysList} />
      <p>{erase.first}</p>
      <Field
        {...form.register('confirmation')}
        id="confirmation"
        label={erase.typeIt}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={submission.getMessage('confirmation')}
      />
      <PasswordField
        {...form.register('password')}
        id="password"
        label={password}
        hint={passwordHint}
        error={submission.getMessage('password')}
      />
    </FormDialog>
  );
}

const Fate = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div>
    <h3>{title}</h3>
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);

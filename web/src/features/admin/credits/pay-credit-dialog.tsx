import { useForm } from 'react-hook-form';
import { toast } from '../../../design/feedback/toast.ts';
import { Field } from '../../../design/inputs/field.tsx';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useSubmission } from '../../../shared/forms/use-submission.ts';
import { adminMessages } from '../admin.messages.ts';
import * as styles from '../admin.module.css';
import { creditMessages } from './credits.messages.ts';
import { usePayCredit } from './credits.queries.ts';

const { pay: words } = creditMessages;
const LABELS = { reference: words.reference, reason: adminMessages.reason };
type PaymentFields = Record<keyof typeof LABELS, string>;

/** What was paid outside of here, with its number. */
export function PayCreditDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { mutateAsync: pay } = usePayCredit();
  const form = useForm<PaymentFields>({
    reValidateMode: 'onSubmit',
    defaultValues: { reference: '', reason: '' },
  });
  const submission = useSubmission(form, LABELS, async (fields) => {
    await pay({ id, ...fields });
    toast({ title: words.success });
    onClose();
  });
  return (
    <FormDialog
      title={words.title}
      lead={words.text}
      submitLabel={words.act}
      busyLabel={adminMessages.saving}
      submission={submission}
      onClose={onClose}
    >
      <div className={styles.form}>
        <Field
          {...form.register('reference', {
            validate: (text) => text.trim() !== '' || words.missing,
          })}
          label={LABELS.reference}
          hint={words.referenceHint}
          error={submission.getMessage('reference')}
          maxLength={120}
          autoComplete="off"
        />
        <Field
          {...form.register('reason', { validate: (text) => text.trim() !== '' || words.missing })}
          label={LABELS.reason}
          error={submission.getMessage('reason')}
          maxLength={500}
        />
      </div>
    </FormDialog>
  );
}

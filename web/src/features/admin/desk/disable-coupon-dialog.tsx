import { useForm } from 'react-hook-form';
import { toast } from '../../../design/feedback/toast.ts';
import { Field } from '../../../design/inputs/field.tsx';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useSubmission } from '../../../shared/forms/use-submission.ts';
import { adminMessages } from '../admin.messages.ts';
import * as styles from '../admin.module.css';
import { deskMessages } from './desk.messages.ts';
import { useDisableCoupon } from './desk.queries.ts';

const { coupons: words } = deskMessages;
const LABELS = { code: words.code, reason: adminMessages.reason };
type CouponFields = Record<keyof typeof LABELS, string>;

export function DisableCouponDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync: disable } = useDisableCoupon();
  const form = useForm<CouponFields>({
    reValidateMode: 'onSubmit',
    defaultValues: { code: '', reason: '' },
  });
  const submission = useSubmission(
    form,
    LABELS,
    async (fields) => {
      await disable(fields);
      toast({ title: words.disabled });
      onClose();
    },
    { coupon_not_found: 'code', coupon_already_disabled: 'code' },
  );
  return (
    <FormDialog
      danger
      title={words.disable}
      lead={words.disableText}
      submitLabel={words.disable}
      busyLabel={adminMessages.saving}
      submission={submission}
      onClose={onClose}
    >
      <div className={styles.form}>
        <Field
          {...form.register('code', {
            validate: (text) => text.trim() !== '' || words.codeMissing,
          })}
          label={LABELS.code}
          hint={words.disableHint}
          error={submission.getMessage('code')}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Field
          {...form.register('reason', {
            validate: (text) => text.trim() !== '' || words.reasonMissing,
          })}
          label={LABELS.reason}
          error={submission.getMessage('reason')}
          maxLength={500}
        />
      </div>
    </FormDialog>
  );
}

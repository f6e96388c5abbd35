import { useForm } from 'react-hook-form';
import { toast } from '../../../design/feedback/toast.ts';
import { Field } from '../../../design/inputs/field.tsx';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useSubmission } from '../../../shared/forms/use-submission.ts';
import { adminMessages } from '../admin.messages.ts';
import * as styles from '../admin.module.css';
import { deskMessages } from './desk.messages.ts';
import { useCreateCoupon } from './desk.queries.ts';

const { coupons: words } = deskMessages;
const LABELS = {
  code: words.code,
  percent: words.percent,
  maxUses: words.maxUses,
  lastDay: words.lastDay,
  reason: adminMessages.reason,
};
type CouponFields = Record<keyof typeof LABELS, string>;
const EMPTY: CouponFields = { code: '', percent: '', maxUses: '', lastDay: '', reason: '' };
const isInteger = (text: string, max: number) =>
  /^\d{1,7}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= max;

export function CreateCouponDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync: create } = useCreateCoupon();
  const form = useForm<CouponFields>({ reValidateMode: 'onSubmit', defaultValues: EMPTY });
  const submission = useSubmission(
    form,
    LABELS,
    async ({ code, percent, maxUses, lastDay, reason }) => {
      await create({
        code,
        reason,
        percent: Number(percent),
        maxUses: maxUses.trim() === '' ? null : Number(maxUses),
        lastDay: lastDay === '' ? null : lastDay,
      });
      toast({ title: words.created });
      onClose();
    },
    { coupon_exists: 'code', coupon_over: 'lastDay' },
  );
  const field = (name: keyof CouponFields) => ({
    label: LABELS[name],
    error: submission.getMessage(name),
  });
  return (
    <FormDialog
      title={words.create}
      lead={words.createText}
      submitLabel={words.create}
      busyLabel={adminMessages.saving}
      submission={submission}
      onClose={onClose}
    >
      <div className={styles.form}>
        <Field
          {...form.register('code', {
            validate: (text) => text.trim() !== '' || words.codeMissing,
          })}
          {...field('code')}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Field
          {...form.register('percent', {
            validate: (text) => isInteger(text, 100) || words.percentWrong,
          })}
          {...field('percent')}
          unit="%"
          inputMode="numeric"
        />
        <Field
          {...form.register('maxUses', {
            validate: (text) =>
              text.trim() === '' || isInteger(text, 1_000_000) || words.maxUsesWrong,
          })}
          {...field('maxUses')}
          hint={words.maxUsesHint}
          unit={words.uses}
          inputMode="numeric"
        />
        <Field
          {...form.register('lastDay')}
          {...field('lastDay')}
          hint={words.lastDayHint}
          type="date"
        />
        <Field
          {...form.register('reason', {
            validate: (text) => text.trim() !== '' || words.reasonMissing,
          })}
          {...field('reason')}
          maxLength={500}
        />
      </div>
    </FormDialog>
  );
}

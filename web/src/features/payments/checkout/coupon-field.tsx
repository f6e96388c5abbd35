import { useForm } from 'react-hook-form';
import { Button } from '../../../design/actions/button.tsx';
import { Field, type FieldProps } from '../../../design/inputs/field.tsx';
import { paymentMessages } from '../payments.messages.ts';
import type { CouponState } from './use-coupon.ts';
import { Form } from '../../../shared/forms/form.tsx';
import * as styles from '../payments.module.css';

const { coupon: words } = paymentMessages;

export function CouponField({ coupon }: { coupon: CouponState }) {
  const isApplied = coupon.applied !== undefined;
  const form = useForm({ defaultValues: { code: coupon.code } });

  return (
    <Form className={styles.coupon} onSubmit={form.handleSubmit(coupon.apply)}>
      <CodeField
        {...form.register('code', { onChange: ({ target }) => coupon.setCode(target.value) })}
        readOnly={isApplied}
        error={coupon.error}
        ok={isApplied ? appliedWords(coupon) : undefined}
      />
      {isApplied ? (
        <Button type="button" variant="outline" onClick={coupon.remove}>
          {words.remove}
        </Button>
      ) : (
        <Button type="submit" variant="outline" disabled={coupon.code.trim() === ''}>
          {words.apply}
        </Button>
      )}
    </Form>
  );
}

export const CodeField = (props: Omit<FieldProps, 'label'>) => (
  <Field
    label={words.label}
    face="figure"
    maxLength={40}
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    enterKeyHint="done"
    {...props}
  />
);

const appliedWords = ({ percent, price }: CouponState): string =>
  price?.totalMinor === 0 ? words.free : words.applied(percent);

import type { FormEvent } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { Field } from '../../../design/inputs/field.tsx';
import { paymentMessages } from '../payments.messages.ts';
import type { CouponState } from './use-coupon.ts';
import '../payments.css';

const { coupon: words } = paymentMessages;

export function CouponField({ coupon }: { coupon: CouponState }) {
  const isApplied = coupon.applied !== undefined;

  function apply(event: FormEvent) {
    event.preventDefault();
    coupon.apply();
  }

  return (
    <form className="cupon" onSubmit={apply} noValidate>
      <Field
        label={words.label}
        face="figure"
        value={coupon.code}
        onChange={(event) => coupon.setCode(event.target.value)}
        readOnly={isApplied}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
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
    </form>
  );
}

const appliedWords = ({ percent, price }: CouponState): string =>
  price?.totalMinor === 0 ? words.free : words.applied(percent);

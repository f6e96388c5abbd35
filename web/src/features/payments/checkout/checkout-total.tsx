import { paymentMessages } from '../payments.messages.ts';
import { money } from '../../../design/money.ts';
import type { CouponState } from './use-coupon.ts';

/** The total in words of the zócalo; the price before the coupon is struck out. */
export function CheckoutTotal({ price }: { price: CouponState['price'] }) {
  if (!price) return null;
  return (
    <p className="total-pago" role="status">
      <span>{paymentMessages.total}</span>
      <span className="val num">
        {price.totalMinor < price.listMinor ? (
          <>
            <span className="vh">{paymentMessages.before} </span>
            <s>{money(price.listMinor, price.currency)}</s>{' '}
          </>
        ) : null}
        {money(price.totalMinor, price.currency)}
      </span>
    </p>
  );
}

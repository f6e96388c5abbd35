import { paymentMessages } from '../payments.messages.ts';
import { money } from '../../../design/money.ts';
import type { CouponState } from './use-coupon.ts';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../payments.module.css';

/** The total in words of the zócalo; the price before the coupon is struck out. */
export function CheckoutTotal({ price }: { price: CouponState['price'] }) {
  if (!price) return null;
  return (
    <p className={styles.total} role="status">
      <span>{paymentMessages.total}</span>
      <span className={classNames(textStyles.figure, textStyles.numeric)}>
        {price.totalMinor < price.listMinor ? (
          <>
            <span className={textStyles.visuallyHidden}>{paymentMessages.before} </span>
            <s>{money(price.listMinor, price.currency)}</s>{' '}
          </>
        ) : null}
        {money(price.totalMinor, price.currency)}
      </span>
    </p>
  );
}

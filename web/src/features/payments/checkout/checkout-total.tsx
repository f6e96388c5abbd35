import { paymentMessages } from '../payments.messages.ts';
import { money } from '../../../design/money.ts';
import type { CouponState } from './use-coupon.ts';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../payments.module.css';

export function CheckoutTotal({ price }: { price: CouponState['price'] }) {
  if (!price) return null;
  const { totalMinor, listMinor, currency } = price;
  return (
    <TotalLine
      total={money(totalMinor, currency)}
      before={totalMinor < listMinor ? money(listMinor, currency) : undefined}
    />
  );
}

export const TotalLine = ({ total, before }: { total: string; before?: string | undefined }) => (
  <p className={styles.total} role="status">
    <span>{paymentMessages.total}</span>
    <span className={classNames(textStyles.figure, textStyles.numeric)}>
      {before === undefined ? null : (
        <>
          <span className={textStyles.visuallyHidden}>{paymentMessages.before} </span>
          <s>{before}</s>{' '}
        </>
      )}
      {total}
    </span>
  </p>
);

import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../../design/actions/button.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { moneyDate } from '../../../design/format.ts';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { readableError } from '../../../shared/http/readable-error.ts';
import { CheckoutTotal } from '../checkout/checkout-total.tsx';
import { CouponField } from '../checkout/coupon-field.tsx';
import { paymentMessages } from '../payments.messages.ts';
import { pricesQuery } from '../payments.queries.ts';
import { PurchasePrice } from '../checkout/purchase-price.tsx';
import { useCoupon } from '../checkout/use-coupon.ts';
import * as styles from '../payments.module.css';

const { popup, once, endDate, prices: words } = paymentMessages;

type MembershipPopupProps = {
  onClose: () => void;
  /** Any dismissal counts as "Ahora no". */
  onDismiss: () => void;
};

export function MembershipPopup({ onClose, onDismiss }: MembershipPopupProps) {
  const prices = useQuery(pricesQuery);
  const listed = prices.data?.methods[0];
  const coupon = useCoupon(listed);
  const navigate = useNavigate();

  function goToCheckout() {
    onClose();
    const cupon = coupon.applied;
    void navigate({ to: '/suscripcion', search: cupon === undefined ? {} : { cupon } });
  }

  return (
    <Dialog
      open
      wide
      onClose={onDismiss}
      title={popup.title}
      footer={
        <div className={styles.footer}>
          <div>
            <CheckoutTotal price={coupon.price} />
            <p className={styles.note}>
              {once} {prices.data && endDate(moneyDate(prices.data.endsAtIfPaidNow))}
            </p>
          </div>
          <div className={styles.decision}>
            <Button variant="text" onClick={onDismiss}>
              {popup.later}
            </Button>
            <Button variant="primary" wide onClick={goToCheckout}>
              {popup.pay}
            </Button>
          </div>
        </div>
      }
    >
      {prices.isPending && <CardSkeleton message={words.loading} />}
      {prices.isError && (
        <ErrorState
          title={words.unavailable}
          advice={readableError(prices.error)}
          actions={<Button onClick={() => void prices.refetch()}>{words.retry}</Button>}
        />
      )}
      {prices.data && (
        <div className={styles.columns}>
          <PurchasePrice months={prices.data.months} price={coupon.price} />
          <CouponField coupon={coupon} />
        </div>
      )}
    </Dialog>
  );
}

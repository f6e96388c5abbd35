import type { Checkout } from '@forja/contract/payments/checkout';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Button } from '../../../design/actions/button.tsx';
import { moneyDate } from '../../../design/format.ts';
import { iconLock } from '../../../design/icon-paths.ts';
import { ActionBar } from '../../../design/navigation/action-bar.tsx';
import { socialApp } from '../../../pwa/browser/in-app-browser.ts';
import { BeforePaying } from './before-paying.tsx';
import { readableError, refusalCode } from '../../../shared/http/readable-error.ts';
import { CheckoutTotal } from './checkout-total.tsx';
import { CouponField } from './coupon-field.tsx';
import { openPayment } from './open-payment.ts';
import { MethodOptions, type PayMethod } from './method-options.tsx';
import { paymentMessages } from '../payments.messages.ts';
import { PendingPaymentDialog } from './pending-payment-dialog.tsx';
import { PricesStatus } from './prices-status.tsx';
import { openCheckoutsQuery, pricesQuery, useStartCheckout } from '../payments.queries.ts';
import { PurchasePrice } from './purchase-price.tsx';
import { useCoupon } from './use-coupon.ts';
import { CheckoutStatus } from './checkout-status.tsx';
import { useEndIfPaidNow } from './use-end-if-paid-now.ts';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as actionBarStyles from '../../../design/navigation/action-bar.module.css';
import * as styles from '../payments.module.css';

const { checkout: words, popup, once, endDate, pending: pendingWords } = paymentMessages;

export function CheckoutPage() {
  const prices = useQuery(pricesQuery);
  const open = useQuery(openCheckoutsQuery);
  const pendingCheckout = open.data?.items.find(({ state }) => state === 'pending');
  const first = prices.data?.methods[0];
  const { cupon } = useSearch({ from: '/suscripcion' });
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{words.title}</h1>
      {pendingCheckout && (
        <>
          <Alert
            kind="info"
            title={pendingCheckout.voucher ? pendingWords.cashAlert : pendingWords.title}
          >
            {pendingWords.lead}
          </Alert>
          <CheckoutStatus id={pendingCheckout.id} />
        </>
      )}
      <PricesStatus prices={prices} />
      {first && prices.data && (
        <CheckoutForm
          first={first}
          methods={prices.data.methods}
          months={prices.data.months}
          endsAtForAnybody={prices.data.endsAtIfPaidNow}
          couponCode={cupon}
          pendingCheckout={pendingCheckout}
        />
      )}
    </div>
  );
}

type CheckoutFormProps = {
  first: PayMethod;
  methods: readonly PayMethod[];
  months: number;
  endsAtForAnybody: Date;
  couponCode: string | undefined;
  pendingCheckout: Checkout | undefined;
};

function CheckoutForm({
  first,
  methods,
  months,
  endsAtForAnybody,
  couponCode,
  pendingCheckout,
}: CheckoutFormProps) {
  const [processor, setProcessor] = useState(first.processor);
  // looked up again, because its price may have changed meanwhile
  const selected = methods.find((method) => method.processor === processor) ?? first;
  const endsAt = useEndIfPaidNow({ processor: selected.processor, endsAtForAnybody });
  const coupon = useCoupon(selected, couponCode);
  const start = useStartCheckout();
  const prices = useQuery(pricesQuery);
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const attempt = useRef({ of: '', key: '' });

  function choose(method: PayMethod) {
    setProcessor(method.processor);
    coupon.requestQuoteAgain(method.processor);
  }

  async function pay(besidePending: boolean) {
    if (pendingCheckout && !besidePending) return setIsAsking(true);
    setIsAsking(false);
    // One idempotency key per decision: a double tap or a lost answer does not open a second
    // purchase.
    const seenTotalMinor = coupon.price?.totalMinor;
    const decision = `${selected.processor} ${seenTotalMinor} ${coupon.applied ?? ''}`;
    if (attempt.current.of !== decision)
      attempt.current = { of: decision, key: crypto.randomUUID() };
    try {
      const checkout = await start.mutateAsync({
        clientKey: attempt.current.key,
        processor: selected.processor,
        source:
          socialApp({ userAgent: navigator.userAgent }) === undefined ? 'checkout' : 'instagram',
        ...(coupon.applied !== undefined && { couponCode: coupon.applied }),
        ...(besidePending && { besidePending }),
        ...(seenTotalMinor !== undefined && { seenTotalMinor }),
      });
      // A new key after the purchase, so that the next click does not return it.
      attempt.current = { of: '', key: '' };
      setIsLeaving(true);
      await openPayment(checkout, (address) => navigate(address));
    } catch (error) {
      // The mutation holds the error for the screen.
      setIsLeaving(false);
      const code = refusalCode(error);
      if (code === 'payment_pending') setIsAsking(true);
      if (code === 'price_changed') {
        void prices.refetch();
        coupon.requestQuoteAgain(selected.processor);
      }
    }
    return undefined;
  }

  const end = coupon.price?.endsAt ?? endsAt;
  const isFree = coupon.price?.totalMinor === 0;
  return (
    <>
      <div className={classNames(styles.checkout, actionBarStyles.roomBelow)}>
        <div className={styles.methodColumn}>
          {isFree ? null : (
            <MethodOptions
              methods={methods}
              selected={selected.processor}
              percent={coupon.percent}
              onChoose={choose}
            />
          )}
          <CouponField coupon={coupon} />
          {start.isError && (
            <Alert kind="error" title={words.failed}>
              {readableError(start.error)}
            </Alert>
          )}
        </div>
        <div className={styles.priceColumn}>
          <PurchasePrice months={months} price={coupon.price} />
          {end && <p className={textStyles.secondary}>{endDate(moneyDate(end))}</p>}
          <BeforePaying />
        </div>
      </div>
      <ActionBar help={once}>
        <CheckoutTotal price={coupon.price} />
        <Button
          variant="primary"
          wide
          icon={iconLock}
          busy={start.isPending || isLeaving}
          busyLabel={words.opening}
          onClick={() => void pay(false)}
        >
          {popup.pay}
        </Button>
      </ActionBar>
      {isAsking && (
        <PendingPaymentDialog
          checkout={pendingCheckout}
          onOther={() => void pay(true)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { moneyDate } from '../../../design/format.ts';
import { useIsDocument } from '../../../shared/pages/document-parts.ts';
import { siteSettings } from '../../../shared/settings/site-settings.ts';
import { useSession } from '../../identity/session.queries.ts';
import { CheckoutTotal } from '../checkout/checkout-total.tsx';
import { CouponField } from '../checkout/coupon-field.tsx';
import type { PayMethod } from '../checkout/method-options.tsx';
import { PurchasePrice } from '../checkout/purchase-price.tsx';
import { useCoupon } from '../checkout/use-coupon.ts';
import { useEndIfPaidNow } from '../checkout/use-end-if-paid-now.ts';
import { paymentMessages } from '../payments.messages.ts';
import { PricesStatus } from '../checkout/prices-status.tsx';
import { pricesQuery } from '../payments.queries.ts';
import { couponInAddress } from '@forja/contract/payments/coupon-in-address';
import { PromoOfferDocument } from './promo-document.tsx';
import { promoMessages as words } from './promo.messages.ts';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../payments.module.css';

const { once, endDate } = paymentMessages;

export function PromoPage() {
  return (
    <div className={classNames(styles.page, styles.narrow)}>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p className={textStyles.lead}>{words.lead(siteSettings.duration)}</p>
      {useIsDocument() ? <PromoOfferDocument /> : <PromoOfferOfToday />}
      <p>
        <Link to="/membresias">{words.prices}</Link>
      </p>
    </div>
  );
}

function PromoOfferOfToday() {
  const { c } = useSearch({ from: '/promo' });
  const prices = useQuery(pricesQuery);
  const first = prices.data?.methods[0];
  return (
    <>
      <PricesStatus prices={prices} />
      {first && prices.data && (
        <PromoOffer
          first={first}
          months={prices.data.months}
          endsAtForAnybody={prices.data.endsAtIfPaidNow}
          couponCode={couponInAddress(c)}
        />
      )}
    </>
  );
}

type PromoOfferProps = {
  first: PayMethod;
  months: number;
  endsAtForAnybody: Date;
  couponCode: string | undefined;
};

function PromoOffer({ first, months, endsAtForAnybody, couponCode }: PromoOfferProps) {
  const { status } = useSession();
  // Quotes need an account: visitors see the usual discount, and the real one before paying.
  const coupon = useCoupon(first, couponCode, { isPriced: status === 'signed-in' });
  const endsAt = useEndIfPaidNow({ processor: first.processor, endsAtForAnybody });
  const end = coupon.price?.endsAt ?? endsAt;
  return (
    <>
      {couponCode === undefined && <p className={textStyles.secondary}>{words.without}</p>}
      <CouponField coupon={coupon} />
      <PurchasePrice months={months} price={coupon.price} />
      <CheckoutTotal price={coupon.price} />
      <p className={textStyles.secondary}>
        {once} {end && endDate(moneyDate(end))} {words.confirmed}
      </p>
      <LinkButton
        variant="primary"
        wide
        render={(linkProps) => (
          <Link
            to="/suscripcion"
            search={coupon.applied === undefined ? {} : { cupon: coupon.applied }}
            {...linkProps}
          />
        )}
      >
        {words.pay}
      </LinkButton>
    </>
  );
}

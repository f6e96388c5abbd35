import { USUAL_COUPON_PERCENT } from '@forja/domain/membership/apply-discount';
import { Button } from '../../../design/actions/button.tsx';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { CheckList, PriceTicket } from '../../../design/layout/price-ticket.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { siteSettings } from '../../../shared/settings/site-settings.ts';
import { CodeField } from '../checkout/coupon-field.tsx';
import { TotalLine } from '../checkout/checkout-total.tsx';
import { paymentMessages } from '../payments.messages.ts';
import { NoMethods } from './offer-document.tsx';
import { offerTexts, conditionAttribute } from './offer-texts.ts';
import { promoMessages as words } from './promo.messages.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../payments.module.css';

const { benefits, coupon, endDate, once, popup } = paymentMessages;

/**
 * Prerendered with the usual discount; the script shows the full price without a coupon in the
 * address.
 */
export const PromoOfferDocument = () => (
  <>
    <NoMethods />
    <div className={styles.priceColumn} {...conditionAttribute(offerTexts.price)}>
      <p className={textStyles.secondary} data-promo="without" hidden>
        {words.without}
      </p>
      <Form className={styles.coupon} data-promo="form">
        <CodeField id="cupon" name="code" readOnly ok={coupon.applied(USUAL_COUPON_PERCENT)} />
        <Button variant="outline" data-promo="with">
          {coupon.remove}
        </Button>
        <Button type="submit" variant="outline" data-promo="without" hidden disabled>
          {coupon.apply}
        </Button>
      </Form>
      <div className={styles.priceColumn} data-promo="with">
        <PromoPrice price={offerTexts.promoPrice} before={offerTexts.price} />
      </div>
      <div className={styles.priceColumn} data-promo="without" hidden>
        <PromoPrice price={offerTexts.price} />
      </div>
      <p className={textStyles.secondary}>
        {once} {endDate(offerTexts.endsOn)} {words.confirmed}
      </p>
      <LinkButton variant="primary" wide href="/suscripcion" data-promo="pay">
        {words.pay}
      </LinkButton>
    </div>
  </>
);

const inCurrency = (price: string): string => `${offerTexts.sign}\u00A0${price}`;

const PromoPrice = ({ price, before }: { price: string; before?: string }) => (
  <>
    <PriceTicket
      label={popup.priceLabel(siteSettings.duration)}
      sign={offerTexts.sign}
      price={price}
      before={before}
    >
      <CheckList items={benefits} />
    </PriceTicket>
    <TotalLine total={inCurrency(price)} before={before && inCurrency(before)} />
  </>
);

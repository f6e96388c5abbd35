import { dayInBuenosAires } from '@forja/domain/calendar/buenos-aires';
import { applyDiscount, USUAL_COUPON_PERCENT } from '@forja/domain/membership/apply-discount';
import type { ReplyOf } from '../http/endpoint.ts';
import type { readPrices } from './checkout.ts';
import { currencySigns, priceText } from './price-text.ts';

export type Prices = ReplyOf<typeof readPrices>;
type OfferedProcessor = Prices['methods'][number]['processor'];

/** Offer texts in the site documents, empty if not offered; the app reads `/api/prices`. */
export type DocumentOffer = Record<OfferedProcessor, string> & {
  sign: string;
  price: string;
  promoPrice: string;
  endsOn: string;
  noMethods: string;
};

/** Placeholders that the server replaces; no offer text can equal one. */
export const offerPlaceholders: DocumentOffer = {
  sign: '@forja-offer-sign@',
  price: '@forja-offer-price@',
  promoPrice: '@forja-offer-promo-price@',
  endsOn: '@forja-offer-ends-on@',
  noMethods: '@forja-offer-no-methods@',
  mercadopago: '@forja-offer-mercadopago@',
  paypal: '@forja-offer-paypal@',
  manual: '@forja-offer-manual@',
  simulation: '@forja-offer-simulation@',
};

export function describeOffer({ methods, endsAtIfPaidNow }: Prices): DocumentOffer {
  const [first] = methods;
  const describeMethod = (processor: OfferedProcessor): string => {
    const method = methods.find((each) => each.processor === processor);
    return method ? `${currencySigns[method.currency]}\u00A0${priceText(method.amountMinor)}` : '';
  };
  return {
    sign: first ? currencySigns[first.currency] : '',
    price: first ? priceText(first.amountMinor) : '',
    promoPrice: first
      ? priceText(applyDiscount(first.amountMinor, USUAL_COUPON_PERCENT).totalMinor)
      : '',
    endsOn: first ? dayInBuenosAires(endsAtIfPaidNow).split('-').toReversed().join('/') : '',
    noMethods: first ? '' : 'true',
    mercadopago: describeMethod('mercadopago'),
    paypal: describeMethod('paypal'),
    manual: describeMethod('manual'),
    simulation: describeMethod('simulation'),
  };
}

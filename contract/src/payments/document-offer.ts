import { dayInBuenosAires } from '@forja/domain/calendar/buenos-aires';
import { applyDiscount, USUAL_COUPON_PERCENT } from '@forja/domain/membership/apply-discount';
import type { ReplyOf } from '../http/endpoint.ts';
import type { readPrices } from './checkout.ts';
import { currencySigns, priceText } from './price-text.ts';

export type Prices = ReplyOf<typeof readPrices>;
type OfferedProcessor = Prices['methods'][number]['processor'];

/**
 * The texts of the offer in the documents of the site, as a person reads them and empty for what is not offered; the app
 * asks `/api/prices`. `$ 10.000` through each processor; the rest is of the one that is offered first.
 */
export type DocumentOffer = Record<OfferedProcessor, string> & {
  /** $ */
  sign: string;
  /** 10.000 */
  price: string;
  /** 9.000: with the discount of a coupon that nobody has priced yet. */
  promoPrice: string;
  /** Last day, bought today: 01/06/2026. */
  endsOn: string;
  /** Empty while there is a way to pay. */
  noMethods: string;
};

/** Placeholders in the documents of the build for the texts of the server. No text of an offer can be one of them. */
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

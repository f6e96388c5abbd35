import type { Price } from '@forja/contract/payments/checkout';
import type { Processor } from '@forja/contract/payments/membership';
import { applyDiscount } from '@forja/domain/membership/apply-discount';
import { AppError } from '../../../http/app-error.ts';
import type { MembershipService } from '../../membership/membership.service.ts';
import type { CouponsService, Discount } from '../coupons/coupons.service.ts';
import type { PriceSchedule } from '../prices/price-schedule.service.ts';
import { listPrice } from '../prices/prices.ts';

type Dependencies = {
  coupons: CouponsService;
  membership: MembershipService;
  readPrices: PriceSchedule['readPrices'];
  isOffered: (processor: Processor) => boolean;
};
export type Buyer = { id: string; ip: string };
export type PurchaseRequest = { processor: Processor; couponCode?: string | undefined };
export type QuotedPrice = { price: Price; processor: Processor; discount: Discount };

export function createQuotePrice({ coupons, membership, readPrices, isOffered }: Dependencies) {
  return async function quotePrice(
    buyer: Buyer,
    { processor, couponCode }: PurchaseRequest,
  ): Promise<QuotedPrice> {
    if (processor !== 'coupon' && !isOffered(processor))
      throw new AppError('processor_not_available');
    const discount = await coupons.findDiscount(buyer, couponCode);
    const prices = await readPrices();
    const { currency, listMinor } = listPrice(prices, processor);
    const { discountMinor, totalMinor } = applyDiscount(listMinor, discount.percent);
    // the coupon processor accepts only a total of zero
    if (processor === 'coupon' && totalMinor > 0) throw new AppError('processor_not_available');
    const endsAt = await membership.projectEnd(buyer.id, prices.months);
    const price = {
      currency,
      listMinor,
      discountPercent: discount.percent,
      discountMinor,
      totalMinor,
      endsAt,
    };
    return { price, discount, processor: totalMinor === 0 ? 'coupon' : processor };
  };
}

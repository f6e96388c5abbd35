import type { Currency, Processor } from '@forja/contract/payments/membership';
import type { MembershipService } from '../../membership/membership.service.ts';
import type { PriceSchedule } from '../prices/price-schedule.service.ts';
import { listPrice } from '../prices/prices.ts';

const OFFERED_PROCESSORS = ['mercadopago', 'paypal', 'manual', 'simulation'] as const;

type Dependencies = {
  membership: MembershipService;
  readPrices: PriceSchedule['readPrices'];
  isOffered: (processor: Processor) => boolean;
};

export function createListPrices({ membership, readPrices, isOffered }: Dependencies) {
  return async function listPrices(): Promise<{
    months: number;
    methods: {
      processor: (typeof OFFERED_PROCESSORS)[number];
      currency: Currency;
      amountMinor: number;
    }[];
    endsAtIfPaidNow: Date;
  }> {
    const prices = await readPrices();
    const methods = OFFERED_PROCESSORS.filter(isOffered).map((processor) => {
      const { currency, listMinor } = listPrice(prices, processor);
      return { processor, currency, amountMinor: listMinor };
    });
    return {
      months: prices.months,
      methods,
      endsAtIfPaidNow: await membership.projectEnd('', prices.months),
    };
  };
}

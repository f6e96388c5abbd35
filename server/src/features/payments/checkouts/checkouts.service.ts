import type { Checkout, Price, CheckoutSource } from '@forja/contract/payments/checkout';
import type { Processor } from '@forja/contract/payments/membership';
import { inTransaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { PaymentProvider } from '../../../gateways/payments/payment-provider.ts';
import type { TryLimits } from '../../identity/limits/try-limits.service.ts';
import { createViewCheckout, type TransferAccount } from './checkout-view.ts';
import type { PaymentsRepository } from '../storage/payments.repository.ts';
import type { CheckoutRow } from '../storage/checkouts.repository.ts';
import type { CouponsService } from '../coupons/coupons.service.ts';
import { isOpen } from '../ledger/end-checkout.ts';
import { createExpireOverdue, type ExpireOverdueDependencies } from './expire-overdue.ts';
import { createFindUnreportedPayment } from './find-unreported-payment.ts';
import { createFindOrCreateCheckout, MAX_OPEN } from './find-or-create-checkout.ts';
import { giftPayment } from './gift-payment.ts';
import { createOpenPage, type ReturnContext, type OpenPageDependencies } from './open-page.ts';
import { createListPrices } from './list-prices.ts';
import type { PriceSchedule } from '../prices/price-schedule.service.ts';
import type { Prices } from '../prices/prices.ts';
import { type Buyer, createQuotePrice, type PurchaseRequest } from './quote-price.ts';
import type { Ledger } from '../ledger/ledger.service.ts';

type Dependencies = ExpireOverdueDependencies &
  OpenPageDependencies & {
    coupons: CouponsService;
    limits: TryLimits;
    ledger: Ledger;
    providers: readonly PaymentProvider[];
    transfer: TransferAccount | undefined;
    payments: PaymentsRepository;
    prices: Prices;
    readPrices: PriceSchedule['readPrices'];
    readShownPrices: PriceSchedule['readShownPrices'];
  };

type CheckoutRequest = PurchaseRequest & {
  clientKey: string;
  source?: CheckoutSource;
  besidePending?: boolean;
  seenTotalMinor?: number | undefined;
};

export type CheckoutsService = ReturnType<typeof createCheckoutsService>;

export function createCheckoutsService(dependencies: Dependencies) {
  const {
    db,
    checkouts,
    membership,
    limits,
    providers,
    transfer,
    readPrices,
    readShownPrices,
    now,
  } = dependencies;
  const { ledger, endCheckout, followUps } = dependencies;
  const findProvider = (processor: Processor) => providers.find(({ id }) => id === processor);
  const isOffered = (processor: Processor) =>
    processor === 'manual' ? transfer !== undefined : findProvider(processor) !== undefined;
  const quotePrice = createQuotePrice({ ...dependencies, isOffered });
  const findOrCreateCheckout = createFindOrCreateCheckout({ ...dependencies, findProvider });
  const openPage = createOpenPage(dependencies);
  const findUnreportedPayment = createFindUnreportedPayment(dependencies);
  const viewCheckout = createViewCheckout(dependencies);

  async function preparePayment(row: CheckoutRow, target: ReturnContext): Promise<Checkout> {
    if (row.state !== 'created') return viewCheckout(row);
    if (row.processor === 'coupon') await ledger.recordPayment(giftPayment(row, now()), 'coupon');
    const provider = findProvider(row.processor);
    if (provider) await openPage(row, provider, target);
    return viewCheckout((await checkouts.find(row.userId, row.id)) ?? row);
  }

  async function findOwn(userId: string, id: string): Promise<CheckoutRow> {
    const row = await checkouts.find(userId, id);
    if (!row) throw new AppError('checkout_not_found');
    return row;
  }

  /** Refuses a second pending payment unless the user accepts it. */
  async function assertNothingPending(userId: string): Promise<void> {
    const open = await checkouts.listOpen(userId, MAX_OPEN);
    if (open.some(({ state }) => state === 'pending')) throw new AppError('payment_pending');
  }

  return {
    prices: createListPrices({ membership, readPrices, isOffered }),
    shownPrices: createListPrices({ membership, readPrices: readShownPrices, isOffered }),

    quote: async (buyer: Buyer, purchase: PurchaseRequest): Promise<Price> =>
      (await quotePrice(buyer, purchase)).price,

    async start(
      { browserHash, email: buyerEmail, ...buyer }: Buyer & { browserHash: string; email: string },
      {
        clientKey,
        source = 'checkout',
        besidePending = false,
        seenTotalMinor,
        ...purchase
      }: CheckoutRequest,
    ): Promise<Checkout> {
      const { id: userId, ip } = buyer;
      const target = { source, browserHash, buyerEmail };
      const existingCheckout = await checkouts.findByKey(userId, clientKey);
      if (existingCheckout) {
        if (isOpen(existingCheckout)) assertSeen(existingCheckout.dueMinor, seenTotalMinor);
        return preparePayment(existingCheckout, target);
      }
      await limits.count('checkout', { account: userId, ip });
      const quotedPrice = await quotePrice(buyer, purchase);
      const paidCheckout = await findUnreportedPayment(userId);
      // Checks after the reply of the provider: a pending payment may be paid by now.
      if (!paidCheckout) {
        if (!besidePending) await assertNothingPending(userId);
        assertSeen(quotedPrice.price.totalMinor, seenTotalMinor);
      }
      const row = await findOrCreateCheckout({ userId, clientKey }, quotedPrice, paidCheckout);
      await followUps.runForUser(userId);
      return preparePayment(row, target);
    },

    getCheckout: async (userId: string, id: string): Promise<Checkout> =>
      viewCheckout(await findOwn(userId, id)),

    async listOpen(userId: string): Promise<{ items: Checkout[] }> {
      const items: Checkout[] = [];
      for (const row of await checkouts.listOpen(userId, MAX_OPEN))
        items.push(await viewCheckout(row));
      return { items };
    },

    async cancel(userId: string, id: string): Promise<Checkout> {
      await findOwn(userId, id);
      await inTransaction(db, async (tx) => {
        await membership.lockUser(userId, tx);
        const row = await checkouts.lock(id, tx);
        if (row && isOpen(row)) await endCheckout(row, 'cancelled', tx);
      });
      await followUps.runForUser(userId);
      return viewCheckout(await findOwn(userId, id));
    },

    expireOverdue: createExpireOverdue(dependencies),

    viewCheckout,
  };
}

/** Prices and coupons may change while the total is on a screen. */
function assertSeen(totalMinor: number, seenTotalMinor: number | undefined): void {
  if (seenTotalMinor !== undefined && seenTotalMinor !== totalMinor)
    throw new AppError('price_changed');
}

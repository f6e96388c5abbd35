import { randomUUID } from 'node:crypto';
import type { Checkout, Price, CheckoutSource } from '@forja/contract/payments/checkout';
import type { Currency, Processor } from '@forja/contract/payments/membership';
import { applyDiscount } from '@forja/domain/membership/apply-discount';
import { HOUR_MS } from '@forja/domain/units/durations';
import { nextPoll } from '@forja/domain/payments/poll-schedule';
import type { Database } from '../../../database/connect.ts';
import { inTransaction, type Transaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { PaymentPage, PaymentProvider } from '../../../gateways/payments/payment-provider.ts';
import type { TryLimits } from '../../identity/limits/try-limits.service.ts';
import type { MembershipService } from '../../membership/membership.service.ts';
import { buildBackUrls, type ResumeCodes } from './back-urls.ts';
import { type TransferAccount, checkoutView } from './checkout-view.ts';
import type { CheckoutRow, CheckoutsRepository } from '../storage/checkouts.repository.ts';
import type { CouponsService, Discount } from '../coupons/coupons.service.ts';
import type { RefreshPayments } from './refresh-payments.service.ts';
import { type EndCheckout, isOpen } from '../ledger/end-checkout.ts';
import type { FollowUps } from './follow-ups.service.ts';
import { giftPayment } from './gift-payment.ts';
import { listPrice, type Prices } from './prices.ts';
import type { Ledger } from '../ledger/ledger.service.ts';

/** How long the price of a checkout holds. */
const ONLINE_HOURS = 24;
const TRANSFER_HOURS = 5 * 24;
/** An open checkout with less time left is replaced. */
const WORTH_REUSING_MS = 10 * 60_000;
const MAX_OPEN = 20;
const OFFERED_PROCESSORS = ['mercadopago', 'paypal', 'manual', 'simulation'] as const;

type Dependencies = {
  db: Database;
  checkouts: CheckoutsRepository;
  coupons: CouponsService;
  membership: MembershipService;
  limits: TryLimits;
  refreshPayments: RefreshPayments;
  ledger: Ledger;
  endCheckout: EndCheckout;
  followUps: FollowUps;
  resumeCodes: ResumeCodes;
  providers: readonly PaymentProvider[];
  transfer: TransferAccount | undefined;
  prices: Prices;
  publicOrigin: () => string;
  onProviderProblem: (error: unknown) => void;
  now: () => Date;
};
export type Buyer = { id: string; ip: string };
/** The page of origin, and the hash of the cookie of the browser. */
type ReturnContext = { source: CheckoutSource; browserHash: string };
type PurchaseRequest = { processor: Processor; couponCode?: string | undefined };
type QuotedPrice = { price: Price; processor: Processor; discount: Discount };

export type CheckoutsService = ReturnType<typeof createCheckoutsService>;

export function createCheckoutsService(dependencies: Dependencies) {
  const { db, checkouts, coupons, membership, limits, refreshPayments, resumeCodes, providers, transfer, prices, now } =
    dependencies;
  const { ledger, endCheckout, followUps } = dependencies;
  const findProvider = (processor: Processor) => providers.find(({ id }) => id === processor);
  const isOffered = (processor: Processor) =>
    processor === 'manual' ? transfer !== undefined : findProvider(processor) !== undefined;

  const viewCheckout = async (row: CheckoutRow): Promise<Checkout> => {
    const endsAt =
      row.state === 'paid' ? (await membership.mapPeriodsByCheckout(row.userId)).get(row.id)?.endsAt : undefined;
    return checkoutView(row, endsAt ?? (await membership.projectEnd(row.userId, row.months)), transfer);
  };

  async function quotePrice(buyer: Buyer, { processor, couponCode }: PurchaseRequest): Promise<QuotedPrice> {
    if (processor !== 'coupon' && !isOffered(processor)) throw new AppError('processor_not_available');
    const discount = await coupons.findDiscount(buyer, couponCode);
    const { currency, listMinor } = listPrice(prices, processor);
    const { discountMinor, totalMinor } = applyDiscount(listMinor, discount.percent);
    // the coupon processor accepts only a total of zero
    if (processor === 'coupon' && totalMinor > 0) throw new AppError('processor_not_available');
    const endsAt = await membership.projectEnd(buyer.id, prices.months);
    const price = { currency, listMinor, discountPercent: discount.percent, discountMinor, totalMinor, endsAt };
    return { price, discount, processor: totalMinor === 0 ? 'coupon' : processor };
  }

  /** Reuses an equal open checkout, or creates one. The caller holds the lock of the user. */
  async function findOrCreateCheckout(
    userId: string,
    { price, processor, discount }: QuotedPrice,
    tx: Transaction,
  ): Promise<CheckoutRow> {
    const timestamp = now();
    const reusableCheckout = (await checkouts.listOpen(userId, MAX_OPEN, tx)).find(
      (open) =>
        open.processor === processor &&
        open.dueMinor === price.totalMinor &&
        open.currency === price.currency &&
        open.couponCode === discount.code &&
        open.months === prices.months &&
        open.expiresAt.getTime() - timestamp.getTime() > WORTH_REUSING_MS,
    );
    if (reusableCheckout) return reusableCheckout;
    const hours = processor === 'manual' ? TRANSFER_HOURS : ONLINE_HOURS;
    const expiresAt = new Date(timestamp.getTime() + hours * HOUR_MS);
    const id = randomUUID();
    await checkouts.add(
      {
        userId,
        id,
        intentId: (await checkouts.findUnpaidIntent(userId, tx)) ?? id,
        processor,
        state: processor === 'manual' ? 'awaiting' : 'created',
        months: prices.months,
        currency: price.currency,
        listMinor: price.listMinor,
        discountPercent: price.discountPercent,
        discountMinor: price.discountMinor,
        dueMinor: price.totalMinor,
        couponCode: discount.code,
        isCouponListed: discount.isListed,
        createdAt: timestamp,
        expiresAt,
        // set before the page exists, so that a crash leaves a checkout that is polled
        nextPollAt: !findProvider(processor)
          ? null
          : nextPoll({ startedAt: timestamp, expiresAt, isPending: false }, timestamp),
      },
      tx,
    );
    if (discount.code !== null && discount.isListed) {
      const previousCheckoutId = await coupons.hold({ userId, checkoutId: id, code: discount.code }, tx);
      const previousCheckout =
        previousCheckoutId === undefined ? undefined : await checkouts.lock(previousCheckoutId, tx);
      // the previous checkout lost the coupon that its price needs
      if (previousCheckout && isOpen(previousCheckout)) await endCheckout(previousCheckout, 'cancelled', tx);
    }
    const addedCheckout = await checkouts.find(userId, id, tx);
    if (!addedCheckout) throw new Error('a checkout that was just added was not found');
    return addedCheckout;
  }

  /** Opens the provider page of a new checkout, or records its gift. Other states stay as they are. */
  async function preparePayment(row: CheckoutRow, target: ReturnContext): Promise<Checkout> {
    if (row.state !== 'created') return viewCheckout(row);
    if (row.processor === 'coupon') await ledger.recordPayment(giftPayment(row, now()), 'coupon');
    const provider = findProvider(row.processor);
    if (provider) await openPage(row, provider, target);
    return viewCheckout((await checkouts.find(row.userId, row.id)) ?? row);
  }

  async function openPage(
    { userId, id }: CheckoutRow,
    provider: PaymentProvider,
    { source, browserHash }: ReturnContext,
  ): Promise<void> {
    // each attempt has its own return code
    const attempt = await inTransaction(db, async (tx) => {
      const row = await checkouts.lock(id, tx);
      if (row?.state !== 'created') return undefined;
      await checkouts.change(row, { attempt: row.attempt + 1 }, tx);
      return {
        row: { ...row, attempt: row.attempt + 1 },
        code: await resumeCodes.issue({ userId, checkoutId: id, browserHash }, tx),
      };
    });
    if (!attempt) return;
    const { row, code } = attempt;
    const page = await createPage(row, { sessionToken: code, source }, provider);
    const { expiresAt } = page;
    const isStored = await checkouts.setPaymentPage(row, {
      state: 'awaiting',
      providerRef: page.providerRef,
      redirectUrl: page.redirectUrl,
      expiresAt,
      nextPollAt: nextPoll({ startedAt: row.createdAt, expiresAt, isPending: false }, now()),
    });
    if (!isStored) await closeUnwantedPage(row, page, provider);
  }

  /** Closes a page whose checkout ended meanwhile, or whose checkout got another page. */
  async function closeUnwantedPage(
    row: CheckoutRow,
    { providerRef }: PaymentPage,
    provider: PaymentProvider,
  ): Promise<void> {
    if (await checkouts.closeLatePage(row, { providerRef, closePageAt: now() })) await followUps.runForUser(row.userId);
    else await provider.closeCheckout({ checkoutId: row.id, providerRef }).catch(dependencies.onProviderProblem);
  }

  async function createPage(
    row: CheckoutRow,
    target: { sessionToken: string; source: CheckoutSource },
    provider: PaymentProvider,
  ): Promise<PaymentPage> {
    const origin = dependencies.publicOrigin();
    try {
      return await provider.createCheckout({
        checkoutId: row.id,
        attempt: row.attempt,
        amountMinor: row.dueMinor,
        currency: row.currency,
        months: row.months,
        backUrls: buildBackUrls({ origin, processor: row.processor, checkoutId: row.id, ...target }),
        webhookUrl: `${origin}/api/webhooks/${provider.id}`,
        expiresAt: row.expiresAt,
      });
    } catch (error) {
      dependencies.onProviderProblem(error);
      throw new AppError('provider_unreachable');
    }
  }

  /** Looks for an open checkout that was already paid without a report, before another payment starts. */
  async function findUnreportedPayment(userId: string): Promise<CheckoutRow | undefined> {
    for (const open of await checkouts.listOpen(userId, MAX_OPEN)) {
      if (open.providerRef === null) continue;
      await refreshPayments.forCheckout(open, 'start').catch(dependencies.onProviderProblem);
      const refreshedCheckout = await checkouts.find(userId, open.id);
      if (refreshedCheckout?.state === 'paid') return refreshedCheckout;
    }
    return undefined;
  }

  async function findOwn(userId: string, id: string): Promise<CheckoutRow> {
    const row = await checkouts.find(userId, id);
    if (!row) throw new AppError('checkout_not_found');
    return row;
  }

  return {
    async prices(): Promise<{
      months: number;
      methods: { processor: (typeof OFFERED_PROCESSORS)[number]; currency: Currency; amountMinor: number }[];
      endsAtIfPaidNow: Date;
    }> {
      const methods = OFFERED_PROCESSORS.filter(isOffered).map((processor) => {
        const { currency, listMinor } = listPrice(prices, processor);
        return { processor, currency, amountMinor: listMinor };
      });
      return { months: prices.months, methods, endsAtIfPaidNow: await membership.projectEnd('', prices.months) };
    },

    quote: async (buyer: Buyer, purchase: PurchaseRequest): Promise<Price> => (await quotePrice(buyer, purchase)).price,

    async start(
      { browserHash, ...buyer }: Buyer & { browserHash: string },
      { clientKey, source = 'checkout', ...purchase }: PurchaseRequest & { clientKey: string; source?: CheckoutSource },
    ): Promise<Checkout> {
      const { id: userId, ip } = buyer;
      const existingCheckout = await checkouts.findByKey(userId, clientKey);
      if (existingCheckout) return preparePayment(existingCheckout, { source, browserHash });
      await limits.count('checkout', { account: userId, ip });
      const quotedPrice = await quotePrice(buyer, purchase);
      const paidCheckout = await findUnreportedPayment(userId);
      const row = await inTransaction(db, async (tx) => {
        if (!(await membership.lockUser(userId, tx))) throw new AppError('not_signed_in');
        const concurrentCheckout = await checkouts.findByKey(userId, clientKey, tx);
        if (concurrentCheckout) return concurrentCheckout;
        const checkout = paidCheckout ?? (await findOrCreateCheckout(userId, quotedPrice, tx));
        await checkouts.addKey({ userId, clientKey, checkoutId: checkout.id, createdAt: now() }, tx);
        return checkout;
      });
      await followUps.runForUser(userId);
      return preparePayment(row, { source, browserHash });
    },

    getCheckout: async (userId: string, id: string): Promise<Checkout> => viewCheckout(await findOwn(userId, id)),

    async listOpen(userId: string): Promise<{ items: Checkout[] }> {
      const items: Checkout[] = [];
      for (const row of await checkouts.listOpen(userId, MAX_OPEN)) items.push(await viewCheckout(row));
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

    /** Expires overdue checkouts and releases their coupons. A late payment at full price still counts. */
    async expireOverdue(limit: number): Promise<number> {
      const overdue = await checkouts.listOverdue(now(), limit);
      for (const row of overdue) {
        // a discounted payment in time may not have been reported yet
        if (row.isCouponListed) await refreshPayments.forCheckout(row, 'poll').catch(dependencies.onProviderProblem);
        await inTransaction(db, async (tx) => {
          await membership.lockUser(row.userId, tx);
          const locked = await checkouts.lock(row.id, tx);
          if (locked && isOpen(locked) && locked.expiresAt <= now()) await endCheckout(locked, 'expired', tx);
        });
      }
      return overdue.length;
    },

    viewCheckout,
  };
}

import { randomUUID } from 'node:crypto';
import type { Processor } from '@forja/contract/payments/membership';
import { nextPoll } from '@forja/domain/payments/poll-schedule';
import { HOUR_MS } from '@forja/domain/units/durations';
import type { Database } from '../../../database/connect.ts';
import { inTransaction, type Transaction } from '../../../database/in-transaction.ts';
import type { PaymentProvider } from '../../../gateways/payments/payment-provider.ts';
import { AppError } from '../../../http/app-error.ts';
import type { MembershipService } from '../../membership/membership.service.ts';
import type { CouponsService } from '../coupons/coupons.service.ts';
import { type EndCheckout, isOpen } from '../ledger/end-checkout.ts';
import type { CheckoutRow, CheckoutsRepository } from '../storage/checkouts.repository.ts';
import type { Prices } from '../prices/prices.ts';
import type { QuotedPrice } from './quote-price.ts';

const ONLINE_HOURS = 24;
const TRANSFER_HOURS = 5 * 24;
/** Shorter remaining times are not worth reusing. */
const WORTH_REUSING_MS = 10 * 60_000;
export const MAX_OPEN = 20;

type BrowserKey = { userId: string; clientKey: string };
type Dependencies = {
  db: Database;
  checkouts: CheckoutsRepository;
  coupons: CouponsService;
  membership: MembershipService;
  endCheckout: EndCheckout;
  prices: Prices;
  findProvider: (processor: Processor) => PaymentProvider | undefined;
  now: () => Date;
};

export function createFindOrCreateCheckout(dependencies: Dependencies) {
  const { db, checkouts, coupons, membership, endCheckout, prices, findProvider, now } =
    dependencies;

  return (
    { userId, clientKey }: BrowserKey,
    quotedPrice: QuotedPrice,
    paidCheckout: CheckoutRow | undefined,
  ): Promise<CheckoutRow> =>
    inTransaction(db, async (tx) => {
      if (!(await membership.lockUser(userId, tx))) throw new AppError('not_signed_in');
      const concurrentCheckout = await checkouts.findByKey(userId, clientKey, tx);
      if (concurrentCheckout) return concurrentCheckout;
      const checkout = paidCheckout ?? (await reuseOrAddCheckout(userId, quotedPrice, tx));
      await checkouts.addKey({ userId, clientKey, checkoutId: checkout.id, createdAt: now() }, tx);
      return checkout;
    });

  /** The caller holds the lock of the user. */
  async function reuseOrAddCheckout(
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
      const previousCheckoutId = await coupons.hold(
        { userId, checkoutId: id, code: discount.code },
        tx,
      );
      const previousCheckout =
        previousCheckoutId === undefined ? undefined : await checkouts.lock(previousCheckoutId, tx);
      // the previous checkout lost the coupon that its price needs
      if (previousCheckout && isOpen(previousCheckout))
        await endCheckout(previousCheckout, 'cancelled', tx);
    }
    const addedCheckout = await checkouts.find(userId, id, tx);
    if (!addedCheckout) throw new Error('a checkout that was just added was not found');
    return addedCheckout;
  }
}

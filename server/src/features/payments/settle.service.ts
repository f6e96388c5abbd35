import { randomUUID } from 'node:crypto';
import type { Processor } from '@forja/contract/membership';
import { z } from 'zod';
import type { Database } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/in-transaction.ts';
import type { PaymentProvider, PaymentSnapshot } from '../../gateways/payments/payment-provider.ts';
import type { MembershipService } from '../membership/membership.service.ts';
import { mismatch, REFUSING } from './checks.ts';
import type { CheckoutRow, CheckoutsRepository } from './checkouts.repository.ts';
import type { CouponsRepository } from './coupons.repository.ts';
import { primaryOf, RECEIVED, replaces, wasApproved } from './payment-transition.ts';
import type { Payment, PaymentsRepository } from './payments.repository.ts';
import { nextPoll } from './poll-schedule.ts';
import type { ReviewReason } from './review-reasons.ts';
import type { Source } from './sources.ts';
import type { Tidings } from './tidings.service.ts';

const DAY_MS = 86_400_000;
const REREAD_MS = 7 * DAY_MS;
/** Afterwards a provider takes no money back. */
const REREAD_DAYS = 180;
/** A payment that is thought about, or a voucher without a date. */
const PATIENCE_DAYS = 32;
const VOUCHER_GRACE_MS = 2 * DAY_MS;
/** Payments that name no checkout of ours. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';
/** The account of what is paid without a provider. */
export const OURSELVES = 'forja';

/** A payment as its provider tells it; transfers and coupons of 100 % are told by ourselves. */
export type Settling = Omit<PaymentSnapshot, 'provider'> & { provider: Processor; receiptReference?: string };
export type By = { adminId?: string; reason?: string };

type Parts = {
  db: Database;
  payments: PaymentsRepository;
  checkouts: CheckoutsRepository;
  coupons: CouponsRepository;
  membership: MembershipService;
  tidings: Tidings;
  providers: readonly PaymentProvider[];
  now: () => Date;
};

export type Settle = ReturnType<typeof createSettle>;

/**
 * The only door to a membership. It is told how a payment stands, as read from its provider, and brings our books to it:
 * the same news twice, late, or out of order ends the same. It makes no call to anybody, so nothing waits with locks held.
 */
export function createSettle({ db, payments, checkouts, coupons, membership, tidings, providers, now }: Parts) {
  const accountOf = (processor: Processor) =>
    processor === 'manual' || processor === 'coupon'
      ? OURSELVES
      : providers.find(({ id }) => id === processor)?.accountId;

  /** The payment as we know it after this news, and whether the news said anything. */
  async function keep(news: Settling, checkout: CheckoutRow | undefined, reason: ReviewReason | null, tx: Transaction) {
    const at = now();
    const told = {
      state: news.state,
      amountMinor: news.amountMinor,
      refundedMinor: news.refundedMinor,
      currency: news.currency,
      approvedAt: news.approvedAt,
      reversedAt: news.reversedAt,
      providerUpdatedAt: news.providerUpdatedAt,
      refusal: news.refusal,
      raw: storable(news.raw),
      nextReadAt: rereadAt(news, at),
    };
    const added = await payments.add(
      {
        userId: checkout?.userId ?? NOBODY,
        id: randomUUID(),
        checkoutId: checkout?.id ?? null,
        provider: news.provider,
        providerPaymentId: news.providerPaymentId,
        receiptReference: news.receiptReference ?? null,
        months: checkout?.months ?? 1,
        createdAt: at,
        reviewReason: reason,
        ...told,
      },
      tx,
    );
    if (added) return { payment: added, isNews: true };
    const known = await payments.lock(news.provider, news.providerPaymentId, tx);
    if (!known) throw new Error('a payment that exists was not found');
    // it named no checkout when it was first heard of
    const adopted = checkout && known.checkoutId === null ? { userId: checkout.userId, checkoutId: checkout.id } : {};
    // an administrator decides about a transfer once; what was approved can still be sent back
    const isOpen =
      news.provider !== 'manual' ||
      known.state === 'in_review' ||
      (known.state === 'approved' && news.state === 'refunded');
    const isLater = isOpen && replaces(news, known);
    if (!isLater && adopted.userId === undefined) return { payment: known, isNews: false };
    // what gave a membership keeps giving it until its money goes back
    const hard = known.role === null ? reason : known.reviewReason;
    const change = { ...(isLater && told), ...adopted, months: checkout?.months ?? 1, ...reviewed(known, hard) };
    await payments.change(known, change, tx);
    const payment = { ...known, ...change };
    const isNews =
      known.state !== payment.state || known.refundedMinor !== payment.refundedMinor || adopted.userId !== undefined;
    return { payment, isNews };
  }

  /** Which payment of the checkout counts, which are too many, and what each of them still needs of a person. */
  async function share(checkout: CheckoutRow, tx: Transaction): Promise<Payment | undefined> {
    const all = await payments.ofCheckout(checkout.userId, checkout.id, tx);
    const eligible = all.filter(
      (payment) => wasApproved(payment) && (payment.reviewReason === null || !REFUSING.has(payment.reviewReason)),
    );
    const primary = primaryOf(eligible);
    const shared = eligible.map((payment) => ({
      payment,
      role: payment.id === primary?.id ? ('primary' as const) : ('duplicate' as const),
    }));
    // the one that gives way first: there is one primary at every moment
    for (const { payment, role } of shared.toSorted((a, b) => (a.role < b.role ? -1 : 1))) {
      const reason = openQuestion(payment, role);
      if (payment.role === role && payment.reviewReason === reason) continue;
      await payments.change(payment, { role, ...reviewed(payment, reason) }, tx);
    }
    return primary;
  }

  async function grant(
    checkout: CheckoutRow,
    primary: Payment,
    { source, hasAccount }: { source: Source; hasAccount: boolean },
    tx: Transaction,
  ): Promise<void> {
    const { userId, id: checkoutId, months, couponCode, isCouponListed } = checkout;
    const { id: paymentId, approvedAt } = primary;
    if (approvedAt === null) throw new Error('a payment that was approved has its date');
    const reversedAt = primary.state === 'approved' ? null : (primary.reversedAt ?? primary.providerUpdatedAt);
    const outcome = await membership.restOn(
      { userId, checkoutId, paymentId, months, effectiveAt: approvedAt, reversedAt },
      tx,
    );
    if (outcome === 'same') return;
    const event = { userId, at: now(), checkoutId, paymentId, source };
    await payments.record({ ...event, event: reversedAt ? 'membership_reversed' : 'membership_given' }, tx);
    if (outcome === 'new' && hasAccount) await tidings.welcome({ userId, checkoutId }, tx);
    if (reversedAt && hasAccount) await tidings.reversed({ userId, checkoutId }, tx);
    if (outcome === 'new' && couponCode !== null && isCouponListed)
      await spendCoupon({ userId, code: couponCode, checkoutId }, source, tx);
  }

  /** Paid late, when the checkout had let go of its coupon: the price was promised, so it stands, and it is written down. */
  async function spendCoupon(
    use: { userId: string; code: string; checkoutId: string },
    source: Source,
    tx: Transaction,
  ): Promise<void> {
    const at = now();
    if (await coupons.consume(use, at, tx)) return;
    const isFree = (await coupons.useOf(use.userId, use.code, tx)) === undefined;
    if (isFree && (await coupons.reserve({ ...use, reservedAt: at }, at, tx))) await coupons.consume(use, at, tx);
    else
      await payments.record(
        { userId: use.userId, at, checkoutId: use.checkoutId, source, event: 'coupon_over', reason: use.code },
        tx,
      );
  }

  return {
    /** Whether the news said anything new: of two people who decide at once, one does. */
    async settle(news: Settling, source: Source, by: By = {}): Promise<boolean> {
      const before = await payments.findByProviderId(news.provider, news.providerPaymentId);
      const named = await (asId(news.checkoutRef) === undefined
        ? undefined
        : checkouts.findById(asId(news.checkoutRef) ?? ''));
      const bound = before?.checkoutId ? await checkouts.findById(before.checkoutId) : named;

      return inTransaction(db, async (tx) => {
        // always the person first and then the checkout, so that no two wait for each other
        const hasAccount = bound ? await membership.lockPerson(bound.userId, tx) : false;
        const checkout = bound && (await checkouts.lock(bound.id, tx));
        const reason = refusalOf(news, checkout, hasAccount);
        const { payment, isNews } = await keep(news, checkout, reason, tx);
        if (isNews)
          await payments.record(
            {
              userId: payment.userId,
              at: now(),
              checkoutId: payment.checkoutId,
              paymentId: payment.id,
              source,
              event: payment.state,
              adminId: by.adminId ?? null,
              reason: by.reason ?? null,
            },
            tx,
          );
        if (!checkout) return isNews;
        if (named && named.id !== checkout.id && payment.role === null)
          await payments.change(payment, reviewed(payment, 'changed_reference'), tx);
        const primary = await share(checkout, tx);
        if (primary) await grant(checkout, primary, { source, hasAccount }, tx);
        await move(checkout, primary !== undefined, news, tx);
        return isNews;
      });
    },
  };

  function refusalOf(news: Settling, checkout: CheckoutRow | undefined, hasAccount: boolean): ReviewReason | null {
    if (news.provider === 'manual' && news.state === 'in_review') return 'declared_transfer';
    if (!RECEIVED.has(news.state)) return null;
    if (!checkout) return 'unknown_reference';
    if (news.approvedAt === null) return 'not_dated';
    if (!hasAccount) return 'account_deleted';
    return mismatch(news, checkout, accountOf(checkout.processor));
  }

  /** Brings the checkout to where its payments are. Paid is final, and so is given up, but for money that came. */
  async function move(checkout: CheckoutRow, isPaid: boolean, news: Settling, tx: Transaction): Promise<void> {
    const all = await payments.ofCheckout(checkout.userId, checkout.id, tx);
    const change = isPaid
      ? { state: 'paid' as const, nextPollAt: null, refusal: null }
      : unpaid(checkout, all, news.voucher, now());
    if (Object.entries(change).some(([key, value]) => !isSame(checkout[key as keyof CheckoutRow], value)))
      await checkouts.change(checkout, change, tx);
  }
}

const isSame = (a: unknown, b: unknown) =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b;

function unpaid(checkout: CheckoutRow, all: Payment[], voucher: Settling['voucher'], now: Date): Partial<CheckoutRow> {
  if (checkout.state === 'cancelled' || checkout.state === 'paid') return {};
  const waiting = all.find(({ state }) => state === 'pending' || state === 'in_review');
  if (!waiting) {
    const last = all
      .filter(({ refusal }) => refusal !== null)
      .toSorted(byNews)
      .at(-1);
    return {
      ...(checkout.state === 'pending' && { state: 'awaiting' as const }),
      ...(last && { refusal: last.refusal }),
    };
  }
  const voucherUrl = voucher?.url ?? checkout.voucherUrl;
  const voucherDueAt = voucher?.dueAt ?? checkout.voucherDueAt;
  const until = voucherDueAt
    ? voucherDueAt.getTime() + VOUCHER_GRACE_MS
    : checkout.createdAt.getTime() + PATIENCE_DAYS * DAY_MS;
  const expiresAt = new Date(Math.max(checkout.expiresAt.getTime(), until));
  if (expiresAt <= now) return {};
  const isPolled = checkout.processor !== 'manual' && checkout.state !== 'pending';
  return {
    state: 'pending',
    voucherUrl,
    voucherDueAt,
    expiresAt,
    refusal: null,
    ...(isPolled && { nextPollAt: nextPoll({ startedAt: checkout.createdAt, expiresAt, isPending: true }, now) }),
  };
}

const byNews = (a: Payment, b: Payment) => a.providerUpdatedAt.getTime() - b.providerUpdatedAt.getTime();

/** A question that was answered stays answered, a new one is open. */
const reviewed = (payment: Payment, reason: ReviewReason | null) => ({
  reviewReason: reason,
  reviewedAt: reason === payment.reviewReason ? payment.reviewedAt : null,
});

function openQuestion(payment: Payment, role: 'primary' | 'duplicate'): ReviewReason | null {
  if (payment.state !== 'approved') return null;
  if (role === 'duplicate') return 'duplicate';
  return payment.refundedMinor > 0 ? 'partially_refunded' : null;
}

function rereadAt({ provider, state, approvedAt }: Settling, now: Date): Date | null {
  if (provider === 'manual' || provider === 'coupon' || approvedAt === null) return null;
  if (state !== 'approved' && state !== 'charged_back') return null;
  const next = now.getTime() + REREAD_MS;
  return next <= approvedAt.getTime() + REREAD_DAYS * DAY_MS ? new Date(next) : null;
}

const uuid = z.uuid();
const asId = (reference: string | null): string | undefined => uuid.safeParse(reference).data?.toLowerCase();

/** PostgreSQL keeps every character of JSON but this one. */
const storable = (raw: unknown): unknown =>
  JSON.parse(JSON.stringify(raw ?? null).replaceAll(String.raw`\u0000`, String.raw`\ufffd`));

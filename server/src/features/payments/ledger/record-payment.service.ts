import { randomUUID } from 'node:crypto';
import type { Processor } from '@forja/contract/membership';
import { z } from 'zod';
import type { Database } from '../../../database/connect.ts';
import { inTransaction, type Transaction } from '../../../database/in-transaction.ts';
import type { PaymentProvider, PaymentSnapshot } from '../../../gateways/payments/payment-provider.ts';
import type { MembershipService } from '../../membership/membership.service.ts';
import { mismatch, REFUSING } from './payment-mismatch.ts';
import type { CheckoutRow, CheckoutsRepository } from '../checkouts/checkouts.repository.ts';
import type { CouponsRepository } from '../coupons/coupons.repository.ts';
import { type EndCheckout, isOpen } from '../checkouts/end-checkout.ts';
import { intentionOutcome } from './intention-outcome.ts';
import { RECEIVED, replaces, wasApproved } from './payment-transition.ts';
import type { Payment, PaymentsRepository } from './payments.repository.ts';
import { isKeepable, reviewState } from '../review/payment-review.ts';
import { UNDER_WAY_MS } from './refund-under-way.ts';
import type { ReviewReason } from '../review/review-reasons.ts';
import type { Source } from './payment-sources.ts';
import type { Tidings } from '../notifications/membership-notifications.service.ts';
import { unpaidCheckout } from '../checkouts/unpaid-checkout.ts';

const DAY_MS = 86_400_000;
const REREAD_MS = 7 * DAY_MS;
/** Afterwards a provider takes no money back. */
const REREAD_DAYS = 180;
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
  endCheckout: EndCheckout;
  providers: readonly PaymentProvider[];
  /** Something was written that a provider has to be asked for. */
  onFollowUp: (userId: string) => Promise<void>;
  now: () => Date;
};
/** What a payment is judged by, read with the locks held. */
type Standing = {
  checkout: CheckoutRow | undefined;
  intention: readonly CheckoutRow[];
  hasAccount: boolean;
  isCouponHeld: boolean;
};

export type Settle = ReturnType<typeof createSettle>;

/**
 * The only door to a membership. It is told how a payment stands, as read from its provider, and brings our books to it:
 * the same news twice, late, or out of order ends the same. It makes no call to anybody, so nothing waits with locks held.
 */
export function createSettle(parts: Parts) {
  const { db, payments, checkouts, coupons, membership, tidings, endCheckout, providers, onFollowUp, now } = parts;
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
    const change = {
      ...(isLater && told),
      ...adopted,
      months: checkout?.months ?? 1,
      ...reviewed(known, hard),
      // its money is back where it came from: nobody has to decide any more
      ...(news.state === 'refunded' && hard !== null && { reviewedAt: known.reviewedAt ?? at }),
    };
    await payments.change(known, change, tx);
    const payment = { ...known, ...change };
    const isNews =
      known.state !== payment.state || known.refundedMinor !== payment.refundedMinor || adopted.userId !== undefined;
    return { payment, isNews };
  }

  /** Which payments of an intention count, which are too many, and what each of them still needs of a person. */
  async function share(intention: readonly CheckoutRow[], { source, hasAccount }: Heard, tx: Transaction) {
    const [{ userId } = { userId: NOBODY }] = intention;
    const all = await payments.ofCheckouts(
      userId,
      intention.map(({ id }) => id),
      tx,
    );
    const eligible = all.filter(
      (payment) => wasApproved(payment) && (payment.reviewReason === null || !REFUSING.has(payment.reviewReason)),
    );
    const grantedAt = await membership.grantedAt(userId, tx);
    const outcomes = intentionOutcome(
      intention.map(({ id }) => ({
        checkoutId: id,
        eligible: eligible.filter(({ checkoutId }) => checkoutId === id),
        grantedAt: grantedAt.get(id) ?? null,
      })),
    );
    const primaries = new Set(outcomes.flatMap(({ payment, grant }) => (grant === 'given' ? [payment.id] : [])));
    const shared = eligible.map((payment) => ({
      payment,
      role: primaries.has(payment.id) ? ('primary' as const) : ('duplicate' as const),
    }));
    // the one that gives way first: there is one primary at every moment
    for (const { payment, role } of shared.toSorted((a, b) => (a.role < b.role ? -1 : 1))) {
      const reason = openQuestion(payment, role);
      if (payment.role !== role || payment.reviewReason !== reason)
        await payments.change(payment, { role, ...reviewed(payment, reason) }, tx);
      if (reason === 'duplicate' && hasAccount)
        await tidings.payment('duplicate', { userId, paymentId: payment.id }, tx);
    }
    for (const { checkoutId, payment, grant } of outcomes) {
      const checkout = intention.find(({ id }) => id === checkoutId);
      if (checkout && grant !== 'none')
        await give(checkout, payment, { source, hasAccount, isSetAside: grant === 'set_aside' }, tx);
    }
    const given = new Set([
      ...grantedAt.keys(),
      ...outcomes.flatMap((each) => (each.grant === 'none' ? [] : [each.checkoutId])),
    ]);
    return { all, isPaid: ({ id }: CheckoutRow) => given.has(id) };
  }

  async function give(
    checkout: CheckoutRow,
    primary: Payment,
    { source, hasAccount, isSetAside }: Heard & { isSetAside: boolean },
    tx: Transaction,
  ): Promise<void> {
    const { userId, id: checkoutId, months, couponCode: code, isCouponListed } = checkout;
    const { id: paymentId, approvedAt } = primary;
    if (approvedAt === null) throw new Error('a payment that was approved has its date');
    const isReversed = primary.state !== 'approved';
    // what is set aside never counted
    const reversedAt = isReversed ? (primary.reversedAt ?? primary.providerUpdatedAt) : isSetAside ? approvedAt : null;
    const outcome = await membership.restOn(
      { userId, checkoutId, paymentId, months, effectiveAt: approvedAt, reversedAt },
      tx,
    );
    if (outcome === 'same') return;
    const event = { userId, at: now(), checkoutId, paymentId, source };
    await payments.record({ ...event, event: reversedAt ? 'membership_reversed' : 'membership_given' }, tx);
    if (outcome === 'new' && hasAccount) await tidings.welcome({ userId, checkoutId }, tx);
    if (isReversed && hasAccount) await tidings.reversed({ userId, checkoutId }, tx);
    // a payment without its use never comes here
    if (
      outcome === 'new' &&
      code !== null &&
      isCouponListed &&
      !(await coupons.consume({ userId, code, checkoutId }, now(), tx))
    )
      throw new Error('a discounted checkout was paid without its use');
  }

  return {
    /** Whether the news said anything new: of two people who decide at once, one does. */
    async settle(news: Settling, source: Source, by: By = {}): Promise<boolean> {
      const before = await payments.findByProviderId(news.provider, news.providerPaymentId);
      const named = await (asId(news.checkoutRef) === undefined
        ? undefined
        : checkouts.findById(asId(news.checkoutRef) ?? ''));
      const bound = before?.checkoutId ? await checkouts.findById(before.checkoutId) : named;

      const heard = await inTransaction(db, async (tx) => {
        // always the person first and then the checkouts, so that no two wait for each other
        const hasAccount = bound ? await membership.lockPerson(bound.userId, tx) : false;
        const intention = bound ? await checkouts.lockIntention(bound.intentId, tx) : [];
        const checkout = intention.find(({ id }) => id === bound?.id);
        const isCouponHeld = checkout ? await coupons.isHeld(checkout, tx) : false;
        // a gift is given while its checkout waits for it, and never afterwards
        const isGift = news.provider === 'coupon' && news.state === 'approved';
        if (isGift && !(checkout?.state === 'created' && isCouponHeld)) return undefined;
        const standing = { checkout, intention, hasAccount, isCouponHeld };
        const { payment, isNews } = await keep(news, checkout, refusalOf(news, standing), tx);
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
        const isReturned = await followUp(payment, standing, tx);
        if (!checkout) return { isNews, userId: payment.userId, isFollowed: false };
        if (named && named.id !== checkout.id && payment.role === null)
          await payments.change(payment, reviewed(payment, 'changed_reference'), tx);
        const { all, isPaid } = await share(intention, { source, hasAccount }, tx);
        const isClosed = await move(standing, { checkout, all, isPaid, voucher: news.voucher }, tx);
        return { isNews, userId: checkout.userId, isFollowed: isReturned || isClosed };
      });
      if (heard?.isFollowed) await onFollowUp(heard.userId);
      return heard?.isNews ?? false;
    },

    /** Its owner says what becomes of a duplicate. False when there is nothing left to choose. */
    async choose({ userId, checkoutId, provider, providerPaymentId }: Payment, choice: 'keep' | 'return') {
      const bound = checkoutId === null ? undefined : await checkouts.findById(checkoutId);
      if (!bound) return false;
      return inTransaction(db, async (tx) => {
        const hasAccount = await membership.lockPerson(userId, tx);
        const intention = await checkouts.lockIntention(bound.intentId, tx);
        const checkout = intention.find(({ id }) => id === bound.id);
        const payment = await payments.lock(provider, providerPaymentId, tx);
        if (!checkout || payment?.userId !== userId) return false;
        const siblings = await payments.ofCheckout(userId, bound.id, tx);
        if (reviewState(payment) !== 'duplicate' || (choice === 'keep' && !isKeepable(payment, siblings))) return false;
        const at = now();
        if (await payments.isRefundUnderWay(payment, new Date(at.getTime() - UNDER_WAY_MS), tx)) return false;
        await payments.change(payment, { choice }, tx);
        const event = choice === 'keep' ? 'kept_as_renewal' : 'return_asked';
        await payments.record({ userId, at, checkoutId, paymentId: payment.id, source: 'person', event }, tx);
        const standing = { checkout, intention, hasAccount, isCouponHeld: true };
        const { all, isPaid } = await share(intention, { source: 'person', hasAccount }, tx);
        await move(standing, { checkout, all, isPaid, voucher: null }, tx);
        return true;
      });
    },
  };

  function refusalOf(news: Settling, { checkout, intention, hasAccount, isCouponHeld }: Standing): ReviewReason | null {
    if (news.provider === 'manual' && news.state === 'in_review') return 'declared_transfer';
    if (!RECEIVED.has(news.state)) return null;
    if (!checkout) return 'unknown_reference';
    if (news.approvedAt === null) return 'not_dated';
    if (!hasAccount) return 'account_deleted';
    const inexact = mismatch(news, checkout, accountOf(checkout.processor));
    if (inexact) return inexact;
    if (!isCouponHeld) return 'coupon_hold_gone';
    return isClosedToCharges(news.provider, checkout, intention) ? 'closed_checkout' : null;
  }

  /** What should not have been charged goes back by itself, and its owner is told. True when there is something to ask. */
  async function followUp(payment: Payment, standing: Standing, tx: Transaction): Promise<boolean> {
    const { id: paymentId, userId, state, role, refundDueAt, reviewReason } = payment;
    if (state !== 'approved') {
      if (refundDueAt !== null) await payments.change(payment, { refundDueAt: null }, tx);
      return false;
    }
    if (role !== null || !standing.checkout) return false;
    const { checkout, intention, hasAccount, isCouponHeld } = standing;
    const isUnwanted =
      payment.provider === 'paypal' &&
      reviewReason !== 'wrong_account' &&
      (!hasAccount || !isCouponHeld || isClosedToCharges(payment.provider, checkout, intention));
    if (isUnwanted) {
      if (refundDueAt === null) await payments.change(payment, { refundDueAt: now() }, tx);
      if (hasAccount) await tidings.payment('returned', { userId, paymentId }, tx);
      return refundDueAt === null;
    }
    if (reviewReason === 'coupon_hold_gone' && hasAccount)
      await tidings.payment('in_review', { userId, paymentId }, tx);
    return false;
  }

  /** Brings every checkout of the intention to where its payments are. True when a page has to be closed. */
  async function move(
    { intention }: Standing,
    { checkout, all, isPaid, voucher }: Moving,
    tx: Transaction,
  ): Promise<boolean> {
    const isOver = intention.some((each) => each.state === 'paid' || isPaid(each));
    const own = all.filter(({ checkoutId }) => checkoutId === checkout.id);
    let isClosed = false;
    for (const each of intention) {
      if (isPaid(each)) await changed(each, { state: 'paid', nextPollAt: null, refusal: null }, tx);
      else if (isOver && isOpen(each)) {
        // one of them was enough
        await endCheckout(each, 'cancelled', tx);
        isClosed = true;
      } else if (each === checkout && !isOver)
        await changed(each, unpaidCheckout(each, { all: own, voucher }, now()), tx);
    }
    return isClosed;
  }

  async function changed(checkout: CheckoutRow, change: Partial<CheckoutRow>, tx: Transaction): Promise<void> {
    if (Object.entries(change).some(([key, value]) => !isSame(checkout[key as keyof CheckoutRow], value)))
      await checkouts.change(checkout, change, tx);
  }
}

type Heard = { source: Source; hasAccount: boolean };
type Moving = {
  checkout: CheckoutRow;
  all: Payment[];
  isPaid: (checkout: CheckoutRow) => boolean;
  voucher: Settling['voucher'];
};

/** PayPal charges when we tell it to, and for these we do not: a charge that got through goes back. */
const isClosedToCharges = (provider: Processor, checkout: CheckoutRow, intention: readonly CheckoutRow[]): boolean =>
  provider === 'paypal' &&
  (checkout.state === 'cancelled' || intention.some(({ id, state }) => id !== checkout.id && state === 'paid'));

const isSame = (a: unknown, b: unknown) =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b;

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

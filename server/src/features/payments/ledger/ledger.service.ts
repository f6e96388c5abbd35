import { randomUUID } from 'node:crypto';
import type { Processor } from '@forja/contract/payments/membership';
import { nextReread } from '@forja/domain/payments/reread-schedule';
import { z } from 'zod';
import { paymentMismatch, BLOCKING_REASONS } from '@forja/domain/payments/payment-mismatch';
import { intentionOutcome } from '@forja/domain/payments/intention-outcome';
import { RECEIVED_STATES, shouldReplace, wasApproved } from '@forja/domain/payments/payment-transition';
import type { ReviewReason } from '@forja/domain/payments/review-reasons';
import type { Database } from '../../../database/connect.ts';
import { inTransaction, type Transaction } from '../../../database/in-transaction.ts';
import type { PaymentProvider, PaymentSnapshot } from '../../../gateways/payments/payment-provider.ts';
import type { MembershipService } from '../../membership/membership.service.ts';
import type { CheckoutRow, CheckoutsRepository } from '../storage/checkouts.repository.ts';
import type { CouponsRepository } from '../coupons/coupons.repository.ts';
import { type EndCheckout, isOpen } from './end-checkout.ts';
import type { Payment, PaymentsRepository } from '../storage/payments.repository.ts';
import { canKeepDuplicate, reviewState } from './payment-review.ts';
import { REFUND_REQUEST_MS } from './refund-under-way.ts';
import type { PaymentSource } from '../storage/payment-sources.ts';
import type { MembershipNotifications } from '../notifications/membership-notifications.service.ts';
import { unpaidCheckout } from './unpaid-checkout.ts';

/** The owner of payments that name no checkout of ours. */
export const UNKNOWN_USER_ID = '00000000-0000-0000-0000-000000000000';
/** The account of payments without a provider. */
export const OWN_ACCOUNT = 'forja';

/** A payment as its provider reports it; the server itself reports transfers and coupons of 100 %. */
export type ReportedPayment = Omit<PaymentSnapshot, 'provider'> & { provider: Processor; receiptReference?: string };
export type AdminDecision = { adminId?: string; reason?: string };

type Dependencies = {
  db: Database;
  payments: PaymentsRepository;
  checkouts: CheckoutsRepository;
  coupons: CouponsRepository;
  membership: MembershipService;
  notifications: MembershipNotifications;
  endCheckout: EndCheckout;
  providers: readonly PaymentProvider[];
  /** Called when a page has to be closed or a payment refunded at its provider. */
  onFollowUp: (userId: string) => Promise<void>;
  now: () => Date;
};
/** What a payment is validated against, read with the locks held. */
type LockedPurchase = {
  checkout: CheckoutRow | undefined;
  intention: readonly CheckoutRow[];
  hasAccount: boolean;
  isCouponHeld: boolean;
};

export type Ledger = ReturnType<typeof createLedger>;

/**
 * The only way to grant a membership. It records the state of a payment, as read from its provider, and derives roles,
 * grants and checkout states from it. Repeated, late or reordered reports have the same result. It makes no network call,
 * so that no lock is held while a provider answers.
 */
export function createLedger(dependencies: Dependencies) {
  const { db, payments, checkouts, coupons, membership, notifications, endCheckout, providers, onFollowUp, now } =
    dependencies;
  const findAccount = (processor: Processor) =>
    processor === 'manual' || processor === 'coupon'
      ? OWN_ACCOUNT
      : providers.find(({ id }) => id === processor)?.accountId;

  /** Inserts or updates the payment. Returns it, and whether the report changed it. */
  async function savePayment(
    report: ReportedPayment,
    checkout: CheckoutRow | undefined,
    reason: ReviewReason | null,
    tx: Transaction,
  ) {
    const timestamp = now();
    const reportedFields = {
      state: report.state,
      amountMinor: report.amountMinor,
      refundedMinor: report.refundedMinor,
      currency: report.currency,
      approvedAt: report.approvedAt,
      reversedAt: report.reversedAt,
      providerUpdatedAt: report.providerUpdatedAt,
      refusal: report.refusal,
      raw: withoutNullCharacters(report.raw),
      nextReadAt: nextReread(report, timestamp),
    };
    const insertedPayment = await payments.add(
      {
        userId: checkout?.userId ?? UNKNOWN_USER_ID,
        id: randomUUID(),
        checkoutId: checkout?.id ?? null,
        provider: report.provider,
        providerPaymentId: report.providerPaymentId,
        receiptReference: report.receiptReference ?? null,
        months: checkout?.months ?? 1,
        createdAt: timestamp,
        reviewReason: reason,
        ...reportedFields,
      },
      tx,
    );
    if (insertedPayment) return { payment: insertedPayment, isChanged: true };
    const storedPayment = await payments.lock(report.provider, report.providerPaymentId, tx);
    if (!storedPayment) throw new Error('a payment that exists was not found');
    // the first report of the payment named no checkout
    const checkoutLink =
      checkout && storedPayment.checkoutId === null ? { userId: checkout.userId, checkoutId: checkout.id } : {};
    // an administrator decides about a transfer once; an approved one can still be refunded
    const isDecidable =
      report.provider !== 'manual' ||
      storedPayment.state === 'in_review' ||
      (storedPayment.state === 'approved' && report.state === 'refunded');
    const isNewer = isDecidable && shouldReplace(report, storedPayment);
    if (!isNewer && checkoutLink.userId === undefined) return { payment: storedPayment, isChanged: false };
    // a payment that granted a membership keeps its grant until it is refunded
    const reviewReason = storedPayment.role === null ? reason : storedPayment.reviewReason;
    const change = {
      ...(isNewer && reportedFields),
      ...checkoutLink,
      months: checkout?.months ?? 1,
      ...reviewFields(storedPayment, reviewReason),
      // a refunded payment needs no decision
      ...(report.state === 'refunded' &&
        reviewReason !== null && { reviewedAt: storedPayment.reviewedAt ?? timestamp }),
    };
    await payments.change(storedPayment, change, tx);
    const payment = { ...storedPayment, ...change };
    const isChanged =
      storedPayment.state !== payment.state ||
      storedPayment.refundedMinor !== payment.refundedMinor ||
      checkoutLink.userId !== undefined;
    return { payment, isChanged };
  }

  /** Assigns the roles of the payments of an intention, their review reasons and their grants. */
  async function assignRoles(
    intention: readonly CheckoutRow[],
    { source, hasAccount }: ReportContext,
    tx: Transaction,
  ) {
    const [{ userId } = { userId: UNKNOWN_USER_ID }] = intention;
    const intentionPayments = await payments.listByCheckouts(
      userId,
      intention.map(({ id }) => id),
      tx,
    );
    const eligible = intentionPayments.filter(
      (payment) =>
        wasApproved(payment) && (payment.reviewReason === null || !BLOCKING_REASONS.has(payment.reviewReason)),
    );
    const grantedAt = await membership.mapGrantDates(userId, tx);
    const outcomes = intentionOutcome(
      intention.map(({ id }) => ({
        checkoutId: id,
        eligible: eligible.filter(({ checkoutId }) => checkoutId === id),
        grantedAt: grantedAt.get(id) ?? null,
      })),
    );
    const primaries = new Set(outcomes.flatMap(({ payment, grant }) => (grant === 'given' ? [payment.id] : [])));
    const assignments = eligible.map((payment) => ({
      payment,
      role: primaries.has(payment.id) ? ('primary' as const) : ('duplicate' as const),
    }));
    // demotes before it promotes: a unique index allows one primary
    for (const { payment, role } of assignments.toSorted((a, b) => (a.role < b.role ? -1 : 1))) {
      const reason = findOpenReview(payment, role);
      if (payment.role !== role || payment.reviewReason !== reason)
        await payments.change(payment, { role, ...reviewFields(payment, reason) }, tx);
      if (reason === 'duplicate' && hasAccount)
        await notifications.notifyPayment('duplicate', { userId, paymentId: payment.id }, tx);
    }
    for (const { checkoutId, payment, grant } of outcomes) {
      const checkout = intention.find(({ id }) => id === checkoutId);
      if (checkout && grant !== 'none')
        await applyGrant(checkout, payment, { source, hasAccount, isSetAside: grant === 'set_aside' }, tx);
    }
    const grantedIds = new Set([
      ...grantedAt.keys(),
      ...outcomes.flatMap((each) => (each.grant === 'none' ? [] : [each.checkoutId])),
    ]);
    return { intentionPayments, isPaid: ({ id }: CheckoutRow) => grantedIds.has(id) };
  }

  async function applyGrant(
    checkout: CheckoutRow,
    primaryPayment: Payment,
    { source, hasAccount, isSetAside }: ReportContext & { isSetAside: boolean },
    tx: Transaction,
  ): Promise<void> {
    const { userId, id: checkoutId, months, couponCode: code, isCouponListed } = checkout;
    const { id: paymentId, approvedAt } = primaryPayment;
    if (approvedAt === null) throw new Error('a payment that was approved has its date');
    const isReversed = primaryPayment.state !== 'approved';
    // a grant that is set aside has no duration
    const reversedAt = isReversed
      ? (primaryPayment.reversedAt ?? primaryPayment.providerUpdatedAt)
      : isSetAside
        ? approvedAt
        : null;
    const outcome = await membership.upsertGrant(
      { userId, checkoutId, paymentId, months, effectiveAt: approvedAt, reversedAt },
      tx,
    );
    if (outcome === 'same') return;
    const event = { userId, at: now(), checkoutId, paymentId, source };
    await payments.addEvent({ ...event, event: reversedAt ? 'membership_reversed' : 'membership_given' }, tx);
    if (outcome === 'new' && hasAccount) await notifications.notifyWelcome({ userId, checkoutId }, tx);
    if (isReversed && hasAccount) await notifications.notifyReversal({ userId, checkoutId }, tx);
    // findReviewReason refused payments whose coupon use was lost
    if (
      outcome === 'new' &&
      code !== null &&
      isCouponListed &&
      !(await coupons.consume({ userId, code, checkoutId }, now(), tx))
    )
      throw new Error('a discounted checkout was paid without its use');
  }

  return {
    /** Returns whether the report changed the payment: of two simultaneous decisions, one does. */
    async recordPayment(
      report: ReportedPayment,
      source: PaymentSource,
      decision: AdminDecision = {},
    ): Promise<boolean> {
      const storedPayment = await payments.findByProviderId(report.provider, report.providerPaymentId);
      const namedCheckout = await (parseCheckoutId(report.checkoutRef) === undefined
        ? undefined
        : checkouts.findById(parseCheckoutId(report.checkoutRef) ?? ''));
      const boundCheckout = storedPayment?.checkoutId
        ? await checkouts.findById(storedPayment.checkoutId)
        : namedCheckout;

      const result = await inTransaction(db, async (tx) => {
        // locks the user before the checkouts, everywhere, so that two transactions cannot deadlock
        const hasAccount = boundCheckout ? await membership.lockUser(boundCheckout.userId, tx) : false;
        const intention = boundCheckout ? await checkouts.lockIntention(boundCheckout.intentId, tx) : [];
        const checkout = intention.find(({ id }) => id === boundCheckout?.id);
        const isCouponHeld = checkout ? await coupons.isHeld(checkout, tx) : false;
        // a coupon of 100 % pays only while its checkout is open
        const isGift = report.provider === 'coupon' && report.state === 'approved';
        if (isGift && !(checkout?.state === 'created' && isCouponHeld)) return undefined;
        const purchase = { checkout, intention, hasAccount, isCouponHeld };
        const { payment, isChanged } = await savePayment(report, checkout, findReviewReason(report, purchase), tx);
        if (isChanged)
          await payments.addEvent(
            {
              userId: payment.userId,
              at: now(),
              checkoutId: payment.checkoutId,
              paymentId: payment.id,
              source,
              event: payment.state,
              adminId: decision.adminId ?? null,
              reason: decision.reason ?? null,
            },
            tx,
          );
        const hasRefundDue = await scheduleRefund(payment, purchase, tx);
        if (!checkout) return { isChanged, userId: payment.userId, needsFollowUp: false };
        if (namedCheckout && namedCheckout.id !== checkout.id && payment.role === null)
          await payments.change(payment, reviewFields(payment, 'changed_reference'), tx);
        const { intentionPayments, isPaid } = await assignRoles(intention, { source, hasAccount }, tx);
        const hasPageToClose = await updateCheckouts(
          purchase,
          { checkout, intentionPayments, isPaid, voucher: report.voucher },
          tx,
        );
        return { isChanged, userId: checkout.userId, needsFollowUp: hasRefundDue || hasPageToClose };
      });
      if (result?.needsFollowUp) await onFollowUp(result.userId);
      return result?.isChanged ?? false;
    },

    /** Records the choice of the owner about a duplicate. Returns false when it is already decided. */
    async chooseDuplicate({ userId, checkoutId, provider, providerPaymentId }: Payment, choice: 'keep' | 'return') {
      const boundCheckout = checkoutId === null ? undefined : await checkouts.findById(checkoutId);
      if (!boundCheckout) return false;
      return inTransaction(db, async (tx) => {
        const hasAccount = await membership.lockUser(userId, tx);
        const intention = await checkouts.lockIntention(boundCheckout.intentId, tx);
        const checkout = intention.find(({ id }) => id === boundCheckout.id);
        const payment = await payments.lock(provider, providerPaymentId, tx);
        if (!checkout || payment?.userId !== userId) return false;
        const siblings = await payments.listByCheckout(userId, boundCheckout.id, tx);
        if (reviewState(payment) !== 'duplicate' || (choice === 'keep' && !canKeepDuplicate(payment, siblings)))
          return false;
        const timestamp = now();
        if (await payments.isRefundUnderWay(payment, new Date(timestamp.getTime() - REFUND_REQUEST_MS), tx))
          return false;
        await payments.change(payment, { choice }, tx);
        const event = choice === 'keep' ? 'kept_as_renewal' : 'return_asked';
        await payments.addEvent(
          { userId, at: timestamp, checkoutId, paymentId: payment.id, source: 'person', event },
          tx,
        );
        const purchase = { checkout, intention, hasAccount, isCouponHeld: true };
        const { intentionPayments, isPaid } = await assignRoles(intention, { source: 'person', hasAccount }, tx);
        await updateCheckouts(purchase, { checkout, intentionPayments, isPaid, voucher: null }, tx);
        return true;
      });
    },
  };

  function findReviewReason(
    report: ReportedPayment,
    { checkout, intention, hasAccount, isCouponHeld }: LockedPurchase,
  ): ReviewReason | null {
    if (report.provider === 'manual' && report.state === 'in_review') return 'declared_transfer';
    if (!RECEIVED_STATES.has(report.state)) return null;
    if (!checkout) return 'unknown_reference';
    if (report.approvedAt === null) return 'not_dated';
    if (!hasAccount) return 'account_deleted';
    const mismatchReason = paymentMismatch(report, checkout, findAccount(checkout.processor));
    if (mismatchReason) return mismatchReason;
    if (!isCouponHeld) return 'coupon_hold_gone';
    return isClosedToCharges(report.provider, checkout, intention) ? 'closed_checkout' : null;
  }

  /** Schedules the refund of a charge that was not due and notifies its owner. Returns whether a refund is now due. */
  async function scheduleRefund(payment: Payment, purchase: LockedPurchase, tx: Transaction): Promise<boolean> {
    const { id: paymentId, userId, state, role, refundDueAt, reviewReason } = payment;
    if (state !== 'approved') {
      if (refundDueAt !== null) await payments.change(payment, { refundDueAt: null }, tx);
      return false;
    }
    if (role !== null || !purchase.checkout) return false;
    const { checkout, intention, hasAccount, isCouponHeld } = purchase;
    const isUnexpected =
      payment.provider === 'paypal' &&
      reviewReason !== 'wrong_account' &&
      (!hasAccount || !isCouponHeld || isClosedToCharges(payment.provider, checkout, intention));
    if (isUnexpected) {
      if (refundDueAt === null) await payments.change(payment, { refundDueAt: now() }, tx);
      if (hasAccount) await notifications.notifyPayment('returned', { userId, paymentId }, tx);
      return refundDueAt === null;
    }
    if (reviewReason === 'coupon_hold_gone' && hasAccount)
      await notifications.notifyPayment('in_review', { userId, paymentId }, tx);
    return false;
  }

  /** Updates the checkouts of the intention from their payments. Returns whether a page has to be closed. */
  async function updateCheckouts(
    { intention }: LockedPurchase,
    { checkout, intentionPayments, isPaid, voucher }: CheckoutUpdate,
    tx: Transaction,
  ): Promise<boolean> {
    const isIntentionPaid = intention.some((each) => each.state === 'paid' || isPaid(each));
    const checkoutPayments = intentionPayments.filter(({ checkoutId }) => checkoutId === checkout.id);
    let hasPageToClose = false;
    for (const each of intention) {
      if (isPaid(each)) await changeCheckout(each, { state: 'paid', nextPollAt: null, refusal: null }, tx);
      else if (isIntentionPaid && isOpen(each)) {
        // another checkout of the intention was paid
        await endCheckout(each, 'cancelled', tx);
        hasPageToClose = true;
      } else if (each === checkout && !isIntentionPaid)
        await changeCheckout(each, unpaidCheckout(each, { checkoutPayments, voucher }, now()), tx);
    }
    return hasPageToClose;
  }

  async function changeCheckout(checkout: CheckoutRow, change: Partial<CheckoutRow>, tx: Transaction): Promise<void> {
    if (Object.entries(change).some(([key, value]) => !isSameValue(checkout[key as keyof CheckoutRow], value)))
      await checkouts.change(checkout, change, tx);
  }
}

type ReportContext = { source: PaymentSource; hasAccount: boolean };
type CheckoutUpdate = {
  checkout: CheckoutRow;
  intentionPayments: Payment[];
  isPaid: (checkout: CheckoutRow) => boolean;
  voucher: ReportedPayment['voucher'];
};

/** PayPal charges only when we capture, and these are not captured: a charge that happened anyway is refunded. */
const isClosedToCharges = (provider: Processor, checkout: CheckoutRow, intention: readonly CheckoutRow[]): boolean =>
  provider === 'paypal' &&
  (checkout.state === 'cancelled' || intention.some(({ id, state }) => id !== checkout.id && state === 'paid'));

const isSameValue = (a: unknown, b: unknown) =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b;

/** Keeps the review date while the reason stays, and reopens the review for another reason. */
const reviewFields = (payment: Payment, reason: ReviewReason | null) => ({
  reviewReason: reason,
  reviewedAt: reason === payment.reviewReason ? payment.reviewedAt : null,
});

function findOpenReview(payment: Payment, role: 'primary' | 'duplicate'): ReviewReason | null {
  if (payment.state !== 'approved') return null;
  if (role === 'duplicate') return 'duplicate';
  return payment.refundedMinor > 0 ? 'partially_refunded' : null;
}

const uuid = z.uuid();
const parseCheckoutId = (reference: string | null): string | undefined => uuid.safeParse(reference).data?.toLowerCase();

/** PostgreSQL rejects the null character in JSON. */
const withoutNullCharacters = (raw: unknown): unknown =>
  JSON.parse(JSON.stringify(raw ?? null).replaceAll(String.raw`\u0000`, String.raw`\ufffd`));

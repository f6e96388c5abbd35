import type { Transaction } from '../../../database/in-transaction.ts';
import type { MembershipService } from '../../membership/membership.service.ts';
import type { CouponsRepository } from '../coupons/coupons.repository.ts';
import type { MembershipNotifications } from '../notifications/membership-notifications.service.ts';
import type { CheckoutRow } from '../storage/checkouts.repository.ts';
import type { Payment, PaymentsRepository } from '../storage/payments.repository.ts';
import type { ReportContext } from './reported-payment.ts';

type Dependencies = {
  payments: PaymentsRepository;
  coupons: CouponsRepository;
  membership: MembershipService;
  notifications: MembershipNotifications;
  now: () => Date;
};

export type ApplyGrant = ReturnType<typeof createApplyGrant>;

export function createApplyGrant({
  payments,
  coupons,
  membership,
  notifications,
  now,
}: Dependencies) {
  return async function applyGrant(
    checkout: CheckoutRow,
    primaryPayment: Payment,
    { source, hasAccount, isSetAside }: ReportContext & { isSetAside: boolean },
    tx: Transaction,
  ): Promise<void> {
    const { userId, id: checkoutId, months, couponCode: code, isCouponListed } = checkout;
    const { id: paymentId, approvedAt, endedAt } = primaryPayment;
    if (approvedAt === null) throw new Error('a payment that was approved has its date');
    const isReversed = primaryPayment.state !== 'approved' || endedAt !== null;
    // a revoked grant has no duration
    const reversedAt = isReversed
      ? (primaryPayment.reversedAt ?? endedAt ?? primaryPayment.providerUpdatedAt)
      : isSetAside
        ? approvedAt
        : null;
    const outcome = await membership.upsertGrant(
      { userId, checkoutId, paymentId, months, effectiveAt: approvedAt, reversedAt },
      tx,
    );
    if (outcome === 'same') return;
    const event = { userId, at: now(), checkoutId, paymentId, source };
    await payments.addEvent(
      { ...event, event: reversedAt ? 'membership_reversed' : 'membership_given' },
      tx,
    );
    if (outcome === 'new' && hasAccount)
      await notifications.notifyWelcome({ userId, checkoutId }, tx);
    if (isReversed && hasAccount) await notifications.notifyReversal({ userId, checkoutId }, tx);
    // findReviewReason refused payments whose coupon use was lost
    if (
      outcome === 'new' &&
      code !== null &&
      isCouponListed &&
      !(await coupons.consume({ userId, code, checkoutId }, now(), tx))
    )
      throw new Error('a discounted checkout was paid without its use');
  };
}

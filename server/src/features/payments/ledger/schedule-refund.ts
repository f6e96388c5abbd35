import type { Transaction } from '../../../database/in-transaction.ts';
import type { MembershipNotifications } from '../notifications/membership-notifications.service.ts';
import type { Payment, PaymentsRepository } from '../storage/payments.repository.ts';
import { isClosedToCharges } from './find-review-reason.ts';
import type { LockedPurchase } from './reported-payment.ts';

type Dependencies = {
  payments: PaymentsRepository;
  notifications: MembershipNotifications;
  now: () => Date;
};

export function createScheduleRefund({ payments, notifications, now }: Dependencies) {
  return async function scheduleRefund(
    payment: Payment,
    purchase: LockedPurchase,
    tx: Transaction,
  ): Promise<boolean> {
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
  };
}

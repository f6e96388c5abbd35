import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { MembershipService } from '../../membership/membership.service.ts';
import type { MembershipNotifications } from '../notifications/membership-notifications.service.ts';
import type { CheckoutsRepository } from '../storage/checkouts.repository.ts';
import type { Payment, PaymentsRepository } from '../storage/payments.repository.ts';
import { canKeepDuplicate, reviewState } from './payment-review.ts';
import { REFUND_REQUEST_MS } from './refund-under-way.ts';
import type { UpdateCheckouts } from './update-checkouts.ts';

type Dependencies = {
  db: Database;
  payments: PaymentsRepository;
  checkouts: CheckoutsRepository;
  membership: MembershipService;
  notifications: Pick<MembershipNotifications, 'sendSoon'>;
  updateCheckouts: UpdateCheckouts;
  now: () => Date;
};

export function createChooseDuplicate(dependencies: Dependencies) {
  const { db, payments, checkouts, membership, notifications } = dependencies;
  const { updateCheckouts, now } = dependencies;
  return async function chooseDuplicate(
    { userId, checkoutId, provider, providerPaymentId }: Payment,
    choice: 'keep' | 'return',
  ): Promise<boolean> {
    const boundCheckout = checkoutId === null ? undefined : await checkouts.findById(checkoutId);
    if (!boundCheckout) return false;
    const isRecorded = await inTransaction(db, async (tx) => {
      const hasAccount = await membership.lockUser(userId, tx);
      const intention = await checkouts.lockIntention(boundCheckout.intentId, tx);
      const checkout = intention.find(({ id }) => id === boundCheckout.id);
      const payment = await payments.lock(provider, providerPaymentId, tx);
      if (!checkout || payment?.userId !== userId) return false;
      const siblings = await payments.listByCheckout(userId, boundCheckout.id, tx);
      if (
        reviewState(payment) !== 'duplicate' ||
        (choice === 'keep' && !canKeepDuplicate(payment, siblings))
      )
        return false;
      const timestamp = now();
      if (
        await payments.isRefundUnderWay(
          payment,
          new Date(timestamp.getTime() - REFUND_REQUEST_MS),
          tx,
        )
      )
        return false;
      await payments.change(payment, { choice }, tx);
      const event = choice === 'keep' ? 'kept_as_renewal' : 'return_asked';
      await payments.addEvent(
        { userId, at: timestamp, checkoutId, paymentId: payment.id, source: 'person', event },
        tx,
      );
      const purchase = { checkout, intention, hasAccount, isCouponHeld: true };
      await updateCheckouts(purchase, { checkout, source: 'person', voucher: null }, tx);
      return true;
    });
    if (isRecorded) notifications.sendSoon();
    return isRecorded;
  };
}

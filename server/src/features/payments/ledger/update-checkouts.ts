import type { Transaction } from '../../../database/in-transaction.ts';
import type { Referrals } from '../../referrals/referrals.service.ts';
import type { CheckoutRow, CheckoutsRepository } from '../storage/checkouts.repository.ts';
import type { PaymentSource } from '../storage/payment-sources.ts';
import type { Payment, PaymentsRepository } from '../storage/payments.repository.ts';
import type { AssignRoles } from './assign-roles.ts';
import { type EndCheckout, isOpen } from './end-checkout.ts';
import type { LockedPurchase, ReportedPayment } from './reported-payment.ts';
import { unpaidCheckout } from './unpaid-checkout.ts';

type Dependencies = {
  checkouts: CheckoutsRepository;
  payments: PaymentsRepository;
  referrals: Pick<Referrals, 'recordCredit'>;
  assignRoles: AssignRoles;
  endCheckout: EndCheckout;
  now: () => Date;
};
type CheckoutUpdate = {
  checkout: CheckoutRow;
  source: PaymentSource;
  voucher: ReportedPayment['voucher'];
};

export type UpdateCheckouts = ReturnType<typeof createUpdateCheckouts>;

export function createUpdateCheckouts({
  checkouts,
  payments,
  referrals,
  assignRoles,
  endCheckout,
  now,
}: Dependencies) {
  /** Returns whether a provider page has to be closed. */
  return async function updateCheckouts(
    { intention, hasAccount }: LockedPurchase,
    { checkout, source, voucher }: CheckoutUpdate,
    tx: Transaction,
  ): Promise<boolean> {
    const { intentionPayments, isPaid } = await assignRoles(intention, { source, hasAccount }, tx);
    await referrals.recordCredit(
      checkout.userId,
      {
        listPrimaries: (userId) => payments.listPrimaries(userId, tx),
        mapPayers: (userIds) => payments.mapPayers(userIds, tx),
      },
      tx,
    );
    const isIntentionPaid = intention.some((each) => each.state === 'paid' || isPaid(each));
    const checkoutPayments = intentionPayments.filter(
      ({ checkoutId }) => checkoutId === checkout.id,
    );
    let hasPageToClose = false;
    for (const each of intention) {
      if (isPaid(each))
        await changeCheckout(each, { state: 'paid', nextPollAt: null, refusal: null }, tx);
      else if (isIntentionPaid && isOpen(each)) {
        // another checkout of the intention was paid
        await endCheckout(each, 'cancelled', tx);
        hasPageToClose = true;
      } else if (
        each === checkout &&
        each.state === 'cancelled' &&
        checkoutPayments.some(isPending)
      ) {
        // its page issued a voucher before it closed
        await changeCheckout(each, { closePageAt: now() }, tx);
        hasPageToClose = true;
      } else if (each === checkout && !isIntentionPaid)
        await changeCheckout(each, unpaidCheckout(each, { checkoutPayments, voucher }, now()), tx);
    }
    return hasPageToClose;
  };

  async function changeCheckout(
    checkout: CheckoutRow,
    change: Partial<CheckoutRow>,
    tx: Transaction,
  ): Promise<void> {
    if (
      Object.entries(change).some(
        ([key, value]) => !isSameValue(checkout[key as keyof CheckoutRow], value),
      )
    )
      await checkouts.change(checkout, change, tx);
  }
}

const isPending = ({ state }: Payment): boolean => state === 'pending';

const isSameValue = (a: unknown, b: unknown) =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b;

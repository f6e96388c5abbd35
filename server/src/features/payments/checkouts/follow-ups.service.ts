import type { PaymentProvider } from '../../../gateways/payments/payment-provider.ts';
import type { CheckoutRow, CheckoutsRepository } from './checkouts.repository.ts';
import type { Payment, PaymentsRepository } from '../ledger/payments.repository.ts';
import type { Settle } from '../ledger/record-payment.service.ts';

const MINUTE_MS = 60_000;
const LEASE_MS = 5 * MINUTE_MS;
const LONGEST_WAIT_MS = 60 * MINUTE_MS;
/** A page that cannot be closed for more than a day is over by itself. */
const MOST_CLOSE_ATTEMPTS = 40;
const BATCH = 20;

type Dependencies = {
  checkouts: CheckoutsRepository;
  payments: PaymentsRepository;
  providers: readonly PaymentProvider[];
  settle: Settle;
  onProviderProblem: (error: unknown) => void;
  now: () => Date;
};

export type FollowUps = ReturnType<typeof createFollowUps>;

/**
 * What a provider has to be asked because of what was decided: to close a page, to give back what should not have been
 * charged. It is written in the transaction of the decision, so a server that dies in between leaves it to another.
 */
export function createFollowUps({ checkouts, payments, providers, settle, onProviderProblem, now }: Dependencies) {
  const providerOf = (id: string) => providers.find((provider) => provider.id === id);
  const later = (attempts: number) =>
    new Date(now().getTime() + Math.min(LONGEST_WAIT_MS, 2 ** Math.min(attempts, 10) * MINUTE_MS));
  const leased = () => new Date(now().getTime() + LEASE_MS);

  async function closePage(checkout: CheckoutRow): Promise<void> {
    const { id: checkoutId, processor, providerRef, closeAttempts } = checkout;
    try {
      if (providerRef !== null) await providerOf(processor)?.closeCheckout({ checkoutId, providerRef });
      await checkouts.change(checkout, { closePageAt: null });
    } catch (error) {
      onProviderProblem(error);
      const closePageAt = closeAttempts >= MOST_CLOSE_ATTEMPTS ? null : later(closeAttempts);
      await checkouts.change(checkout, { closePageAt });
    }
  }

  async function giveBack(payment: Payment): Promise<void> {
    const { id, provider, providerPaymentId, refundAttempts } = payment;
    try {
      // named after the payment: asked twice, it is given back once
      const snapshot = await providerOf(provider)?.refund({ providerPaymentId, amountMinor: null, key: id });
      if (snapshot) await settle.settle(snapshot, 'sweep');
      if (snapshot?.state !== 'refunded') await payments.putOffRefund(payment, later(refundAttempts));
    } catch (error) {
      onProviderProblem(error);
      await payments.putOffRefund(payment, later(refundAttempts));
    }
  }

  /** The pages that have to be closed, of everybody or of one person; how many there were. */
  async function closePages(userId?: string): Promise<number> {
    const due = await checkouts.takePagesToClose({ now: now(), until: leased(), limit: BATCH, userId });
    for (const checkout of due) await closePage(checkout);
    return due.length;
  }

  /** The payments that have to go back by themselves. */
  async function refundDue(userId?: string): Promise<number> {
    const due = await payments.takeRefunds({ now: now(), until: leased(), limit: BATCH, userId });
    for (const payment of due) await giveBack(payment);
    return due.length;
  }

  return {
    closePages,
    refundDue,
    /** Right after a decision about this person was kept. */
    async run(userId: string): Promise<void> {
      await closePages(userId);
      await refundDue(userId);
    },
  };
}

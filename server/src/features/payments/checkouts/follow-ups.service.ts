import { MINUTE_MS } from '@forja/domain/units/durations';
import type { PaymentProvider } from '../../../gateways/payments/payment-provider.ts';
import type { CheckoutRow, CheckoutsRepository } from '../storage/checkouts.repository.ts';
import type { Payment, PaymentsRepository } from '../storage/payments.repository.ts';
import type { Ledger } from '../ledger/ledger.service.ts';

const LEASE_MS = 5 * MINUTE_MS;
const LONGEST_WAIT_MS = 60 * MINUTE_MS;
/** Pages expire by themselves sooner. */
const MOST_CLOSE_ATTEMPTS = 40;
const BATCH = 20;

type Dependencies = {
  checkouts: CheckoutsRepository;
  payments: PaymentsRepository;
  providers: readonly PaymentProvider[];
  ledger: Ledger;
  onProviderProblem: (error: unknown) => void;
  now: () => Date;
};

export type FollowUps = ReturnType<typeof createFollowUps>;

/**
 * Provider requests stored in the transaction of their decision, so that another server completes
 * them after a crash.
 */
export function createFollowUps({
  checkouts,
  payments,
  providers,
  ledger,
  onProviderProblem,
  now,
}: Dependencies) {
  const findProvider = (id: string) => providers.find((provider) => provider.id === id);
  const nextRetry = (attempts: number) =>
    new Date(now().getTime() + Math.min(LONGEST_WAIT_MS, 2 ** Math.min(attempts, 10) * MINUTE_MS));
  const leaseEnd = () => new Date(now().getTime() + LEASE_MS);

  async function closePage(checkout: CheckoutRow): Promise<void> {
    const { id: checkoutId, processor, providerRef, closeAttempts } = checkout;
    try {
      if (providerRef !== null)
        await findProvider(processor)?.closeCheckout({ checkoutId, providerRef });
      await cancelPendingPayments(checkout);
      await checkouts.change(checkout, { closePageAt: null });
    } catch (error) {
      onProviderProblem(error);
      const closePageAt = closeAttempts >= MOST_CLOSE_ATTEMPTS ? null : nextRetry(closeAttempts);
      await checkouts.change(checkout, { closePageAt });
    }
  }

  /** Records a voucher that was paid meanwhile instead of cancelling it. */
  async function cancelPendingPayments({ userId, id, processor }: CheckoutRow): Promise<void> {
    const provider = findProvider(processor);
    if (!provider) return;
    for (const { state, providerPaymentId } of await payments.listByCheckout(userId, id)) {
      if (state !== 'pending') continue;
      const snapshot = await provider.cancelPayment({ providerPaymentId });
      if (snapshot) await ledger.recordPayment(snapshot, 'sweep');
    }
  }

  async function requestRefund(payment: Payment): Promise<void> {
    const { id, provider, providerPaymentId, refundAttempts } = payment;
    try {
      // the payment id is the idempotency key: a repeated request refunds once
      const snapshot = await findProvider(provider)?.refund({
        providerPaymentId,
        amountMinor: null,
        key: id,
      });
      if (snapshot) await ledger.recordPayment(snapshot, 'sweep');
      if (snapshot?.state !== 'refunded')
        await payments.postponeRefund(payment, nextRetry(refundAttempts));
    } catch (error) {
      onProviderProblem(error);
      await payments.postponeRefund(payment, nextRetry(refundAttempts));
    }
  }

  async function closePages(userId?: string): Promise<number> {
    const due = await checkouts.takePagesToClose({
      now: now(),
      until: leaseEnd(),
      limit: BATCH,
      userId,
    });
    for (const checkout of due) await closePage(checkout);
    return due.length;
  }

  async function refundPayments(userId?: string): Promise<number> {
    const due = await payments.takeRefunds({ now: now(), until: leaseEnd(), limit: BATCH, userId });
    for (const payment of due) await requestRefund(payment);
    return due.length;
  }

  return {
    closePages,
    refundPayments,
    /** Runs after the decision was committed. */
    async runForUser(userId: string): Promise<void> {
      await closePages(userId);
      await refundPayments(userId);
    },
  };
}

import { MAX_OPEN } from './find-or-create-checkout.ts';
import type { CheckoutRow, CheckoutsRepository } from '../storage/checkouts.repository.ts';
import type { RefreshPayments } from './refresh-payments.service.ts';

type Dependencies = {
  checkouts: CheckoutsRepository;
  refreshPayments: RefreshPayments;
  onProviderProblem: (error: unknown) => void;
};

/** Detects a paid but unreported checkout before another payment starts. */
export function createFindUnreportedPayment({
  checkouts,
  refreshPayments,
  onProviderProblem,
}: Dependencies) {
  return async function findUnreportedPayment(userId: string): Promise<CheckoutRow | undefined> {
    for (const open of await checkouts.listOpen(userId, MAX_OPEN)) {
      if (open.providerRef === null) continue;
      await refreshPayments.forCheckout(open, 'start').catch(onProviderProblem);
      const refreshedCheckout = await checkouts.find(userId, open.id);
      if (refreshedCheckout?.state === 'paid') return refreshedCheckout;
    }
    return undefined;
  };
}

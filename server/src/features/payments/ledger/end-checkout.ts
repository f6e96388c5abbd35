import type { Transaction } from '../../../database/in-transaction.ts';
import type { CheckoutRow, CheckoutsRepository } from '../storage/checkouts.repository.ts';
import type { CouponsRepository } from '../coupons/coupons.repository.ts';

type Dependencies = { checkouts: CheckoutsRepository; coupons: CouponsRepository; now: () => Date };

export type EndCheckout = ReturnType<typeof createEndCheckout>;

/**
 * Closes the provider page too, so that an obsolete price cannot be paid. The caller holds the lock
 * of the checkout.
 */
export function createEndCheckout({ checkouts, coupons, now }: Dependencies) {
  return async (
    row: CheckoutRow,
    state: 'cancelled' | 'expired',
    tx: Transaction,
  ): Promise<void> => {
    const closePageAt = row.providerRef === null ? null : now();
    await checkouts.change(row, { state, closePageAt, closeAttempts: 0 }, tx);
    const { userId, id: checkoutId, couponCode } = row;
    if (couponCode !== null) await coupons.release({ userId, code: couponCode, checkoutId }, tx);
  };
}

export const isOpen = ({ state }: Pick<CheckoutRow, 'state'>): boolean =>
  state === 'created' || state === 'awaiting' || state === 'pending';

import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { MayCapture } from '../../gateways/payments/payment-provider.ts';
import type { MembershipService } from '../membership/membership.service.ts';
import type { CheckoutsRepository } from './checkouts.repository.ts';

type Dependencies = { db: Database; checkouts: CheckoutsRepository; membership: MembershipService };

/** Money is taken only for a checkout that its owner still wants, and whose owner still has an account. */
export const createMayCapture =
  ({ db, checkouts, membership }: Dependencies): MayCapture =>
  (checkoutId) =>
    inTransaction(db, async (tx) => {
      const checkout = await checkouts.findById(checkoutId, tx);
      if (checkout === undefined || checkout.state === 'cancelled') return false;
      return membership.lockPerson(checkout.userId, tx);
    });

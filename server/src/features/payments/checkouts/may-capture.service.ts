import { z } from 'zod';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { MayCapture } from '../../../gateways/payments/payment-provider.ts';
import type { MembershipService } from '../../membership/membership.service.ts';
import type { CheckoutsRepository } from '../storage/checkouts.repository.ts';
import type { CouponsRepository } from '../coupons/coupons.repository.ts';

type Dependencies = {
  db: Database;
  checkouts: CheckoutsRepository;
  coupons: CouponsRepository;
  membership: MembershipService;
};

const uuid = z.uuid();

/** Refuses a cancelled checkout, a lost coupon, a paid intention and a deleted account. */
export const createMayCapture =
  ({ db, checkouts, coupons, membership }: Dependencies): MayCapture =>
  (checkoutId) =>
    inTransaction(db, async (tx) => {
      const id = uuid.safeParse(checkoutId).data?.toLowerCase();
      const namedCheckout = id === undefined ? undefined : await checkouts.findById(id, tx);
      // waits for concurrent decisions about this user
      if (!namedCheckout || !(await membership.lockUser(namedCheckout.userId, tx))) return false;
      const checkout = await checkouts.findById(namedCheckout.id, tx);
      if (!checkout || checkout.state === 'cancelled' || checkout.state === 'paid') return false;
      return (
        (await coupons.isHeld(checkout, tx)) &&
        !(await checkouts.isIntentPaid(checkout.intentId, tx))
      );
    });

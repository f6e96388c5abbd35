import type { giveMembership } from '@forja/contract/admin/admin-person';
import type { InputOf } from '@forja/contract/http/endpoint';
import type { Database } from '../../../database/connect.ts';
import { inTransaction, type Transaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import { type Audit, NO_DEVICE } from '../../identity/audit/audit.service.ts';
import type { MembershipService } from '../../membership/membership.service.ts';
import { giftPayment } from '../checkouts/gift-payment.ts';
import { alreadyDone } from '../../identity/audit/already-done.service.ts';
import type { CheckoutRow, CheckoutsRepository } from '../storage/checkouts.repository.ts';
import type { Ledger } from '../ledger/ledger.service.ts';

/** A gift interrupted by a crash can be repeated until then, and blocks other gifts. */
const UNFINISHED_MS = 10 * 60_000;
const MAX_OPEN = 20;

type Dependencies = {
  db: Database;
  checkouts: CheckoutsRepository;
  membership: MembershipService;
  ledger: Ledger;
  audit: Audit;
  now: () => Date;
};
type Gift = InputOf<typeof giveMembership>['body'] & { userId: string };

export type HandGrants = ReturnType<typeof createHandGrants>;

export function createHandGrants({ db, checkouts, membership, ledger, audit, now }: Dependencies) {
  async function openGift(adminId: string, gift: Gift, tx: Transaction): Promise<CheckoutRow> {
    const { userId, giftId: id, months, reason } = gift;
    if (!(await membership.lockUser(userId, tx))) throw new AppError('person_not_found');
    const repeated = await checkouts.findById(id, tx);
    if (repeated?.userId === userId && isGift(repeated)) return repeated;
    if (repeated) throw new AppError('membership_changed');
    // the lock prevents concurrent changes
    const endsAt = (await membership.listPeriods(userId)).at(-1)?.endsAt;
    const unfinished = (await checkouts.listOpen(userId, MAX_OPEN, tx)).some(isGift);
    if (endsAt?.getTime() !== gift.seenEndsAt?.getTime() || unfinished)
      throw alreadyDone(
        'membership_changed',
        await audit.findLastDecision(userId, 'membership_given_by_admin'),
      );
    const createdAt = now();
    await checkouts.add(
      {
        userId,
        id,
        // its own intention, separate from what the user is paying
        intentId: id,
        processor: 'coupon',
        state: 'created',
        months,
        currency: 'ARS',
        listMinor: 0,
        discountPercent: 0,
        discountMinor: 0,
        dueMinor: 0,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + UNFINISHED_MS),
      },
      tx,
    );
    const entry = { userId, adminId, reason, device: NO_DEVICE };
    await audit.record({ ...entry, event: 'membership_given_by_admin' }, tx);
    const added = await checkouts.find(userId, id, tx);
    if (!added) throw new Error('a checkout that was just added was not found');
    return added;
  }

  return {
    /** Idempotent, and only if the membership is still the one that was seen. */
    async give(adminId: string, gift: Gift): Promise<void> {
      if (gift.userId === adminId) throw new AppError('own_account');
      const checkout = await inTransaction(db, (tx) => openGift(adminId, gift, tx));
      const decision = { adminId, reason: gift.reason };
      await ledger.recordPayment(giftPayment(checkout, now()), 'admin', decision);
    },
  };
}

/** Coupon gifts have a code. */
const isGift = ({ processor, couponCode }: CheckoutRow): boolean =>
  processor === 'coupon' && couponCode === null;

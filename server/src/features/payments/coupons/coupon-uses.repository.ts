import { and, eq, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Executor, Transaction } from '../../../database/in-transaction.ts';
import { couponRedemptionsTable, couponsTable } from './coupons.table.ts';

type DiscountedCheckout = {
  userId: string;
  id: string;
  couponCode: string | null;
  isCouponListed: boolean;
};
type Redemption = Omit<typeof couponRedemptionsTable.$inferInsert, 'state' | 'consumedAt'>;
type CouponHold = Pick<Redemption, 'userId' | 'code' | 'checkoutId'>;

export function createCouponUses(db: Database) {
  const uses = couponRedemptionsTable;
  const isUse = (userId: string, code: string) => and(eq(uses.userId, userId), eq(uses.code, code));
  const isHold = ({ userId, code, checkoutId }: CouponHold) =>
    and(isUse(userId, code), eq(uses.checkoutId, checkoutId));

  return {
    async findUse(userId: string, code: string, tx: Executor = db) {
      const [use] = await tx.select().from(uses).where(isUse(userId, code));
      return use;
    },

    async isHeld(
      { userId, id, couponCode, isCouponListed }: DiscountedCheckout,
      tx: Transaction,
    ): Promise<boolean> {
      if (couponCode === null || !isCouponListed) return true;
      const [use] = await tx
        .select({ checkoutId: uses.checkoutId })
        .from(uses)
        .where(isUse(userId, couponCode));
      return use?.checkoutId === id;
    },

    async moveHold({ userId, code, checkoutId }: Redemption, tx: Transaction): Promise<boolean> {
      const moved = await tx
        .update(uses)
        .set({ checkoutId })
        .where(and(isUse(userId, code), eq(uses.state, 'reserved')))
        .returning({ code: uses.code });
      return moved.length > 0;
    },

    /**
     * False when exhausted, disabled or out of dates, checked atomically by the statement that
     * counts.
     */
    async reserve(use: Redemption, now: Date, tx: Transaction): Promise<boolean> {
      const counted = await tx
        .update(couponsTable)
        .set({ uses: sql`${couponsTable.uses} + 1` })
        .where(and(eq(couponsTable.code, use.code), canBeUsed(now)))
        .returning({ code: couponsTable.code });
      if (counted.length === 0) return false;
      await tx.insert(uses).values({ ...use, state: 'reserved' });
      return true;
    },

    /** False when this checkout no longer held it. */
    async consume(use: CouponHold, now: Date, tx: Transaction) {
      const consumed = await tx
        .update(uses)
        .set({ state: 'consumed', consumedAt: now })
        .where(isHold(use))
        .returning({ code: uses.code });
      return consumed.length > 0;
    },

    async release(use: CouponHold, tx: Transaction): Promise<void> {
      const released = await tx
        .delete(uses)
        .where(and(isHold(use), eq(uses.state, 'reserved')))
        .returning({ code: uses.code });
      if (released.length === 0) return;
      await tx
        .update(couponsTable)
        .set({ uses: sql`${couponsTable.uses} - 1` })
        .where(eq(couponsTable.code, use.code));
    },
  };
}

const canBeUsed = (now: Date) =>
  and(
    isNull(couponsTable.disabledAt),
    or(isNull(couponsTable.maxUses), lt(couponsTable.uses, couponsTable.maxUses)),
    or(isNull(couponsTable.validFrom), lte(couponsTable.validFrom, now)),
    or(isNull(couponsTable.validUntil), gte(couponsTable.validUntil, now)),
  );

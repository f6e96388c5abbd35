import { and, eq, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import { couponRedemptionsTable, couponsTable } from './coupons.table.ts';

export type Coupon = typeof couponsTable.$inferSelect;
type Discounted = { userId: string; id: string; couponCode: string | null; isCouponListed: boolean };
type Redemption = Omit<typeof couponRedemptionsTable.$inferInsert, 'state' | 'consumedAt'>;

export type CouponsRepository = ReturnType<typeof createCouponsRepository>;

export function createCouponsRepository(db: Database) {
  const uses = couponRedemptionsTable;
  const isUse = (userId: string, code: string) => and(eq(uses.userId, userId), eq(uses.code, code));

  return {
    async find(code: string): Promise<Coupon | undefined> {
      const [found] = await db.select().from(couponsTable).where(eq(couponsTable.code, code));
      return found;
    },

    async useOf(userId: string, code: string, tx: Database | Transaction = db) {
      const [found] = await tx.select().from(uses).where(isUse(userId, code));
      return found;
    },

    /** Whether a checkout holds, or has spent, the use of the coupon that its price rests on. */
    async isHeld({ userId, id, couponCode, isCouponListed }: Discounted, tx: Transaction): Promise<boolean> {
      if (couponCode === null || !isCouponListed) return true;
      const [found] = await tx.select({ checkoutId: uses.checkoutId }).from(uses).where(isUse(userId, couponCode));
      return found?.checkoutId === id;
    },

    /** The person's own hold on a code goes to their newer checkout. */
    async move({ userId, code, checkoutId }: Redemption, tx: Transaction): Promise<boolean> {
      const moved = await tx
        .update(uses)
        .set({ checkoutId })
        .where(and(isUse(userId, code), eq(uses.state, 'reserved')))
        .returning({ code: uses.code });
      return moved.length > 0;
    },

    /** False when the code is over, off, or out of its time: all decided where it is counted. */
    async reserve(use: Redemption, now: Date, tx: Transaction): Promise<boolean> {
      const counted = await tx
        .update(couponsTable)
        .set({ uses: sql`${couponsTable.uses} + 1` })
        .where(
          and(
            eq(couponsTable.code, use.code),
            isNull(couponsTable.disabledAt),
            or(isNull(couponsTable.maxUses), lt(couponsTable.uses, couponsTable.maxUses)),
            or(isNull(couponsTable.validFrom), lte(couponsTable.validFrom, now)),
            or(isNull(couponsTable.validUntil), gte(couponsTable.validUntil, now)),
          ),
        )
        .returning({ code: couponsTable.code });
      if (counted.length === 0) return false;
      await tx.insert(uses).values({ ...use, state: 'reserved' });
      return true;
    },

    /** False when this checkout no longer held it. */
    async consume(use: Pick<Redemption, 'userId' | 'code' | 'checkoutId'>, now: Date, tx: Transaction) {
      const consumed = await tx
        .update(uses)
        .set({ state: 'consumed', consumedAt: now })
        .where(and(isUse(use.userId, use.code), eq(uses.checkoutId, use.checkoutId)))
        .returning({ code: uses.code });
      return consumed.length > 0;
    },

    /** Gives back what a checkout held and did not spend. */
    async release(use: Pick<Redemption, 'userId' | 'code' | 'checkoutId'>, tx: Transaction): Promise<void> {
      const released = await tx
        .delete(uses)
        .where(and(isUse(use.userId, use.code), eq(uses.checkoutId, use.checkoutId), eq(uses.state, 'reserved')))
        .returning({ code: uses.code });
      if (released.length === 0) return;
      await tx
        .update(couponsTable)
        .set({ uses: sql`${couponsTable.uses} - 1` })
        .where(eq(couponsTable.code, use.code));
    },

    /** False when there is one with that code. */
    async add(coupon: typeof couponsTable.$inferInsert): Promise<boolean> {
      const added = await db
        .insert(couponsTable)
        .values(coupon)
        .onConflictDoNothing()
        .returning({ code: couponsTable.code });
      return added.length > 0;
    },

    async forgetWho(userId: string, stranger: string, tx: Transaction): Promise<void> {
      await tx.update(uses).set({ userId: stranger }).where(eq(uses.userId, userId));
    },
  };
}

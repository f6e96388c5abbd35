import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import { couponRedemptionsTable, couponsTable } from './coupons.table.ts';
import { createCouponUses } from './coupon-uses.repository.ts';

export type Coupon = typeof couponsTable.$inferSelect;

export type CouponsRepository = ReturnType<typeof createCouponsRepository>;

export function createCouponsRepository(db: Database) {
  const uses = couponRedemptionsTable;

  return {
    ...createCouponUses(db),

    async find(code: string): Promise<Coupon | undefined> {
      const [coupon] = await db.select().from(couponsTable).where(eq(couponsTable.code, code));
      return coupon;
    },

    /** Returns false when the code exists. */
    async add(coupon: typeof couponsTable.$inferInsert): Promise<boolean> {
      const added = await db
        .insert(couponsTable)
        .values(coupon)
        .onConflictDoNothing()
        .returning({ code: couponsTable.code });
      return added.length > 0;
    },

    async anonymizeUser(userId: string, anonymousUserId: string, tx: Transaction): Promise<void> {
      await tx.update(uses).set({ userId: anonymousUserId }).where(eq(uses.userId, userId));
    },
  };
}

import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Executor, Transaction } from '../../../database/in-transaction.ts';
import { usersTable } from '../../identity/storage/identity.table.ts';
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

    /** False when the code exists. */
    async add(coupon: typeof couponsTable.$inferInsert, tx: Executor = db): Promise<boolean> {
      const added = await tx
        .insert(couponsTable)
        .values(coupon)
        .onConflictDoNothing()
        .returning({ code: couponsTable.code });
      return added.length > 0;
    },

    /** False when unknown or already disabled. */
    async disable(
      code: string,
      { disabledAt, disabledBy }: { disabledAt: Date; disabledBy: string },
      tx: Transaction,
    ): Promise<boolean> {
      const disabled = await tx
        .update(couponsTable)
        .set({ disabledAt, disabledBy })
        .where(and(eq(couponsTable.code, code), isNull(couponsTable.disabledAt)))
        .returning({ code: couponsTable.code });
      return disabled.length > 0;
    },

    async findDisabling(code: string): Promise<{ by: string | null; at: Date | null } | undefined> {
      const [coupon] = await db
        .select({ by: usersTable.username, at: couponsTable.disabledAt })
        .from(couponsTable)
        .leftJoin(usersTable, eq(usersTable.id, couponsTable.disabledBy))
        .where(eq(couponsTable.code, code));
      return coupon;
    },

    async anonymizeUser(userId: string, anonymousUserId: string, tx: Transaction): Promise<void> {
      await tx.update(uses).set({ userId: anonymousUserId }).where(eq(uses.userId, userId));
    },
  };
}

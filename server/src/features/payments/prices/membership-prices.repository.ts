import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import { membershipPricesTable as table } from './membership-prices.table.ts';

export type ScheduledPrice = Pick<typeof table.$inferSelect, 'startsAt' | 'arsCents' | 'usdCents'>;
export type MembershipPrices = ReturnType<typeof createMembershipPrices>;

export function createMembershipPrices(db: Database) {
  return {
    list: (): Promise<ScheduledPrice[]> =>
      db
        .select({ startsAt: table.startsAt, arsCents: table.arsCents, usdCents: table.usdCents })
        .from(table),

    /** False when another price begins at that instant. */
    async add(price: typeof table.$inferInsert, tx: Transaction): Promise<boolean> {
      const added = await tx
        .insert(table)
        .values(price)
        .onConflictDoNothing()
        .returning({ id: table.id });
      return added.length > 0;
    },

    /** Returns its start; undefined when it has begun or does not exist. */
    async removeUpcoming(id: string, now: Date, tx: Transaction): Promise<Date | undefined> {
      const [removed] = await tx
        .delete(table)
        .where(and(eq(table.id, id), gt(table.startsAt, now)))
        .returning({ startsAt: table.startsAt });
      return removed?.startsAt;
    },
  };
}

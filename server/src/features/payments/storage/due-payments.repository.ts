import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { isDue } from '../../../database/is-due.ts';
import type { DueQuery } from './checkouts.table.ts';
import { isPayment, paymentsTable, type Payment } from './payments.table.ts';

export function createDuePayments(db: Database) {
  const table = paymentsTable;

  return {
    takeDue: (now: Date, until: Date, limit: number): Promise<Payment[]> =>
      db
        .update(table)
        .set({ nextReadAt: until })
        .where(isDue(db, { table, key: [table.id], dueAt: table.nextReadAt, now, limit }))
        .returning(),

    takeRefunds: ({ now, until, limit, userId }: DueQuery): Promise<Payment[]> =>
      db
        .update(table)
        .set({ refundDueAt: until, refundAttempts: sql`${table.refundAttempts} + 1` })
        .where(
          isDue(db, {
            table,
            key: [table.id],
            dueAt: table.refundDueAt,
            now,
            limit,
            where: userId === undefined ? undefined : eq(table.userId, userId),
          }),
        )
        .returning(),

    /** No effect when the refund is no longer due. */
    async postponeRefund(
      { userId, id }: Pick<Payment, 'userId' | 'id'>,
      until: Date,
    ): Promise<void> {
      await db
        .update(table)
        .set({ refundDueAt: until })
        .where(and(isPayment(userId, id), isNotNull(table.refundDueAt)));
    },

    async stopRereading({ userId, id }: Pick<Payment, 'userId' | 'id'>): Promise<void> {
      await db.update(table).set({ nextReadAt: null }).where(isPayment(userId, id));
    },
  };
}

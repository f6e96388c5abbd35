import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { isDue } from '../../../database/is-due.ts';
import type { DueQuery } from './checkouts.table.ts';
import { isPayment, paymentsTable, type Payment } from './payments.table.ts';

/** Payments to read again or to refund, leased to one server at a time. */
export function createDuePayments(db: Database) {
  const table = paymentsTable;

  return {
    /** Leases payments that are due for a reread: postponed, so that no other server takes them. */
    takeDue: (now: Date, until: Date, limit: number): Promise<Payment[]> =>
      db
        .update(table)
        .set({ nextReadAt: until })
        .where(isDue(db, { table, key: [table.id], dueAt: table.nextReadAt, now, limit }))
        .returning(),

    /** Leases payments with a refund due, of every user or of one. */
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

    /** Does nothing when the refund is no longer due. */
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

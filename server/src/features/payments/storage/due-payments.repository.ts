import type { DueQuery } from './checkouts.table.ts';
import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { paymentsTable, type Payment } from './payments.table.ts';

/** Payments to read again or to refund, leased to one server at a time. */
export function createDuePayments(db: Database) {
  const table = paymentsTable;

  return {
    /** Leases payments that are due for a reread: postponed, so that no other server takes them. */
    takeDue: (now: Date, until: Date, limit: number): Promise<Payment[]> =>
      db
        .update(table)
        .set({ nextReadAt: until })
        .where(
          inArray(
            table.id,
            db
              .select({ id: table.id })
              .from(table)
              .where(lte(table.nextReadAt, now))
              .orderBy(asc(table.nextReadAt))
              .limit(limit)
              .for('update', { skipLocked: true }),
          ),
        )
        .returning(),

    /** Leases payments with a refund due, of every user or of one. */
    takeRefunds: ({ now, until, limit, userId }: DueQuery): Promise<Payment[]> =>
      db
        .update(table)
        .set({ refundDueAt: until, refundAttempts: sql`${table.refundAttempts} + 1` })
        .where(
          inArray(
            table.id,
            db
              .select({ id: table.id })
              .from(table)
              .where(
                and(
                  lte(table.refundDueAt, now),
                  userId === undefined ? undefined : eq(table.userId, userId),
                ),
              )
              .orderBy(asc(table.refundDueAt))
              .limit(limit)
              .for('update', { skipLocked: true }),
          ),
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
        .where(and(eq(table.userId, userId), eq(table.id, id), isNotNull(table.refundDueAt)));
    },

    async stopRereading({ userId, id }: Pick<Payment, 'userId' | 'id'>): Promise<void> {
      await db
        .update(table)
        .set({ nextReadAt: null })
        .where(and(eq(table.userId, userId), eq(table.id, id)));
    },
  };
}

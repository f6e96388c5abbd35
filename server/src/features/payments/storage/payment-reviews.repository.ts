import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import { usersTable } from '../../identity/storage/identity.table.ts';
import { checkoutsTable } from './checkouts.table.ts';
import type { PaymentCursor } from './payment-cursor.ts';
import { isPayment, paymentsTable, type Payment } from './payments.table.ts';

export function createPaymentReviews(db: Database) {
  const table = paymentsTable;
  const awaitsReview = and(isNotNull(table.reviewReason), isNull(table.reviewedAt));

  return {
    listForReview: (limit: number, after?: PaymentCursor) =>
      db
        .select({
          payment: table,
          username: usersTable.username,
          dueMinor: checkoutsTable.dueMinor,
        })
        .from(table)
        .leftJoin(usersTable, eq(usersTable.id, table.userId))
        .leftJoin(
          checkoutsTable,
          and(eq(checkoutsTable.userId, table.userId), eq(checkoutsTable.id, table.checkoutId)),
        )
        .where(
          and(
            awaitsReview,
            after &&
              sql`(${table.createdAt}, ${table.id}) > (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
          ),
        )
        .orderBy(asc(table.createdAt), asc(table.id))
        .limit(limit),

    /** False when it was already reviewed. */
    async dismiss(
      { userId, id }: Pick<Payment, 'userId' | 'id'>,
      reviewedAt: Date,
      tx: Transaction,
    ): Promise<boolean> {
      const changed = await tx
        .update(table)
        .set({ reviewedAt })
        .where(and(isPayment(userId, id), isNull(table.reviewedAt)))
        .returning({ id: table.id });
      return changed.length > 0;
    },
  };
}

import { PROCESSORS } from '@forja/contract/payments/membership';
import { and, asc, desc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Executor, Transaction } from '../../../database/in-transaction.ts';
import { usersTable } from '../../identity/storage/identity.table.ts';
import { checkoutsTable } from './checkouts.table.ts';
import type { PaymentCursor } from './payment-cursor.ts';
import { paymentsTable, receiptColumn, type Payment } from './payments.table.ts';

type PaymentSearch = {
  id: string | undefined;
  username: string;
  providerPaymentId: string;
  receipt: string;
};

export function createPaymentLists(db: Database) {
  const table = paymentsTable;

  return {
    listByCheckout: (userId: string, checkoutId: string, tx: Executor = db): Promise<Payment[]> =>
      tx
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), eq(table.checkoutId, checkoutId)))
        .orderBy(asc(table.createdAt), asc(table.id)),

    listByCheckouts: (userId: string, checkoutIds: string[], tx: Transaction): Promise<Payment[]> =>
      tx
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), inArray(table.checkoutId, checkoutIds)))
        .orderBy(asc(table.createdAt), asc(table.id)),

    listPrimaries: (userId: string, tx: Transaction): Promise<Payment[]> =>
      tx
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), eq(table.role, 'primary'))),

    async mapPayers(userIds: readonly string[], tx: Executor = db): Promise<Map<string, string[]>> {
      const rows = await tx
        .select({ userId: table.userId, id: table.payerIdHash, email: table.payerEmailHash })
        .from(table)
        .where(and(inArray(table.userId, [...userIds]), isNotNull(table.approvedAt)));
      const payers = new Map<string, string[]>(userIds.map((userId) => [userId, []]));
      for (const { userId, id, email } of rows)
        payers.get(userId)?.push(...[id, email].filter((hash) => hash !== null));
      return payers;
    },

    listByUser: (userId: string): Promise<Payment[]> =>
      db
        .select()
        .from(table)
        .where(eq(table.userId, userId))
        .orderBy(desc(table.createdAt), desc(table.id)),

    listByUsers: (userIds: string[]): Promise<Payment[]> =>
      userIds.length === 0
        ? Promise.resolve([])
        : db
            .select()
            .from(table)
            .where(inArray(table.userId, userIds))
            .orderBy(desc(table.createdAt), desc(table.id)),

    listByReceipts: (receipts: string[]) =>
      receipts.length === 0
        ? Promise.resolve([])
        : db
            .select({ payment: table, username: usersTable.username })
            .from(table)
            .leftJoin(usersTable, eq(usersTable.id, table.userId))
            .where(
              and(
                eq(table.provider, 'manual'),
                inArray(receiptColumn, receipts),
                ne(table.state, 'cancelled'),
              ),
            )
            .orderBy(desc(table.createdAt), desc(table.id)),

    search: (
      { id, username, providerPaymentId, receipt }: PaymentSearch,
      { limit, after }: { limit: number; after: PaymentCursor | undefined },
    ) =>
      db
        .select({ payment: table, username: usersTable.username })
        .from(table)
        .leftJoin(usersTable, eq(usersTable.id, table.userId))
        .where(
          and(
            or(
              id === undefined
                ? undefined
                : or(
                    eq(table.id, id),
                    and(
                      eq(
                        table.userId,
                        db
                          .select({ userId: checkoutsTable.userId })
                          .from(checkoutsTable)
                          .where(eq(checkoutsTable.id, id)),
                      ),
                      eq(table.checkoutId, id),
                    ),
                  ),
              // separate conditions, because each uses an index of payments
              eq(
                table.userId,
                db
                  .select({ id: usersTable.id })
                  .from(usersTable)
                  .where(eq(usersTable.username, username)),
              ),
              and(
                inArray(table.provider, [...PROCESSORS]),
                eq(table.providerPaymentId, providerPaymentId),
              ),
              and(eq(table.provider, 'manual'), eq(receiptColumn, receipt)),
            ),
            after &&
              sql`(${table.createdAt}, ${table.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
          ),
        )
        .orderBy(desc(table.createdAt), desc(table.id))
        .limit(limit),
  };
}

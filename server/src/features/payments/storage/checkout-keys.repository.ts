import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Executor, Transaction } from '../../../database/in-transaction.ts';
import { checkoutKeysTable, type CheckoutRow, checkoutsTable } from './checkouts.table.ts';

export function createCheckoutKeys(db: Database) {
  const table = checkoutsTable;

  return {
    async findByKey(
      userId: string,
      clientKey: string,
      tx: Executor = db,
    ): Promise<CheckoutRow | undefined> {
      const [row] = await tx
        .select({ checkout: table })
        .from(checkoutKeysTable)
        .innerJoin(
          table,
          and(
            eq(table.userId, checkoutKeysTable.userId),
            eq(table.id, checkoutKeysTable.checkoutId),
          ),
        )
        .where(
          and(eq(checkoutKeysTable.userId, userId), eq(checkoutKeysTable.clientKey, clientKey)),
        );
      return row?.checkout;
    },

    async addKey(key: typeof checkoutKeysTable.$inferInsert, tx: Transaction): Promise<void> {
      await tx.insert(checkoutKeysTable).values(key);
    },
  };
}

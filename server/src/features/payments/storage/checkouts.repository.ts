import type { Processor } from '@forja/contract/payments/membership';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Executor, Transaction } from '../../../database/in-transaction.ts';
import {
  checkoutKeysTable,
  type CheckoutRow,
  checkoutsTable,
  isCheckout,
  type NewCheckout,
} from './checkouts.table.ts';
import { createCheckoutKeys } from './checkout-keys.repository.ts';
import { createCheckoutLists } from './checkout-lists.repository.ts';
import { createDueCheckouts } from './due-checkouts.repository.ts';
import { createIntentions } from './intentions.repository.ts';

export type { CheckoutRow } from './checkouts.table.ts';
export type CheckoutsRepository = ReturnType<typeof createCheckoutsRepository>;

export function createCheckoutsRepository(db: Database) {
  const table = checkoutsTable;

  return {
    ...createCheckoutKeys(db),
    ...createCheckoutLists(db),
    ...createDueCheckouts(db),
    ...createIntentions(),

    async add(checkout: NewCheckout, tx: Transaction): Promise<void> {
      await tx.insert(table).values(checkout);
    },

    async find(userId: string, id: string, tx: Executor = db): Promise<CheckoutRow | undefined> {
      const [row] = await tx.select().from(table).where(isCheckout(userId, id));
      return row;
    },

    async findById(id: string, tx: Executor = db): Promise<CheckoutRow | undefined> {
      const [row] = await tx.select().from(table).where(eq(table.id, id));
      return row;
    },

    async lock(id: string, tx: Transaction): Promise<CheckoutRow | undefined> {
      const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update');
      return row;
    },

    async findByRef(
      userId: string,
      processor: Processor,
      providerRef: string,
    ): Promise<CheckoutRow | undefined> {
      const [row] = await db
        .select()
        .from(table)
        .where(
          and(
            eq(table.userId, userId),
            eq(table.processor, processor),
            eq(table.providerRef, providerRef),
          ),
        );
      return row;
    },

    async change(
      { userId, id }: Pick<CheckoutRow, 'userId' | 'id'>,
      change: Partial<NewCheckout>,
      tx: Executor = db,
    ): Promise<void> {
      await tx.update(table).set(change).where(isCheckout(userId, id));
    },

    async anonymizeUser(userId: string, anonymousUserId: string, tx: Transaction): Promise<void> {
      await tx.delete(checkoutKeysTable).where(eq(checkoutKeysTable.userId, userId));
      await tx.update(table).set({ userId: anonymousUserId }).where(eq(table.userId, userId));
    },
  };
}

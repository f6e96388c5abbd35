import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { isDue } from '../../../database/is-due.ts';
import {
  type CheckoutRow,
  checkoutsTable,
  type DueQuery,
  isCheckout,
  type NewCheckout,
  OPEN_STATES,
} from './checkouts.table.ts';

export function createDueCheckouts(db: Database) {
  const table = checkoutsTable;

  return {
    takeDue: (now: Date, until: Date, limit: number): Promise<CheckoutRow[]> =>
      db
        .update(table)
        .set({ nextPollAt: until })
        .where(isDue(db, { table, key: [table.id], dueAt: table.nextPollAt, now, limit }))
        .returning(),

    /** The lease expires if the server crashes. */
    takePagesToClose: ({ now, until, limit, userId }: DueQuery): Promise<CheckoutRow[]> =>
      db
        .update(table)
        .set({ closePageAt: until, closeAttempts: sql`${table.closeAttempts} + 1` })
        .where(
          isDue(db, {
            table,
            key: [table.id],
            dueAt: table.closePageAt,
            now,
            limit,
            where: userId === undefined ? undefined : eq(table.userId, userId),
          }),
        )
        .returning(),

    /** False when the checkout is open. */
    async closeLatePage(
      { userId, id }: Pick<CheckoutRow, 'userId' | 'id'>,
      change: { providerRef: string; closePageAt: Date },
    ): Promise<boolean> {
      const changed = await db
        .update(table)
        .set(change)
        .where(
          and(
            isCheckout(userId, id),
            notInArray(table.state, [...OPEN_STATES]),
            isNull(table.providerRef),
          ),
        )
        .returning({ id: table.id });
      return changed.length > 0;
    },

    /** False when another request opened the page first. */
    async setPaymentPage(
      { userId, id, attempt }: Pick<CheckoutRow, 'userId' | 'id' | 'attempt'>,
      change: Partial<NewCheckout>,
    ): Promise<boolean> {
      const changed = await db
        .update(table)
        .set(change)
        .where(and(isCheckout(userId, id), eq(table.state, 'created'), eq(table.attempt, attempt)))
        .returning({ id: table.id });
      return changed.length > 0;
    },
  };
}

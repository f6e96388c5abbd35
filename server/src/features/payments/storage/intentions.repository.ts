import { and, asc, desc, eq, gt, inArray, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../database/in-transaction.ts';
import { type CheckoutRow, checkoutsTable, OPEN_STATES } from './checkouts.table.ts';

export function createIntentions() {
  const table = checkoutsTable;

  return {
    /** Locks in the order of ids, so that two transactions cannot deadlock. */
    lockIntention: (intentId: string, tx: Transaction): Promise<CheckoutRow[]> =>
      tx
        .select()
        .from(table)
        .where(eq(table.intentId, intentId))
        .orderBy(asc(table.id))
        .for('update'),

    async isIntentPaid(intentId: string, tx: Transaction): Promise<boolean> {
      const paidRows = await tx
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.intentId, intentId), eq(table.state, 'paid')))
        .limit(1);
      return paidRows.length > 0;
    },

    async findUnpaidIntent(userId: string, tx: Transaction): Promise<string | undefined> {
      const paidCheckouts = alias(table, 'paid');
      const isPaid = tx
        .select({ id: paidCheckouts.id })
        .from(paidCheckouts)
        .where(
          and(
            eq(paidCheckouts.userId, userId),
            eq(paidCheckouts.state, 'paid'),
            or(
              eq(paidCheckouts.intentId, table.intentId),
              gt(paidCheckouts.createdAt, table.createdAt),
            ),
          ),
        );
      const [row] = await tx
        .select({ intentId: table.intentId })
        .from(table)
        .where(and(eq(table.userId, userId), notExists(isPaid)))
        .orderBy(desc(table.createdAt), desc(table.id))
        .limit(1);
      return row?.intentId;
    },

    /** Locks in the order of ids, so that two transactions cannot deadlock. */
    lockOpen: (userId: string, tx: Transaction): Promise<CheckoutRow[]> =>
      tx
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), inArray(table.state, [...OPEN_STATES])))
        .orderBy(asc(table.id))
        .for('update'),
  };
}

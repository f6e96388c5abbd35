import { and, desc, eq, gte, inArray, isNotNull, lt, lte } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Executor } from '../../../database/in-transaction.ts';
import { type CheckoutRow, checkoutsTable, OPEN_STATES } from './checkouts.table.ts';

export function createCheckoutLists(db: Database) {
  const table = checkoutsTable;

  return {
    listOpen: (userId: string, limit: number, tx: Executor = db): Promise<CheckoutRow[]> =>
      tx
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), inArray(table.state, [...OPEN_STATES])))
        .orderBy(desc(table.createdAt), desc(table.id))
        .limit(limit),

    listLatest: (userId: string, since: Date, limit: number): Promise<CheckoutRow[]> =>
      db
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), gte(table.createdAt, since)))
        .orderBy(desc(table.createdAt), desc(table.id))
        .limit(limit),

    listAll: (userId: string): Promise<CheckoutRow[]> =>
      db.select().from(table).where(eq(table.userId, userId)).orderBy(desc(table.createdAt)),

    listSince: (since: Date, after: string, limit: number): Promise<CheckoutRow[]> =>
      db
        .select()
        .from(table)
        .where(
          and(
            gte(table.createdAt, since),
            isNotNull(table.providerRef),
            // pages by id, so that none is repeated or skipped
            after === '' ? undefined : lt(table.id, after),
          ),
        )
        .orderBy(desc(table.id))
        .limit(limit),

    listOverdue: (now: Date, limit: number): Promise<CheckoutRow[]> =>
      db
        .select()
        .from(table)
        .where(and(inArray(table.state, [...OPEN_STATES]), lte(table.expiresAt, now)))
        .limit(limit),
  };
}

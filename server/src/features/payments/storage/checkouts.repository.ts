import type { CheckoutState } from '@forja/contract/payments/checkout';
import type { Processor } from '@forja/contract/payments/membership';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import { checkoutKeysTable, checkoutsTable } from './checkouts.table.ts';

export type CheckoutRow = typeof checkoutsTable.$inferSelect;
type NewCheckout = typeof checkoutsTable.$inferInsert;
type Reader = Database | Transaction;
export type DueQuery = { now: Date; until: Date; limit: number; userId?: string | undefined };

const OPEN = ['created', 'awaiting', 'pending'] as const satisfies readonly CheckoutState[];

export type CheckoutsRepository = ReturnType<typeof createCheckoutsRepository>;

export function createCheckoutsRepository(db: Database) {
  const table = checkoutsTable;
  const matchesId = (userId: string, id: string) => and(eq(table.userId, userId), eq(table.id, id));

  return {
    async add(checkout: NewCheckout, tx: Transaction): Promise<void> {
      await tx.insert(table).values(checkout);
    },

    async find(userId: string, id: string, tx: Reader = db): Promise<CheckoutRow | undefined> {
      const [row] = await tx.select().from(table).where(matchesId(userId, id));
      return row;
    },

    /** Providers know a checkout by its id alone. */
    async findById(id: string, tx: Reader = db): Promise<CheckoutRow | undefined> {
      const [row] = await tx.select().from(table).where(eq(table.id, id));
      return row;
    },

    async lock(id: string, tx: Transaction): Promise<CheckoutRow | undefined> {
      const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update');
      return row;
    },

    /** Locks every checkout of an intention in the order of their ids, so that two transactions cannot deadlock. */
    lockIntention: (intentId: string, tx: Transaction): Promise<CheckoutRow[]> =>
      tx.select().from(table).where(eq(table.intentId, intentId)).orderBy(asc(table.id)).for('update'),

    async isIntentPaid(intentId: string, tx: Transaction): Promise<boolean> {
      const paidRows = await tx
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.intentId, intentId), eq(table.state, 'paid')))
        .limit(1);
      return paidRows.length > 0;
    },

    /** The intention of the user since their last purchase, if any. */
    async findUnpaidIntent(userId: string, tx: Transaction): Promise<string | undefined> {
      const paidCheckouts = alias(table, 'paid');
      const isPaid = tx
        .select({ id: paidCheckouts.id })
        .from(paidCheckouts)
        .where(
          and(
            eq(paidCheckouts.userId, userId),
            eq(paidCheckouts.state, 'paid'),
            or(eq(paidCheckouts.intentId, table.intentId), gt(paidCheckouts.createdAt, table.createdAt)),
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

    /** Locks the open checkouts of a user in the order of their ids. */
    lockOpen: (userId: string, tx: Transaction): Promise<CheckoutRow[]> =>
      tx
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), inArray(table.state, [...OPEN])))
        .orderBy(asc(table.id))
        .for('update'),

    async findByRef(userId: string, processor: Processor, providerRef: string): Promise<CheckoutRow | undefined> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), eq(table.processor, processor), eq(table.providerRef, providerRef)));
      return row;
    },

    async findByKey(userId: string, clientKey: string, tx: Reader = db): Promise<CheckoutRow | undefined> {
      const [row] = await tx
        .select({ checkout: table })
        .from(checkoutKeysTable)
        .innerJoin(table, and(eq(table.userId, checkoutKeysTable.userId), eq(table.id, checkoutKeysTable.checkoutId)))
        .where(and(eq(checkoutKeysTable.userId, userId), eq(checkoutKeysTable.clientKey, clientKey)));
      return row?.checkout;
    },

    async addKey(key: typeof checkoutKeysTable.$inferInsert, tx: Transaction): Promise<void> {
      await tx.insert(checkoutKeysTable).values(key);
    },

    /** Newest first. */
    listOpen: (userId: string, limit: number, tx: Reader = db): Promise<CheckoutRow[]> =>
      tx
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), inArray(table.state, [...OPEN])))
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

    async change(
      { userId, id }: Pick<CheckoutRow, 'userId' | 'id'>,
      change: Partial<NewCheckout>,
      tx: Reader = db,
    ): Promise<void> {
      await tx.update(table).set(change).where(matchesId(userId, id));
    },

    /** Returns false when another request opened the page of this checkout first. */
    async setPaymentPage(
      { userId, id, attempt }: Pick<CheckoutRow, 'userId' | 'id' | 'attempt'>,
      change: Partial<NewCheckout>,
    ): Promise<boolean> {
      const changed = await db
        .update(table)
        .set(change)
        .where(and(matchesId(userId, id), eq(table.state, 'created'), eq(table.attempt, attempt)))
        .returning({ id: table.id });
      return changed.length > 0;
    },

    /** Schedules the closing of a page that opened after its checkout ended. Returns false when the checkout is open. */
    async closeLatePage(
      { userId, id }: Pick<CheckoutRow, 'userId' | 'id'>,
      change: { providerRef: string; closePageAt: Date },
    ): Promise<boolean> {
      const changed = await db
        .update(table)
        .set(change)
        .where(and(matchesId(userId, id), notInArray(table.state, [...OPEN]), isNull(table.providerRef)))
        .returning({ id: table.id });
      return changed.length > 0;
    },

    /** Leases pages to close, of every user or of one. The lease expires if the server crashes. */
    takePagesToClose: ({ now, until, limit, userId }: DueQuery): Promise<CheckoutRow[]> =>
      db
        .update(table)
        .set({ closePageAt: until, closeAttempts: sql`${table.closeAttempts} + 1` })
        .where(
          inArray(
            table.id,
            db
              .select({ id: table.id })
              .from(table)
              .where(and(lte(table.closePageAt, now), userId === undefined ? undefined : eq(table.userId, userId)))
              .orderBy(asc(table.closePageAt))
              .limit(limit)
              .for('update', { skipLocked: true }),
          ),
        )
        .returning(),

    /** Leases checkouts that are due for a poll, so that no other server polls them. */
    takeDue: (now: Date, until: Date, limit: number): Promise<CheckoutRow[]> =>
      db
        .update(table)
        .set({ nextPollAt: until })
        .where(
          inArray(
            table.id,
            db
              .select({ id: table.id })
              .from(table)
              .where(lte(table.nextPollAt, now))
              .orderBy(asc(table.nextPollAt))
              .limit(limit)
              .for('update', { skipLocked: true }),
          ),
        )
        .returning(),

    /** One page of the recent checkouts that have a provider page. */
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

    /** Open checkouts past their expiry. */
    listOverdue: (now: Date, limit: number): Promise<CheckoutRow[]> =>
      db
        .select()
        .from(table)
        .where(and(inArray(table.state, [...OPEN]), lte(table.expiresAt, now)))
        .limit(limit),

    async anonymizeUser(userId: string, anonymousUserId: string, tx: Transaction): Promise<void> {
      await tx.delete(checkoutKeysTable).where(eq(checkoutKeysTable.userId, userId));
      await tx.update(table).set({ userId: anonymousUserId }).where(eq(table.userId, userId));
    },
  };
}

import type { CheckoutState } from '@forja/contract/checkout';
import type { Processor } from '@forja/contract/membership';
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
export type Due = { now: Date; until: Date; limit: number; userId?: string | undefined };

const OPEN = ['created', 'awaiting', 'pending'] as const satisfies readonly CheckoutState[];

export type CheckoutsRepository = ReturnType<typeof createCheckoutsRepository>;

export function createCheckoutsRepository(db: Database) {
  const table = checkoutsTable;
  const isIt = (userId: string, id: string) => and(eq(table.userId, userId), eq(table.id, id));

  return {
    async add(checkout: NewCheckout, tx: Transaction): Promise<void> {
      await tx.insert(table).values(checkout);
    },

    async find(userId: string, id: string, tx: Reader = db): Promise<CheckoutRow | undefined> {
      const [found] = await tx.select().from(table).where(isIt(userId, id));
      return found;
    },

    /** As a provider names it. Locked until the end of the transaction when asked for. */
    async findById(id: string, tx: Reader = db): Promise<CheckoutRow | undefined> {
      const [found] = await tx.select().from(table).where(eq(table.id, id));
      return found;
    },

    async lock(id: string, tx: Transaction): Promise<CheckoutRow | undefined> {
      const [found] = await tx.select().from(table).where(eq(table.id, id)).for('update');
      return found;
    },

    /** Every checkout of an intention, locked in the order of their ids, so that no two wait for each other. */
    lockIntention: (intentId: string, tx: Transaction): Promise<CheckoutRow[]> =>
      tx.select().from(table).where(eq(table.intentId, intentId)).orderBy(asc(table.id)).for('update'),

    async isIntentPaid(intentId: string, tx: Transaction): Promise<boolean> {
      const found = await tx
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.intentId, intentId), eq(table.state, 'paid')))
        .limit(1);
      return found.length > 0;
    },

    /** The intention that the person has begun since their last purchase, if any. */
    async unpaidIntent(userId: string, tx: Transaction): Promise<string | undefined> {
      const paid = alias(table, 'paid');
      const isPaid = tx
        .select({ id: paid.id })
        .from(paid)
        .where(
          and(
            eq(paid.userId, userId),
            eq(paid.state, 'paid'),
            or(eq(paid.intentId, table.intentId), gt(paid.createdAt, table.createdAt)),
          ),
        );
      const [found] = await tx
        .select({ intentId: table.intentId })
        .from(table)
        .where(and(eq(table.userId, userId), notExists(isPaid)))
        .orderBy(desc(table.createdAt), desc(table.id))
        .limit(1);
      return found?.intentId;
    },

    /** The open ones of a person, locked in the order of their ids. */
    lockOpen: (userId: string, tx: Transaction): Promise<CheckoutRow[]> =>
      tx
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), inArray(table.state, [...OPEN])))
        .orderBy(asc(table.id))
        .for('update'),

    async findByRef(userId: string, processor: Processor, providerRef: string): Promise<CheckoutRow | undefined> {
      const [found] = await db
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), eq(table.processor, processor), eq(table.providerRef, providerRef)));
      return found;
    },

    async findByKey(userId: string, clientKey: string, tx: Reader = db): Promise<CheckoutRow | undefined> {
      const [found] = await tx
        .select({ checkout: table })
        .from(checkoutKeysTable)
        .innerJoin(table, and(eq(table.userId, checkoutKeysTable.userId), eq(table.id, checkoutKeysTable.checkoutId)))
        .where(and(eq(checkoutKeysTable.userId, userId), eq(checkoutKeysTable.clientKey, clientKey)));
      return found?.checkout;
    },

    async addKey(key: typeof checkoutKeysTable.$inferInsert, tx: Transaction): Promise<void> {
      await tx.insert(checkoutKeysTable).values(key);
    },

    /** Newest first. */
    open: (userId: string, limit: number, tx: Reader = db): Promise<CheckoutRow[]> =>
      tx
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), inArray(table.state, [...OPEN])))
        .orderBy(desc(table.createdAt), desc(table.id))
        .limit(limit),

    latest: (userId: string, since: Date, limit: number): Promise<CheckoutRow[]> =>
      db
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), gte(table.createdAt, since)))
        .orderBy(desc(table.createdAt), desc(table.id))
        .limit(limit),

    all: (userId: string): Promise<CheckoutRow[]> =>
      db.select().from(table).where(eq(table.userId, userId)).orderBy(desc(table.createdAt)),

    async change(
      { userId, id }: Pick<CheckoutRow, 'userId' | 'id'>,
      change: Partial<NewCheckout>,
      tx: Reader = db,
    ): Promise<void> {
      await tx.update(table).set(change).where(isIt(userId, id));
    },

    /** False when another request was faster with the same checkout. */
    async giveAddress(
      { userId, id, attempt }: Pick<CheckoutRow, 'userId' | 'id' | 'attempt'>,
      change: Partial<NewCheckout>,
    ): Promise<boolean> {
      const changed = await db
        .update(table)
        .set(change)
        .where(and(isIt(userId, id), eq(table.state, 'created'), eq(table.attempt, attempt)))
        .returning({ id: table.id });
      return changed.length > 0;
    },

    /** A page that came back for a checkout that had ended meanwhile: it has to be closed. False when it is still open. */
    async closeLatePage(
      { userId, id }: Pick<CheckoutRow, 'userId' | 'id'>,
      change: { providerRef: string; closePageAt: Date },
    ): Promise<boolean> {
      const changed = await db
        .update(table)
        .set(change)
        .where(and(isIt(userId, id), notInArray(table.state, [...OPEN]), isNull(table.providerRef)))
        .returning({ id: table.id });
      return changed.length > 0;
    },

    /** Takes pages to close, of everybody or of one person, and puts them off: a server that dies gives them back. */
    takePagesToClose: ({ now, until, limit, userId }: Due): Promise<CheckoutRow[]> =>
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

    /** Takes those whose time has come and puts them off, so that no other server looks at them too. */
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

    /** Those that went to a provider lately, by pages, oldest first. */
    sentSince: (since: Date, after: string, limit: number): Promise<CheckoutRow[]> =>
      db
        .select()
        .from(table)
        .where(
          and(
            gte(table.createdAt, since),
            isNotNull(table.providerRef),
            // ids, not instants: a page never repeats one nor skips it
            after === '' ? undefined : lt(table.id, after),
          ),
        )
        .orderBy(desc(table.id))
        .limit(limit),

    /** Open ones whose time is over. */
    overdue: (now: Date, limit: number): Promise<CheckoutRow[]> =>
      db
        .select()
        .from(table)
        .where(and(inArray(table.state, [...OPEN]), lte(table.expiresAt, now)))
        .limit(limit),

    async forgetWho(userId: string, stranger: string, tx: Transaction): Promise<void> {
      await tx.delete(checkoutKeysTable).where(eq(checkoutKeysTable.userId, userId));
      await tx.update(table).set({ userId: stranger }).where(eq(table.userId, userId));
    },
  };
}

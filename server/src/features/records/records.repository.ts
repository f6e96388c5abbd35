import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/in-transaction.ts';
import { overwritten } from '../../database/overwritten.ts';
import { syncedRecordsTable, syncPositionsTable } from './records.table.ts';

type Row = typeof syncedRecordsTable.$inferInsert;
export type StampedRecord = Omit<Row, 'userId' | 'collection'>;

const {
  userId: owner,
  collection,
  id,
  revision,
  position,
  isDeleted,
  digest,
  arrived,
  bytes,
  updatedAt,
} = syncedRecordsTable;
const stamps = { id, revision, isDeleted, updatedAt };
const { writes, windowEndsAt } = syncPositionsTable;

/** When it was first written stays. */
const KEY = ['userId', 'collection', 'id', 'createdAt'];

const ofCollection = (userId: string, name: string) => and(eq(owner, userId), eq(collection, name));

export type SyncRepository = typeof syncRepository;

/** Everything happens in a transaction of the caller: a stamp without its value, or a value without its stamp, is a lie. */
export const syncRepository = {
  /** Takes the next `count` positions and the turn: who writes for the same person waits here until this is committed. */
  async takeTurn(
    tx: Transaction,
    userId: string,
    { count, now, windowEnd }: { count: number; now: Date; windowEnd: Date },
  ) {
    const [turn] = await tx
      .insert(syncPositionsTable)
      .values({ userId, position: count, writes: 1, windowEndsAt: windowEnd })
      .onConflictDoUpdate({
        target: syncPositionsTable.userId,
        set: {
          position: sql`${syncPositionsTable.position} + ${count}`,
          writes: sql`case when ${windowEndsAt} <= ${now} then 1 else ${writes} + 1 end`,
          windowEndsAt: sql`case when ${windowEndsAt} <= ${now} then excluded.window_ends_at else ${windowEndsAt} end`,
        },
      })
      .returning({ position: syncPositionsTable.position, writes, windowEndsAt });
    if (!turn) throw new Error('an upsert that returned nothing');
    return turn;
  },

  async find(tx: Transaction, userId: string, name: string, wanted: string) {
    const [found] = await tx
      .select({ ...stamps, digest, arrived, bytes })
      .from(syncedRecordsTable)
      .where(and(ofCollection(userId, name), eq(id, wanted)));
    return found;
  },

  findAll: (tx: Transaction, userId: string, name: string, wanted: string[]) =>
    tx
      .select({ ...stamps, arrived })
      .from(syncedRecordsTable)
      .where(and(ofCollection(userId, name), inArray(id, wanted))),

  /** Whether the person has that many, graves included; it does not count further. */
  async hasAtLeast(tx: Transaction, userId: string, name: string, limit: number): Promise<boolean> {
    const found = await tx
      .select({ id })
      .from(syncedRecordsTable)
      .where(ofCollection(userId, name))
      .offset(limit - 1)
      .limit(1);
    return found.length > 0;
  },

  async stamp(tx: Transaction, userId: string, name: string, records: StampedRecord[]): Promise<void> {
    await tx
      .insert(syncedRecordsTable)
      .values(records.map((record) => ({ userId, collection: name, ...record })))
      .onConflictDoUpdate({
        target: [owner, collection, id],
        set: overwritten(syncedRecordsTable, KEY),
      });
  },

  async lastPosition(tx: Transaction, userId: string): Promise<number> {
    const [found] = await tx
      .select({ position: syncPositionsTable.position })
      .from(syncPositionsTable)
      .where(eq(syncPositionsTable.userId, userId));
    return found?.position ?? 0;
  },

  changedAfter: (tx: Transaction, userId: string, after: number, limit: number) =>
    tx
      .select({ ...stamps, collection, position, bytes })
      .from(syncedRecordsTable)
      .where(and(eq(owner, userId), gt(position, after)))
      .orderBy(asc(position))
      .limit(limit),

  /** Of every record of the collection, graves included. */
  revisions: (tx: Transaction, userId: string, name: string) =>
    tx.select({ id, revision }).from(syncedRecordsTable).where(ofCollection(userId, name)),

  /** Those that are there, of the ids of which is asked. */
  async living(tx: Transaction, userId: string, name: string): Promise<Set<string>> {
    const rows = await tx
      .select({ id })
      .from(syncedRecordsTable)
      .where(and(ofCollection(userId, name), eq(isDeleted, false)));
    return new Set(rows.map((row) => row.id));
  },
};

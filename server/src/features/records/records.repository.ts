import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  lt,
  lte,
  min,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/in-transaction.ts';
import { excludedValues } from '../../database/excluded-values.ts';
import {
  recordDevicesTable as devices,
  recordPositionsTable as accounts,
  recordsTable,
} from './records.table.ts';

export type RecordRow = Omit<typeof recordsTable.$inferInsert, 'userId'>;
export type RecordKey = { collection: string; id: string };
export const recordName = ({ collection, id }: RecordKey): string => `${collection} ${id}`;
export type StoredRecord = {
  collection: string;
  id: string;
  revision: number;
  deleted: boolean;
  updatedAt: Date;
  copyOf: string | null;
  value: unknown;
};
type TombstoneLimits = { deletedBefore: Date; seenAfter: Date; most: number };
type Limits = { maxRecords: number; maxBytes: number };

const {
  userId: owner,
  collection,
  id,
  revision,
  position,
  deleted,
  value,
  size,
  digest,
} = recordsTable;
const { recentMutations, copyOf, updatedAt } = recordsTable;
const record = { collection, id, revision, deleted, updatedAt, copyOf, value };
const account = {
  position: accounts.position,
  epochs: accounts.epochs,
  collectedUntil: accounts.collectedUntil,
  live: accounts.live,
};
/** Changes after a restart or a recreated table, which every restore of a copy implies. */
const databaseLife = sql<string>`pg_postmaster_start_time()::text || pg_relation_filenode('record_positions')`;

const ENVELOPE_BYTES = 200;
/** Columns that an update keeps; `createdAt` is the first write. */
const KEY = ['userId', 'collection', 'id', 'createdAt'];
/** Above real use. A client that invents devices evicts only its own. */
const MOST_DEVICES = 50;

const matchesAnyKey = (keys: readonly RecordKey[]) => {
  const names = [...new Set(keys.map((key) => key.collection))];
  const idsByCollection = (name: string) =>
    keys.filter((key) => key.collection === name).map((key) => key.id);
  return or(
    sql`false`,
    ...names.map((name) => and(eq(collection, name), inArray(id, idsByCollection(name)))),
  );
};

async function page(
  tx: Transaction,
  where: SQL | undefined,
  order: SQL,
  { maxRecords, maxBytes }: Limits,
) {
  const weight = sql`${size} + ${ENVELOPE_BYTES}`;
  const bytes = sql`sum(${weight}) over (order by ${order} rows unbounded preceding)`;
  const numbered = tx
    .select({
      ...record,
      position,
      nth: sql`row_number() over (order by ${order})`.mapWith(Number).as('nth'),
      bytes: bytes.mapWith(Number).as('bytes'),
      before: sql`${bytes} - (${weight})`.mapWith(Number).as('before'),
    })
    .from(recordsTable)
    .where(where)
    .orderBy(order)
    .limit(maxRecords + 1)
    .as('found');
  // one extra row shows that there are more
  const rows = await tx
    .select()
    .from(numbered)
    .where(or(lte(numbered.nth, 2), lte(numbered.before, maxBytes)))
    .orderBy(numbered.nth);
  const items = rows
    .filter((row) => row.nth === 1 || (row.nth <= maxRecords && row.bytes <= maxBytes))
    .map(({ nth: _, bytes: __, before: ___, ...item }) => item);
  return { items, hasMore: rows.length > items.length };
}

/** Every query filters by user first, so that its cost does not depend on other users. */
export const recordsRepository = {
  /** Serializes the writes of one account until the commit. */
  async lockUser(tx: Transaction, userId: string) {
    const select = () =>
      tx
        .select({
          ...account,
          writes: accounts.writes,
          windowEndsAt: accounts.windowEndsAt,
          databaseLife,
        })
        .from(accounts)
        .where(eq(accounts.userId, userId))
        .for('update');
    const [stored] = await select();
    if (stored) return stored;
    await tx
      .insert(accounts)
      .values({ userId, position: 0, live: {}, writes: 0, windowEndsAt: new Date(0) })
      .onConflictDoNothing();
    const [created] = await select();
    if (!created) throw new Error('an account that was inserted is not there');
    return created;
  },

  advance: (tx: Transaction, userId: string, changed: Partial<typeof accounts.$inferInsert>) =>
    tx.update(accounts).set(changed).where(eq(accounts.userId, userId)),

  async readAccount(tx: Transaction, userId: string) {
    const [stored] = await tx.select(account).from(accounts).where(eq(accounts.userId, userId));
    return stored ?? { position: 0, epochs: {}, collectedUntil: 0, live: {} };
  },

  /** The previous release stored no counts. */
  async countLive(tx: Transaction, userId: string): Promise<Record<string, number>> {
    const rows = await tx
      .select({ collection, count: sql`count(*)`.mapWith(Number) })
      .from(recordsTable)
      .where(and(eq(owner, userId), eq(deleted, false)))
      .groupBy(collection);
    return Object.fromEntries(rows.map((row) => [row.collection, row.count]));
  },

  /** Excludes values, which a decision does not need. */
  findStates: (tx: Transaction, userId: string, keys: readonly RecordKey[]) =>
    tx
      .select({ collection, id, revision, deleted, updatedAt, digest, recentMutations, copyOf })
      .from(recordsTable)
      .where(and(eq(owner, userId), matchesAnyKey(keys))),

  find: (tx: Transaction | Database, userId: string, keys: readonly RecordKey[]) =>
    tx
      .select(record)
      .from(recordsTable)
      .where(and(eq(owner, userId), matchesAnyKey(keys))),

  save: (tx: Transaction, userId: string, rows: RecordRow[]) =>
    tx
      .insert(recordsTable)
      .values(rows.map((row) => ({ userId, ...row })))
      .onConflictDoUpdate({
        target: [owner, collection, id],
        set: excludedValues(recordsTable, KEY),
      }),

  changes: (
    tx: Transaction,
    userId: string,
    { after, tombstonesAfter, ...limits }: Limits & { after: number; tombstonesAfter: number },
  ) => {
    const isListed =
      tombstonesAfter > after ? or(eq(deleted, false), gt(position, tombstonesAfter)) : undefined;
    return page(tx, and(eq(owner, userId), gt(position, after), isListed), asc(position), limits);
  },

  newest: (
    tx: Transaction,
    userId: string,
    name: string,
    { before, ...limits }: Limits & { before: string | undefined },
  ) =>
    page(
      tx,
      and(
        eq(owner, userId),
        eq(collection, name),
        eq(deleted, false),
        before === undefined ? undefined : lt(id, before),
      ),
      desc(id),
      limits,
    ),

  async liveIds(db: Database, userId: string, name: string): Promise<Set<string>> {
    const rows = await db
      .select({ id })
      .from(recordsTable)
      .where(and(eq(owner, userId), eq(collection, name), eq(deleted, false)));
    return new Set(rows.map((row) => row.id));
  },

  async readDevice(tx: Transaction, userId: string, deviceId: string) {
    const [deviceRow] = await tx
      .select({ position: devices.position, seenAt: devices.seenAt })
      .from(devices)
      .where(and(eq(devices.userId, userId), eq(devices.deviceId, deviceId)));
    return deviceRow;
  },

  async saveDevice(db: Database, row: typeof devices.$inferInsert): Promise<void> {
    await db
      .insert(devices)
      .values(row)
      .onConflictDoUpdate({
        target: [devices.userId, devices.deviceId],
        set: excludedValues(devices, ['userId', 'deviceId']),
      });
    const latest = db
      .select({ deviceId: devices.deviceId })
      .from(devices)
      .where(eq(devices.userId, row.userId))
      .orderBy(desc(devices.seenAt))
      .offset(MOST_DEVICES);
    await db
      .delete(devices)
      .where(and(eq(devices.userId, row.userId), inArray(devices.deviceId, latest)));
  },

  async listUsersWithOldTombstones(
    db: Database,
    { deletedBefore, most }: Pick<TombstoneLimits, 'deletedBefore' | 'most'>,
  ): Promise<string[]> {
    const rows = await db
      .select({ userId: owner })
      .from(recordsTable)
      .where(eq(deleted, true))
      .groupBy(owner)
      .having(or(lt(min(updatedAt), deletedBefore), gt(count(), most)));
    return rows.map(({ userId }) => userId);
  },

  /**
   * Deletes tombstones that every device seen since `seenAfter` has read, and the oldest beyond
   * `most`. Returns the last deleted position.
   */
  async collectTombstones(
    tx: Transaction,
    userId: string,
    { deletedBefore, seenAfter, most }: TombstoneLimits,
  ) {
    const [slowest] = await tx
      .select({ position: min(devices.position) })
      .from(devices)
      .where(and(eq(devices.userId, userId), gte(devices.seenAt, seenAfter)));
    const readByAll = slowest?.position ?? null;
    const isTombstone = and(eq(owner, userId), eq(deleted, true));
    const [beyond] = await tx
      .select({ position })
      .from(recordsTable)
      .where(isTombstone)
      .orderBy(desc(position))
      .offset(most)
      .limit(1);
    const isReadByAll = readByAll === null ? undefined : lte(position, readByAll);
    const rows = await tx
      .delete(recordsTable)
      .where(
        and(
          isTombstone,
          or(
            and(lt(updatedAt, deletedBefore), isReadByAll),
            beyond ? lte(position, beyond.position) : undefined,
          ),
        ),
      )
      .returning({ position });
    return Math.max(0, ...rows.map((row) => row.position));
  },
};

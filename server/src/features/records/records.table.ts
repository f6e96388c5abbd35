import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RecentMutation } from '@forja/domain/records/decide-write';
import { usersTable } from '../identity/storage/identity.table.ts';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => usersTable.id, { onDelete: 'cascade' });
const instant = (name: string) => timestamp(name, { withTimezone: true });
const position = () => bigint('position', { mode: 'number' }).notNull();

/**
 * Every write locks this row until it commits, so positions become visible in order and no reader
 * skips a late commit.
 */
export const recordPositionsTable = pgTable('record_positions', {
  userId: owner().primaryKey(),
  position: position(),
  epochs: jsonb('epochs')
    .$type<Record<string, number>>()
    .notNull()
    .default(sql`'{}'`),
  /** Null until the next write counts them. */
  live: jsonb('live').$type<Record<string, number>>(),
  collectedUntil: bigint('collected_until', { mode: 'number' }).notNull().default(0),
  /** Rate limit, so that a program in a loop cannot fill the disk. */
  writes: integer('writes').notNull(),
  windowEndsAt: instant('window_ends_at').notNull(),
});

export const recordsTable = pgTable(
  'records',
  {
    userId: owner(),
    collection: text('collection').notNull(),
    id: uuid('id').notNull(),
    revision: integer('revision').notNull(),
    position: position(),
    /** Tombstone, from which other devices learn of the deletion. */
    deleted: boolean('deleted').notNull(),
    value: jsonb('value').$type<unknown>(),
    /** Limits pages by size without reading the value. */
    size: integer('size').notNull(),
    /** Digest of the last request, to detect a repetition. */
    digest: text('digest'),
    recentMutations: jsonb('recent_mutations')
      .$type<RecentMutation[]>()
      .notNull()
      .default(sql`'[]'`),
    copyOf: uuid('copy_of'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.collection, table.id] }),
    uniqueIndex('records_position').on(table.userId, table.position),
    index('records_tombstones')
      .on(table.userId, table.updatedAt)
      .where(sql`deleted`),
  ],
);

/** Tombstones stay until every device has read them. */
export const recordDevicesTable = pgTable(
  'record_devices',
  {
    userId: owner(),
    deviceId: uuid('device_id').notNull(),
    position: position(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceId] }),
    index('record_devices_seen').on(table.seenAt),
  ],
);

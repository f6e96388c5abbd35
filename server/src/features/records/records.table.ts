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
 * The account as a whole. Every write locks this row until it is committed, so the positions of a person become visible
 * in their order, and no reader skips one that is committed late.
 */
export const recordPositionsTable = pgTable('record_positions', {
  userId: owner().primaryKey(),
  /** Of the latest change. */
  position: position(),
  /** The last position written under each of the latest epochs. */
  epochs: jsonb('epochs')
    .$type<Record<string, number>>()
    .notNull()
    .default(sql`'{}'`),
  /** Live records of each collection. Null until the next write counts them. */
  live: jsonb('live').$type<Record<string, number>>(),
  /** Tombstones up to here may have been collected. */
  collectedUntil: bigint('collected_until', { mode: 'number' }).notNull().default(0),
  /** Writes in the window that ends at `windowEndsAt`, limited so that a program in a loop does not fill the disk. */
  writes: integer('writes').notNull(),
  windowEndsAt: instant('window_ends_at').notNull(),
});

/** The records of every collection. */
export const recordsTable = pgTable(
  'records',
  {
    userId: owner(),
    collection: text('collection').notNull(),
    id: uuid('id').notNull(),
    revision: integer('revision').notNull(),
    /** Of its latest change. */
    position: position(),
    /** A tombstone: other devices have to learn of the deletion, whenever they come back. */
    deleted: boolean('deleted').notNull(),
    /** JSON as on the wire; null in a tombstone. */
    value: jsonb('value').$type<unknown>(),
    /** Bytes of the value as JSON, so that pages are limited by size without reading it. */
    size: integer('size').notNull(),
    /** Of what was sent last, to recognise the same value sent again. */
    digest: text('digest'),
    /** The latest writes with a mutation id, oldest first. */
    recentMutations: jsonb('recent_mutations')
      .$type<RecentMutation[]>()
      .notNull()
      .default(sql`'[]'`),
    /** The record that this one could not be merged with. */
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

/** How far each device has read: tombstones stay until all of them have. */
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

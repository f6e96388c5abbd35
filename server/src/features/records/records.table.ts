import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { usersTable } from '../identity/identity.table.ts';
import type { Arrived } from './decide-write.ts';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => usersTable.id, { onDelete: 'cascade' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Where a person's changes stand. Every write locks this row until it is committed, so the positions of one person
 * are seen in their order by everybody: no reader can pass over one that is committed late. No two people share it.
 */
export const syncPositionsTable = pgTable('sync_positions', {
  userId: owner().primaryKey(),
  position: bigint('position', { mode: 'number' }).notNull(),
  /** Writes in the window that ends then: what keeps a program that went mad from filling the disk. */
  writes: integer('writes').notNull(),
  windowEndsAt: instant('window_ends_at').notNull(),
});

/** What is common to all that is kept on several devices; the value itself lives in the table of its feature. */
export const syncedRecordsTable = pgTable(
  'synced_records',
  {
    userId: owner(),
    collection: text('collection').notNull(),
    id: uuid('id').notNull(),
    revision: integer('revision').notNull(),
    /** That of its last change. */
    position: bigint('position', { mode: 'number' }).notNull(),
    /** A grave: other devices have to hear of it, whenever they come back. */
    isDeleted: boolean('is_deleted').notNull(),
    /** Of what was sent last: tells a repetition from another version. Null where nobody sent it. */
    digest: text('digest'),
    /** The latest writes that came with a name, oldest first. */
    arrived: jsonb('arrived')
      .$type<Arrived[]>()
      .notNull()
      .default(sql`'[]'`),
    /** Length of the value as JSON: pages are cut by weight without reading it. */
    bytes: integer('bytes').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.collection, table.id] }),
    uniqueIndex('synced_records_position').on(table.userId, table.position),
  ],
);

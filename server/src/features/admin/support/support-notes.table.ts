import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { usersTable } from '../../identity/storage/identity.table.ts';

/** Append-only. */
export const supportNotesTable = pgTable(
  'support_notes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** No foreign key: the note outlives its author's account. */
    adminId: uuid('admin_id').notNull(),
    text: text('text').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('support_notes_newest').on(table.userId, table.at),
  ],
);

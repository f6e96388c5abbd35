import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { usersTable } from '../storage/identity.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const emailOutboxTable = pgTable(
  'letters',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    kind: text('kind', {
      enum: [
        'welcome',
        'ends_soon',
        'ended',
        'reversed',
        'in_review',
        'duplicate',
        'returned',
        'transfer_rejected',
        'partially_returned',
        'account',
        'member_letter',
      ],
    }).notNull(),
    facts: jsonb('facts')
      .$type<{
        endsAt?: string;
        canKeep?: boolean;
        reason?: string;
        amount?: string;
        letterId?: string;
      }>()
      .notNull(),
    /** Encrypted, because the text has a link that opens the account. Null once sent. */
    sealed: text('sealed'),
    createdAt: instant('created_at').notNull(),
    // columns of the previous release; null times keep it from sending an email twice
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at'),
    sentAt: instant('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('letters_due')
      .on(table.nextAttemptAt)
      .where(sql`next_attempt_at is not null`),
    index('letters_unsent')
      .on(table.createdAt)
      .where(sql`sent_at is null`),
  ],
);

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

/** Emails, written in the transaction of their event: the same key is the same email. pg-boss says when each is sent. */
export const emailOutboxTable = pgTable(
  'letters',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Those of kind `account` have their address and text in `sealed`; the others are written when they are sent. */
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
    /** Address, subject and text, encrypted because the text carries a link that opens the account. Null once sent. */
    sealed: text('sealed'),
    createdAt: instant('created_at').notNull(),
    // the release before sends by these two; nothing of this one has a time, so that it is not sent twice
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

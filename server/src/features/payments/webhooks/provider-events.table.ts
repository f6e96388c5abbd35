import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Webhooks, stored before they are answered. They name payments to read, and their content is not trusted. */
export const providerEventsTable = pgTable(
  'provider_events',
  {
    provider: text('provider').notNull(),
    dedupKey: text('dedup_key').notNull(),
    topic: text('topic').notNull(),
    hintKind: text('hint_kind', { enum: ['payment', 'order', 'checkout', 'chargeback'] }),
    hintId: text('hint_id'),
    signature: text('signature', { enum: ['ok', 'bad', 'none'] }).notNull(),
    /** A selection without cookie and signature. The body is not stored because nothing reads it again. */
    headers: jsonb('headers').$type<Record<string, string>>().notNull(),
    /** Written by the release before this one; the next one drops it. */
    body: text('body'),
    receivedAt: instant('received_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When to process it next; null once processed or refused. */
    nextAttemptAt: instant('next_attempt_at'),
    processedAt: instant('processed_at'),
    lastError: text('last_error'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.dedupKey] }),
    index('provider_events_due')
      .on(table.nextAttemptAt)
      .where(sql`next_attempt_at is not null`),
    index('provider_events_age').on(table.receivedAt),
  ],
);

import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Webhooks are stored before the response. Their content is not trusted. */
export const providerEventsTable = pgTable(
  'provider_events',
  {
    provider: text('provider').notNull(),
    dedupKey: text('dedup_key').notNull(),
    topic: text('topic').notNull(),
    hintKind: text('hint_kind', { enum: ['payment', 'order', 'checkout', 'chargeback'] }),
    hintId: text('hint_id'),
    signature: text('signature', { enum: ['ok', 'bad', 'none'] }).notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull(),
    /** Written by the previous release; the next one drops it. */
    body: text('body'),
    receivedAt: instant('received_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Null once processed or refused. */
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

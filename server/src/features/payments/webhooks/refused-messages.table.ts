import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { RefusedMessage } from './message-headers.ts';

/** One row per provider, however many are refused. */
export const refusedMessagesTable = pgTable('refused_messages', {
  provider: text('provider').primaryKey(),
  count: bigint('count', { mode: 'number' }).notNull(),
  /** The last ten, newest first. */
  latest: jsonb('latest').$type<RefusedMessage[]>().notNull(),
});

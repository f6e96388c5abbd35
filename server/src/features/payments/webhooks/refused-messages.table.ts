import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { RefusedMessage } from './message-headers.ts';

export const refusedMessagesTable = pgTable('refused_messages', {
  provider: text('provider').primaryKey(),
  count: bigint('count', { mode: 'number' }).notNull(),
  latest: jsonb('latest').$type<RefusedMessage[]>().notNull(),
});

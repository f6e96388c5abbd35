import { max, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { providerEventsTable } from './provider-events.table.ts';
import type { RefusedMessage } from './message-headers.ts';
import { refusedMessagesTable } from './refused-messages.table.ts';

export type RefusedMessagesRepository = ReturnType<typeof createRefusedMessagesRepository>;

export function createRefusedMessagesRepository(db: Database) {
  const { provider, count, latest } = refusedMessagesTable;
  return {
    async add(from: string, message: RefusedMessage): Promise<number> {
      const [row] = await db
        .insert(refusedMessagesTable)
        .values({ provider: from, count: 1, latest: [message] })
        .onConflictDoUpdate({
          target: provider,
          set: {
            count: sql`${count} + 1`,
            latest: sql`jsonb_path_query_array(excluded.latest || ${latest}, '$[0 to 9]')`,
          },
        })
        .returning({ count });
      return row?.count ?? 0;
    },

    list: () => db.select().from(refusedMessagesTable),

    lastReceived: () =>
      db
        .select({ provider: providerEventsTable.provider, at: max(providerEventsTable.receivedAt) })
        .from(providerEventsTable)
        .groupBy(providerEventsTable.provider),
  };
}

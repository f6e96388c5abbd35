import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { isDue } from '../../../database/is-due.ts';
import { providerEventsTable } from './provider-events.table.ts';

export type ProviderEvent = typeof providerEventsTable.$inferSelect;

export type InboxRepository = ReturnType<typeof createInboxRepository>;

export function createInboxRepository(db: Database) {
  const table = providerEventsTable;
  return {
    /** A repeated delivery has no effect. */
    async add(event: typeof table.$inferInsert): Promise<void> {
      await db.insert(table).values(event).onConflictDoNothing();
    },

    /** The lease expires if the server crashes. */
    takeDue: (now: Date, until: Date, limit: number): Promise<ProviderEvent[]> =>
      db
        .update(table)
        .set({ nextAttemptAt: until, attempts: sql`${table.attempts} + 1` })
        .where(
          isDue(db, {
            table,
            key: [table.provider, table.dedupKey],
            dueAt: table.nextAttemptAt,
            now,
            limit,
          }),
        )
        .returning(),

    async change(
      { provider, dedupKey }: Pick<ProviderEvent, 'provider' | 'dedupKey'>,
      change: Partial<ProviderEvent>,
    ): Promise<void> {
      await db
        .update(table)
        .set(change)
        .where(and(eq(table.provider, provider), eq(table.dedupKey, dedupKey)));
    },

    async deleteOlderMessages(before: Date): Promise<void> {
      await db.delete(table).where(lt(table.receivedAt, before));
    },
  };
}

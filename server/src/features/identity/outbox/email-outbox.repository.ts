import { and, eq, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import { usersTable } from '../storage/identity.table.ts';
import { emailOutboxTable } from './email-outbox.table.ts';

export type OutboxEmail = typeof emailOutboxTable.$inferSelect;
export type NewOutboxEmail = typeof emailOutboxTable.$inferInsert;
type EmailKey = Pick<OutboxEmail, 'userId' | 'key'>;

export type EmailOutboxRepository = ReturnType<typeof createEmailOutboxRepository>;

export function createEmailOutboxRepository(db: Database) {
  const table = emailOutboxTable;
  const hasKey = ({ userId, key }: EmailKey) => and(eq(table.userId, userId), eq(table.key, key));
  return {
    /** False when the key exists. */
    async add(email: NewOutboxEmail, tx: Transaction): Promise<boolean> {
      const added = await tx
        .insert(table)
        .values(email)
        .onConflictDoNothing()
        .returning({ key: table.key });
      return added.length > 0;
    },

    async findUnsent(key: EmailKey): Promise<(OutboxEmail & { to: string }) | undefined> {
      const [job] = await db
        .select({ email: table, to: usersTable.username })
        .from(table)
        .innerJoin(usersTable, eq(usersTable.id, table.userId))
        .where(and(hasKey(key), isNull(table.sentAt)));
      return job && { ...job.email, to: job.to };
    },

    /** Keeps the key against duplicates and drops the text. */
    async markSent(key: EmailKey, sentAt: Date): Promise<void> {
      await db.update(table).set({ sentAt, sealed: null }).where(hasKey(key));
    },

    /** Takes over the due emails of the previous release, which then skips them. */
    takeEarlierEmails(
      now: Date,
      tx: Transaction,
    ): Promise<Pick<OutboxEmail, 'userId' | 'key' | 'kind'>[]> {
      return tx
        .update(table)
        .set({ nextAttemptAt: null })
        .where(lte(table.nextAttemptAt, now))
        .returning({ userId: table.userId, key: table.key, kind: table.kind });
    },

    async deleteOlderEmails(before: Date, kinds?: readonly OutboxEmail['kind'][]): Promise<void> {
      await db
        .delete(table)
        .where(and(lt(table.createdAt, before), kinds && inArray(table.kind, [...kinds])));
    },
  };
}

import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import { usersTable } from '../storage/identity.table.ts';
import { emailOutboxTable } from './email-outbox.table.ts';

export type OutboxEmail = typeof emailOutboxTable.$inferSelect;
export type NewOutboxEmail = typeof emailOutboxTable.$inferInsert;

export type EmailOutboxRepository = ReturnType<typeof createEmailOutboxRepository>;

export function createEmailOutboxRepository(db: Database) {
  const table = emailOutboxTable;
  return {
    /** Returns false when the key exists. */
    async add(email: NewOutboxEmail, tx: Transaction): Promise<boolean> {
      const added = await tx
        .insert(table)
        .values(email)
        .onConflictDoNothing()
        .returning({ key: table.key });
      return added.length > 0;
    },

    /** Leases due emails, with their addresses. The lease expires if the server crashes. */
    async takeDue(
      kinds: readonly OutboxEmail['kind'][],
      now: Date,
      until: Date,
      limit: number,
    ): Promise<(OutboxEmail & { to: string })[]> {
      const dueEmails = await db
        .update(table)
        .set({ nextAttemptAt: until, attempts: sql`${table.attempts} + 1` })
        .where(
          inArray(
            sql`(${table.userId}, ${table.key})`,
            db
              .select({ userId: table.userId, key: table.key })
              .from(table)
              .where(and(inArray(table.kind, [...kinds]), lte(table.nextAttemptAt, now)))
              .orderBy(asc(table.nextAttemptAt))
              .limit(limit)
              .for('update', { skipLocked: true }),
          ),
        )
        .returning();
      const users = await db
        .select({ id: usersTable.id, username: usersTable.username })
        .from(usersTable)
        .where(inArray(usersTable.id, [...new Set(dueEmails.map(({ userId }) => userId))]));
      const addresses = new Map(users.map(({ id, username }) => [id, username]));
      return dueEmails.flatMap((email) => {
        const to = addresses.get(email.userId);
        return to === undefined ? [] : [{ ...email, to }];
      });
    },

    async recordAttempt(
      { userId, key }: OutboxEmail,
      change: Partial<Pick<OutboxEmail, 'sentAt' | 'nextAttemptAt' | 'sealed'>>,
    ): Promise<void> {
      await db
        .update(table)
        .set(change)
        .where(and(eq(table.userId, userId), eq(table.key, key)));
    },

    async deleteOlderEmails(before: Date): Promise<void> {
      await db.delete(table).where(lt(table.createdAt, before));
    },
  };
}

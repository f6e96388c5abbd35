import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import { usersTable } from '../identity.table.ts';
import { lettersTable } from './email-outbox.table.ts';

export type Letter = typeof lettersTable.$inferSelect;
export type NewLetter = typeof lettersTable.$inferInsert;

export type LettersRepository = ReturnType<typeof createLettersRepository>;

export function createLettersRepository(db: Database) {
  const table = lettersTable;
  return {
    /** False when it was already written. */
    async add(letter: NewLetter, tx: Transaction): Promise<boolean> {
      const added = await tx.insert(table).values(letter).onConflictDoNothing().returning({ key: table.key });
      return added.length > 0;
    },

    /** Takes letters to send, with their address, and puts them off: a server that dies gives them back. */
    async takeDue(
      kinds: readonly Letter['kind'][],
      now: Date,
      until: Date,
      limit: number,
    ): Promise<(Letter & { to: string })[]> {
      const taken = await db
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
      const people = await db
        .select({ id: usersTable.id, username: usersTable.username })
        .from(usersTable)
        .where(inArray(usersTable.id, [...new Set(taken.map(({ userId }) => userId))]));
      const addressOf = new Map(people.map(({ id, username }) => [id, username]));
      return taken.flatMap((letter) => {
        const to = addressOf.get(letter.userId);
        return to === undefined ? [] : [{ ...letter, to }];
      });
    },

    async settle(
      { userId, key }: Letter,
      change: Partial<Pick<Letter, 'sentAt' | 'nextAttemptAt' | 'sealed'>>,
    ): Promise<void> {
      await db
        .update(table)
        .set(change)
        .where(and(eq(table.userId, userId), eq(table.key, key)));
    },

    async forgetOld(before: Date): Promise<void> {
      await db.delete(table).where(lt(table.createdAt, before));
    },
  };
}

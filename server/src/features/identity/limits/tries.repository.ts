import { and, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { triesTable } from '../storage/identity.table.ts';
import type { Tally } from './count-try.ts';

type TryRow = typeof triesTable.$inferInsert;

const EMPTY_TALLY: Tally = { count: 0, endsAt: new Date(0), nextAt: null };

export type TriesRepository = ReturnType<typeof createTriesRepository>;

export function createTriesRepository(db: Database) {
  const { subject, count, endsAt, nextAt } = triesTable;
  return {
    /** Locks the tallies, so that parallel guesses are all counted. */
    change: <T>(
      subjects: string[],
      decide: (getTally: (subject: string) => Tally) => { rows: TryRow[]; answer: T },
    ): Promise<T> =>
      inTransaction(db, async (tx) => {
        const locked = await tx
          .insert(triesTable)
          // sorted, so that two requests cannot deadlock
          .values(subjects.toSorted().map((each) => ({ subject: each, ...EMPTY_TALLY })))
          .onConflictDoUpdate({ target: subject, set: { count: sql`${count}` } })
          .returning();
        const tallies = new Map(locked.map((row) => [row.subject, row]));
        const { rows, answer } = decide((each) => tallies.get(each) ?? EMPTY_TALLY);
        if (rows.length > 0)
          await tx
            .insert(triesTable)
            .values(rows)
            .onConflictDoUpdate({
              target: subject,
              set: {
                count: sql`excluded.count`,
                endsAt: sql`excluded.ends_at`,
                nextAt: sql`excluded.next_at`,
              },
            });
        return answer;
      }),

    async decrement(subjects: string[]): Promise<void> {
      await db
        .update(triesTable)
        .set({ count: sql`greatest(${count} - 1, 0)`, nextAt: null })
        .where(inArray(subject, subjects));
    },

    find: (subjects: string[], now: Date) =>
      db
        .select({ subject, count, endsAt, nextAt })
        .from(triesTable)
        .where(and(inArray(subject, subjects), gt(endsAt, now))),

    async deleteEnded(now: Date): Promise<void> {
      await db.delete(triesTable).where(lt(endsAt, now));
    },
  };
}

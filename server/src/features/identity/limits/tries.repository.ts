import { and, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { triesTable } from '../identity.table.ts';
import type { Tally } from './count-try.ts';

type TryRow = typeof triesTable.$inferInsert;

const NEVER_COUNTED: Tally = { count: 0, endsAt: new Date(0), nextAt: null };

export type TriesRepository = ReturnType<typeof createTriesRepository>;

/** Counters shared by every server of one database. */
export function createTriesRepository(db: Database) {
  const { subject, count, endsAt } = triesTable;
  return {
    /**
     * Reads the tallies of these subjects, locked, and writes the rows that `decide` makes of them: parallel guesses
     * cannot slip between a check and a count.
     */
    change: <T>(
      subjects: string[],
      decide: (tallyOf: (subject: string) => Tally) => { rows: TryRow[]; answer: T },
    ): Promise<T> =>
      inTransaction(db, async (tx) => {
        const locked = await tx
          .insert(triesTable)
          // always in the same order: two requests that lock the same rows must not wait for each other
          .values(subjects.toSorted().map((each) => ({ subject: each, ...NEVER_COUNTED })))
          .onConflictDoUpdate({ target: subject, set: { count: sql`${count}` } })
          .returning();
        const before = new Map(locked.map((row) => [row.subject, row]));
        const { rows, answer } = decide((each) => before.get(each) ?? NEVER_COUNTED);
        if (rows.length > 0)
          await tx
            .insert(triesTable)
            .values(rows)
            .onConflictDoUpdate({
              target: subject,
              set: { count: sql`excluded.count`, endsAt: sql`excluded.ends_at`, nextAt: sql`excluded.next_at` },
            });
        return answer;
      }),

    /** Takes back one try of each: it was not a guess, and nobody waits for it. */
    async takeBack(subjects: string[]): Promise<void> {
      await db
        .update(triesTable)
        .set({ count: sql`greatest(${count} - 1, 0)`, nextAt: null })
        .where(inArray(subject, subjects));
    },

    /** From here, when all tries are spent, the wait starts again. */
    async lock(locked: string, after: number, until: Date): Promise<void> {
      await db
        .update(triesTable)
        .set({ endsAt: until })
        .where(and(eq(subject, locked), gte(count, after)));
    },

    find: (wanted: string[], now: Date) =>
      db
        .select({ subject, count, endsAt })
        .from(triesTable)
        .where(and(inArray(subject, wanted), gt(endsAt, now))),

    async forgetEnded(now: Date): Promise<void> {
      await db.delete(triesTable).where(lt(endsAt, now));
    },
  };
}

import { and, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { triesTable } from './identity.table.ts';

export type TriesRepository = ReturnType<typeof createTriesRepository>;

/** Counters shared by every server of one database. */
export function createTriesRepository(db: Database) {
  const { subject, count, endsAt } = triesTable;
  return {
    /** Counts one try for each subject in one statement, so that parallel guesses cannot slip between a check and a count. */
    add: (tries: { subject: string; endsAt: Date }[], now: Date) =>
      db
        .insert(triesTable)
        // always in the same order: two requests that lock the same rows must not wait for each other
        .values(tries.map((each) => ({ ...each, count: 1 })).sort((a, b) => a.subject.localeCompare(b.subject)))
        .onConflictDoUpdate({
          target: subject,
          set: {
            count: sql`case when ${endsAt} <= ${now} then 1 else ${count} + 1 end`,
            endsAt: sql`case when ${endsAt} <= ${now} then excluded.ends_at else ${endsAt} end`,
          },
        })
        .returning({ subject, count, endsAt }),

    /** Takes back one try of each: it was not a guess. */
    async takeBack(subjects: string[]): Promise<void> {
      await db
        .update(triesTable)
        .set({ count: sql`greatest(${count} - 1, 0)` })
        .where(inArray(subject, subjects));
    },

    /** From here, when all tries are spent, the wait starts again. */
    async lock(locked: string, after: number, until: Date): Promise<void> {
      await db
        .update(triesTable)
        .set({ endsAt: until })
        .where(and(eq(subject, locked), gte(count, after)));
    },

    async find(wanted: string, now: Date) {
      const [found] = await db
        .select({ count, endsAt })
        .from(triesTable)
        .where(and(eq(subject, wanted), gt(endsAt, now)));
      return found;
    },

    async forgetEnded(now: Date): Promise<void> {
      await db.delete(triesTable).where(lt(endsAt, now));
    },
  };
}

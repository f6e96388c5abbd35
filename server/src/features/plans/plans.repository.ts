import type { PlanSummary, SavedPlan } from '@forja/contract/plans';
import { and, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import type { Position } from './page-cursor.ts';
import { plansTable } from './plans.table.ts';

const { userId: owner, id, createdAt, deletedAt, plan } = plansTable;
const { goal, cycleType, cycleWeeks, energyKcal, proteinGrams, trainingDays, riskLevel } = plansTable;
const summary = { id, createdAt, goal, cycleType, cycleWeeks, energyKcal, proteinGrams, trainingDays, riskLevel };
const saved = { id, createdAt, plan };

type NewPlan = Omit<typeof plansTable.$inferInsert, 'userId'>;

export type PlansRepository = ReturnType<typeof createPlansRepository>;

export function createPlansRepository(db: Database) {
  const isIt = (userId: string, planId: string) => and(eq(owner, userId), eq(id, planId));

  return {
    /** Undefined when this person already has a plan with that id. */
    async add(userId: string, made: NewPlan): Promise<SavedPlan | undefined> {
      const [added] = await db
        .insert(plansTable)
        .values({ userId, ...made })
        .onConflictDoNothing()
        .returning(saved);
      return added;
    },

    async find(userId: string, planId: string): Promise<SavedPlan | undefined> {
      const [found] = await db
        .select(saved)
        .from(plansTable)
        .where(and(isIt(userId, planId), isNull(deletedAt)));
      return found;
    },

    /** Newest first, from just after `after`. */
    newest: (userId: string, limit: number, after?: Position): Promise<PlanSummary[]> =>
      db
        .select(summary)
        .from(plansTable)
        .where(
          and(
            eq(owner, userId),
            isNull(deletedAt),
            after && sql`(${createdAt}, ${id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
          ),
        )
        .orderBy(desc(createdAt), desc(id))
        .limit(limit),

    /** Everything the person made, deleted ones that can still come back included. */
    all: (userId: string): Promise<(SavedPlan & { deletedAt: Date | null })[]> =>
      db
        .select({ ...saved, deletedAt })
        .from(plansTable)
        .where(eq(owner, userId))
        .orderBy(desc(createdAt), desc(id)),

    /** Ids that are taken, also by deleted plans. */
    async ids(userId: string): Promise<Set<string>> {
      const rows = await db.select({ id }).from(plansTable).where(eq(owner, userId));
      return new Set(rows.map((row) => row.id));
    },

    /** True when it is deleted now, also when it already was. */
    async markDeleted(userId: string, planId: string, now: Date): Promise<boolean> {
      const deleted = await db
        .update(plansTable)
        .set({ deletedAt: sql`coalesce(${deletedAt}, ${now.toISOString()}::timestamptz)` })
        .where(isIt(userId, planId))
        .returning({ id });
      return deleted.length > 0;
    },

    /** Brings it back if it was deleted after `since`; one that was not deleted stays as it is. */
    async restore(userId: string, planId: string, since: Date): Promise<SavedPlan | undefined> {
      await db
        .update(plansTable)
        .set({ deletedAt: null })
        .where(and(isIt(userId, planId), gte(deletedAt, since)));
      return this.find(userId, planId);
    },

    /** Of everybody: the end of what was deleted before `before`. */
    async forgetDeleted(before: Date): Promise<void> {
      await db.delete(plansTable).where(and(isNotNull(deletedAt), lt(deletedAt, before)));
    },
  };
}

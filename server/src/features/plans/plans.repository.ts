import type { PlanSummary, SavedPlan } from '@forja/contract/plans';
import { outlineOfPlan } from '@forja/domain/plan/outline-of-plan';
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/in-transaction.ts';
import { overwritten } from '../../database/overwritten.ts';
import { plansTable } from './plans.table.ts';

const { userId: owner, id, createdAt, deletedAt, plan } = plansTable;
const { goal, cycleType, cycleWeeks, energyKcal, proteinGrams, trainingDays, riskLevel } = plansTable;
const summary = { id, createdAt, goal, cycleType, cycleWeeks, energyKcal, proteinGrams, trainingDays, riskLevel };
const saved = { id, createdAt, plan };

/** The last row of a page: newest first, and the id decides between two of the same instant. */
export type Position = { createdAt: Date; id: string };
type Kept = { id: string; value: Omit<SavedPlan, 'id'> };

const KEY = ['userId', 'id'];

export type PlansRepository = ReturnType<typeof createPlansRepository>;

export function createPlansRepository(db: Database) {
  const isIt = (userId: string, planId: string) => and(eq(owner, userId), eq(id, planId));

  return {
    /** What the sync asks, in its transaction. */
    values: {
      async read(tx: Transaction, userId: string, ids: string[]): Promise<Kept[]> {
        const found = await tx
          .select(saved)
          .from(plansTable)
          .where(and(eq(owner, userId), inArray(id, ids), isNull(deletedAt)));
        return found.map(({ id: found_, ...value }) => ({ id: found_, value }));
      },

      async save(tx: Transaction, userId: string, records: Kept[]): Promise<void> {
        await tx
          .insert(plansTable)
          .values(records.map((record) => ({ userId, ...asRow(record) })))
          .onConflictDoUpdate({ target: [owner, id], set: overwritten(plansTable, KEY) });
      },

      /** Kept as long as the deletion can be undone. */
      async remove(tx: Transaction, userId: string, ids: string[], at: Date): Promise<void> {
        await tx
          .update(plansTable)
          .set({ deletedAt: at })
          .where(and(eq(owner, userId), inArray(id, ids)));
      },
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

    /** Brings back what was deleted after `since`. */
    async undelete(tx: Transaction, userId: string, planId: string, since: Date): Promise<Kept['value'] | undefined> {
      const [found] = await tx
        .update(plansTable)
        .set({ deletedAt: null })
        .where(and(isIt(userId, planId), gte(deletedAt, since)))
        .returning({ createdAt, plan });
      return found;
    },

    /** Of everybody: the end of what was deleted before `before`. */
    async forgetDeleted(before: Date): Promise<void> {
      await db.delete(plansTable).where(and(isNotNull(deletedAt), lt(deletedAt, before)));
    },
  };
}

const asRow = ({ id: planId, value: { createdAt: at, plan: made } }: Kept) => ({
  id: planId,
  createdAt: at,
  deletedAt: null,
  engineVersion: made.engineVersion,
  plan: made,
  ...outlineOfPlan(made),
});

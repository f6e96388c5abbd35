import type { Period } from '@forja/domain/membership/fold-membership';
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import type { Executor, Transaction } from '../../database/in-transaction.ts';
import { membershipPeriodsTable } from './membership.table.ts';

/** When each membership starts and ends. */
export function createPeriodsRepository(db: Database) {
  const periods = membershipPeriodsTable;
  const period = { grantId: periods.grantId, startsAt: periods.startsAt, endsAt: periods.endsAt };

  return {
    async isCovered(
      userId: string,
      when: { withClockSkew: Date; endsAfter: Date },
    ): Promise<boolean> {
      const coveringPeriods = await db
        .select({ grantId: periods.grantId })
        .from(periods)
        .where(
          and(
            eq(periods.userId, userId),
            lte(periods.startsAt, when.withClockSkew),
            gt(periods.endsAt, when.endsAfter),
          ),
        )
        .limit(1);
      return coveringPeriods.length > 0;
    },

    listPeriods: (userId: string, tx: Executor = db): Promise<Period[]> =>
      tx
        .select(period)
        .from(periods)
        .where(eq(periods.userId, userId))
        .orderBy(asc(periods.startsAt)),

    async replacePeriods(
      userId: string,
      currentPeriods: readonly Period[],
      tx: Transaction,
    ): Promise<void> {
      await tx.delete(periods).where(eq(periods.userId, userId));
      if (currentPeriods.length > 0)
        await tx.insert(periods).values(currentPeriods.map((each) => ({ userId, ...each })));
    },

    /** Users whose last period ends in that time, with its end. */
    listEnding: (
      from: Date,
      to: Date,
      limit: number,
    ): Promise<{ userId: string; endsAt: Date }[]> =>
      db
        .select({
          userId: periods.userId,
          endsAt: sql<Date>`max(${periods.endsAt})`.mapWith(periods.endsAt),
        })
        .from(periods)
        .where(
          inArray(
            periods.userId,
            db
              .select({ userId: periods.userId })
              .from(periods)
              .where(and(gt(periods.endsAt, from), lte(periods.endsAt, to))),
          ),
        )
        .groupBy(periods.userId)
        .having(({ endsAt }) => and(gt(endsAt, from), lte(endsAt, to)))
        .limit(limit),
  };
}

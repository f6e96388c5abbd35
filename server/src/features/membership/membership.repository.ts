import type { Period } from '@forja/domain/membership/fold-membership';
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import type { Executor, Transaction } from '../../database/in-transaction.ts';
import { usersTable } from '../identity/storage/identity.table.ts';
import { grantsTable, membershipPeriodsTable } from './membership.table.ts';
import { createGrantsRepository } from './grants.repository.ts';

export type MembershipRepository = ReturnType<typeof createMembershipRepository>;

export function createMembershipRepository(db: Database) {
  const periods = membershipPeriodsTable;
  const period = { grantId: periods.grantId, startsAt: periods.startsAt, endsAt: periods.endsAt };

  return {
    ...createGrantsRepository(db),

    /**
     * Serializes every change of the payments of a user. Returns false when there is no such account. Weaker than
     * `for update`, so that signing in, which only references the row, does not wait.
     */
    async lockUser(userId: string, tx: Transaction): Promise<boolean> {
      const users = await tx
        .select({ id: usersTable.id })
        .from(usersTable)
        .where(eq(usersTable.id, userId))
        .for('no key update');
      return users.length > 0;
    },

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

    /** Replaces the user id: the grants stay, their owner does not. */
    async anonymizeUser(userId: string, anonymousUserId: string, tx: Transaction): Promise<void> {
      await tx.delete(periods).where(eq(periods.userId, userId));
      await tx
        .update(grantsTable)
        .set({ userId: anonymousUserId })
        .where(eq(grantsTable.userId, userId));
    },
  };
}

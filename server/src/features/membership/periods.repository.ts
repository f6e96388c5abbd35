import type { Period } from '@forja/domain/membership/fold-membership';
import { and, asc, eq, gt, inArray, lte, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import type { Executor, Transaction } from '../../database/in-transaction.ts';
import { emailOutboxTable } from '../identity/outbox/email-outbox.table.ts';
import { usersTable } from '../identity/storage/identity.table.ts';
import { grantsTable, membershipPeriodsTable } from './membership.table.ts';

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

    listPaidPeriods: (userIds: string[]): Promise<(Period & { checkoutId: string })[]> =>
      userIds.length === 0
        ? Promise.resolve([])
        : db
            .select({ ...period, checkoutId: grantsTable.checkoutId })
            .from(periods)
            .innerJoin(
              grantsTable,
              and(eq(grantsTable.userId, periods.userId), eq(grantsTable.id, periods.grantId)),
            )
            .where(inArray(periods.userId, userIds)),

    async replacePeriods(
      userId: string,
      currentPeriods: readonly Period[],
      tx: Transaction,
    ): Promise<void> {
      await tx.delete(periods).where(eq(periods.userId, userId));
      if (currentPeriods.length > 0)
        await tx.insert(periods).values(currentPeriods.map((each) => ({ userId, ...each })));
    },

    /** Users whose last period ends in the range and who got no email about that end. */
    listUnnotified: (
      kind: 'ends_soon' | 'ended',
      { from, to, limit }: { from: Date; to: Date; limit: number },
    ): Promise<{ userId: string; endsAt: Date }[]> =>
      db
        .select({
          userId: usersTable.id,
          endsAt: sql<Date>`${usersTable.memberUntil}`.mapWith(usersTable.memberUntil),
        })
        .from(usersTable)
        .where(
          and(
            gt(usersTable.memberUntil, from),
            lte(usersTable.memberUntil, to),
            notExists(
              db
                .select({ key: emailOutboxTable.key })
                .from(emailOutboxTable)
                .where(
                  and(
                    eq(emailOutboxTable.userId, usersTable.id),
                    eq(
                      emailOutboxTable.key,
                      sql`${`${kind}:`}::text || to_char(${usersTable.memberUntil} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
                    ),
                  ),
                ),
            ),
          ),
        )
        .orderBy(asc(usersTable.memberUntil), asc(usersTable.id))
        .limit(limit),
  };
}

import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { inTransaction, type Transaction } from '../../../database/in-transaction.ts';
import type { Difference } from './compare-ledgers.ts';
import {
  isOpenDifference,
  reconciliationDaysTable as days,
  reconciliationDifferencesTable as differences,
} from './reconciliation.table.ts';
import { createListedMovements } from './listed-movements.repository.ts';
import { createDifferences } from './differences.repository.ts';

type ReconciliationDay = typeof days.$inferInsert;

const SHOWN_DAYS = 40;

const differenceKey = ({
  kind,
  providerPaymentId,
}: Pick<Difference, 'kind' | 'providerPaymentId'>) => `${kind} ${providerPaymentId}`;

export type ReconciliationRepository = ReturnType<typeof createReconciliationRepository>;

export function createReconciliationRepository(db: Database) {
  return {
    ...createListedMovements(db),
    ...createDifferences(db),

    /** Returns the differences that were not open before. */
    saveDay: (day: ReconciliationDay, current: readonly Difference[]): Promise<Difference[]> =>
      inTransaction(db, async (tx) => {
        const { provider, day: date, checkedAt } = day;
        await tx
          .insert(days)
          .values(day)
          .onConflictDoUpdate({ target: [days.provider, days.day], set: day });
        const isOfDay = and(eq(differences.provider, provider), eq(differences.day, date));
        const previous = await tx.select().from(differences).where(and(isOfDay, isOpenDifference));
        const currentKeys = new Set(current.map(differenceKey));
        const cleared = previous
          .filter((each) => !currentKeys.has(differenceKey(each)))
          .map(({ id }) => id);
        if (cleared.length > 0)
          await tx
            .update(differences)
            .set({ clearedAt: checkedAt })
            .where(inArray(differences.id, cleared));
        for (const difference of current)
          await reopenDifference({ provider, day: date, foundAt: checkedAt, ...difference }, tx);
        const previousKeys = new Set(previous.map(differenceKey));
        return current.filter((difference) => !previousKeys.has(differenceKey(difference)));
      }),

    /** Keeps the earlier result of the day. */
    async saveProblem(
      day: Pick<ReconciliationDay, 'provider' | 'day' | 'checkedAt' | 'currency'>,
      problem: string,
    ): Promise<void> {
      await db
        .insert(days)
        .values({ ...day, problem })
        .onConflictDoUpdate({
          target: [days.provider, days.day],
          set: { checkedAt: day.checkedAt, problem },
        });
    },

    listLatestDays: () =>
      db
        .select({
          processor: days.provider,
          day: days.day,
          checkedAt: days.checkedAt,
          currency: days.currency,
          theirPaymentsMinor: days.theirPaymentsMinor,
          ourPaymentsMinor: days.ourPaymentsMinor,
          theirRefundsMinor: days.theirRefundsMinor,
          ourRefundsMinor: days.ourRefundsMinor,
          theirFeesMinor: days.theirFeesMinor,
          theirTaxesMinor: days.theirTaxesMinor,
          theirNetMinor: days.theirNetMinor,
          problem: days.problem,
          openDifferences: sql<number>`count(${differences.id})::int`,
        })
        .from(days)
        .leftJoin(
          differences,
          and(
            eq(differences.provider, days.provider),
            eq(differences.day, days.day),
            isOpenDifference,
          ),
        )
        .groupBy(days.provider, days.day)
        .orderBy(desc(days.day), days.provider)
        .limit(SHOWN_DAYS),
  };
}

async function reopenDifference(
  difference: Omit<typeof differences.$inferInsert, 'id'>,
  tx: Transaction,
): Promise<void> {
  const { provider, day, kind, providerPaymentId } = differences;
  const { theirMinor, ourMinor } = difference;
  await tx
    .insert(differences)
    .values({ id: randomUUID(), ...difference })
    .onConflictDoUpdate({
      target: [provider, day, kind, providerPaymentId],
      set: { theirMinor, ourMinor, clearedAt: null },
    });
}

import { randomUUID } from 'node:crypto';
import type { Processor } from '@forja/contract/payments/membership';
import { and, desc, eq, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { Movement, Span } from '../../../gateways/payments/payment-provider.ts';
import type { Difference, RefundTotal } from './compare-ledgers.ts';
import type { Payment } from '../storage/payments.repository.ts';
import { paymentsTable } from '../storage/payments.table.ts';
import {
  providerMovementsTable as movements,
  reconciliationDaysTable as days,
  reconciliationDifferencesTable as differences,
} from './reconciliation.table.ts';

type ReconciliationDay = typeof days.$inferInsert;
const SHOWN_DAYS = 40;
const SHOWN_DIFFERENCES = 200;
const differenceKey = ({ kind, providerPaymentId }: Pick<Difference, 'kind' | 'providerPaymentId'>) =>
  `${kind} ${providerPaymentId}`;

export type ReconciliationRepository = ReturnType<typeof createReconciliationRepository>;

export function createReconciliationRepository(db: Database) {
  const isOpen = and(isNull(differences.clearedAt), isNull(differences.resolvedAt));
  const isWithinSpan = (column: PgColumn, { from, to }: Span) => and(gte(column, from), lt(column, to));

  return {
    async saveMovements(provider: Processor, listed: readonly Movement[]): Promise<void> {
      for (const { checkoutRef: _checkoutRef, ...movement } of listed)
        await db
          .insert(movements)
          .values({ provider, ...movement })
          .onConflictDoUpdate({
            target: [movements.provider, movements.kind, movements.id],
            set: { amountMinor: movement.amountMinor, at: movement.at },
          });
    },

    async sumRefunds(provider: Processor, ids: readonly string[]): Promise<Map<string, RefundTotal>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select({
          id: movements.providerPaymentId,
          amountMinor: sql<number>`sum(${movements.amountMinor})::float8`,
          currency: sql<string>`min(${movements.currency})`,
        })
        .from(movements)
        .where(
          and(
            eq(movements.provider, provider),
            eq(movements.kind, 'refund'),
            inArray(movements.providerPaymentId, [...ids]),
          ),
        )
        .groupBy(movements.providerPaymentId);
      return new Map(rows.map(({ id, ...total }) => [id, total]));
    },

    /** Payments to our account that were approved that day. */
    listApproved: (provider: Processor, span: Span): Promise<Payment[]> =>
      db
        .select()
        .from(paymentsTable)
        .where(
          and(
            eq(paymentsTable.provider, provider),
            isWithinSpan(paymentsTable.approvedAt, span),
            or(isNull(paymentsTable.reviewReason), ne(paymentsTable.reviewReason, 'wrong_account')),
          ),
        ),

    /** Payments with these ids, and payments reversed that day. */
    listNamed: (provider: Processor, ids: readonly string[], span: Span): Promise<Payment[]> =>
      db
        .select()
        .from(paymentsTable)
        .where(
          and(
            eq(paymentsTable.provider, provider),
            or(
              ids.length === 0 ? undefined : inArray(paymentsTable.providerPaymentId, [...ids]),
              isWithinSpan(paymentsTable.reversedAt, span),
            ),
          ),
        ),

    /** Stores the result of a day. Returns the differences that were not open before. */
    saveDay: (day: ReconciliationDay, current: readonly Difference[]): Promise<Difference[]> =>
      inTransaction(db, async (tx) => {
        const { provider, day: date, checkedAt } = day;
        await tx
          .insert(days)
          .values(day)
          .onConflictDoUpdate({ target: [days.provider, days.day], set: day });
        const isOfDay = and(eq(differences.provider, provider), eq(differences.day, date));
        const previous = await tx.select().from(differences).where(and(isOfDay, isOpen));
        const currentKeys = new Set(current.map(differenceKey));
        const cleared = previous.filter((each) => !currentKeys.has(differenceKey(each))).map(({ id }) => id);
        if (cleared.length > 0)
          await tx.update(differences).set({ clearedAt: checkedAt }).where(inArray(differences.id, cleared));
        for (const difference of current)
          await tx
            .insert(differences)
            .values({ id: randomUUID(), provider, day: date, foundAt: checkedAt, ...difference })
            .onConflictDoUpdate({
              target: [differences.provider, differences.day, differences.kind, differences.providerPaymentId],
              set: { theirMinor: difference.theirMinor, ourMinor: difference.ourMinor, clearedAt: null },
            });
        const previousKeys = new Set(previous.map(differenceKey));
        return current.filter((difference) => !previousKeys.has(differenceKey(difference)));
      }),

    /** Stores that the provider did not answer, and keeps the earlier result of the day. */
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
          problem: days.problem,
          openDifferences: sql<number>`count(${differences.id})::int`,
        })
        .from(days)
        .leftJoin(differences, and(eq(differences.provider, days.provider), eq(differences.day, days.day), isOpen))
        .groupBy(days.provider, days.day)
        .orderBy(desc(days.day), days.provider)
        .limit(SHOWN_DAYS),

    listOpen: () =>
      db
        .select({
          id: differences.id,
          processor: differences.provider,
          day: differences.day,
          kind: differences.kind,
          providerPaymentId: differences.providerPaymentId,
          currency: differences.currency,
          theirMinor: differences.theirMinor,
          ourMinor: differences.ourMinor,
          foundAt: differences.foundAt,
        })
        .from(differences)
        .where(isOpen)
        .orderBy(desc(differences.day), differences.id)
        .limit(SHOWN_DIFFERENCES),

    async has(id: string): Promise<boolean> {
      return (await db.$count(differences, eq(differences.id, id))) > 0;
    },

    /** Returns false when it was already resolved or cleared. */
    async resolve(id: string, change: { resolvedAt: Date; resolvedBy: string; reason: string }): Promise<boolean> {
      const changed = await db
        .update(differences)
        .set(change)
        .where(and(eq(differences.id, id), isOpen))
        .returning({ id: differences.id });
      return changed.length > 0;
    },
  };
}

import type { Processor } from '@forja/contract/payments/membership';
import { and, eq, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/connect.ts';
import type { Movement, Span } from '../../../gateways/payments/payment-provider.ts';
import type { RefundTotal } from './compare-ledgers.ts';
import { type Payment, paymentsTable } from '../storage/payments.table.ts';
import { providerMovementsTable as movements } from './reconciliation.table.ts';

export function createListedMovements(db: Database) {
  const isWithinSpan = (column: PgColumn, { from, to }: Span) =>
    and(gte(column, from), lt(column, to));

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

    async sumRefunds(
      provider: Processor,
      ids: readonly string[],
    ): Promise<Map<string, RefundTotal>> {
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
  };
}

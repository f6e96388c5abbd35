import type { Grant } from '@forja/domain/membership/fold-membership';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import type { Executor, Transaction } from '../../database/in-transaction.ts';
import { grantsTable } from './membership.table.ts';

type NewGrant = typeof grantsTable.$inferInsert;
type GrantChange = Partial<Pick<NewGrant, 'paymentId' | 'effectiveAt' | 'reversedAt' | 'days'>>;

export function createGrantsRepository(db: Database) {
  return {
    listGrants: (
      userId: string,
      tx: Executor = db,
    ): Promise<(Required<Grant> & { checkoutId: string; createdAt: Date })[]> =>
      tx
        .select({
          id: grantsTable.id,
          months: grantsTable.months,
          days: grantsTable.days,
          effectiveAt: grantsTable.effectiveAt,
          reversedAt: grantsTable.reversedAt,
          checkoutId: grantsTable.checkoutId,
          createdAt: grantsTable.createdAt,
        })
        .from(grantsTable)
        .where(eq(grantsTable.userId, userId)),

    async findGrant(userId: string, checkoutId: string, tx: Transaction) {
      const [grant] = await tx
        .select()
        .from(grantsTable)
        .where(and(eq(grantsTable.userId, userId), eq(grantsTable.checkoutId, checkoutId)));
      return grant;
    },

    async addGrant(grant: NewGrant, tx: Transaction): Promise<void> {
      await tx.insert(grantsTable).values(grant);
    },

    async changeGrant(
      userId: string,
      id: string,
      change: GrantChange,
      tx: Transaction,
    ): Promise<void> {
      await tx
        .update(grantsTable)
        .set(change)
        .where(and(eq(grantsTable.userId, userId), eq(grantsTable.id, id)));
    },
  };
}

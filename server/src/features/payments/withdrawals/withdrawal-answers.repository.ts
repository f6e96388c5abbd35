import type { Withdrawal } from '@forja/contract/payments/withdrawal';
import { aliasedTable, and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import { usersTable } from '../../identity/storage/identity.table.ts';
import { isClosedWithdrawal, withdrawalColumns, withdrawalsTable } from './withdrawals.table.ts';

type WithdrawalRow = typeof withdrawalsTable.$inferSelect;

export function createWithdrawalAnswers(db: Database) {
  const table = withdrawalsTable;
  const answererTable = aliasedTable(usersTable, 'answerer');
  const accountId = db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(
      or(
        eq(usersTable.id, table.userId),
        and(eq(usersTable.username, table.email), isNotNull(usersTable.emailVerifiedAt)),
      ),
    )
    // prefers the account of the session over one with the typed address
    .orderBy(sql`${usersTable.id} is distinct from ${table.userId}`)
    .limit(1);

  return {
    listPage: (limit: number, offset: number) =>
      db
        .select({
          ...withdrawalColumns,
          id: table.id,
          email: table.email,
          detail: table.detail,
          accountId: sql<string | null>`(${accountId})`,
          paymentId: table.paymentId,
        })
        .from(table)
        .orderBy(sql`(${isClosedWithdrawal})`, asc(table.answerBy), asc(table.id))
        .limit(limit)
        .offset(offset),

    async findAnswer(id: string) {
      const [request] = await db
        .select({
          accountId: sql<string | null>`(${accountId})`,
          answeredAt: table.answeredAt,
          by: answererTable.username,
        })
        .from(table)
        .leftJoin(answererTable, eq(answererTable.id, table.answeredBy))
        .where(eq(table.id, id));
      return request;
    },

    /** Undefined when it does not exist or was answered meanwhile. */
    async answer(
      { id, seenAnswerAt }: { id: string; seenAnswerAt: Date | null },
      change: Partial<WithdrawalRow>,
      tx: Transaction,
    ): Promise<(Withdrawal & { email: string }) | undefined> {
      const [changed] = await tx
        .update(table)
        .set(change)
        .where(
          and(
            eq(table.id, id),
            seenAnswerAt === null ? isNull(table.answeredAt) : eq(table.answeredAt, seenAnswerAt),
          ),
        )
        .returning({ ...withdrawalColumns, email: table.email });
      return changed;
    },
  };
}

import type { Withdrawal } from '@forja/contract/payments/withdrawal';
import { aliasedTable, and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import { usersTable } from '../../identity/storage/identity.table.ts';
import { isClosedWithdrawal, withdrawalColumns, withdrawalsTable } from './withdrawals.table.ts';

type WithdrawalRow = typeof withdrawalsTable.$inferSelect;

/** The requests as an administrator reads and answers them. */
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
    // the session that asked, before whoever has the address that was typed
    .orderBy(sql`${usersTable.id} is distinct from ${table.userId}`)
    .limit(1);

  return {
    /** Open requests first, the most urgent before, then the answered ones. */
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

    /** Its account if it joins one, who answered it last and when. */
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

    /** Returns the updated request; undefined when it does not exist or was answered meanwhile. */
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

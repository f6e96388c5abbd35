import type { Withdrawal } from '@forja/contract/payments/withdrawal';
import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { usersTable } from '../../identity/storage/identity.table.ts';
import { isClosedWithdrawal, withdrawalColumns, withdrawalsTable } from './withdrawals.table.ts';

type WithdrawalRow = typeof withdrawalsTable.$inferSelect;

/** The requests as an administrator reads and answers them. */
export function createWithdrawalAnswers(db: Database) {
  const table = withdrawalsTable;
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

    async has(id: string): Promise<boolean> {
      return (await db.$count(table, eq(table.id, id))) > 0;
    },

    /** Returns the updated request; undefined when it does not exist or was answered meanwhile. */
    async answer(
      { id, seenAnswerAt }: { id: string; seenAnswerAt: Date | null },
      change: Partial<WithdrawalRow>,
    ): Promise<(Withdrawal & { email: string }) | undefined> {
      const [changed] = await db
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

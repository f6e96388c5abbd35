import type { Withdrawal } from '@forja/contract/withdrawal';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/in-transaction.ts';
import { usersTable } from '../identity/identity.table.ts';
import { withdrawalsTable } from './withdrawals.table.ts';

type Row = typeof withdrawalsTable.$inferSelect;

export type WithdrawalsRepository = ReturnType<typeof createWithdrawalsRepository>;

export function createWithdrawalsRepository(db: Database) {
  const table = withdrawalsTable;
  const { code, kind, state, receivedAt, answerBy, answeredAt, answer } = table;
  const shown = { code, kind, state, receivedAt, answerBy, answeredAt, answer };
  const isClosed = inArray(state, ['done', 'rejected']);

  return {
    async add(request: typeof table.$inferInsert): Promise<void> {
      await db.insert(table).values(request);
    },

    async findByCode(wanted: string): Promise<Withdrawal | undefined> {
      const [found] = await db.select(shown).from(table).where(eq(code, wanted));
      return found;
    },

    /** Those that wait first, the most urgent before; then those that were answered. */
    page: (limit: number, offset: number) =>
      db
        .select({
          ...shown,
          id: table.id,
          email: table.email,
          detail: table.detail,
          hasAccount: sql<boolean>`${usersTable.id} is not null`,
        })
        .from(table)
        .leftJoin(usersTable, eq(usersTable.username, table.email))
        .orderBy(sql`(${isClosed})`, asc(answerBy), asc(table.id))
        .limit(limit)
        .offset(offset),

    async has(id: string): Promise<boolean> {
      return (await db.$count(table, eq(table.id, id))) > 0;
    },

    /** As it is afterwards, with whose it is; undefined when there is none, or another answer was given meanwhile. */
    async answer(
      { id, seenAnswerAt }: { id: string; seenAnswerAt: Date | null },
      change: Partial<Row>,
    ): Promise<(Withdrawal & { email: string }) | undefined> {
      const [changed] = await db
        .update(table)
        .set(change)
        .where(and(eq(table.id, id), seenAnswerAt === null ? isNull(answeredAt) : eq(answeredAt, seenAnswerAt)))
        .returning({ ...shown, email: table.email });
      return changed;
    },

    ofEmail: (email: string): Promise<(Withdrawal & { detail: string | null })[]> =>
      db
        .select({ ...shown, detail: table.detail })
        .from(table)
        .where(eq(table.email, email))
        .orderBy(asc(receivedAt)),

    /** What was answered loses its name; what waits has to be answered to somebody. */
    async forgetWho(email: string, tx: Transaction): Promise<void> {
      await tx
        .update(table)
        .set({ email: '', detail: null })
        .where(and(eq(table.email, email), isClosed));
    },
  };
}

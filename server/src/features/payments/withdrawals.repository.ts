import type { Withdrawal } from '@forja/contract/withdrawal';
import { and, asc, eq, exists, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/in-transaction.ts';
import { usersTable } from '../identity/identity.table.ts';
import { withdrawalsTable } from './withdrawals.table.ts';

type Row = typeof withdrawalsTable.$inferSelect;
/** An account, with its address only if it proved to read that mailbox. */
export type Requester = { id: string; verifiedEmail: string | null };

export type WithdrawalsRepository = ReturnType<typeof createWithdrawalsRepository>;

export function createWithdrawalsRepository(db: Database) {
  const table = withdrawalsTable;
  const { code, kind, state, receivedAt, answerBy, answeredAt, answer } = table;
  const shown = { code, kind, state, receivedAt, answerBy, answeredAt, answer };
  const isClosed = inArray(state, ['done', 'rejected']);

  /** Anybody may type any address, so an address joins a request to an account only if the account proved it. */
  const isBy = ({ id, verifiedEmail }: Requester): SQL | undefined =>
    or(eq(table.userId, id), verifiedEmail === null ? undefined : eq(table.email, verifiedEmail));
  const hasAccount = exists(
    db
      .select({ id: usersTable.id })
      .from(usersTable)
      .where(
        or(
          eq(usersTable.id, table.userId),
          and(eq(usersTable.username, table.email), isNotNull(usersTable.emailVerifiedAt)),
        ),
      ),
  ).mapWith(Boolean);

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
          hasAccount,
        })
        .from(table)
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

    listBy: (requester: Requester): Promise<(Withdrawal & { detail: string | null })[]> =>
      db
        .select({ ...shown, detail: table.detail })
        .from(table)
        .where(isBy(requester))
        .orderBy(asc(receivedAt)),

    /** What was answered loses its name; what waits has to be answered to somebody. */
    async forgetWho(requester: Requester, tx: Transaction): Promise<void> {
      await tx
        .update(table)
        .set({ email: '', detail: null })
        .where(and(isBy(requester), isClosed));
      await tx.update(table).set({ userId: null }).where(eq(table.userId, requester.id));
    },
  };
}

import type { Withdrawal } from '@forja/contract/withdrawal';
import { type SQL, and, asc, eq, exists, getTableColumns, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import { usersTable } from '../../identity/identity.table.ts';
import type { Payment } from '../ledger/payments.repository.ts';
import { paymentsTable } from '../ledger/payments.table.ts';
import { withdrawalsTable } from './withdrawals.table.ts';

type Reader = Database | Transaction;
type Row = typeof withdrawalsTable.$inferSelect;
/** An account, with its address only if it proved to read that mailbox. */
export type Requester = { id: string; verifiedEmail: string | null };

export type WithdrawalsRepository = ReturnType<typeof createWithdrawalsRepository>;

export function createWithdrawalsRepository(db: Database) {
  const table = withdrawalsTable;
  const { paymentId } = table;
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
    async add(request: typeof table.$inferInsert, tx: Reader = db): Promise<void> {
      await tx.insert(table).values(request);
    },

    async findByPayment(wanted: string, tx: Reader = db): Promise<Withdrawal | undefined> {
      const [found] = await tx.select(shown).from(table).where(eq(paymentId, wanted));
      return found;
    },

    /** Coupons that were regretted and still give: whoever was ending them died. */
    regrettedGifts: (): Promise<Payment[]> =>
      db
        .select(getTableColumns(paymentsTable))
        .from(table)
        .innerJoin(paymentsTable, eq(paymentsTable.id, paymentId))
        .where(and(not(isClosed), eq(paymentsTable.provider, 'coupon'), eq(paymentsTable.state, 'approved'))),

    /** Answers the regrets whose payment went back, whoever did it. As they are afterwards, with whose they are. */
    answerRefunded: (change: Partial<Row>): Promise<(Withdrawal & { email: string })[]> =>
      db
        .update(table)
        .set(change)
        .where(
          and(
            not(isClosed),
            inArray(
              paymentId,
              db.select({ id: paymentsTable.id }).from(paymentsTable).where(eq(paymentsTable.state, 'refunded')),
            ),
          ),
        )
        .returning({ ...shown, email: table.email }),

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
          paymentId,
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

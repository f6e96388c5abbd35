import type { Withdrawal } from '@forja/contract/payments/withdrawal';
import {
  type SQL,
  and,
  asc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Executor, Transaction } from '../../../database/in-transaction.ts';
import { usersTable } from '../../identity/storage/identity.table.ts';
import { type Payment, paymentsTable } from '../storage/payments.table.ts';
import { withdrawalsTable } from './withdrawals.table.ts';

type WithdrawalRow = typeof withdrawalsTable.$inferSelect;
/** An account, with its email address only if verified. */
export type Requester = { id: string; verifiedEmail: string | null };

export type WithdrawalsRepository = ReturnType<typeof createWithdrawalsRepository>;

export function createWithdrawalsRepository(db: Database) {
  const table = withdrawalsTable;
  const { paymentId } = table;
  const { code, kind, state, receivedAt, answerBy, answeredAt, answer } = table;
  const withdrawalColumns = { code, kind, state, receivedAt, answerBy, answeredAt, answer };
  const isClosed = inArray(state, ['done', 'rejected']);

  /** Anybody can type any address, so an address links a request to an account only if the account verified it. */
  const matchesRequester = ({ id, verifiedEmail }: Requester): SQL | undefined =>
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
    async add(request: typeof table.$inferInsert, tx: Executor = db): Promise<void> {
      await tx.insert(table).values(request);
    },

    async findByPayment(
      searchedPaymentId: string,
      tx: Executor = db,
    ): Promise<Withdrawal | undefined> {
      const [withdrawal] = await tx
        .select(withdrawalColumns)
        .from(table)
        .where(eq(paymentId, searchedPaymentId));
      return withdrawal;
    },

    /** Gifts that were withdrawn but still grant a membership, because a server crashed in between. */
    listRegrettedGifts: (): Promise<Payment[]> =>
      db
        .select(getTableColumns(paymentsTable))
        .from(table)
        .innerJoin(paymentsTable, eq(paymentsTable.id, paymentId))
        .where(
          and(
            not(isClosed),
            eq(paymentsTable.provider, 'coupon'),
            eq(paymentsTable.state, 'approved'),
          ),
        ),

    /** Closes the requests whose payment was refunded. Returns them with their email addresses. */
    answerRefunded: (change: Partial<WithdrawalRow>): Promise<(Withdrawal & { email: string })[]> =>
      db
        .update(table)
        .set(change)
        .where(
          and(
            not(isClosed),
            inArray(
              paymentId,
              db
                .select({ id: paymentsTable.id })
                .from(paymentsTable)
                .where(eq(paymentsTable.state, 'refunded')),
            ),
          ),
        )
        .returning({ ...withdrawalColumns, email: table.email }),

    async findByCode(searchedCode: string): Promise<Withdrawal | undefined> {
      const [withdrawal] = await db
        .select(withdrawalColumns)
        .from(table)
        .where(eq(code, searchedCode));
      return withdrawal;
    },

    /** Open requests first, the most urgent before, then the answered ones. */
    listPage: (limit: number, offset: number) =>
      db
        .select({
          ...withdrawalColumns,
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
            seenAnswerAt === null ? isNull(answeredAt) : eq(answeredAt, seenAnswerAt),
          ),
        )
        .returning({ ...withdrawalColumns, email: table.email });
      return changed;
    },

    listByRequester: (requester: Requester): Promise<(Withdrawal & { detail: string | null })[]> =>
      db
        .select({ ...withdrawalColumns, detail: table.detail })
        .from(table)
        .where(matchesRequester(requester))
        .orderBy(asc(receivedAt)),

    /** Answered requests lose the email address; open ones keep it, to be answered. */
    async anonymizeUser(requester: Requester, tx: Transaction): Promise<void> {
      await tx
        .update(table)
        .set({ email: '', detail: null })
        .where(and(matchesRequester(requester), isClosed));
      await tx.update(table).set({ userId: null }).where(eq(table.userId, requester.id));
    },
  };
}

import type { Withdrawal } from '@forja/contract/payments/withdrawal';
import {
  type SQL,
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  ne,
  not,
  or,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Executor, Transaction } from '../../../database/in-transaction.ts';
import { type Payment, paymentsTable } from '../storage/payments.table.ts';
import { createWithdrawalAnswers } from './withdrawal-answers.repository.ts';
import { isClosedWithdrawal, withdrawalColumns, withdrawalsTable } from './withdrawals.table.ts';

type WithdrawalRow = typeof withdrawalsTable.$inferSelect;
export type Requester = { id: string; verifiedEmail: string | null };

export type RegretSubject = {
  userId: string;
  mailboxHashes: readonly string[];
  payers: readonly string[];
};

export type WithdrawalsRepository = ReturnType<typeof createWithdrawalsRepository>;

export function createWithdrawalsRepository(db: Database) {
  const table = withdrawalsTable;
  /**
   * Only a verified address links a request to an account, because anybody can type any address.
   */
  const matchesRequester = ({ id, verifiedEmail }: Requester): SQL | undefined =>
    or(eq(table.userId, id), verifiedEmail === null ? undefined : eq(table.email, verifiedEmail));
  return {
    ...createWithdrawalAnswers(db),

    async add(request: typeof table.$inferInsert, tx: Executor = db): Promise<void> {
      await tx.insert(table).values(request);
    },

    async findByPayment(paymentId: string, tx: Executor = db): Promise<Withdrawal | undefined> {
      const [withdrawal] = await tx
        .select(withdrawalColumns)
        .from(table)
        .where(eq(table.paymentId, paymentId));
      return withdrawal;
    },

    /** Serializes the regrets of one person, also across accounts. */
    async lockSubject({ mailboxHashes, payers }: RegretSubject, tx: Transaction): Promise<void> {
      // sorted, so that two transactions cannot deadlock
      for (const hash of [...new Set([...mailboxHashes, ...payers])].toSorted())
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`);
    },

    /**
     * Matches by account, mailbox or payer. Gifts never count, and a public request counts once
     * answered as done.
     */
    async hasRegretted(
      { userId, mailboxHashes, payers }: RegretSubject,
      since: Date,
      tx: Executor = db,
    ): Promise<boolean> {
      const rows = await tx
        .select({ id: table.id })
        .from(table)
        .leftJoin(paymentsTable, eq(paymentsTable.id, table.paymentId))
        .where(
          and(
            eq(table.kind, 'regret'),
            gt(table.receivedAt, since),
            ne(table.state, 'rejected'),
            or(isNotNull(table.paymentId), eq(table.state, 'done')),
            sql`${paymentsTable.provider} is distinct from 'coupon'`,
            or(
              eq(table.userId, userId),
              inArray(table.mailboxHash, [...mailboxHashes]),
              ...(payers.length === 0
                ? []
                : [
                    inArray(paymentsTable.payerIdHash, [...payers]),
                    inArray(paymentsTable.payerEmailHash, [...payers]),
                  ]),
            ),
          ),
        )
        .limit(1);
      return rows.length > 0;
    },

    /** Gifts withdrawn before a crash that still grant a membership. */
    listRegrettedGifts: (): Promise<Payment[]> =>
      db
        .select(getTableColumns(paymentsTable))
        .from(table)
        .innerJoin(paymentsTable, eq(paymentsTable.id, table.paymentId))
        .where(
          and(
            not(isClosedWithdrawal),
            eq(paymentsTable.provider, 'coupon'),
            eq(paymentsTable.state, 'approved'),
          ),
        ),

    answerRefunded: (change: Partial<WithdrawalRow>): Promise<(Withdrawal & { email: string })[]> =>
      db
        .update(table)
        .set(change)
        .where(
          and(
            not(isClosedWithdrawal),
            inArray(
              table.paymentId,
              db
                .select({ id: paymentsTable.id })
                .from(paymentsTable)
                .where(eq(paymentsTable.state, 'refunded')),
            ),
          ),
        )
        .returning({ ...withdrawalColumns, email: table.email }),

    async findByCode(code: string): Promise<Withdrawal | undefined> {
      const [withdrawal] = await db
        .select(withdrawalColumns)
        .from(table)
        .where(eq(table.code, code));
      return withdrawal;
    },

    listByRequester: (requester: Requester): Promise<(Withdrawal & { detail: string | null })[]> =>
      db
        .select({ ...withdrawalColumns, detail: table.detail })
        .from(table)
        .where(matchesRequester(requester))
        .orderBy(asc(table.receivedAt)),

    /** Answered requests lose the email address; open ones keep it, to be answered. */
    async anonymizeUser(requester: Requester, tx: Transaction): Promise<void> {
      await tx
        .update(table)
        .set({ email: '', detail: null })
        .where(and(matchesRequester(requester), isClosedWithdrawal));
      await tx.update(table).set({ userId: null }).where(eq(table.userId, requester.id));
    },
  };
}

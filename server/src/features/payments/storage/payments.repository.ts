import type { Processor } from '@forja/contract/payments/membership';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Executor, Transaction } from '../../../database/in-transaction.ts';
import type { PayerHashes } from '../../referrals/person-hashes.service.ts';
import {
  isPayment,
  paymentEventsTable,
  paymentsTable,
  receiptColumn,
  type Payment,
} from './payments.table.ts';
import { paymentRefundsTable } from './payment-refunds.table.ts';
import { addRefundLine } from './payment-refunds.repository.ts';
import { createPaymentLists } from './payment-lists.repository.ts';
import { createPaymentEvents } from './payment-events.repository.ts';
import { createDuePayments } from './due-payments.repository.ts';
import { createPaymentReviews } from './payment-reviews.repository.ts';

type NewPayment = typeof paymentsTable.$inferInsert;

export type { Payment } from './payments.table.ts';
export type PaymentsRepository = ReturnType<typeof createPaymentsRepository>;

export function createPaymentsRepository(db: Database) {
  const table = paymentsTable;
  const selectByProviderId = (provider: Processor, id: string, tx: Executor) =>
    tx
      .select()
      .from(table)
      .where(and(eq(table.provider, provider), eq(table.providerPaymentId, id)));

  return {
    ...createPaymentLists(db),
    ...createPaymentEvents(db),
    ...createDuePayments(db),
    ...createPaymentReviews(db),

    async findByProviderId(
      provider: Processor,
      id: string,
      tx: Executor = db,
    ): Promise<Payment | undefined> {
      const [payment] = await selectByProviderId(provider, id, tx);
      return payment;
    },

    async lock(provider: Processor, id: string, tx: Transaction): Promise<Payment | undefined> {
      const [payment] = await selectByProviderId(provider, id, tx).for('update');
      return payment;
    },

    /** Undefined when another transaction inserted it first. */
    async add(payment: NewPayment, tx: Transaction): Promise<Payment | undefined> {
      const [added] = await tx.insert(table).values(payment).onConflictDoNothing().returning();
      return added;
    },

    async change(
      { userId, id }: Pick<Payment, 'userId' | 'id'>,
      change: Partial<NewPayment>,
      tx: Transaction,
    ): Promise<void> {
      await tx.update(table).set(change).where(isPayment(userId, id));
    },

    addRefundLine,

    /** Rehashes payers under the current key, so that they can be compared. */
    async replacePayerHashes(
      old: PayerHashes,
      present: PayerHashes,
      tx: Transaction,
    ): Promise<void> {
      if (old.payerIdHash !== undefined)
        await tx
          .update(table)
          .set({ payerIdHash: present.payerIdHash })
          .where(eq(table.payerIdHash, old.payerIdHash));
      if (old.payerEmailHash !== undefined)
        await tx
          .update(table)
          .set({ payerEmailHash: present.payerEmailHash })
          .where(eq(table.payerEmailHash, old.payerEmailHash));
    },

    find: async (id: string): Promise<Payment | undefined> =>
      (await db.select().from(table).where(eq(table.id, id)))[0],

    async findOwn(userId: string, id: string, tx: Executor = db): Promise<Payment | undefined> {
      const [payment] = await tx.select().from(table).where(isPayment(userId, id));
      return payment;
    },

    async findApprovedReceipt(receipt: string): Promise<Payment | undefined> {
      const [payment] = await db
        .select()
        .from(table)
        .where(
          and(
            eq(table.provider, 'manual'),
            eq(table.state, 'approved'),
            eq(receiptColumn, receipt),
          ),
        );
      return payment;
    },

    countByProvider: (provider: Processor): Promise<number> =>
      db.$count(table, and(eq(table.provider, provider), ne(table.state, 'rejected'))),

    /** Payments outlive their account under an anonymous id. */
    async anonymizeUser(userId: string, anonymousUserId: string, tx: Transaction): Promise<void> {
      await tx.update(table).set({ userId: anonymousUserId }).where(eq(table.userId, userId));
      await tx
        .update(paymentRefundsTable)
        .set({ userId: anonymousUserId })
        .where(eq(paymentRefundsTable.userId, userId));
      await tx
        .update(paymentEventsTable)
        .set({ userId: anonymousUserId })
        .where(eq(paymentEventsTable.userId, userId));
    },
  };
}

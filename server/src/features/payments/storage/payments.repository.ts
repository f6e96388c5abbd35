import { randomUUID } from 'node:crypto';
import type { Processor } from '@forja/contract/payments/membership';
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import { usersTable } from '../../identity/storage/identity.table.ts';
import type { DueQuery } from './checkouts.repository.ts';
import { checkoutsTable } from './checkouts.table.ts';
import type { PaymentCursor } from './payment-cursor.ts';
import { paymentEventsTable, paymentsTable } from './payments.table.ts';

export type Payment = typeof paymentsTable.$inferSelect;
type NewPayment = typeof paymentsTable.$inferInsert;
type PaymentEvent = Omit<typeof paymentEventsTable.$inferInsert, 'id'>;
/** The identifiers by which an administrator searches. */
type PaymentSearch = { id: string | undefined; username: string; providerPaymentId: string; receipt: string };
type Reader = Database | Transaction;

const DECISIONS = [
  'approved',
  'rejected',
  'cancelled',
  'refunded',
  'charged_back',
  'reviewed',
  'refund_asked',
] as const;

export type PaymentsRepository = ReturnType<typeof createPaymentsRepository>;

export function createPaymentsRepository(db: Database) {
  const table = paymentsTable;
  const events = paymentEventsTable;
  const receiptColumn = sql<string>`coalesce(${table.receiptReference}, ${table.providerPaymentId})`;
  const awaitsReview = and(isNotNull(table.reviewReason), isNull(table.reviewedAt));

  return {
    async findByProviderId(provider: Processor, id: string, tx: Reader = db): Promise<Payment | undefined> {
      const [payment] = await tx
        .select()
        .from(table)
        .where(and(eq(table.provider, provider), eq(table.providerPaymentId, id)));
      return payment;
    },

    /** Locks the row for an update. */
    async lock(provider: Processor, id: string, tx: Transaction): Promise<Payment | undefined> {
      const [payment] = await tx
        .select()
        .from(table)
        .where(and(eq(table.provider, provider), eq(table.providerPaymentId, id)))
        .for('update');
      return payment;
    },

    /** Returns undefined when another transaction inserted it first. */
    async add(payment: NewPayment, tx: Transaction): Promise<Payment | undefined> {
      const [added] = await tx.insert(table).values(payment).onConflictDoNothing().returning();
      return added;
    },

    async change(
      { userId, id }: Pick<Payment, 'userId' | 'id'>,
      change: Partial<NewPayment>,
      tx: Transaction,
    ): Promise<void> {
      await tx
        .update(table)
        .set(change)
        .where(and(eq(table.userId, userId), eq(table.id, id)));
    },

    listByCheckout: (userId: string, checkoutId: string, tx: Reader = db): Promise<Payment[]> =>
      tx
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), eq(table.checkoutId, checkoutId)))
        .orderBy(asc(table.createdAt), asc(table.id)),

    listByCheckouts: (userId: string, checkoutIds: string[], tx: Transaction): Promise<Payment[]> =>
      tx
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), inArray(table.checkoutId, checkoutIds)))
        .orderBy(asc(table.createdAt), asc(table.id)),

    listByUser: (userId: string): Promise<Payment[]> =>
      db.select().from(table).where(eq(table.userId, userId)).orderBy(desc(table.createdAt), desc(table.id)),

    listByUsers: (userIds: string[]): Promise<Payment[]> =>
      userIds.length === 0
        ? Promise.resolve([])
        : db.select().from(table).where(inArray(table.userId, userIds)).orderBy(desc(table.createdAt), desc(table.id)),

    async find(id: string): Promise<Payment | undefined> {
      const [payment] = await db.select().from(table).where(eq(table.id, id));
      return payment;
    },

    async findOwn(userId: string, id: string, tx: Reader = db): Promise<Payment | undefined> {
      const [payment] = await tx
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), eq(table.id, id)));
      return payment;
    },

    /** The timeline of a payment, oldest first. */
    listEvents: ({ userId, id }: Pick<Payment, 'userId' | 'id'>) =>
      db
        .select()
        .from(events)
        .where(and(eq(events.userId, userId), eq(events.paymentId, id)))
        .orderBy(asc(events.at), sql`${events.event} in ('membership_given', 'membership_reversed')`, asc(events.id)),

    /** The approved transfer with this receipt. */
    async findApprovedReceipt(receipt: string): Promise<Payment | undefined> {
      const [payment] = await db
        .select()
        .from(table)
        .where(and(eq(table.provider, 'manual'), eq(table.state, 'approved'), eq(receiptColumn, receipt)));
      return payment;
    },

    /** Transfers that declare one of these receipts, with their usernames, newest first. */
    listByReceipts: (receipts: string[]) =>
      receipts.length === 0
        ? Promise.resolve([])
        : db
            .select({ payment: table, username: usersTable.username })
            .from(table)
            .leftJoin(usersTable, eq(usersTable.id, table.userId))
            .where(and(eq(table.provider, 'manual'), inArray(receiptColumn, receipts), ne(table.state, 'cancelled')))
            .orderBy(desc(table.createdAt), desc(table.id)),

    /** The last decision about a payment, and the administrator who took it, if any. */
    async findLastDecision({ userId, id }: Pick<Payment, 'userId' | 'id'>) {
      const [payment] = await db
        .select({ at: events.at, event: events.event, username: usersTable.username })
        .from(events)
        .leftJoin(usersTable, eq(usersTable.id, events.adminId))
        .where(and(eq(events.userId, userId), eq(events.paymentId, id), inArray(events.event, [...DECISIONS])))
        // a refund is followed by a review event, but the refund is the decision
        .orderBy(
          desc(sql`${events.event} = 'refunded' and ${events.adminId} is not null`),
          desc(events.at),
          sql`${events.event} in ('reviewed', 'refund_asked')`,
        )
        .limit(1);
      const outcome = DECISIONS.find((each) => each === payment?.event);
      return payment && outcome && { at: payment.at, outcome, username: payment.username };
    },

    /** Locks the payment. True while the refund that an administrator requested has no result. */
    async isRefundUnderWay({ userId, id }: Pick<Payment, 'userId' | 'id'>, since: Date, tx: Transaction) {
      await tx
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.userId, userId), eq(table.id, id)))
        .for('update');
      const [counted] = await tx
        .select({
          openRequests: sql<number>`(count(*) filter (where event = 'refund_asked') - count(*) filter (where event = 'refund_failed'))::int`,
        })
        .from(events)
        .where(and(eq(events.userId, userId), eq(events.paymentId, id), gte(events.at, since)));
      return (counted?.openRequests ?? 0) > 0;
    },

    /** Returns false when it was already reviewed. */
    async dismiss({ userId, id }: Pick<Payment, 'userId' | 'id'>, reviewedAt: Date, tx: Transaction): Promise<boolean> {
      const changed = await tx
        .update(table)
        .set({ reviewedAt })
        .where(and(eq(table.userId, userId), eq(table.id, id), isNull(table.reviewedAt)))
        .returning({ id: table.id });
      return changed.length > 0;
    },

    /** Payments with one of these identifiers, newest first, after the cursor, with their usernames. */
    search: (
      { id, username, providerPaymentId, receipt }: PaymentSearch,
      { limit, after }: { limit: number; after: PaymentCursor | undefined },
    ) =>
      db
        .select({ payment: table, username: usersTable.username })
        .from(table)
        .leftJoin(usersTable, eq(usersTable.id, table.userId))
        .where(
          and(
            or(
              id === undefined ? undefined : or(eq(table.id, id), eq(table.checkoutId, id)),
              eq(usersTable.username, username),
              eq(table.providerPaymentId, providerPaymentId),
              and(eq(table.provider, 'manual'), eq(receiptColumn, receipt)),
            ),
            after &&
              sql`(${table.createdAt}, ${table.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
          ),
        )
        .orderBy(desc(table.createdAt), desc(table.id))
        .limit(limit),

    /** Oldest first, after the cursor, with their usernames and the amounts due. */
    listForReview: (limit: number, after?: PaymentCursor) =>
      db
        .select({ payment: table, username: usersTable.username, dueMinor: checkoutsTable.dueMinor })
        .from(table)
        .leftJoin(usersTable, eq(usersTable.id, table.userId))
        .leftJoin(checkoutsTable, and(eq(checkoutsTable.userId, table.userId), eq(checkoutsTable.id, table.checkoutId)))
        .where(
          and(
            awaitsReview,
            after &&
              sql`(${table.createdAt}, ${table.id}) > (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
          ),
        )
        .orderBy(asc(table.createdAt), asc(table.id))
        .limit(limit),

    /** Leases payments that are due for a reread: postponed, so that no other server takes them. */
    takeDue: (now: Date, until: Date, limit: number): Promise<Payment[]> =>
      db
        .update(table)
        .set({ nextReadAt: until })
        .where(
          inArray(
            table.id,
            db
              .select({ id: table.id })
              .from(table)
              .where(lte(table.nextReadAt, now))
              .orderBy(asc(table.nextReadAt))
              .limit(limit)
              .for('update', { skipLocked: true }),
          ),
        )
        .returning(),

    /** Leases payments with a refund due, of every user or of one. */
    takeRefunds: ({ now, until, limit, userId }: DueQuery): Promise<Payment[]> =>
      db
        .update(table)
        .set({ refundDueAt: until, refundAttempts: sql`${table.refundAttempts} + 1` })
        .where(
          inArray(
            table.id,
            db
              .select({ id: table.id })
              .from(table)
              .where(and(lte(table.refundDueAt, now), userId === undefined ? undefined : eq(table.userId, userId)))
              .orderBy(asc(table.refundDueAt))
              .limit(limit)
              .for('update', { skipLocked: true }),
          ),
        )
        .returning(),

    /** Does nothing when the refund is no longer due. */
    async postponeRefund({ userId, id }: Pick<Payment, 'userId' | 'id'>, until: Date): Promise<void> {
      await db
        .update(table)
        .set({ refundDueAt: until })
        .where(and(eq(table.userId, userId), eq(table.id, id), isNotNull(table.refundDueAt)));
    },

    async stopRereading({ userId, id }: Pick<Payment, 'userId' | 'id'>): Promise<void> {
      await db
        .update(table)
        .set({ nextReadAt: null })
        .where(and(eq(table.userId, userId), eq(table.id, id)));
    },

    async addEvent(event: PaymentEvent, tx: Transaction): Promise<void> {
      await tx.insert(paymentEventsTable).values({ id: randomUUID(), ...event });
    },

    async countByProvider(provider: Processor): Promise<number> {
      return db.$count(table, and(eq(table.provider, provider), ne(table.state, 'rejected')));
    },

    /** Replaces the user id: the payments stay, their owner does not. */
    async anonymizeUser(userId: string, anonymousUserId: string, tx: Transaction): Promise<void> {
      await tx.update(table).set({ userId: anonymousUserId }).where(eq(table.userId, userId));
      await tx.update(paymentEventsTable).set({ userId: anonymousUserId }).where(eq(paymentEventsTable.userId, userId));
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { Processor } from '@forja/contract/membership';
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import { usersTable } from '../../identity/identity.table.ts';
import type { Due } from '../checkouts/checkouts.repository.ts';
import { checkoutsTable } from '../checkouts/checkouts.table.ts';
import type { PaymentPlace } from '../review/payment-cursor.ts';
import { paymentEventsTable, paymentsTable } from './payments.table.ts';

export type Payment = typeof paymentsTable.$inferSelect;
type NewPayment = typeof paymentsTable.$inferInsert;
type PaymentEvent = Omit<typeof paymentEventsTable.$inferInsert, 'id'>;
/** What an administrator may call a payment. */
type Names = { id: string | undefined; username: string; providerPaymentId: string; receipt: string };
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
  const waiting = and(isNotNull(table.reviewReason), isNull(table.reviewedAt));

  return {
    async findByProviderId(provider: Processor, id: string, tx: Reader = db): Promise<Payment | undefined> {
      const [found] = await tx
        .select()
        .from(table)
        .where(and(eq(table.provider, provider), eq(table.providerPaymentId, id)));
      return found;
    },

    /** For who is about to change it. */
    async lock(provider: Processor, id: string, tx: Transaction): Promise<Payment | undefined> {
      const [found] = await tx
        .select()
        .from(table)
        .where(and(eq(table.provider, provider), eq(table.providerPaymentId, id)))
        .for('update');
      return found;
    },

    /** Undefined when somebody was faster. */
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

    ofCheckout: (userId: string, checkoutId: string, tx: Reader = db): Promise<Payment[]> =>
      tx
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), eq(table.checkoutId, checkoutId)))
        .orderBy(asc(table.createdAt), asc(table.id)),

    ofCheckouts: (userId: string, checkoutIds: string[], tx: Transaction): Promise<Payment[]> =>
      tx
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), inArray(table.checkoutId, checkoutIds)))
        .orderBy(asc(table.createdAt), asc(table.id)),

    ofPerson: (userId: string): Promise<Payment[]> =>
      db.select().from(table).where(eq(table.userId, userId)).orderBy(desc(table.createdAt), desc(table.id)),

    ofPeople: (userIds: string[]): Promise<Payment[]> =>
      userIds.length === 0
        ? Promise.resolve([])
        : db.select().from(table).where(inArray(table.userId, userIds)).orderBy(desc(table.createdAt), desc(table.id)),

    async find(id: string): Promise<Payment | undefined> {
      const [found] = await db.select().from(table).where(eq(table.id, id));
      return found;
    },

    async findOwn(userId: string, id: string, tx: Reader = db): Promise<Payment | undefined> {
      const [found] = await tx
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), eq(table.id, id)));
      return found;
    },

    /** The timeline of a payment, oldest first. */
    eventsOf: ({ userId, id }: Pick<Payment, 'userId' | 'id'>) =>
      db
        .select()
        .from(events)
        .where(and(eq(events.userId, userId), eq(events.paymentId, id)))
        .orderBy(asc(events.at), sql`${events.event} in ('membership_given', 'membership_reversed')`, asc(events.id)),

    /** The approved transfer with this receipt. */
    async approvedReceipt(receipt: string): Promise<Payment | undefined> {
      const [found] = await db
        .select()
        .from(table)
        .where(and(eq(table.provider, 'manual'), eq(table.state, 'approved'), eq(receiptColumn, receipt)));
      return found;
    },

    /** Transfers that declare one of these receipts, with whose they are, newest first. */
    ofReceipts: (receipts: string[]) =>
      receipts.length === 0
        ? Promise.resolve([])
        : db
            .select({ payment: table, username: usersTable.username })
            .from(table)
            .leftJoin(usersTable, eq(usersTable.id, table.userId))
            .where(and(eq(table.provider, 'manual'), inArray(receiptColumn, receipts), ne(table.state, 'cancelled')))
            .orderBy(desc(table.createdAt), desc(table.id)),

    /** What was last decided about a payment, and by which administrator, if by one. */
    async lastDecision({ userId, id }: Pick<Payment, 'userId' | 'id'>) {
      const [found] = await db
        .select({ at: events.at, event: events.event, username: usersTable.username })
        .from(events)
        .leftJoin(usersTable, eq(usersTable.id, events.adminId))
        .where(and(eq(events.userId, userId), eq(events.paymentId, id), inArray(events.event, [...DECISIONS])))
        // a refund is written as a review a moment later, and the refund is what was decided
        .orderBy(
          desc(sql`${events.event} = 'refunded' and ${events.adminId} is not null`),
          desc(events.at),
          sql`${events.event} in ('reviewed', 'refund_asked')`,
        )
        .limit(1);
      const outcome = DECISIONS.find((each) => each === found?.event);
      return found && outcome && { at: found.at, outcome, username: found.username };
    },

    /** Locks the payment: an administrator asked for its refund and has not been told how it went. */
    async isRefundUnderWay({ userId, id }: Pick<Payment, 'userId' | 'id'>, since: Date, tx: Transaction) {
      await tx
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.userId, userId), eq(table.id, id)))
        .for('update');
      const [counted] = await tx
        .select({
          left: sql<number>`(count(*) filter (where event = 'refund_asked') - count(*) filter (where event = 'refund_failed'))::int`,
        })
        .from(events)
        .where(and(eq(events.userId, userId), eq(events.paymentId, id), gte(events.at, since)));
      return (counted?.left ?? 0) > 0;
    },

    /** False when somebody was faster. */
    async dismiss({ userId, id }: Pick<Payment, 'userId' | 'id'>, at: Date, tx: Transaction): Promise<boolean> {
      const changed = await tx
        .update(table)
        .set({ reviewedAt: at })
        .where(and(eq(table.userId, userId), eq(table.id, id), isNull(table.reviewedAt)))
        .returning({ id: table.id });
      return changed.length > 0;
    },

    /** Those that go by one of these names, newest first, from just after `after`, with whose they are. */
    search: (
      { id, username, providerPaymentId, receipt }: Names,
      { limit, after }: { limit: number; after: PaymentPlace | undefined },
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

    /** Oldest first, from just after `after`, with whose they are and what was asked for. */
    toReview: (limit: number, after?: PaymentPlace) =>
      db
        .select({ payment: table, username: usersTable.username, dueMinor: checkoutsTable.dueMinor })
        .from(table)
        .leftJoin(usersTable, eq(usersTable.id, table.userId))
        .leftJoin(checkoutsTable, and(eq(checkoutsTable.userId, table.userId), eq(checkoutsTable.id, table.checkoutId)))
        .where(
          and(
            waiting,
            after &&
              sql`(${table.createdAt}, ${table.id}) > (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
          ),
        )
        .orderBy(asc(table.createdAt), asc(table.id))
        .limit(limit),

    /** Takes those that have to be read again, and puts them off so that no other server reads them too. */
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

    /** Takes payments that have to go back by themselves, of everybody or of one person, and puts them off. */
    takeRefunds: ({ now, until, limit, userId }: Due): Promise<Payment[]> =>
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

    /** While it is still due. */
    async putOffRefund({ userId, id }: Pick<Payment, 'userId' | 'id'>, until: Date): Promise<void> {
      await db
        .update(table)
        .set({ refundDueAt: until })
        .where(and(eq(table.userId, userId), eq(table.id, id), isNotNull(table.refundDueAt)));
    },

    async stopReading({ userId, id }: Pick<Payment, 'userId' | 'id'>): Promise<void> {
      await db
        .update(table)
        .set({ nextReadAt: null })
        .where(and(eq(table.userId, userId), eq(table.id, id)));
    },

    async record(event: PaymentEvent, tx: Transaction): Promise<void> {
      await tx.insert(paymentEventsTable).values({ id: randomUUID(), ...event });
    },

    async countOf(provider: Processor): Promise<number> {
      return db.$count(table, and(eq(table.provider, provider), ne(table.state, 'rejected')));
    },

    /** The payments stay; whose they were does not. */
    async forgetWho(userId: string, stranger: string, tx: Transaction): Promise<void> {
      await tx.update(table).set({ userId: stranger }).where(eq(table.userId, userId));
      await tx.update(paymentEventsTable).set({ userId: stranger }).where(eq(paymentEventsTable.userId, userId));
    },
  };
}

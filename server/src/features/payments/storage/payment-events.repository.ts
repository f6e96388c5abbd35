import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import { auditTable } from '../../identity/audit/audit.table.ts';
import { usersTable } from '../../identity/storage/identity.table.ts';
import { paymentEventsTable, paymentsTable, type Payment } from './payments.table.ts';

type PaymentEvent = Omit<typeof paymentEventsTable.$inferInsert, 'id'>;
const DECISIONS = [
  'approved',
  'rejected',
  'cancelled',
  'refunded',
  'charged_back',
  'reviewed',
  'refund_asked',
] as const;
/** Decisions shown to the user; intermediate refund steps are not. */
const SHOWN_DECISIONS = new Set<string>([
  'approved',
  'rejected',
  'refunded',
  'partially_refunded',
  'invoice_numbered',
  'reviewed',
]);

export function createPaymentEvents(db: Database) {
  const table = paymentsTable;
  const events = paymentEventsTable;

  return {
    /** Decisions of an administrator are also audited for the user. */
    async addEvent(event: PaymentEvent, tx: Transaction): Promise<void> {
      await tx.insert(paymentEventsTable).values({ id: randomUUID(), ...event });
      const { userId, at, adminId, reason } = event;
      if (typeof adminId === 'string' && SHOWN_DECISIONS.has(event.event))
        await tx.insert(auditTable).values({
          userId,
          id: randomUUID(),
          at,
          event: 'payment_decided_by_admin',
          adminId,
          reason: reason ?? null,
        });
    },

    listEvents: ({ userId, id }: Pick<Payment, 'userId' | 'id'>) =>
      db
        .select()
        .from(events)
        .where(and(eq(events.userId, userId), eq(events.paymentId, id)))
        .orderBy(
          asc(events.at),
          sql`${events.event} in ('membership_given', 'membership_reversed')`,
          asc(events.id),
        ),

    async listWaited(userId: string): Promise<Set<string | null>> {
      const rows = await db
        .selectDistinct({ id: events.paymentId })
        .from(events)
        .where(and(eq(events.userId, userId), inArray(events.event, ['pending', 'in_review'])));
      return new Set(rows.map(({ id }) => id));
    },

    async findLastDecision({ userId, id }: Pick<Payment, 'userId' | 'id'>) {
      const [payment] = await db
        .select({ at: events.at, event: events.event, username: usersTable.username })
        .from(events)
        .leftJoin(usersTable, eq(usersTable.id, events.adminId))
        .where(
          and(
            eq(events.userId, userId),
            eq(events.paymentId, id),
            inArray(events.event, [...DECISIONS]),
          ),
        )
        // a review event follows the refund, but the refund is the decision
        .orderBy(
          desc(sql`${events.event} = 'refunded' and ${events.adminId} is not null`),
          desc(events.at),
          sql`${events.event} in ('reviewed', 'refund_asked')`,
        )
        .limit(1);
      const outcome = DECISIONS.find((each) => each === payment?.event);
      return payment && outcome && { at: payment.at, outcome, username: payment.username };
    },

    async findRejection(userId: string, checkoutId: string): Promise<string | undefined> {
      const [event] = await db
        .select({ reason: events.reason })
        .from(events)
        .where(
          and(
            eq(events.userId, userId),
            eq(events.checkoutId, checkoutId),
            eq(events.event, 'rejected'),
          ),
        )
        .orderBy(desc(events.at))
        .limit(1);
      return event?.reason ?? undefined;
    },

    /** Locks the payment. */
    async isRefundUnderWay(
      { userId, id }: Pick<Payment, 'userId' | 'id'>,
      since: Date,
      tx: Transaction,
    ) {
      await tx
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.userId, userId), eq(table.id, id)))
        .for('update');
      const [counted] = await tx
        .select({
          openRequests: sql<number>`(count(*) filter (where event = 'refund_asked') - count(*) filter (where event = 'refund_failed'
            or (event = 'partially_refunded' and admin_id is not null)))::int`,
        })
        .from(events)
        .where(and(eq(events.userId, userId), eq(events.paymentId, id), gte(events.at, since)));
      return (counted?.openRequests ?? 0) > 0;
    },
  };
}

import { PAYMENT_STATES, PROCESSORS } from '@forja/contract/payments/membership';
import { and, eq, sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { REVIEW_REASONS } from '@forja/domain/payments/review-reasons';
import { PAYMENT_SOURCES } from './payment-sources.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const cents = (name: string) => bigint(name, { mode: 'number' });

/**
 * Payments as their providers report them. A payment that names no checkout of ours has the nil user id. The row stays,
 * without its owner, when the account is deleted.
 */
export const paymentsTable = pgTable(
  'payments',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    checkoutId: uuid('checkout_id'),
    provider: text('provider', { enum: PROCESSORS }).notNull(),
    providerPaymentId: text('provider_payment_id').notNull(),
    /** Null while it grants nothing: not approved, or with a blocking review reason. */
    role: text('role', { enum: ['primary', 'duplicate'] }),
    state: text('state', { enum: PAYMENT_STATES }).notNull(),
    amountMinor: cents('amount_minor').notNull(),
    refundedMinor: cents('refunded_minor').notNull(),
    currency: text('currency').notNull(),
    months: integer('months').notNull(),
    approvedAt: instant('approved_at'),
    reversedAt: instant('reversed_at'),
    providerUpdatedAt: instant('provider_updated_at').notNull(),
    /** Why an administrator has to review it. */
    reviewReason: text('review_reason', { enum: REVIEW_REASONS }),
    /** When it was reviewed. */
    reviewedAt: instant('reviewed_at'),
    refusal: text('refusal'),
    /** Of a transfer: the number that the person declared, normalised. Several may declare one; one is approved. */
    receiptReference: text('receipt_reference'),
    /** Keyed hashes of whoever paid, which say whether two payments are of one person and nothing else. */
    payerIdHash: text('payer_id_hash'),
    payerEmailHash: text('payer_email_hash'),
    /** The response of the provider, without the identity of the payer. */
    raw: jsonb('raw').$type<unknown>(),
    createdAt: instant('created_at').notNull(),
    /** When to read it again: an approved payment can be reversed for half a year. */
    nextReadAt: instant('next_read_at'),
    /** When to request its refund from the provider; null when none is due. */
    refundDueAt: instant('refund_due_at'),
    refundAttempts: integer('refund_attempts').notNull().default(0),
    /** Fee and net amount; null where the provider does not say. */
    feeMinor: cents('fee_minor'),
    netMinor: cents('net_minor'),
    /** Time at which an administrator ended the membership of a payment that was refunded in part. */
    endedAt: instant('ended_at'),
    /** Number of the seller's invoice, as an administrator typed it. */
    invoiceNumber: text('invoice_number'),
    /** The choice of the owner about a duplicate. */
    choice: text('choice', { enum: ['keep', 'return'] }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // concurrent reports of one payment insert one row
    uniqueIndex('payments_provider_id').on(table.provider, table.providerPaymentId),
    uniqueIndex('payments_primary')
      .on(table.userId, table.checkoutId)
      .where(sql`role = 'primary'`),
    // an older release stored the receipt in provider_payment_id
    uniqueIndex('payments_approved_receipt')
      .on(sql`coalesce(receipt_reference, provider_payment_id)`)
      .where(sql`provider = 'manual' and state = 'approved'`),
    uniqueIndex('payments_invoice')
      .on(table.invoiceNumber)
      .where(sql`invoice_number is not null`),
    index('payments_receipt')
      .on(sql`coalesce(receipt_reference, provider_payment_id)`)
      .where(sql`provider = 'manual'`),
    index('payments_newest').on(table.userId, table.createdAt),
    // what an administrator sorts and filters by
    index('payments_listed').on(table.createdAt, table.id),
    index('payments_amount').on(table.amountMinor, table.id),
    index('payments_state').on(table.state, table.id),
    index('payments_provider').on(table.provider, table.id),
    index('payments_duplicates')
      .on(table.createdAt, table.id)
      .where(sql`role = 'duplicate'`),
    index('payments_mismatches')
      .on(table.createdAt, table.id)
      .where(sql`review_reason is not null and provider <> 'manual'`),
    index('payments_refunded')
      .on(table.createdAt, table.id)
      .where(sql`state in ('refunded', 'charged_back')`),
    index('payments_checkout').on(table.userId, table.checkoutId),
    index('payments_id').on(table.id),
    index('payments_payer_id')
      .on(table.payerIdHash)
      .where(sql`payer_id_hash is not null`),
    index('payments_payer_email')
      .on(table.payerEmailHash)
      .where(sql`payer_email_hash is not null`),
    index('payments_read')
      .on(table.nextReadAt)
      .where(sql`next_read_at is not null`),
    index('payments_refund')
      .on(table.refundDueAt)
      .where(sql`refund_due_at is not null`),
    index('payments_review')
      .on(table.createdAt, table.id)
      .where(sql`review_reason is not null and reviewed_at is null`),
  ],
);

/** The history of each payment: what changed, from which source, and why. Append-only. */
export const paymentEventsTable = pgTable(
  'payment_events',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
    checkoutId: uuid('checkout_id'),
    paymentId: uuid('payment_id'),
    source: text('source', { enum: PAYMENT_SOURCES }).notNull(),
    /** A state, or an action. */
    event: text('event').notNull(),
    adminId: uuid('admin_id'),
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('payment_events_payment').on(table.userId, table.paymentId, table.at),
    index('payment_events_decisions')
      .on(table.at, table.id)
      .where(sql`admin_id is not null`),
    index('payment_events_admin')
      .on(table.adminId, table.at)
      .where(sql`admin_id is not null`),
  ],
);

export type Payment = typeof paymentsTable.$inferSelect;
export const isPayment = (userId: string, id: string) =>
  and(eq(paymentsTable.userId, userId), eq(paymentsTable.id, id));
/** A transfer has the receipt that its buyer declared last. */
export const receiptColumn = sql<string>`coalesce(${paymentsTable.receiptReference}, ${paymentsTable.providerPaymentId})`;

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

/** Payments that name no checkout of ours have the nil user id. Rows outlive the account. */
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
    reviewReason: text('review_reason', { enum: REVIEW_REASONS }),
    reviewedAt: instant('reviewed_at'),
    refusal: text('refusal'),
    /** Declared receipt number of a transfer. Several may declare one; one is approved. */
    receiptReference: text('receipt_reference'),
    /** Keyed hashes, only to compare payers. */
    payerIdHash: text('payer_id_hash'),
    payerEmailHash: text('payer_email_hash'),
    /** Excludes the identity of the payer. */
    raw: jsonb('raw').$type<unknown>(),
    createdAt: instant('created_at').notNull(),
    /** An approved payment can be reversed for half a year. */
    nextReadAt: instant('next_read_at'),
    /** Null when no refund is due. */
    refundDueAt: instant('refund_due_at'),
    refundAttempts: integer('refund_attempts').notNull().default(0),
    feeMinor: cents('fee_minor'),
    netMinor: cents('net_minor'),
    endedAt: instant('ended_at'),
    invoiceNumber: text('invoice_number'),
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

/** Append-only. */
export const paymentEventsTable = pgTable(
  'payment_events',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
    checkoutId: uuid('checkout_id'),
    paymentId: uuid('payment_id'),
    source: text('source', { enum: PAYMENT_SOURCES }).notNull(),
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
export const receiptColumn = sql<string>`coalesce(${paymentsTable.receiptReference}, ${paymentsTable.providerPaymentId})`;

import { PAYMENT_STATES, PROCESSORS } from '@forja/contract/membership';
import { sql } from 'drizzle-orm';
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
import { REVIEW_REASONS } from '../review/review-reasons.ts';
import { SOURCES } from './payment-sources.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const cents = (name: string) => bigint(name, { mode: 'number' });

/**
 * Payments as their providers tell them. A payment that names no checkout of ours belongs to nobody: its user id is the
 * nil one. Kept without identity when the account is deleted.
 */
export const paymentsTable = pgTable(
  'payments',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    checkoutId: uuid('checkout_id'),
    provider: text('provider', { enum: PROCESSORS }).notNull(),
    providerPaymentId: text('provider_payment_id').notNull(),
    /** Null while it bought nothing: not approved, or refused by a check. */
    role: text('role', { enum: ['primary', 'duplicate'] }),
    state: text('state', { enum: PAYMENT_STATES }).notNull(),
    amountMinor: cents('amount_minor').notNull(),
    refundedMinor: cents('refunded_minor').notNull(),
    currency: text('currency').notNull(),
    months: integer('months').notNull(),
    approvedAt: instant('approved_at'),
    reversedAt: instant('reversed_at'),
    providerUpdatedAt: instant('provider_updated_at').notNull(),
    /** Why a person has to look at it. */
    reviewReason: text('review_reason', { enum: REVIEW_REASONS }),
    /** When somebody did. */
    reviewedAt: instant('reviewed_at'),
    refusal: text('refusal'),
    /** Of a transfer: the number that the person declared, normalised. Several may declare one; one is approved. */
    receiptReference: text('receipt_reference'),
    /** What the provider answered, without the payer's identity. */
    raw: jsonb('raw').$type<unknown>(),
    createdAt: instant('created_at').notNull(),
    /** Approved ones are looked at again while money can still go back. */
    nextReadAt: instant('next_read_at'),
    /** When to ask the provider to give back what should not have been charged; null when there is nothing to ask. */
    refundDueAt: instant('refund_due_at'),
    refundAttempts: integer('refund_attempts').notNull().default(0),
    /** What its owner wants done with a duplicate. */
    choice: text('choice', { enum: ['keep', 'return'] }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // a provider knows a payment by its own id: this is the defence against every race
    uniqueIndex('payments_provider_id').on(table.provider, table.providerPaymentId),
    uniqueIndex('payments_primary')
      .on(table.userId, table.checkoutId)
      .where(sql`role = 'primary'`),
    // an older release wrote the receipt where the id goes
    uniqueIndex('payments_approved_receipt')
      .on(sql`coalesce(receipt_reference, provider_payment_id)`)
      .where(sql`provider = 'manual' and state = 'approved'`),
    index('payments_receipt')
      .on(sql`coalesce(receipt_reference, provider_payment_id)`)
      .where(sql`provider = 'manual'`),
    index('payments_newest').on(table.userId, table.createdAt),
    index('payments_checkout').on(table.userId, table.checkoutId),
    index('payments_id').on(table.id),
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

/** The timeline of each payment: what changed, who said it, and why. Only added to. */
export const paymentEventsTable = pgTable(
  'payment_events',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
    checkoutId: uuid('checkout_id'),
    paymentId: uuid('payment_id'),
    source: text('source', { enum: SOURCES }).notNull(),
    /** A state, or what was done. */
    event: text('event').notNull(),
    adminId: uuid('admin_id'),
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('payment_events_payment').on(table.userId, table.paymentId, table.at),
  ],
);

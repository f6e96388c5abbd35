import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * Each time that money of a payment went back, so that a day of accounting has its refunds. Append-only: a chargeback that
 * the seller won adds a negative one. Like its payment, the row stays without its owner when the account is deleted.
 */
export const paymentRefundsTable = pgTable(
  'payment_refunds',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('payment_refunds_payment').on(table.paymentId),
    index('payment_refunds_newest').on(table.at, table.id),
    check('payment_refunds_amount', sql`${table.amountMinor} <> 0`),
  ],
);

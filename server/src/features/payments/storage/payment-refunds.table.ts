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

/** Append-only: a won chargeback adds a negative line. Rows outlive the account. */
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

import { CURRENCIES, PAYMENT_STATES } from '@forja/contract/payments/membership';
import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CheckoutToPay } from '../payment-provider.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const simulatedPaymentsTable = pgTable('simulated_payments', {
  id: uuid('id').primaryKey(),
  checkoutId: uuid('checkout_id').notNull(),
  state: text('state', { enum: PAYMENT_STATES }),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  refundedMinor: bigint('refunded_minor', { mode: 'number' }).notNull().default(0),
  currency: text('currency', { enum: CURRENCIES }).notNull(),
  backUrls: jsonb('back_urls').$type<CheckoutToPay['backUrls']>().notNull(),
  approvedAt: instant('approved_at'),
  reversedAt: instant('reversed_at'),
  updatedAt: instant('updated_at').notNull(),
  closedAt: instant('closed_at'),
});

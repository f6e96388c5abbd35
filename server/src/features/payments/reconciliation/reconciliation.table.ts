import { PROCESSORS } from '@forja/contract/payments/membership';
import { DIFFERENCE_KINDS } from '@forja/contract/payments/reconciliation';
import { and, isNull, sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const cents = (name: string) => bigint(name, { mode: 'number' });

/** Stored to add up the refunds of a payment over days. No personal data. */
export const providerMovementsTable = pgTable(
  'provider_movements',
  {
    provider: text('provider', { enum: PROCESSORS }).notNull(),
    kind: text('kind', { enum: ['payment', 'refund'] }).notNull(),
    id: text('id').notNull(),
    providerPaymentId: text('provider_payment_id').notNull(),
    amountMinor: cents('amount_minor').notNull(),
    currency: text('currency').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.kind, table.id] }),
    index('provider_movements_payment').on(table.provider, table.providerPaymentId),
  ],
);

export const reconciliationDaysTable = pgTable(
  'reconciliation_days',
  {
    provider: text('provider', { enum: PROCESSORS }).notNull(),
    day: date('day').notNull(),
    checkedAt: instant('checked_at').notNull(),
    currency: text('currency').notNull(),
    theirPaymentsMinor: cents('their_payments_minor').notNull().default(0),
    ourPaymentsMinor: cents('our_payments_minor').notNull().default(0),
    theirRefundsMinor: cents('their_refunds_minor').notNull().default(0),
    ourRefundsMinor: cents('our_refunds_minor').notNull().default(0),
    theirFeesMinor: cents('their_fees_minor'),
    theirTaxesMinor: cents('their_taxes_minor'),
    theirNetMinor: cents('their_net_minor'),
    problem: text('problem'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.day] })],
);

/** Ids and amounts, no personal data. */
export const reconciliationDifferencesTable = pgTable(
  'reconciliation_differences',
  {
    id: uuid('id').primaryKey(),
    provider: text('provider', { enum: PROCESSORS }).notNull(),
    day: date('day').notNull(),
    kind: text('kind', { enum: DIFFERENCE_KINDS }).notNull(),
    providerPaymentId: text('provider_payment_id').notNull(),
    currency: text('currency').notNull(),
    theirMinor: cents('their_minor').notNull(),
    ourMinor: cents('our_minor').notNull(),
    foundAt: instant('found_at').notNull(),
    clearedAt: instant('cleared_at'),
    resolvedAt: instant('resolved_at'),
    resolvedBy: uuid('resolved_by'),
    reason: text('reason'),
  },
  (table) => [
    uniqueIndex('reconciliation_differences_what').on(
      table.provider,
      table.day,
      table.kind,
      table.providerPaymentId,
    ),
    index('reconciliation_differences_open')
      .on(table.foundAt)
      .where(sql`cleared_at is null and resolved_at is null`),
  ],
);

export const isOpenDifference = and(
  isNull(reconciliationDifferencesTable.clearedAt),
  isNull(reconciliationDifferencesTable.resolvedAt),
);

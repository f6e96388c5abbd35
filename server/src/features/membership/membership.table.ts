import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Months that one approved payment bought. No foreign key to the person: the row outlives the account, whose id is then
 * replaced by one that leads nowhere, because the payment behind it is kept for accounting.
 */
export const grantsTable = pgTable(
  'grants',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    checkoutId: uuid('checkout_id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    months: integer('months').notNull(),
    /** Days that an administrator added to those months, or took away. */
    days: integer('days').notNull().default(0),
    /** When the provider approved it, whenever we heard of it. */
    effectiveAt: instant('effective_at').notNull(),
    reversedAt: instant('reversed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // one checkout is one membership, and one payment pays once
    uniqueIndex('grants_checkout').on(table.userId, table.checkoutId),
    uniqueIndex('grants_payment').on(table.userId, table.paymentId),
    check('grants_months_positive', sql`${table.months} > 0`),
  ],
);

/** What the grants of a person come to: written only by folding them again, all at once, with the person's row locked. */
export const membershipPeriodsTable = pgTable(
  'membership_periods',
  {
    userId: uuid('user_id').notNull(),
    grantId: uuid('grant_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.grantId] }),
    index('membership_periods_end').on(table.userId, table.endsAt),
    index('membership_periods_ending').on(table.endsAt),
    check('membership_periods_not_empty', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

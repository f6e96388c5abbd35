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
 * No foreign key: grants outlive the account under an anonymous id, because accounting needs their
 * payment.
 */
export const grantsTable = pgTable(
  'grants',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    checkoutId: uuid('checkout_id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    months: integer('months').notNull(),
    days: integer('days').notNull().default(0),
    /** Approval time of the provider. */
    effectiveAt: instant('effective_at').notNull(),
    reversedAt: instant('reversed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // one grant per checkout and per payment
    uniqueIndex('grants_checkout').on(table.userId, table.checkoutId),
    uniqueIndex('grants_payment').on(table.userId, table.paymentId),
    check('grants_months_positive', sql`${table.months} > 0`),
  ],
);

/** Derived from the grants, and rewritten as a whole under the user's lock. */
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

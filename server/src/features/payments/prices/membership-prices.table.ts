import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const cents = (name: string) => bigint(name, { mode: 'number' });

/**
 * The latest begun price is valid; before the first, the settings are. Append-only, except upcoming
 * prices, which can be removed.
 */
export const membershipPricesTable = pgTable(
  'membership_prices',
  {
    id: uuid('id').primaryKey(),
    startsAt: instant('starts_at').notNull().unique('membership_prices_starts_at'),
    arsCents: cents('ars_cents').notNull(),
    usdCents: cents('usd_cents').notNull(),
    adminId: uuid('admin_id').notNull(),
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('membership_prices_positive', sql`${table.arsCents} > 0 and ${table.usdCents} > 0`),
  ],
);

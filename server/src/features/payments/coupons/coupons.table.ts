import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const couponsTable = pgTable(
  'coupons',
  {
    code: text('code').primaryKey(),
    percent: integer('percent').notNull(),
    validFrom: instant('valid_from'),
    validUntil: instant('valid_until'),
    /** Null means unlimited. */
    maxUses: integer('max_uses'),
    /** Includes reserved uses. */
    uses: integer('uses').notNull().default(0),
    disabledAt: instant('disabled_at'),
    /** No foreign key: the decision outlives the account. */
    disabledBy: uuid('disabled_by'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('coupons_percent', sql`${table.percent} between 1 and 100`),
    check(
      'coupons_uses',
      sql`${table.uses} >= 0 and (${table.maxUses} is null or ${table.uses} <= ${table.maxUses})`,
    ),
  ],
);

export const couponRedemptionsTable = pgTable(
  'coupon_redemptions',
  {
    userId: uuid('user_id').notNull(),
    code: text('code')
      .notNull()
      .references(() => couponsTable.code, { onDelete: 'restrict' }),
    checkoutId: uuid('checkout_id').notNull(),
    state: text('state', { enum: ['reserved', 'consumed'] }).notNull(),
    reservedAt: instant('reserved_at').notNull(),
    consumedAt: instant('consumed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.code] }),
    index('coupon_redemptions_code').on(table.code),
    check(
      'coupon_redemptions_consumed',
      sql`(${table.state} = 'consumed') = (${table.consumedAt} is not null)`,
    ),
  ],
);

import { type CheckoutState, CHECKOUT_STATES } from '@forja/contract/payments/checkout';
import { CURRENCIES, PROCESSORS } from '@forja/contract/payments/membership';
import { and, eq, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const cents = (name: string) => bigint(name, { mode: 'number' });

/** Rows outlive the account, like their payments. */
export const checkoutsTable = pgTable(
  'checkouts',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    /** Groups the checkouts since the user's last purchase: one of them is paid. */
    intentId: uuid('intent_id')
      .notNull()
      .default(sql`gen_random_uuid()`),
    processor: text('processor', { enum: PROCESSORS }).notNull(),
    state: text('state', { enum: CHECKOUT_STATES }).notNull(),
    months: integer('months').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    listMinor: cents('list_minor').notNull(),
    discountPercent: integer('discount_percent').notNull(),
    discountMinor: cents('discount_minor').notNull(),
    dueMinor: cents('due_minor').notNull(),
    couponCode: text('coupon_code'),
    /** Listed coupons have counted uses. */
    isCouponListed: boolean('is_coupon_listed').notNull().default(false),
    attempt: integer('attempt').notNull().default(0),
    providerRef: text('provider_ref'),
    redirectUrl: text('redirect_url'),
    voucherUrl: text('voucher_url'),
    voucherDueAt: instant('voucher_due_at'),
    voucherPlace: text('voucher_place'),
    refusal: text('refusal'),
    declaredReference: text('declared_reference'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Null when no payment is expected. */
    nextPollAt: instant('next_poll_at'),
    /** Null once closed, or while the checkout is open. */
    closePageAt: instant('close_page_at'),
    closeAttempts: integer('close_attempts').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // unique alone, because providers know only the id
    uniqueIndex('checkouts_id').on(table.id),
    uniqueIndex('checkouts_provider_ref').on(table.processor, table.providerRef),
    index('checkouts_newest').on(table.userId, table.createdAt),
    index('checkouts_poll')
      .on(table.nextPollAt)
      .where(sql`next_poll_at is not null`),
    index('checkouts_expiry')
      .on(table.expiresAt)
      .where(sql`state in ('created', 'awaiting', 'pending')`),
    index('checkouts_intent').on(table.intentId),
    index('checkouts_close')
      .on(table.closePageAt)
      .where(sql`close_page_at is not null`),
    index('checkouts_recent').on(table.createdAt),
    check(
      'checkouts_price',
      sql`${table.dueMinor} >= 0 and ${table.dueMinor} = ${table.listMinor} - ${table.discountMinor}`,
    ),
  ],
);

/** Idempotency keys of the client; a key stays with the checkout that it reused. */
export const checkoutKeysTable = pgTable(
  'checkout_keys',
  {
    userId: uuid('user_id').notNull(),
    clientKey: uuid('client_key').notNull(),
    checkoutId: uuid('checkout_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.clientKey] })],
);

export type CheckoutRow = typeof checkoutsTable.$inferSelect;
export type NewCheckout = typeof checkoutsTable.$inferInsert;
export const isCheckout = (userId: string, id: string) =>
  and(eq(checkoutsTable.userId, userId), eq(checkoutsTable.id, id));
export type DueQuery = { now: Date; until: Date; limit: number; userId?: string | undefined };

export const OPEN_STATES = [
  'created',
  'awaiting',
  'pending',
] as const satisfies readonly CheckoutState[];

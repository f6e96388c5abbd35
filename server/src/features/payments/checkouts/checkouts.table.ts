import { CHECKOUT_STATES } from '@forja/contract/checkout';
import { CURRENCIES, PROCESSORS } from '@forja/contract/membership';
import { sql } from 'drizzle-orm';
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

/** One wish to pay: its price is fixed here. Outlives the account, like what was paid for it. */
export const checkoutsTable = pgTable(
  'checkouts',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    /** What the person started since their last purchase: one of its checkouts is enough. */
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
    /** As the person wrote it, in capitals. */
    couponCode: text('coupon_code'),
    /** The code is one of the list, so it has uses to count. */
    isCouponListed: boolean('is_coupon_listed').notNull().default(false),
    /** How many payment pages were asked for. */
    attempt: integer('attempt').notNull().default(0),
    /** What the provider calls it. */
    providerRef: text('provider_ref'),
    redirectUrl: text('redirect_url'),
    voucherUrl: text('voucher_url'),
    voucherDueAt: instant('voucher_due_at'),
    /** Why the last try was refused, in the provider's code. */
    refusal: text('refusal'),
    declaredReference: text('declared_reference'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When to look at the provider again; null once there is nothing more to expect. */
    nextPollAt: instant('next_poll_at'),
    /** When to ask the provider to close its page; null once it did, or while the page is wanted. */
    closePageAt: instant('close_page_at'),
    closeAttempts: integer('close_attempts').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // a provider knows a checkout by its id alone
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

/** One tap of the person: the same key leads to the same checkout, also when it reused one that was open. */
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

import { CURRENCIES } from '@forja/contract/payments/membership';
import { REFERRAL_ENTRY_KINDS } from '@forja/domain/referrals/missing-entries';
import { CREDIT_DECISIONS, CREDIT_REVIEW_REASONS } from '@forja/domain/referrals/credit-status';
import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { usersTable } from '../identity/storage/identity.table.ts';

const createdAt = timestamp('created_at', { withTimezone: true }).notNull();

export const referralCodesTable = pgTable(
  'referral_codes',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    code: text('code').notNull().unique('referral_codes_code'),
    createdAt,
    // written by triggers of the tables below, for sorting
    opened: integer('opened').notNull().default(0),
    registered: integer('registered').notNull().default(0),
    payers: integer('payers').notNull().default(0),
    creditMinor: bigint('credit_minor', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    index('referral_codes_newest').on(table.createdAt, table.userId),
    index('referral_codes_opened').on(table.opened, table.userId),
    index('referral_codes_registered').on(table.registered, table.userId),
    index('referral_codes_payers').on(table.payers, table.userId),
    index('referral_codes_credit').on(table.creditMinor, table.userId),
  ],
);

/** Stores only the hash of the browser's nonce. */
export const referralVisitsTable = pgTable(
  'referral_visits',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    browserHash: text('browser_hash').notNull(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.userId, table.browserHash] })],
);

/**
 * Decided once, at registration. No foreign keys: the row outlives both accounts under anonymous
 * ids, because accounting needs its entries.
 */
export const referralsTable = pgTable(
  'referrals',
  {
    referredId: uuid('referred_id').primaryKey(),
    referrerId: uuid('referrer_id').notNull(),
    /** Null when the code was typed, or either account was deleted. */
    browserHash: text('browser_hash'),
    /** Keyed hashes of both mailboxes at registration. */
    mailboxHash: text('mailbox_hash'),
    referrerMailboxHash: text('referrer_mailbox_hash'),
    /** Percentage at registration; later changes do not apply. */
    percent: integer('percent').notNull(),
    createdAt,
  },
  (table) => [
    index('referrals_referrer').on(table.referrerId),
    // concurrent registrations from one browser are one referral
    uniqueIndex('referrals_browser').on(table.referrerId, table.browserHash),
    check('referrals_percent', sql`${table.percent} between 0 and 100`),
    check('referrals_not_own', sql`${table.referredId} <> ${table.referrerId}`),
  ],
);

/** Append-only: a user's credit is the sum of their lines. */
export const referralEntriesTable = pgTable(
  'referral_entries',
  {
    id: uuid('id').primaryKey(),
    referrerId: uuid('referrer_id').notNull(),
    referredId: uuid('referred_id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    kind: text('kind', { enum: REFERRAL_ENTRY_KINDS }).notNull(),
    /** Negative in a reversal. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    createdAt,
  },
  (table) => [
    index('referral_entries_referrer').on(table.referrerId),
    index('referral_entries_referred').on(table.referredId),
    check('referral_entries_sign', sql`(${table.amountMinor} > 0) = (${table.kind} = 'credit')`),
  ],
);

/** No foreign keys, as in the lines. */
export const referralCreditsTable = pgTable(
  'referral_credits',
  {
    paymentId: uuid('payment_id').primaryKey(),
    referrerId: uuid('referrer_id').notNull(),
    referredId: uuid('referred_id').notNull(),
    /** Zero once its payment was refunded. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    createdAt,
    /** Payments cannot be undone by the buyer after this time. */
    payableFrom: timestamp('payable_from', { withTimezone: true }).notNull(),
    reviewReason: text('review_reason', { enum: CREDIT_REVIEW_REASONS }),
    decision: text('decision', { enum: CREDIT_DECISIONS }).notNull().default('open'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    decidedBy: uuid('decided_by'),
    reason: text('reason'),
    reference: text('reference'),
  },
  (table) => [
    index('referral_credits_referrer').on(table.referrerId, table.createdAt),
    index('referral_credits_referred').on(table.referredId),
    index('referral_credits_newest').on(table.createdAt, table.paymentId),
    index('referral_credits_payable').on(table.payableFrom, table.paymentId),
    index('referral_credits_amount').on(table.amountMinor, table.paymentId),
    check('referral_credits_amount_positive', sql`${table.amountMinor} >= 0`),
  ],
);

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

/** The code of each person who asked for their link. */
export const referralCodesTable = pgTable(
  'referral_codes',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    code: text('code').notNull().unique('referral_codes_code'),
    createdAt,
    // triggers of the three tables below write these, so that codes are sorted by them
    opened: integer('opened').notNull().default(0),
    registered: integer('registered').notNull().default(0),
    /** Of whoever registered, how many were credited once. */
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

/** The browsers that opened a link. Only the hash of a random number that the browser keeps. */
export const referralVisitsTable = pgTable(
  'referral_visits',
  {
    /** Whose link it is. */
    userId: uuid('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    browserHash: text('browser_hash').notNull(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.userId, table.browserHash] })],
);

/**
 * Who brought each account, decided once, when it registers. No foreign keys: the row outlives both accounts, whose ids
 * are then replaced, because its entries rest on payments that are kept for accounting.
 */
export const referralsTable = pgTable(
  'referrals',
  {
    referredId: uuid('referred_id').primaryKey(),
    referrerId: uuid('referrer_id').notNull(),
    /** Null when the code was typed, or an account of the two was deleted. */
    browserHash: text('browser_hash'),
    /** Keyed hashes of the mailboxes that both had that day, whatever address they have later. */
    mailboxHash: text('mailbox_hash'),
    referrerMailboxHash: text('referrer_mailbox_hash'),
    /** The one of that day: a later one is for later referrals. */
    percent: integer('percent').notNull(),
    createdAt,
  },
  (table) => [
    index('referrals_referrer').on(table.referrerId),
    // two registrations at once from one browser are one referral
    uniqueIndex('referrals_browser').on(table.referrerId, table.browserHash),
    check('referrals_percent', sql`${table.percent} between 0 and 100`),
    check('referrals_not_own', sql`${table.referredId} <> ${table.referrerId}`),
  ],
);

/** The ledger of credit. Append-only: the credit of a person is the sum of their lines. */
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

/** Decisions on the credit of each payment. The amount is the sum of its lines. No foreign keys, as in the lines. */
export const referralCreditsTable = pgTable(
  'referral_credits',
  {
    paymentId: uuid('payment_id').primaryKey(),
    referrerId: uuid('referrer_id').notNull(),
    referredId: uuid('referred_id').notNull(),
    /** Zero once its payment went back. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    createdAt,
    /** Time from which the payment can no longer be undone. */
    payableFrom: timestamp('payable_from', { withTimezone: true }).notNull(),
    reviewReason: text('review_reason', { enum: CREDIT_REVIEW_REASONS }),
    decision: text('decision', { enum: CREDIT_DECISIONS }).notNull().default('open'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    decidedBy: uuid('decided_by'),
    /** For the owner of the credit. */
    reason: text('reason'),
    /** Reference of the payout: the number of a transfer, or the purchase that it was discounted from. */
    reference: text('reference'),
  },
  (table) => [
    index('referral_credits_referrer').on(table.referrerId, table.createdAt),
    index('referral_credits_referred').on(table.referredId),
    // what an administrator sorts by
    index('referral_credits_newest').on(table.createdAt, table.paymentId),
    index('referral_credits_payable').on(table.payableFrom, table.paymentId),
    index('referral_credits_amount').on(table.amountMinor, table.paymentId),
    check('referral_credits_amount_positive', sql`${table.amountMinor} >= 0`),
  ],
);

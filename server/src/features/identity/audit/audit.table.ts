import { ACCOUNT_EVENTS } from '@forja/contract/identity/account';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const READ_SOURCES = [
  'people',
  'payments',
  'coupons',
  'referrals',
  'credits',
  'partners',
  'audit',
  'reconciliation',
  'prices',
  'pending_payments',
  'found_payments',
  'withdrawals',
] as const;

/**
 * Entries listed without a search: a payment decision appears under its payment, and a read list as
 * one entry.
 */
export const IS_LOGGED = sql`(admin_id is not null and read_id is null and event <> 'payment_decided_by_admin') or event in ('role_granted', 'role_revoked', 'account_deleted')`;

/**
 * No foreign key: rows outlive the account under an anonymous id. A trigger refuses other updates,
 * and deletion before the retention ends.
 */
export const auditTable = pgTable(
  'audit',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    event: text('event', { enum: [...ACCOUNT_EVENTS, 'account_deleted'] }).notNull(),
    browser: text('browser'),
    system: text('system'),
    /** Null when the user, or somebody posing as them, did it. */
    adminId: uuid('admin_id'),
    reason: text('reason'),
    /** Entry of the read that showed this person. */
    readId: uuid('read_id'),
    readSource: text('read_source', { enum: READ_SOURCES }),
    readPeople: integer('read_people'),
    /** Subject of the decision, such as a coupon code. */
    about: text('about'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('audit_newest').on(table.userId, table.at),
    index('audit_age').on(table.at),
    index('audit_log').on(table.at, table.id).where(IS_LOGGED),
    index('audit_by_admin')
      .on(table.adminId, table.at)
      .where(sql`admin_id is not null`),
  ],
);

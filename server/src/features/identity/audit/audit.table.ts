import { ACCOUNT_EVENTS } from '@forja/contract/identity/account';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The lists that show people to an administrator. */
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
 * What the log of the administration lists without a search. A decision about a payment is listed by its payment, and of a
 * list that was read one entry, not those of its people.
 */
export const IS_LOGGED = sql`(admin_id is not null and read_id is null and event <> 'payment_decided_by_admin') or event in ('role_granted', 'role_revoked', 'account_deleted')`;

/**
 * What happened to accounts. No foreign key: the row outlives the account, whose id is then replaced by one that leads
 * nowhere. An attempt on an address without account has such an id from the start. A trigger refuses any other change of an
 * entry, and its deletion before it is as old as it is kept for.
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
    /** The administrator who did it; null when it was the person, or somebody who tried to be. */
    adminId: uuid('admin_id'),
    /** Why, in the words of the administrator; its person reads it. */
    reason: text('reason'),
    /** Of a person seen in a list: the entry of the read. Null for whom one looked for alone. */
    readId: uuid('read_id'),
    /** Of the entry of a read: which list it was, and of how many people. */
    readSource: text('read_source', { enum: READ_SOURCES }),
    readPeople: integer('read_people'),
    /** Subject of the decision when the person does not name it: the code of a coupon, the outcome of a credit. */
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

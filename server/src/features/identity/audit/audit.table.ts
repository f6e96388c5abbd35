import { ACCOUNT_EVENTS } from '@forja/contract/identity/account';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * What happened to accounts. No foreign key: the row outlives the account, whose id is then replaced by one that leads
 * nowhere. An attempt on an address without account has such an id from the start.
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
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('audit_newest').on(table.userId, table.at),
    index('audit_age').on(table.at),
    index('audit_admin')
      .on(table.at)
      .where(sql`admin_id is not null`),
  ],
);

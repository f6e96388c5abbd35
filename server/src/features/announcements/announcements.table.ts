import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** No foreign key: the row outlives its author's account. */
export const siteNoticesTable = pgTable(
  'site_notices',
  {
    id: uuid('id').primaryKey(),
    text: text('text').notNull(),
    audience: text('audience', { enum: ['everybody', 'members'] }).notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    adminId: uuid('admin_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('site_notices_end').on(table.endsAt),
    check('site_notices_not_empty', sql`${table.endsAt} >= ${table.startsAt}`),
  ],
);

export const memberLettersTable = pgTable(
  'member_letters',
  {
    id: uuid('id').primaryKey(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    adminId: uuid('admin_id').notNull(),
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Last recipient in the outbox; recipients are added in the order of their ids. */
    lastUserId: uuid('last_user_id'),
    recipients: integer('recipients').notNull().default(0),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('member_letters_unfinished')
      .on(table.createdAt)
      .where(sql`finished_at is null`),
  ],
);

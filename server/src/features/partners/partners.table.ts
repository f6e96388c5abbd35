import { PARTNER_STATES } from '@forja/contract/partners';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { usersTable } from '../identity/storage/identity.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Applications to work with us. They need no account, so the key has no user id. */
export const partnerApplicationsTable = pgTable(
  'partner_applications',
  {
    /** Made by the browser, so that an application that is sent again is one row. */
    id: uuid('id').primaryKey(),
    /** The user of the session, if any. */
    userId: uuid('user_id').references(() => usersTable.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    profile: text('profile').notNull(),
    audience: text('audience').notNull(),
    message: text('message').notNull(),
    state: text('state', { enum: PARTNER_STATES }).notNull(),
    /** Also when the person consented: one form, one instant. */
    receivedAt: instant('received_at').notNull(),
    decidedAt: instant('decided_at'),
    /** The administrator. No foreign key: the decision outlives the account. */
    decidedBy: uuid('decided_by'),
    /** Why, as the person reads it. */
    decisionReason: text('decision_reason'),
  },
  (table) => [
    index('partner_applications_email').on(table.email),
    index('partner_applications_user').on(table.userId),
    index('partner_applications_received').on(table.receivedAt, table.id),
  ],
);

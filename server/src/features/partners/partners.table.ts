import { PARTNER_STATES } from '@forja/contract/partners';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { usersTable } from '../identity/storage/identity.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Applications need no account, so the key has no user id. */
export const partnerApplicationsTable = pgTable(
  'partner_applications',
  {
    /** Client-generated, so that a repeated request is one row. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => usersTable.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    profile: text('profile').notNull(),
    audience: text('audience').notNull(),
    message: text('message').notNull(),
    state: text('state', { enum: PARTNER_STATES }).notNull(),
    receivedAt: instant('received_at').notNull(),
    decidedAt: instant('decided_at'),
    /** No foreign key: the decision outlives the account. */
    decidedBy: uuid('decided_by'),
    decisionReason: text('decision_reason'),
  },
  (table) => [
    index('partner_applications_email').on(table.email),
    index('partner_applications_user').on(table.userId),
    index('partner_applications_received').on(table.receivedAt, table.id),
  ],
);

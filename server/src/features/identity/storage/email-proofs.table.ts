import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { usersTable } from './identity.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const emailProofsTable = pgTable(
  'email_proofs',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verify', 'change'] }).notNull(),
    address: text('address').notNull(),
    /** Codes are shown in the session where no mail can be sent. */
    proof: text('proof', { enum: ['link', 'code'] }).notNull(),
    secretHash: text('secret_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.purpose] }),
    index('email_proofs_address').on(table.address),
    index('email_proofs_expiry').on(table.expiresAt),
  ],
);

export const accountReversalsTable = pgTable(
  'account_reversals',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    kind: text('kind', {
      enum: ['email_changed', 'password_changed', 'password_recovered'],
    }).notNull(),
    previousUsername: text('previous_username').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index('account_reversals_expiry').on(table.expiresAt),
  ],
);

import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { usersTable } from './identity.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** An address that waits to be proved: the account's own, or the one that it wants to change to. One of each. */
export const emailProofsTable = pgTable(
  'email_proofs',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verify', 'change'] }).notNull(),
    address: text('address').notNull(),
    /** A link goes to the mailbox. A code is shown in the session that asked, where no mail can be sent. */
    proof: text('proof', { enum: ['link', 'code'] }).notNull(),
    /** Hash of the link's token or keyed hash of the code. */
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

/** The way back into an account whose address or password somebody else may have changed. Only the hash of its link. */
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
    /** The address that the account had, to which the link was sent. */
    previousUsername: text('previous_username').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index('account_reversals_expiry').on(table.expiresAt),
  ],
);

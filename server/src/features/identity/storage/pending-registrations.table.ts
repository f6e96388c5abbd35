import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Registrations that wait for a press in the mailbox of their address. Several may wait for one address: each link makes the
 * account that its own form asked for.
 */
export const pendingRegistrationsTable = pgTable(
  'pending_registrations',
  {
    /** The id that the account will have. */
    id: uuid('id').primaryKey(),
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    secretQuestion: text('secret_question').notNull(),
    secretAnswerHash: text('secret_answer_hash').notNull(),
    referralCode: text('referral_code'),
    /** Referral that the browser kept. */
    arrivalCode: text('arrival_code'),
    arrivalBrowserHash: text('arrival_browser_hash'),
    /** Hash of the key that the browser of the form made: there one press is enough. */
    browserKeyHash: text('browser_key_hash'),
    /** The page that the person was going to. */
    next: text('next'),
    tokenHash: text('token_hash').notNull(),
    /** The key of the link and the device of the form, encrypted until its email is sent. */
    sealedToken: text('sealed_token'),
    acceptedAt: instant('accepted_at').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('pending_registrations_username').on(table.username),
    index('pending_registrations_expiry').on(table.expiresAt),
  ],
);

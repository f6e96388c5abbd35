import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Several may exist for one address; each link creates the account of its own form. */
export const pendingRegistrationsTable = pgTable(
  'pending_registrations',
  {
    id: uuid('id').primaryKey(),
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    secretQuestion: text('secret_question').notNull(),
    secretAnswerHash: text('secret_answer_hash').notNull(),
    referralCode: text('referral_code'),
    arrivalCode: text('arrival_code'),
    arrivalBrowserHash: text('arrival_browser_hash'),
    /** The form's own browser needs no password to confirm. */
    browserKeyHash: text('browser_key_hash'),
    next: text('next'),
    tokenHash: text('token_hash').notNull(),
    /** Encrypted, and null once its email is sent. */
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

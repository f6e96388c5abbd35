import { and, eq, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const usersTable = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** Normalized email address. Unique across accounts, so the index cannot lead with the id. */
    username: text('username').notNull().unique('users_username_key'),
    /** Until set, the address links nothing to the account. */
    emailVerifiedAt: instant('email_verified_at'),
    passwordHash: text('password_hash').notNull(),
    secretQuestion: text('secret_question').notNull(),
    secretAnswerHash: text('secret_answer_hash').notNull(),
    /** A mailbox proof voided the answer. */
    mustChooseQuestion: boolean('must_choose_question').notNull().default(false),
    role: text('role', { enum: ['user', 'admin'] })
      .notNull()
      .default('user'),
    referralCode: text('referral_code'),
    /** Encrypted TOTP secret, active from `secondFactorOnAt`. */
    secondFactorSecret: text('second_factor_secret'),
    secondFactorOnAt: instant('second_factor_on_at'),
    /** Last TOTP step used: each code is valid once. */
    secondFactorStep: integer('second_factor_step'),
    /** Consecutive wrong codes; the limit locks until the console unlocks. */
    secondFactorFailures: integer('second_factor_failures').notNull().default(0),
    blockedAt: instant('blocked_at'),
    blockedReason: text('blocked_reason'),
    lettersOffAt: instant('letters_off_at'),
    noticesReadAt: instant('notices_read_at'),
    /**
     * End of the last membership period, written by a trigger of `membership_periods` for sorting.
     */
    memberUntil: instant('member_until'),
    /** Written by a trigger of `payments`. */
    paymentCount: integer('payment_count').notNull().default(0),
    /** Terms and adulthood are accepted in one form. */
    acceptedAt: instant('accepted_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('users_role_known', sql`${table.role} in ('user', 'admin')`),
    // partial index, so that startup finds rows to normalize at once
    index('users_beyond_ascii')
      .on(table.id)
      .where(sql`username ~ '[^ -~]'`),
    index('users_newest').on(table.createdAt, table.id),
    index('users_member_until').on(table.memberUntil.asc().nullsFirst(), table.id),
    index('users_payment_count').on(table.paymentCount, table.id),
    index('users_admins')
      .on(table.createdAt, table.id)
      .where(sql`role = 'admin'`),
  ],
);

/** Must equal the condition of that index. */
export const HAS_BEYOND_ASCII = sql`${usersTable.username} ~ '[^ -~]'`;

/** Stores only the token's hash, so that a leak of the table opens no session. */
export const signInsTable = pgTable(
  'sign_ins',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    browser: text('browser'),
    system: text('system'),
    deviceHash: text('device_hash'),
    isStrong: boolean('is_strong').notNull().default(false),
    secondFactorAt: instant('second_factor_at'),
    adminSeenAt: instant('admin_seen_at'),
    createdAt: instant('created_at').notNull(),
    renewedAt: instant('renewed_at').notNull(),
    seenAt: instant('seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index('sign_ins_expiry').on(table.userId, table.expiresAt),
    uniqueIndex('sign_ins_id').on(table.userId, table.id),
  ],
);

/** `subject` is a keyed hash, which reveals neither address nor account. */
export const triesTable = pgTable(
  'tries',
  {
    subject: text('subject').primaryKey(),
    count: integer('count').notNull(),
    endsAt: instant('ends_at').notNull(),
    nextAt: instant('next_at'),
  },
  (table) => [index('tries_end').on(table.endsAt)],
);

export type SignIn = typeof signInsTable.$inferInsert;
export type SignInKey = Pick<SignIn, 'userId' | 'tokenHash'>;
export const matchesSignIn = ({ userId, tokenHash }: SignInKey) =>
  and(eq(signInsTable.userId, userId), eq(signInsTable.tokenHash, tokenHash));

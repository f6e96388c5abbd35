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
    /** The e-mail address in its one spelling. Unique across accounts, so this index cannot lead with the id. */
    username: text('username').notNull().unique('users_username_key'),
    /** When the person proved to read that mailbox. Until then the address joins nothing to the account. */
    emailVerifiedAt: instant('email_verified_at'),
    passwordHash: text('password_hash').notNull(),
    secretQuestion: text('secret_question').notNull(),
    secretAnswerHash: text('secret_answer_hash').notNull(),
    /** The answer was made useless when somebody proved the mailbox: they have to choose another. */
    mustChooseQuestion: boolean('must_choose_question').notNull().default(false),
    role: text('role', { enum: ['user', 'admin'] })
      .notNull()
      .default('user'),
    /** The code that brought the person, as typed. */
    referralCode: text('referral_code'),
    /** The secret of the authenticator application, sealed. Half set up until `secondFactorOnAt`. */
    secondFactorSecret: text('second_factor_secret'),
    secondFactorOnAt: instant('second_factor_on_at'),
    /** The last thirty seconds whose code was used: a code opens once. */
    secondFactorStep: integer('second_factor_step'),
    /** Wrong codes in a row. With as many as the limit the second step is locked until the console opens it. */
    secondFactorFailures: integer('second_factor_failures').notNull().default(0),
    /** An administrator blocked the account, which then only reads, exports and deletes what it has. */
    blockedAt: instant('blocked_at'),
    blockedReason: text('blocked_reason'),
    /** The person wants no letters to members. Letters about the account itself still go. */
    lettersOffAt: instant('letters_off_at'),
    noticesReadAt: instant('notices_read_at'),
    /** When the last period of membership ends. A trigger of `membership_periods` writes it, so that people are sorted by it. */
    memberUntil: instant('member_until'),
    /** How many payments name this account. A trigger of `payments` writes it. */
    paymentCount: integer('payment_count').notNull().default(0),
    /** When the person accepted the terms and declared to be an adult: one form, one instant. */
    acceptedAt: instant('accepted_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('users_role_known', sql`${table.role} in ('user', 'admin')`),
    // few, so that the start of a server finds at once those that an earlier release spelled otherwise
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

/** Same condition as the index of those rows. */
export const HAS_BEYOND_ASCII = sql`${usersTable.username} ~ '[^ -~]'`;

/** A device that is signed in. Only the hash of its token: who reads this table cannot enter with it. */
export const signInsTable = pgTable(
  'sign_ins',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    /** What the list of sessions shows of it, and what closes it. */
    id: uuid('id').notNull().defaultRandom(),
    browser: text('browser'),
    system: text('system'),
    /** The device that signed in: it is no longer known when its session is closed from another one. */
    deviceHash: text('device_hash'),
    /** It passed the second step, which an administrator's powers need. */
    isStrong: boolean('is_strong').notNull().default(false),
    /** Last time that the session passed the second step. */
    secondFactorAt: instant('second_factor_at'),
    /** Its last request to the administration, to the minute. */
    adminSeenAt: instant('admin_seen_at'),
    createdAt: instant('created_at').notNull(),
    renewedAt: instant('renewed_at').notNull(),
    /** Brought up to date at most every few minutes. */
    seenAt: instant('seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index('sign_ins_expiry').on(table.userId, table.expiresAt),
    uniqueIndex('sign_ins_id').on(table.userId, table.id),
  ],
);

/** Tries counted in a window. `subject` is a keyed hash: no address and no account can be read from it. */
export const triesTable = pgTable(
  'tries',
  {
    subject: text('subject').primaryKey(),
    count: integer('count').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** While it is slow: when the next try is taken. */
    nextAt: instant('next_at'),
  },
  (table) => [index('tries_end').on(table.endsAt)],
);

export type SignIn = typeof signInsTable.$inferInsert;
/** Identifies a session. */
export type SignInKey = Pick<SignIn, 'userId' | 'tokenHash'>;
export const matchesSignIn = ({ userId, tokenHash }: SignInKey) =>
  and(eq(signInsTable.userId, userId), eq(signInsTable.tokenHash, tokenHash));

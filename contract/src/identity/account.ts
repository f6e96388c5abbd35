import { z } from 'zod/mini';
import { successBody, idParams, instant } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import { user } from './identity.ts';
import {
  knownPassword,
  newPassword,
  newSecretAnswer,
  sameAsNewPassword,
  secretQuestion,
} from './identity-fields.ts';

const SMALL = 8 * 1024;

export const ACCOUNT_EVENTS = [
  'registered',
  'signed_in',
  'signed_in_new_device',
  'signed_in_with_passkey',
  'sign_in_failed',
  'session_restored',
  'recovery_failed',
  'recovery_locked',
  'password_recovered',
  'password_changed',
  'email_verified',
  'registration_denied',
  'email_change_requested',
  'email_change_cancelled',
  'email_changed',
  'account_reclaimed',
  'secret_question_changed',
  'sessions_closed',
  'passkey_added',
  'passkey_removed',
  'second_factor_on',
  'second_factor_locked',
  'second_factor_unlocked',
  'role_granted',
  'role_revoked',
  'data_exported',
  'data_imported',
  'data_viewed_by_admin',
  'payment_decided_by_admin',
  'people_read_as_admin',
  'membership_given_by_admin',
  'membership_moved_by_admin',
  'account_blocked',
  'account_unblocked',
  'sessions_closed_by_admin',
  'second_factor_reset_by_admin',
  'email_change_started_by_admin',
  'support_note_added',
  'site_notice_created',
  'site_notice_ended',
  'member_letter_sent',
  'letters_turned_off',
  'letters_turned_on',
  'application_decided',
  'referral_credit_decided',
  'withdrawal_answered',
  'price_scheduled',
  'price_cancelled',
  'coupon_created',
  'coupon_disabled',
  'membership_activated',
  'membership_ends_soon',
  'membership_ended',
  'membership_reversed',
  'payment_in_review',
  'payment_duplicate',
  'transfer_rejected',
  'payment_returned',
  'payment_partially_returned',
] as const;

export const device = z.object({ browser: z.nullable(z.string()), system: z.nullable(z.string()) });
export type Device = z.infer<typeof device>;

export const accountEvent = z.object({
  id: z.uuid(),
  at: instant,
  event: z.enum(ACCOUNT_EVENTS),
  device,
});
export type AccountEvent = z.infer<typeof accountEvent>;

export const session = z.object({
  id: z.uuid(),
  device,
  createdAt: instant,
  lastSeenAt: instant,
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof session>;

const sessions = z.object({ items: z.array(session) });

/** Password re-entry protects against someone at an unattended session. */
const passwordBody = z.object({ password: knownPassword });

export const pendingEmail = z.object({
  username: z.string(),
  proof: z.enum(['link', 'code']),
  expiresAt: instant,
});

export const account = z.extend(user, {
  createdAt: instant,
  /** Unverified addresses are never matched to this account. */
  emailVerifiedAt: z.nullable(instant),
  canVerifyEmail: z.boolean(),
  pendingEmail: z.nullable(pendingEmail),
  secretQuestion: z.string(),
  /** True if the question is not listed, or verifying the mailbox voided its answer. */
  mustChooseQuestion: z.boolean(),
  passkeys: z.number(),
  sessions: z.number(),
  secondFactor: z.object({
    /** Administrators have no powers without it. */
    isRequired: z.boolean(),
    isOn: z.boolean(),
    isPassed: z.boolean(),
  }),
  recoveryLockedUntil: z.nullable(instant),
  wantsLetters: z.boolean(),
  unreadNotices: z.number(),
});

export const readAccount = endpoint({
  method: 'GET',
  path: '/api/account',
  access: 'user',
  opensWhileBlocked: true,
  summary: "Returns the person's account and its protection",
  response: account,
});

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/account/notices',
  access: 'user',
  summary: 'Lists the last fifty account events, newest first',
  response: z.object({ items: z.array(z.extend(accountEvent, { isRead: z.boolean() })) }),
});

export const readNotices = endpoint({
  method: 'POST',
  path: '/api/account/notices/read',
  access: 'user',
  summary: 'Marks every notice as read',
  response: z.object({ unreadNotices: z.literal(0) }),
});

export const listAccesses = endpoint({
  method: 'GET',
  path: '/api/account/accesses',
  access: 'user',
  opensWhileBlocked: true,
  summary:
    "Lists accesses to the account's data: exports by its owner and views by administrators, newest first",
  response: z.object({
    items: z.array(
      z.extend(accountEvent, {
        by: z.enum(['self', 'admin']),
        /** Reason that an administrator gave for reading the account. */
        reason: z.nullable(z.string()),
      }),
    ),
  }),
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'user',
  summary: 'Lists the open sessions, last seen first',
  response: sessions,
});

export const closeSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  access: 'user',
  summary: 'Closes one session and returns the remaining ones',
  params: idParams,
  body: passwordBody,
  maxBodyBytes: SMALL,
  response: sessions,
  refusals: ['session_not_found', 'wrong_password', 'too_many_tries'],
});

export const closeOtherSessions = endpoint({
  method: 'POST',
  path: '/api/account/sessions/close-others',
  access: 'user',
  summary: 'Closes every session but this one and returns it',
  body: passwordBody,
  maxBodyBytes: SMALL,
  response: sessions,
  refusals: ['wrong_password', 'too_many_tries'],
});

export const passwordChange = z
  .object({
    currentPassword: knownPassword,
    newPassword,
    confirmPassword: z.optional(z.string()),
    removePasskeys: z._default(z.boolean(), false),
  })
  .check(z.refine(sameAsNewPassword.check, sameAsNewPassword.otherwise));

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  access: 'user',
  summary: 'Changes the password, signs out the other devices and renews this session',
  body: passwordChange,
  maxBodyBytes: SMALL,
  response: successBody,
  refusals: ['wrong_password', 'too_many_tries'],
});

export const secretQuestionChange = z.object({
  password: knownPassword,
  secretQuestion,
  secretAnswer: newSecretAnswer,
});

export const changeSecretQuestion = endpoint({
  method: 'POST',
  path: '/api/account/secret-question',
  access: 'user',
  summary: 'Changes the secret question and answer',
  body: secretQuestionChange,
  maxBodyBytes: SMALL,
  response: z.object({ secretQuestion: z.string() }),
  refusals: ['wrong_password', 'too_many_tries'],
});

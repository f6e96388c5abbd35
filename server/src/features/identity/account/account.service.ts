import type { passwordChange, Session } from '@forja/contract/account';
import { OWN_QUESTION } from '@forja/contract/secret-questions';
import type { z } from 'zod';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { RevokeAccess } from './access-revocation.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { From } from '../sessions/request-context.ts';
import type { AccountLetters } from '../email/account-emails.service.ts';
import type { EmailChange } from '../email/email-change.service.ts';
import type { IdentityRepository, SignInKey } from '../identity.repository.ts';
import { onTheWire } from '../identity.service.ts';
import type { PasskeysRepository } from '../passkeys/passkeys.repository.ts';
import type { PasswordCheck } from '../passwords/password-check.ts';
import { assertGoodPassword } from '../passwords/assert-good-password.ts';
import { shownQuestion } from '../recovery/displayed-question.ts';
import type { AccountReversals } from '../reversal/account-reversals.service.ts';
import { hashSecret, normalAnswer } from '../passwords/secret-hash.ts';
import type { SessionToken } from '../sessions/session-token.ts';
import type { SignIns } from '../sessions/sign-ins.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';

type Parts = {
  db: Database;
  identity: IdentityRepository;
  passkeys: PasskeysRepository;
  signIns: SignIns;
  assertPassword: PasswordCheck;
  audit: Audit;
  limits: TryLimits;
  emailChange: EmailChange;
  reversals: AccountReversals;
  revokeAccess: RevokeAccess;
  letters: AccountLetters;
  now: () => Date;
};

type PasswordChange = Pick<z.output<typeof passwordChange>, 'currentPassword' | 'newPassword' | 'removePasskeys'>;

export type AccountService = ReturnType<typeof createAccountService>;

/** Mi Cuenta: what protects it, where it is open, and changing both. */
export function createAccountService(parts: Parts) {
  const { db, identity, passkeys, signIns, assertPassword, audit, limits, now } = parts;
  const { emailChange, reversals, revokeAccess, letters } = parts;

  async function userOf(userId: string) {
    const user = await identity.findUser(userId);
    if (!user) throw new AppError('not_signed_in');
    return user;
  }

  async function sessions(current: SignInKey): Promise<Session[]> {
    const found = await identity.listSignIns(current.userId, now());
    return found.map(({ id, tokenHash, browser, system, createdAt, seenAt }) => ({
      id,
      device: { browser, system },
      createdAt,
      lastSeenAt: seenAt,
      isCurrent: tokenHash === current.tokenHash,
    }));
  }

  return {
    async read(caller: Caller, current: SignInKey) {
      const user = await userOf(caller.id);
      const [keys, open, signIn, pendingEmail, recoveryLockedUntil, unreadNotices] = await Promise.all([
        passkeys.list(caller.id),
        sessions(current),
        identity.findSignIn(current),
        emailChange.pending(caller.id),
        limits.lockedUntil('recovery', user.username),
        audit.unread(caller.id, user.noticesReadAt),
      ]);
      return {
        ...onTheWire(caller),
        createdAt: user.createdAt,
        emailVerifiedAt: user.emailVerifiedAt,
        canVerifyEmail: letters.isOn,
        pendingEmail,
        acceptedAt: user.acceptedAt,
        referralCode: user.referralCode,
        secretQuestion: user.secretQuestion,
        mustChooseQuestion: user.mustChooseQuestion || shownQuestion(user.secretQuestion) === OWN_QUESTION,
        passkeys: keys.length,
        sessions: open.length,
        secondFactor: {
          isRequired: user.role === 'admin',
          isOn: user.secondFactorOnAt !== null,
          isPassed: signIn?.isStrong ?? false,
        },
        recoveryLockedUntil,
        unreadNotices,
      };
    },

    sessions,

    notices: async (userId: string) => audit.notices(userId, (await userOf(userId)).noticesReadAt),
    markNoticesRead: (userId: string): Promise<void> => identity.changeUser(userId, { noticesReadAt: now() }),
    accesses: (userId: string) => audit.accesses(userId),

    async closeSession(current: SignInKey, id: string): Promise<Session[]> {
      if (!(await identity.endSignInById(current.userId, id))) throw new AppError('session_not_found');
      return sessions(current);
    },

    async closeOthers(current: SignInKey, { device }: From): Promise<Session[]> {
      await inTransaction(db, async (tx) => {
        await identity.endSignIns(current.userId, tx, current);
        await audit.record({ userId: current.userId, event: 'sessions_closed', device }, tx);
      });
      return sessions(current);
    },

    /** Everybody out, and this device gets a session of its own: whoever copied its cookie holds nothing. */
    async changePassword(
      current: SignInKey,
      { currentPassword, newPassword, removePasskeys }: PasswordChange,
      from: From,
    ): Promise<SessionToken> {
      const { userId } = current;
      const { username } = await assertPassword(userId, currentPassword, from);
      assertGoodPassword({ username, password: newPassword }, 'newPassword');
      const passwordHash = await hashSecret(newPassword);
      const isStrong = (await identity.findSignIn(current))?.isStrong ?? false;
      const token = await inTransaction(db, async (tx) => {
        await identity.changeUser(userId, { passwordHash }, tx);
        await revokeAccess(userId, { removePasskeys }, tx);
        await audit.record({ userId, event: 'password_changed', device: from.device }, tx);
        await reversals.offer({ userId, kind: 'password_changed', previousUsername: username }, tx);
        return signIns.begin({ userId, isStrong }, { ...from, presented: undefined }, tx);
      });
      letters.sendSoon();
      return token;
    },

    async changeSecretQuestion(
      userId: string,
      change: { password: string; secretQuestion: string; secretAnswer: string },
      from: From,
    ): Promise<{ secretQuestion: string }> {
      await assertPassword(userId, change.password, from);
      const { secretQuestion } = change;
      const secretAnswerHash = await hashSecret(normalAnswer(change.secretAnswer));
      await inTransaction(db, async (tx) => {
        await identity.changeUser(userId, { secretQuestion, secretAnswerHash, mustChooseQuestion: false }, tx);
        await audit.record({ userId, event: 'secret_question_changed', device: from.device }, tx);
      });
      return { secretQuestion };
    },
  };
}

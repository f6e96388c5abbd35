import type { passwordChange, Session } from '@forja/contract/identity/account';
import { OWN_QUESTION } from '@forja/contract/identity/secret-questions';
import type { z } from 'zod';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { RevokeAccess } from '../sessions/access-revocation.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { RequestContext } from '../sessions/request-context.ts';
import type { AccountEmails } from '../outbox/account-emails.service.ts';
import type { EmailChange } from '../email/email-change.service.ts';
import type { IdentityRepository, SignInKey } from '../storage/identity.repository.ts';
import { toUser } from '../storage/to-user.ts';
import type { PasskeysRepository } from '../storage/passkeys.repository.ts';
import type { PasswordCheck } from '../passwords/password-check.ts';
import { assertGoodPassword } from '../passwords/assert-good-password.ts';
import { displayedQuestion } from '../recovery/displayed-question.ts';
import type { AccountReversals } from '../reversal/account-reversals.service.ts';
import { hashSecret, normalizeAnswer } from '../passwords/secret-hash.ts';
import type { SessionToken } from '../sessions/session-token.ts';
import type { SignIns } from '../sessions/sign-ins.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';

type Dependencies = {
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
  accountEmails: AccountEmails;
  now: () => Date;
};

type PasswordChange = Pick<
  z.output<typeof passwordChange>,
  'currentPassword' | 'newPassword' | 'removePasskeys'
>;

export type AccountService = ReturnType<typeof createAccountService>;

/** Mi Cuenta: credentials, sessions and notices. */
export function createAccountService(dependencies: Dependencies) {
  const { db, identity, passkeys, signIns, assertPassword, audit, limits, now } = dependencies;
  const { emailChange, reversals, revokeAccess, accountEmails } = dependencies;

  async function findUser(userId: string) {
    const user = await identity.findUser(userId);
    if (!user) throw new AppError('not_signed_in');
    return user;
  }

  async function listSessions(current: SignInKey): Promise<Session[]> {
    const signInRows = await identity.listSignIns(current.userId, now());
    return signInRows.map(({ id, tokenHash, browser, system, createdAt, seenAt }) => ({
      id,
      device: { browser, system },
      createdAt,
      lastSeenAt: seenAt,
      isCurrent: tokenHash === current.tokenHash,
    }));
  }

  return {
    async getAccount(caller: Caller, current: SignInKey) {
      const user = await findUser(caller.id);
      const [passkeyList, openSessions, signIn, pendingEmail, recoveryLockedUntil, unreadNotices] =
        await Promise.all([
          passkeys.list(caller.id),
          listSessions(current),
          identity.findSignIn(current),
          emailChange.pending(caller.id),
          limits.findLockEnd('recovery', user.username),
          audit.countUnread(caller.id, user.noticesReadAt),
        ]);
      return {
        ...toUser(caller),
        createdAt: user.createdAt,
        emailVerifiedAt: user.emailVerifiedAt,
        canVerifyEmail: accountEmails.isOn,
        pendingEmail,
        acceptedAt: user.acceptedAt,
        referralCode: user.referralCode,
        secretQuestion: user.secretQuestion,
        mustChooseQuestion:
          user.mustChooseQuestion || displayedQuestion(user.secretQuestion) === OWN_QUESTION,
        passkeys: passkeyList.length,
        sessions: openSessions.length,
        secondFactor: {
          isRequired: user.role === 'admin',
          isOn: user.secondFactorOnAt !== null,
          isPassed: signIn?.isStrong ?? false,
        },
        recoveryLockedUntil,
        unreadNotices,
      };
    },

    sessions: listSessions,

    listNotices: async (userId: string) =>
      audit.listNotices(userId, (await findUser(userId)).noticesReadAt),
    markNoticesRead: (userId: string): Promise<void> =>
      identity.changeUser(userId, { noticesReadAt: now() }),
    listAccesses: (userId: string) => audit.listAccesses(userId),

    async closeSession(current: SignInKey, id: string): Promise<Session[]> {
      if (!(await identity.endSignInById(current.userId, id)))
        throw new AppError('session_not_found');
      return listSessions(current);
    },

    async closeOtherSessions(current: SignInKey, { device }: RequestContext): Promise<Session[]> {
      await inTransaction(db, async (tx) => {
        await identity.endSignIns(current.userId, tx, current);
        await audit.record({ userId: current.userId, event: 'sessions_closed', device }, tx);
      });
      return listSessions(current);
    },

    /** Ends every session and starts a new one on this device, so that a copied cookie is invalid too. */
    async changePassword(
      current: SignInKey,
      { currentPassword, newPassword, removePasskeys }: PasswordChange,
      from: RequestContext,
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
        return signIns.startSession(
          { userId, isStrong },
          { ...from, presentedToken: undefined },
          tx,
        );
      });
      accountEmails.sendSoon();
      return token;
    },

    async changeSecretQuestion(
      userId: string,
      change: { password: string; secretQuestion: string; secretAnswer: string },
      from: RequestContext,
    ): Promise<{ secretQuestion: string }> {
      await assertPassword(userId, change.password, from);
      const { secretQuestion } = change;
      const secretAnswerHash = await hashSecret(normalizeAnswer(change.secretAnswer));
      await inTransaction(db, async (tx) => {
        await identity.changeUser(
          userId,
          { secretQuestion, secretAnswerHash, mustChooseQuestion: false },
          tx,
        );
        await audit.record({ userId, event: 'secret_question_changed', device: from.device }, tx);
      });
      return { secretQuestion };
    },
  };
}

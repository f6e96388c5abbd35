import type { passwordChange } from '@forja/contract/identity/account';
import type { z } from 'zod';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { AccountEmails } from '../outbox/account-emails.service.ts';
import {
  assertGoodAnswer,
  assertGoodPassword,
  isAnswerError,
} from '../passwords/assert-good-password.ts';
import { lockCheckedUser } from '../passwords/lock-checked-user.ts';
import type { PasswordCheck } from '../passwords/password-check.ts';
import { hashSecret, isSecret, normalizeAnswer } from '../passwords/secret-hash.ts';
import type { AccountReversals } from '../reversal/account-reversals.service.ts';
import type { RevokeAccess } from '../sessions/access-revocation.ts';
import type { RequestContext } from '../sessions/request-context.ts';
import type { SessionToken } from '../sessions/session-token.ts';
import type { SignIns } from '../sessions/sign-ins.ts';
import type { IdentityRepository, SignInKey } from '../storage/identity.repository.ts';

export type CredentialDependencies = {
  db: Database;
  identity: IdentityRepository;
  signIns: SignIns;
  assertPassword: PasswordCheck;
  audit: Audit;
  reversals: AccountReversals;
  revokeAccess: RevokeAccess;
  accountEmails: AccountEmails;
};

type PasswordChange = Pick<
  z.output<typeof passwordChange>,
  'currentPassword' | 'newPassword' | 'removePasskeys'
>;

export function createCredentialChanges(dependencies: CredentialDependencies) {
  const { db, identity, signIns, assertPassword, audit, reversals, revokeAccess, accountEmails } =
    dependencies;

  return {
    /** Rotates the session of this device too, so that a copied cookie becomes invalid. */
    async changePassword(
      current: SignInKey,
      { currentPassword, newPassword, removePasskeys }: PasswordChange,
      from: RequestContext,
    ): Promise<SessionToken> {
      const { userId } = current;
      const user = await assertPassword(userId, currentPassword, from);
      const { username } = user;
      assertGoodPassword({ username, password: newPassword }, 'newPassword');
      if (await isSecret(normalizeAnswer(newPassword), user.secretAnswerHash))
        throw isAnswerError();
      const passwordHash = await hashSecret(newPassword);
      const secondFactorAt = (await identity.findSignIn(current))?.secondFactorAt ?? null;
      const token = await inTransaction(db, async (tx) => {
        const { role } = await lockCheckedUser(identity, user, 'wrong_password', tx);
        await identity.changeUser(userId, { passwordHash }, tx);
        await revokeAccess(userId, { removePasskeys }, tx);
        await audit.record({ userId, event: 'password_changed', device: from.device }, tx);
        const { device } = from;
        await reversals.offer(
          { userId, kind: 'password_changed', previousUsername: username, device },
          tx,
        );
        return signIns.startSession(
          { userId, role, secondFactorAt },
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
      const user = await assertPassword(userId, change.password, from);
      const { secretQuestion, secretAnswer, password } = change;
      const { username } = user;
      assertGoodAnswer(secretAnswer, { question: secretQuestion, username, password });
      const secretAnswerHash = await hashSecret(normalizeAnswer(secretAnswer));
      await inTransaction(db, async (tx) => {
        await lockCheckedUser(identity, user, 'wrong_password', tx);
        await identity.changeUser(
          userId,
          { secretQuestion, secretAnswerHash, mustChooseQuestion: false },
          tx,
        );
        await audit.record({ userId, event: 'secret_question_changed', device: from.device }, tx);
      });
      accountEmails.sendSoon();
      return { secretQuestion };
    },
  };
}

import { randomBytes } from 'node:crypto';
import type { PasswordRecovery } from '@forja/contract/recovery';
import type { Database } from '../../../database/connect.ts';
import { inTransaction, type Transaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import { waitingTime } from '../../../http/waiting-time.ts';
import type { RevokeAccess } from '../account/access-revocation.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { From } from '../sessions/request-context.ts';
import type { AccountLetters } from '../email/account-emails.service.ts';
import type { IdentityRepository } from '../identity.repository.ts';
import type { KnownDevices } from '../devices/known-devices.service.ts';
import { assertGoodPassword } from '../passwords/assert-good-password.ts';
import type { AccountReversals } from '../reversal/account-reversals.service.ts';
import { hashSecret, isSecret, normalAnswer } from '../passwords/secret-hash.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';
import { decoyQuestion, shownQuestion } from './displayed-question.ts';

type Parts = {
  db: Database;
  identity: IdentityRepository;
  reversals: AccountReversals;
  revokeAccess: RevokeAccess;
  letters: AccountLetters;
  audit: Audit;
  limits: TryLimits;
  knownDevices: KnownDevices;
  secret: string;
};

export type RecoveryService = ReturnType<typeof createRecoveryService>;

/** Back into an account by its secret question. Nothing tells whether the account exists. */
export function createRecoveryService(parts: Parts) {
  const { db, identity, reversals, revokeAccess, letters, audit, limits, knownDevices, secret } = parts;

  /** Compared when there is no account, so that the answer takes as long as a wrong one. */
  const nobodysHash = hashSecret(randomBytes(32).toString('hex'));

  /** The new password, and nobody stays inside with the old one. */
  async function replacePassword(
    { id: userId, username }: { id: string; username: string },
    { passwordHash, removePasskeys }: { passwordHash: string; removePasskeys: boolean },
    { device }: From,
    tx: Transaction,
  ): Promise<void> {
    await identity.changeUser(userId, { passwordHash }, tx);
    await revokeAccess(userId, { removePasskeys }, tx);
    await audit.record({ userId, event: 'password_recovered', device }, tx);
    await reversals.offer({ userId, kind: 'password_recovered', previousUsername: username }, tx);
  }

  return {
    async question(username: string, from: From) {
      await limits.count('secretQuestion', await knownDevices.findWho(username, from));
      const user = await identity.findByUsername(username);
      const decoy = decoyQuestion(secret, username);
      return user ? shownQuestion(user.secretQuestion) : decoy;
    },

    async recover(recovery: PasswordRecovery, from: From): Promise<void> {
      const { username, secretAnswer, newPassword, removePasskeys } = recovery;
      assertGoodPassword({ username, password: newPassword }, 'newPassword');
      const who = { account: username, ip: from.ip };
      const left = await limits.count('recovery', who);
      const user = await identity.findByUsername(username);
      const isRight = await isSecret(normalAnswer(secretAnswer), user?.secretAnswerHash ?? (await nobodysHash));
      if (!user || !isRight) {
        const closedSeconds = await limits.failed('recovery', who);
        await audit.record({
          userId: user?.id,
          event: left > 0 ? 'recovery_failed' : 'recovery_locked',
          device: from.device,
        });
        throw new AppError('wrong_secret_answer', {
          message: wrongAnswer(left, closedSeconds),
          // The last one allowed closes at once: whoever asks is told until when without trying again.
          ...(left <= 0 && { retryAfterSeconds: closedSeconds }),
        });
      }
      const passwordHash = await hashSecret(newPassword);
      await inTransaction(db, (tx) => replacePassword(user, { passwordHash, removePasskeys }, from, tx));
      letters.sendSoon();
      await limits.succeeded('recovery', who);
    },

    replacePassword,
  };
}

function wrongAnswer(left: number, closedSeconds: number): string {
  const rest =
    left <= 0
      ? `Por seguridad, la recuperación queda cerrada por ${waitingTime(closedSeconds)}.`
      : left === 1
        ? 'Te queda 1 intento.'
        : `Te quedan ${left} intentos.`;
  return `Esa no es la respuesta que guardaste. ${rest}`;
}

import { randomBytes } from 'node:crypto';
import type { PasswordRecovery } from '@forja/contract/recovery';
import type { Database } from '../../../database/connect.ts';
import { inTransaction, type Transaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import { waitingTime } from '../../../http/waiting-time.ts';
import type { Audit } from '../audit.service.ts';
import type { From } from '../caller-from.ts';
import type { IdentityRepository } from '../identity.repository.ts';
import type { KnownDevices } from '../known-devices.service.ts';
import { assertGoodPassword } from '../passwords/assert-good-password.ts';
import { hashSecret, isSecret, normalAnswer } from '../secret-hash.ts';
import type { TryLimits } from '../try-limits.service.ts';
import { decoyQuestion } from './decoy-question.ts';

type Parts = {
  db: Database;
  identity: IdentityRepository;
  audit: Audit;
  limits: TryLimits;
  knownDevices: KnownDevices;
  secret: string;
};

export type RecoveryService = ReturnType<typeof createRecoveryService>;

/** Back into an account by its secret question. Nothing tells whether the account exists. */
export function createRecoveryService({ db, identity, audit, limits, knownDevices, secret }: Parts) {
  /** Compared when there is no account, so that the answer takes as long as a wrong one. */
  const nobodysHash = hashSecret(randomBytes(32).toString('hex'));

  /** The new password, and nobody stays inside with the old one. */
  async function replacePassword(userId: string, passwordHash: string, { device }: From, tx: Transaction) {
    await identity.changeUser(userId, { passwordHash }, tx);
    await identity.endSignIns(userId, tx);
    await audit.record({ userId, event: 'password_recovered', device }, tx);
  }

  return {
    async question(username: string, from: From): Promise<string> {
      await limits.count('secretQuestion', await knownDevices.findWho(username, from));
      const user = await identity.findByUsername(username);
      const decoy = decoyQuestion(secret, username);
      return user?.secretQuestion ?? decoy;
    },

    async recover({ username, secretAnswer, newPassword }: PasswordRecovery, from: From): Promise<void> {
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
      await inTransaction(db, (tx) => replacePassword(user.id, passwordHash, from, tx));
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

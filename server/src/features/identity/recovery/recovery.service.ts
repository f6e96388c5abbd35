import type { PasswordRecovery } from '@forja/contract/identity/recovery';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { waitingTime } from '../../../http/waiting-time.ts';
import type { RevokeAccess } from '../sessions/access-revocation.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { RequestContext } from '../sessions/request-context.ts';
import type { AccountEmails } from '../outbox/account-emails.service.ts';
import type { IdentityRepository } from '../storage/identity.repository.ts';
import type { KnownDevices } from '../devices/known-devices.service.ts';
import { assertGoodPassword, assertNotAnswer } from '../passwords/assert-good-password.ts';
import { lockCheckedUser } from '../passwords/lock-checked-user.ts';
import {
  hashSecret,
  hashUnknownSecret,
  isSecret,
  normalizeAnswer,
} from '../passwords/secret-hash.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';
import { decoyQuestion, displayedQuestion } from './displayed-question.ts';
import type { RecordRecovery } from './record-recovery.ts';

type Dependencies = {
  db: Database;
  identity: IdentityRepository;
  recordRecovery: RecordRecovery;
  revokeAccess: RevokeAccess;
  accountEmails: AccountEmails;
  audit: Audit;
  limits: TryLimits;
  knownDevices: KnownDevices;
  secret: string;
};

export type RecoveryService = ReturnType<typeof createRecoveryService>;

/** Administrators have no question: friends could guess the way to everybody's data. */
const hasQuestion = ({ role }: Pick<Caller, 'role'>): boolean => role !== 'admin';

export function createRecoveryService(dependencies: Dependencies) {
  const {
    db,
    identity,
    recordRecovery,
    revokeAccess,
    accountEmails,
    audit,
    limits,
    knownDevices,
    secret,
  } = dependencies;

  /** Unknown users compare against this hash, so that both cases take the same time. */
  const decoyHash = hashUnknownSecret();

  return {
    async question(username: string, from: RequestContext) {
      await limits.count('secretQuestion', await knownDevices.findLimitSubject(username, from));
      const user = await identity.findByUsername(username);
      const decoy = decoyQuestion(secret, username);
      return user && hasQuestion(user) ? displayedQuestion(user.secretQuestion) : decoy;
    },

    async recover(recovery: PasswordRecovery, from: RequestContext): Promise<void> {
      const { username, secretAnswer, newPassword, removePasskeys } = recovery;
      assertGoodPassword({ username, password: newPassword }, 'newPassword');
      assertNotAnswer(newPassword, secretAnswer);
      const limitSubject = await knownDevices.findLimitSubject(username, from);
      const triesLeft = await limits.count('recovery', limitSubject);
      const user = await identity.findByUsername(username);
      const answerHash = user && hasQuestion(user) ? user.secretAnswerHash : await decoyHash;
      const isAnswerCorrect = await isSecret(normalizeAnswer(secretAnswer), answerHash);
      if (!user || !isAnswerCorrect) {
        const waitSeconds = await limits.findWaitSeconds('recovery', limitSubject);
        await audit.record({
          userId: user?.id,
          event: triesLeft > 0 ? 'recovery_failed' : 'recovery_locked',
          device: from.device,
        });
        throw new AppError('wrong_secret_answer', {
          message: wrongAnswer(triesLeft, waitSeconds),
          ...(waitSeconds > 0 && { retryAfterSeconds: waitSeconds }),
        });
      }
      const passwordHash = await hashSecret(newPassword);
      await inTransaction(db, async (tx) => {
        const lockedUser = await lockCheckedUser(identity, user, 'wrong_secret_answer', tx);
        // became an administrator meanwhile
        if (!hasQuestion(lockedUser)) throw new AppError('wrong_secret_answer');
        await identity.changeUser(user.id, { passwordHash }, tx);
        await revokeAccess(user.id, { removePasskeys }, tx);
        await recordRecovery(lockedUser, from, tx);
      });
      accountEmails.sendSoon();
      await limits.recordSuccess('recovery', limitSubject);
    },
  };
}

function wrongAnswer(triesLeft: number, waitSeconds: number): string {
  const rest =
    waitSeconds > 0
      ? `Por seguridad, la recuperación queda cerrada por ${waitingTime(waitSeconds)}.`
      : triesLeft === 1
        ? 'Te queda 1 intento.'
        : `Te quedan ${triesLeft} intentos.`;
  return `Esa no es la respuesta que guardaste. ${rest}`;
}

import { randomBytes } from 'node:crypto';
import type { Database } from '../../../database/connect.ts';
import { inTransaction, type Transaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RevokeAccess } from '../account/access-revocation.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { From } from '../sessions/request-context.ts';
import type { AccountLetters } from '../email/account-emails.service.ts';
import type { IdentityRepository } from '../identity.repository.ts';
import { assertGoodPassword } from '../passwords/assert-good-password.ts';
import { hashSecret } from '../passwords/secret-hash.ts';
import { newToken, readToken, tokenHash, written } from '../sessions/session-token.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';
import type { AccountReversalsRepository } from './account-reversals.repository.ts';
import { reversalLetter } from './reversal.messages.ts';

const HOURS = 72;
const HOUR_MS = 3_600_000;
const LINK_EXPIRED = 'Ese enlace ya no sirve: se usó o pasaron las 72 horas.';

type Kind = 'email_changed' | 'password_changed' | 'password_recovered';
type Dependencies = {
  db: Database;
  identity: IdentityRepository;
  reversals: AccountReversalsRepository;
  letters: AccountLetters;
  revokeAccess: RevokeAccess;
  limits: TryLimits;
  audit: Audit;
  publicOrigin: () => string;
  now: () => Date;
};

export type AccountReversals = ReturnType<typeof createAccountReversals>;

/** The way back for three days after a change that its owner may not have made, through the mailbox of before. */
export function createAccountReversals(dependencies: Dependencies) {
  const { db, identity, reversals, letters, revokeAccess, limits, audit, publicOrigin, now } = dependencies;

  return {
    /** In the transaction of the change. Where no mail can be sent there is only the notice of Mi Cuenta. */
    async offer(
      { userId, kind, previousUsername }: { userId: string; kind: Kind; previousUsername: string },
      tx: Transaction,
    ): Promise<void> {
      if (!letters.isOn) return;
      const token = newToken(userId);
      const at = now();
      const expiresAt = new Date(at.getTime() + HOURS * HOUR_MS);
      await reversals.add(
        { userId, tokenHash: tokenHash(token), kind, previousUsername, createdAt: at, expiresAt },
        tx,
      );
      const link = `${publicOrigin()}/recuperar-acceso#enlace=${written(token)}`;
      await letters.add(userId, { to: previousUsername, ...reversalLetter(kind, link, HOURS) }, tx);
    },

    async reclaim({ token, newPassword }: { token: string; newPassword: string }, from: From) {
      await limits.count('accountReversal', { ip: from.ip });
      const link = readToken(token);
      const key = link && { userId: link.userId, tokenHash: tokenHash(link) };
      const offered = key && (await reversals.find(key, now()));
      if (!offered) throw new AppError('link_expired', { message: LINK_EXPIRED });
      const { userId, previousUsername } = offered;
      assertGoodPassword({ username: previousUsername, password: newPassword }, 'newPassword');
      const passwordHash = await hashSecret(newPassword);
      // Whoever was inside may know the answer: it stops opening the account until its owner chooses another.
      const secretAnswerHash = await hashSecret(randomBytes(32).toString('hex'));
      return inTransaction(db, async (tx) => {
        const user = await identity.lockUser(userId, tx);
        if (!user || !(await reversals.take(key, now(), tx)))
          throw new AppError('link_expired', { message: LINK_EXPIRED });
        const isEmailRestored = await identity.rename(userId, previousUsername, now(), tx);
        await identity.changeUser(userId, { passwordHash, secretAnswerHash, mustChooseQuestion: true }, tx);
        await revokeAccess(userId, { removePasskeys: true }, tx);
        await reversals.removeSince(userId, offered.createdAt, tx);
        await audit.record({ userId, event: 'account_reclaimed', device: from.device }, tx);
        return { username: isEmailRestored ? previousUsername : user.username, isEmailRestored };
      });
    },

    forgetExpired: (): Promise<void> => reversals.forgetExpired(now()),
  };
}

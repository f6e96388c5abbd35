import { randomBytes } from 'node:crypto';
import type { Device } from '@forja/contract/identity/account';
import { HOUR_MS } from '@forja/domain/units/durations';
import type { Database } from '../../../database/connect.ts';
import { inTransaction, type Transaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { RequestContext } from '../sessions/request-context.ts';
import type { AccountEmails } from '../outbox/account-emails.service.ts';
import type { ResetCredentials } from '../ownership/reset-credentials.ts';
import type { IdentityRepository } from '../storage/identity.repository.ts';
import { assertGoodPassword } from '../passwords/assert-good-password.ts';
import { hashSecret } from '../passwords/secret-hash.ts';
import { newToken, decodeToken, tokenHash, encodeToken } from '../sessions/session-token.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';
import type { AccountReversalsRepository } from '../storage/account-reversals.repository.ts';
import { reversalEmail } from './reversal.messages.ts';

const HOURS = 72;
const LINK_EXPIRED = 'Ese enlace ya no sirve: se usó o pasaron las 72 horas.';

type ReversalKind = 'email_changed' | 'password_changed' | 'password_recovered';
type Dependencies = {
  db: Database;
  identity: IdentityRepository;
  accountReversals: AccountReversalsRepository;
  accountEmails: AccountEmails;
  resetCredentials: ResetCredentials;
  limits: TryLimits;
  audit: Audit;
  publicOrigin: () => string;
  now: () => Date;
};

/** Unreachable address: the current one may be the attacker's and would receive a recovery link. */
const createPlaceholderAddress = () =>
  `cuenta-${randomBytes(6).toString('hex')}@sin-correo.invalid`;

export type AccountReversals = ReturnType<typeof createAccountReversals>;

export function createAccountReversals(dependencies: Dependencies) {
  const { db, identity, accountReversals, accountEmails, resetCredentials, limits, audit } =
    dependencies;
  const { publicOrigin, now } = dependencies;

  return {
    /** Runs in the transaction of the change. Without mail, only Mi Cuenta shows it. */
    async offer(
      {
        userId,
        kind,
        previousUsername,
        device,
      }: { userId: string; kind: ReversalKind; previousUsername: string; device: Device },
      tx: Transaction,
    ): Promise<void> {
      if (!accountEmails.isOn) return;
      const token = newToken(userId);
      const timestamp = now();
      const expiresAt = new Date(timestamp.getTime() + HOURS * HOUR_MS);
      await accountReversals.add(
        {
          userId,
          tokenHash: tokenHash(token),
          kind,
          previousUsername,
          createdAt: timestamp,
          expiresAt,
        },
        tx,
      );
      const link = `${publicOrigin()}/recuperar-acceso#enlace=${encodeToken(token)}`;
      await accountEmails.add(
        userId,
        {
          to: previousUsername,
          ...reversalEmail(kind, { link, hours: HOURS, at: timestamp, device }),
        },
        tx,
      );
    },

    async reclaim(
      { token, newPassword }: { token: string; newPassword: string },
      from: RequestContext,
    ) {
      await limits.count('accountReversal', { ip: from.ip });
      const link = decodeToken(token);
      const key = link && { userId: link.userId, tokenHash: tokenHash(link) };
      const reversal = key && (await accountReversals.find(key, now()));
      if (!reversal) throw new AppError('link_expired', { message: LINK_EXPIRED });
      const { userId, previousUsername } = reversal;
      assertGoodPassword({ username: previousUsername, password: newPassword }, 'newPassword');
      const passwordHash = await hashSecret(newPassword);
      return inTransaction(db, async (tx) => {
        const user = await identity.lockUser(userId, tx);
        if (!user || !(await accountReversals.find(key, now(), tx)))
          throw new AppError('link_expired', { message: LINK_EXPIRED });
        // removes this reversal too, so that it is used once
        await resetCredentials(user, { passwordHash, mailbox: previousUsername }, from, tx);
        const isEmailRestored = await identity.rename(userId, previousUsername, now(), tx);
        const username = isEmailRestored ? previousUsername : createPlaceholderAddress();
        if (!isEmailRestored) await identity.rename(userId, username, null, tx);
        await audit.record({ userId, event: 'account_reclaimed', device: from.device }, tx);
        return { username, isEmailRestored };
      });
    },

    deleteExpired: (): Promise<void> => accountReversals.deleteExpired(now()),
  };
}

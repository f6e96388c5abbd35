import type { User } from '@forja/contract/identity';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { From } from '../sessions/request-context.ts';
import type { IdentityRepository } from '../identity.repository.ts';
import { onTheWire } from '../identity.service.ts';
import { maskedEmail } from '../../../gateways/mail/masked-email.ts';
import type { OneTimeCodesRepository } from '../recovery/one-time-codes.repository.ts';
import { readToken, type SessionToken, tokenHash } from '../sessions/session-token.ts';
import type { SignIns } from '../sessions/sign-ins.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';

/** Whether the checkout of this person was paid. Payments answer it; a browser never does. */
export type IsPaid = (checkout: { checkoutId: string; userId: string }) => Promise<boolean>;

type Parts = {
  db: Database;
  identity: IdentityRepository;
  codes: OneTimeCodesRepository;
  signIns: SignIns;
  audit: Audit;
  limits: TryLimits;
  isPaid: IsPaid;
  now: () => Date;
};

type Resuming = {
  sessionToken: string;
  /** The person read whose account it is and pressed to go on. */
  isConfirmed: boolean;
  callerId: string | undefined;
  /** Of the cookie that this browser carries since it began a checkout. */
  browserHash: string | undefined;
};

export type RestoreSession = ReturnType<typeof createRestoreSession>;

/** Back into the account from the bank's page, which may open in another browser than the one that went there. */
export function createRestoreSession({ db, identity, codes, signIns, audit, limits, isPaid, now }: Parts) {
  return {
    /**
     * A code of an unpaid checkout, shown to somebody else's session or not confirmed yet is not used up by it. Who
     * opens a link that somebody else made must see whose account it is before they are inside it.
     */
    async restore(
      { sessionToken, isConfirmed, callerId, browserHash }: Resuming,
      from: From,
    ): Promise<{ user: User; token: SessionToken }> {
      await limits.count('restoreSession', { ip: from.ip });
      const code = readToken(sessionToken);
      if (!code) throw new AppError('session_not_restored');
      const { userId } = code;
      const key = { userId, codeHash: tokenHash(code) };
      const found = await codes.findResumeCode(key, now());
      if (!found) throw new AppError('session_not_restored');
      if (callerId !== undefined && callerId !== userId) throw new AppError('another_person_signed_in');
      const user = await identity.findUser(userId);
      if (!user || !(await isPaid({ checkoutId: found.checkoutId, userId })))
        throw new AppError('session_not_restored');
      const isWhereItBegan = browserHash !== undefined && browserHash === found.browserHash;
      if (!isWhereItBegan && !isConfirmed && callerId !== userId) throw needsConfirmation(user.username);
      return inTransaction(db, async (tx) => {
        if (!(await codes.useResumeCode(key, now(), tx))) throw new AppError('session_not_restored');
        await audit.record({ userId, event: 'session_restored', device: from.device }, tx);
        // never an administrator's powers: a link in a browser's history is no second step
        const token = await signIns.begin({ userId, isStrong: false }, from, tx);
        return { user: onTheWire({ ...user, role: 'user' }), token };
      });
    },
  };
}

function needsConfirmation(email: string): AppError {
  const username = maskedEmail(email);
  return new AppError('session_needs_confirmation', { message: `¿Seguir como ${username}?`, current: { username } });
}

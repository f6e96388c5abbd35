import type { User } from '@forja/contract/identity/identity';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { RequestContext } from '../sessions/request-context.ts';
import type { IdentityRepository } from '../storage/identity.repository.ts';
import type { DescribeBlock } from '../storage/describe-block.ts';
import { toUser } from '../storage/to-user.ts';
import { maskedEmail } from '../../../gateways/mail/masked-email.ts';
import type { OneTimeCodesRepository } from '../storage/one-time-codes.repository.ts';
import { decodeToken, type SessionToken, tokenHash } from '../sessions/session-token.ts';
import type { SignIns } from '../sessions/sign-ins.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';

/** Reads the ledger, never the browser's claim. */
export type IsPaid = (checkout: { checkoutId: string; userId: string }) => Promise<boolean>;

type Dependencies = {
  db: Database;
  identity: IdentityRepository;
  codes: OneTimeCodesRepository;
  signIns: SignIns;
  audit: Audit;
  limits: TryLimits;
  describeBlock: DescribeBlock;
  isPaid: IsPaid;
  now: () => Date;
};

type ResumeRequest = {
  sessionToken: string;
  isConfirmed: boolean;
  callerId: string | undefined;
  browserHash: string | undefined;
};

export type RestoreSession = ReturnType<typeof createRestoreSession>;

export function createRestoreSession({
  db,
  identity,
  codes,
  signIns,
  audit,
  limits,
  describeBlock,
  isPaid,
  now,
}: Dependencies) {
  return {
    /**
     * Keeps the code while unpaid, unconfirmed or signed in as another user. Another browser must
     * confirm the account name, because somebody else may have sent the link.
     */
    async restore(
      { sessionToken, isConfirmed, callerId, browserHash }: ResumeRequest,
      from: RequestContext,
    ): Promise<{ user: User; token: SessionToken }> {
      await limits.count('restoreSession', { ip: from.ip });
      const code = decodeToken(sessionToken);
      if (!code) throw new AppError('session_not_restored');
      const { userId } = code;
      const key = { userId, codeHash: tokenHash(code) };
      const resumeCode = await codes.findResumeCode(key, now());
      if (!resumeCode) throw new AppError('session_not_restored');
      if (callerId !== undefined && callerId !== userId)
        throw new AppError('another_person_signed_in');
      const user = await identity.findUser(userId);
      if (!user || !(await isPaid({ checkoutId: resumeCode.checkoutId, userId })))
        throw new AppError('session_not_restored');
      const isSameBrowser = browserHash !== undefined && browserHash === resumeCode.browserHash;
      if (!isSameBrowser && !isConfirmed && callerId !== userId)
        throw needsConfirmation(user.username);
      return inTransaction(db, async (tx) => {
        // a concurrent reset removes the code before releasing the lock
        await identity.lockUser(userId, tx);
        if (!(await codes.useResumeCode(key, now(), tx)))
          throw new AppError('session_not_restored');
        await audit.record({ userId, event: 'session_restored', device: from.device }, tx);
        // never with administrator powers: a link from the history is no second factor
        const token = await signIns.startSession(
          { userId, role: user.role, secondFactorAt: null },
          from,
          tx,
        );
        return { user: toUser({ ...user, ...describeBlock(user), role: 'user' }), token };
      });
    },
  };
}

function needsConfirmation(email: string): AppError {
  const username = maskedEmail(email);
  return new AppError('session_needs_confirmation', {
    message: `¿Seguir como ${username}?`,
    current: { username },
  });
}

import type { Session } from '@forja/contract/identity/account';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { PasswordCheck } from '../passwords/password-check.ts';
import type { AccountEmails } from '../outbox/account-emails.service.ts';
import type { RequestContext } from '../sessions/request-context.ts';
import type { IdentityRepository, SignInKey } from '../storage/identity.repository.ts';

type Dependencies = {
  db: Database;
  identity: IdentityRepository;
  assertPassword: PasswordCheck;
  audit: Audit;
  accountEmails: Pick<AccountEmails, 'sendSoon'>;
  now: () => Date;
};

export function createSessionList({
  db,
  identity,
  assertPassword,
  audit,
  accountEmails,
  now,
}: Dependencies) {
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
    listSessions,

    async closeSession(
      current: SignInKey,
      { id, password }: { id: string; password: string },
      from: RequestContext,
    ): Promise<Session[]> {
      await assertPassword(current.userId, password, from);
      if (!(await identity.endSignInById(current.userId, id)))
        throw new AppError('session_not_found');
      return listSessions(current);
    },

    async closeOtherSessions(
      current: SignInKey,
      password: string,
      from: RequestContext,
    ): Promise<Session[]> {
      const { device } = from;
      await assertPassword(current.userId, password, from);
      await inTransaction(db, async (tx) => {
        await identity.endSignIns(current.userId, tx, current);
        await audit.record({ userId: current.userId, event: 'sessions_closed', device }, tx);
      });
      accountEmails.sendSoon();
      return listSessions(current);
    },
  };
}

import type { Passkey } from '@forja/contract/identity/passkeys';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { RequestContext } from '../sessions/request-context.ts';
import type { IdentityRepository } from '../storage/identity.repository.ts';
import type { PasswordCheck } from '../passwords/password-check.ts';
import type { SecondFactor } from '../second-factor/second-factor.service.ts';
import type { SignIns } from '../sessions/sign-ins.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';
import type { DescribeBlock } from '../storage/describe-block.ts';
import type { PasskeysRepository } from '../storage/passkeys.repository.ts';

import { createSaveChallenge } from './ceremony.ts';
import type { AccountEmails } from '../outbox/account-emails.service.ts';
import { createPasskeyRegistration } from './register-passkey.ts';
import { createPasskeySignIn } from './sign-in-with-passkey.ts';

type Dependencies = {
  db: Database;
  identity: IdentityRepository;
  passkeys: PasskeysRepository;
  signIns: SignIns;
  secondFactor: SecondFactor;
  assertPassword: PasswordCheck;
  audit: Audit;
  accountEmails: Pick<AccountEmails, 'sendSoon'>;
  limits: TryLimits;
  describeBlock: DescribeBlock;
  now: () => Date;
};

export type PasskeysService = ReturnType<typeof createPasskeysService>;

export function createPasskeysService(dependencies: Dependencies) {
  const { db, passkeys, assertPassword, audit, accountEmails, now } = dependencies;
  const saveChallenge = createSaveChallenge({ passkeys, now });

  return {
    ...createPasskeyRegistration({ ...dependencies, saveChallenge }),
    ...createPasskeySignIn({ ...dependencies, saveChallenge }),

    list: (userId: string): Promise<Passkey[]> => passkeys.list(userId),

    async rename(userId: string, id: string, name: string): Promise<Passkey[]> {
      if (!(await passkeys.rename(userId, id, name))) throw new AppError('passkey_not_found');
      return passkeys.list(userId);
    },

    async remove(
      userId: string,
      { id, password }: { id: string; password: string },
      from: RequestContext,
    ): Promise<Passkey[]> {
      const { device } = from;
      await assertPassword(userId, password, from);
      await inTransaction(db, async (tx) => {
        if (!(await passkeys.remove(userId, id, tx))) throw new AppError('passkey_not_found');
        await audit.record({ userId, event: 'passkey_removed', device }, tx);
      });
      accountEmails.sendSoon();
      return passkeys.list(userId);
    },

    deleteExpiredChallenges: (): Promise<void> => passkeys.deleteExpiredChallenges(now()),
  };
}

import type { Transaction } from '../../../database/in-transaction.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { AccountReversals } from '../reversal/account-reversals.service.ts';
import type { RequestContext } from '../sessions/request-context.ts';
import type { EmailProofsRepository } from '../storage/email-proofs.repository.ts';
import type { IdentityRepository } from '../storage/identity.repository.ts';
import type { OneTimeCodesRepository } from '../storage/one-time-codes.repository.ts';

export type EmailChangeCompletionDependencies = {
  identity: IdentityRepository;
  proofs: EmailProofsRepository;
  codes: OneTimeCodesRepository;
  reversals: AccountReversals;
  audit: Audit;
  now: () => Date;
};

export function createCompleteEmailChange(dependencies: EmailChangeCompletionDependencies) {
  const { identity, proofs, codes, reversals, audit, now } = dependencies;

  /** False when another account has the address. */
  return async function completeEmailChange(
    userId: string,
    {
      address,
      isVerified,
      offersReversal,
    }: { address: string; isVerified: boolean; offersReversal: boolean },
    { device }: RequestContext,
    tx: Transaction,
  ): Promise<boolean> {
    const user = await identity.lockUser(userId, tx);
    if (!user) return false;
    if (!(await identity.rename(userId, address, isVerified ? now() : null, tx))) return false;
    await codes.removeLinks(userId, tx);
    await proofs.remove(userId, 'change', tx);
    await proofs.remove(userId, 'verify', tx);
    await audit.record({ userId, event: 'email_changed', device }, tx);
    if (offersReversal)
      await reversals.offer(
        { userId, kind: 'email_changed', previousUsername: user.username, device },
        tx,
      );
    return true;
  };
}

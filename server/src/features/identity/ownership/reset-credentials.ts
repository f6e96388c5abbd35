import type { Transaction } from '../../../database/in-transaction.ts';
import type { Audit } from '../audit/audit.service.ts';
import { hashUnknownSecret } from '../passwords/secret-hash.ts';
import type { AccountReversalsRepository } from '../storage/account-reversals.repository.ts';
import type { RevokeAccess } from '../sessions/access-revocation.ts';
import type { RequestContext } from '../sessions/request-context.ts';
import type { EmailProofsRepository } from '../storage/email-proofs.repository.ts';
import type { IdentityRepository } from '../storage/identity.repository.ts';
import type { PasskeysRepository } from '../storage/passkeys.repository.ts';

type Dependencies = {
  identity: IdentityRepository;
  passkeys: PasskeysRepository;
  proofs: EmailProofsRepository;
  accountReversals: AccountReversalsRepository;
  revokeAccess: RevokeAccess;
  audit: Audit;
  now: () => Date;
};
type LockedUser = NonNullable<Awaited<ReturnType<IdentityRepository['lockUser']>>>;

export type ResetCredentials = ReturnType<typeof createResetCredentials>;

export function createResetCredentials(dependencies: Dependencies) {
  const { identity, passkeys, proofs, accountReversals, revokeAccess, audit, now } = dependencies;

  /** Random hash that never matches. */
  const unknownSecretHash = hashUnknownSecret();

  /**
   * A mailbox proof replaces all credentials, because somebody else may have set them. It also
   * drops the administrator role, since the mailbox could set up a new second factor.
   */
  return async function resetCredentials(
    { id: userId, role }: LockedUser,
    { passwordHash, mailbox }: { passwordHash?: string; mailbox: string },
    { device }: RequestContext,
    tx: Transaction,
  ): Promise<boolean> {
    const unknownHash = await unknownSecretHash;
    await identity.changeUser(
      userId,
      {
        passwordHash: passwordHash ?? unknownHash,
        secretAnswerHash: unknownHash,
        mustChooseQuestion: true,
        role: 'user',
        secondFactorSecret: null,
        secondFactorOnAt: null,
        secondFactorStep: null,
        secondFactorFailures: 0,
      },
      tx,
    );
    await revokeAccess(userId, { removePasskeys: true }, tx);
    await passkeys.removeChallenges(userId, tx);
    await proofs.remove(userId, 'verify', tx);
    if (role === 'admin') await audit.record({ userId, event: 'role_revoked', device }, tx);
    return accountReversals.removeSinceFirst(userId, mailbox, now(), tx);
  };
}

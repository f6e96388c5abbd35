import type { Transaction } from '../../../database/in-transaction.ts';
import type { EmailProofsRepository } from '../storage/email-proofs.repository.ts';
import type { IdentityRepository } from '../storage/identity.repository.ts';
import type { OneTimeCodesRepository } from '../storage/one-time-codes.repository.ts';
import type { PasskeysRepository } from '../storage/passkeys.repository.ts';

type Dependencies = {
  identity: IdentityRepository;
  codes: OneTimeCodesRepository;
  passkeys: PasskeysRepository;
  proofs: EmailProofsRepository;
};

export type RevokeAccess = ReturnType<typeof createAccessRevocation>;

export function createAccessRevocation({ identity, codes, passkeys, proofs }: Dependencies) {
  return async (
    userId: string,
    { removePasskeys }: { removePasskeys: boolean },
    tx: Transaction,
  ): Promise<void> => {
    await identity.endSignIns(userId, tx);
    await codes.removeResumeCodes(userId, tx);
    await codes.removeLinks(userId, tx);
    await proofs.remove(userId, 'change', tx);
    if (removePasskeys) await passkeys.removeAll(userId, tx);
  };
}

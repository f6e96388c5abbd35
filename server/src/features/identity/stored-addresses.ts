import { normalizeEmail } from '@forja/contract/identity/email-address';
import type { IdentityRepository } from './storage/identity.repository.ts';

type Accounts = Pick<IdentityRepository, 'listBeyondAscii' | 'respell'>;

/** Normalizes addresses stored by earlier releases; one that another account already has stays. */
export async function normalizeStoredAddresses(identity: Accounts): Promise<void> {
  for (const { id, username } of await identity.listBeyondAscii()) {
    const normalized = normalizeEmail(username);
    if (normalized !== username) await identity.respell(id, username, normalized);
  }
}

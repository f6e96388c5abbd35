import { normalizeEmail } from '@forja/contract/identity/email-address';
import type { IdentityRepository } from './storage/identity.repository.ts';

type Accounts = Pick<IdentityRepository, 'listBeyondAscii' | 'respell'>;

/**
 * Gives the addresses that an earlier release stored their one spelling, so that their owners sign in with what they type.
 * One that another account already has stays as it is.
 */
export async function normalizeStoredAddresses(identity: Accounts): Promise<void> {
  for (const { id, username } of await identity.listBeyondAscii()) {
    const normalized = normalizeEmail(username);
    if (normalized !== username) await identity.respell(id, username, normalized);
  }
}

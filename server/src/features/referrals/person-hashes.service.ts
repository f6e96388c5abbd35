import { createHmac, hkdfSync } from 'node:crypto';
import { toMailbox } from '@forja/domain/referrals/mailbox';

/** As a provider names whoever paid. */
type NamedPayer = { id: string | null; email: string | null };

export type PersonHashes = ReturnType<typeof createPersonHashes>;

/**
 * Tells whether two accounts or two payments are of one person, without the address or the number: a keyed hash, which
 * nobody who has only the database can compute from a list of addresses.
 */
export function createPersonHashes(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'person comparison', 32));
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const hashMailbox = (address: string) => hash(`mailbox:${toMailbox(address)}`);
  return {
    hashMailbox,
    /** The address is hashed as a mailbox, so that it also meets the one of an account. */
    hashPayer: (
      provider: string,
      { id, email }: NamedPayer,
    ): { payerIdHash?: string; payerEmailHash?: string } => ({
      ...(id !== null && { payerIdHash: hash(`payer:${provider}:${id}`) }),
      ...(email !== null && { payerEmailHash: hashMailbox(email) }),
    }),
  };
}

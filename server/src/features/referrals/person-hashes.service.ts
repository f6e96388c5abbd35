import { createHmac } from 'node:crypto';
import { normalizeEmail } from '@forja/contract/identity/email-address';
import { toMailbox } from '@forja/domain/referrals/mailbox';
import type { PurposeKeys } from '../../keys/keyring.ts';

type NamedPayer = { id: string | null; email: string | null };
export type PayerHashes = { payerIdHash?: string; payerEmailHash?: string };

export type PersonHashes = ReturnType<typeof createPersonHashes>;

/**
 * Keyed hashes compare accounts and payers without storing addresses; the database alone cannot
 * reveal them.
 */
export function createPersonHashes({ present, all }: PurposeKeys) {
  const hash = (key: Buffer, text: string) =>
    createHmac('sha256', key).update(text).digest('base64url');
  const computeMailboxHash = (key: Buffer, address: string) =>
    hash(key, `mailbox:${toMailbox(normalizeEmail(address))}`);
  const computePayerHashes = (
    key: Buffer,
    provider: string,
    { id, email }: NamedPayer,
  ): PayerHashes => ({
    ...(id !== null && { payerIdHash: hash(key, `payer:${provider}:${id}`) }),
    // hashed as a mailbox, so that it matches an account's
    ...(email !== null && { payerEmailHash: computeMailboxHash(key, email) }),
  });
  return {
    hashMailbox: (address: string): string => computeMailboxHash(present, address),
    /** Includes hashes under earlier keys. */
    listMailboxHashes: (address: string): string[] =>
      all.map((key) => computeMailboxHash(key, address)),

    hashPayer: (provider: string, payer: NamedPayer): PayerHashes =>
      computePayerHashes(present, provider, payer),
    listOldPayerHashes: (provider: string, payer: NamedPayer): PayerHashes[] =>
      all.filter((key) => key !== present).map((key) => computePayerHashes(key, provider, payer)),
  };
}

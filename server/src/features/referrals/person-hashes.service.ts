import { createHmac } from 'node:crypto';
import { normalizeEmail } from '@forja/contract/identity/email-address';
import { toMailbox } from '@forja/domain/referrals/mailbox';
import type { PurposeKeys } from '../../keys/keyring.ts';

/** A payer as the provider identifies them. */
type NamedPayer = { id: string | null; email: string | null };
export type PayerHashes = { payerIdHash?: string; payerEmailHash?: string };

export type PersonHashes = ReturnType<typeof createPersonHashes>;

/**
 * Tells whether two accounts or two payments are of one person, without the address or the number: a keyed hash, which
 * nobody who has only the database can compute from a list of addresses.
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
    // as a mailbox, so that it also meets the one of an account
    ...(email !== null && { payerEmailHash: computeMailboxHash(key, email) }),
  });
  return {
    /** The hash to store. */
    hashMailbox: (address: string): string => computeMailboxHash(present, address),
    /** Hashes to compare with stored ones, which an earlier key may have made. */
    listMailboxHashes: (address: string): string[] =>
      all.map((key) => computeMailboxHash(key, address)),

    hashPayer: (provider: string, payer: NamedPayer): PayerHashes =>
      computePayerHashes(present, provider, payer),
    /** The same payer by the keys of before. */
    listOldPayerHashes: (provider: string, payer: NamedPayer): PayerHashes[] =>
      all.filter((key) => key !== present).map((key) => computePayerHashes(key, provider, payer)),
  };
}

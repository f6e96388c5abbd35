import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { PurposeKeys } from './keyring.ts';

/** PKCS #8 header of a raw Ed25519 key. */
const PKCS8_HEADER = Buffer.from('302e020100300506032b657004220420', 'hex');

const privateKey = (seed: Buffer) =>
  createPrivateKey({ key: Buffer.concat([PKCS8_HEADER, seed]), format: 'der', type: 'pkcs8' });

/** Ed25519, so that holders of the public key verify offline. */
export function createSigningKeys({ present, all }: PurposeKeys) {
  const key = privateKey(present);
  const verifyingKeys = all.map((seed) => createPublicKey(privateKey(seed)));
  return {
    publicKey: createPublicKey(key).export({ format: 'jwk' }).x ?? '',
    sign: (bytes: Buffer): string => sign(null, bytes, key).toString('base64url'),
    isSigned: (bytes: Buffer, signature: string): boolean =>
      verifyingKeys.some((each) => verify(null, bytes, each, Buffer.from(signature, 'base64url'))),
  };
}

import { createHash } from 'node:crypto';

/** Of this product, drawn once: the same name gives the same identifier here and another one anywhere else. */
const NAMESPACE = Buffer.from('5f3c0e7a91d44b6f8a2e6c1d9b70e4f3', 'hex');

/** A version 5 UUID (RFC 9562): an idempotency key that any server makes again from the name of the operation. */
export function namedUuid(name: string): string {
  const hash = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

import { createHash } from 'node:crypto';

/** Random namespace of this product. */
const NAMESPACE = Buffer.from('5f3c0e7a91d44b6f8a2e6c1d9b70e4f3', 'hex');

/** UUID version 5 (RFC 9562): an idempotency key that any server derives from the operation. */
export function namedUuid(name: string): string {
  const hash = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

import { createHash } from 'node:crypto';
import { foldLookalikes, foldText } from '@forja/contract/identity/fold-text';

const BUCKETS = 65_536;
const ENTRY_BYTES = 3;

/** First 40 bits of the hash: 16 choose a bucket, 24 are stored in it. */
const hashPassword = (password: string) => {
  const digest = createHash('sha256').update(password).digest();
  return { bucket: digest.readUInt16BE(), entry: digest.readUIntBE(2, ENTRY_BYTES) };
};

/** Folds capitals, accents and look-alikes, so that variants match. */
export const filterSpelling = (password: string): string => foldLookalikes(foldText(password));

export function buildFilter(spellings: Iterable<string>): Buffer {
  const buckets = Array.from({ length: BUCKETS }, () => new Set<number>());
  for (const spelling of spellings) {
    const { bucket, entry } = hashPassword(spelling);
    buckets[bucket]?.add(entry);
  }
  const entries = buckets.flatMap((bucket) => Array.from(bucket).toSorted((a, b) => a - b));
  const bytes = Buffer.alloc(BUCKETS + entries.length * ENTRY_BYTES);
  for (const [index, bucket] of buckets.entries()) bytes.writeUInt8(bucket.size, index);
  for (const [index, entry] of entries.entries())
    bytes.writeUIntBE(entry, BUCKETS + index * ENTRY_BYTES, ENTRY_BYTES);
  return bytes;
}

/** False positives: fewer than one in a million. */
export function readFilter(bytes: Buffer): (password: string) => boolean {
  const starts = new Uint32Array(BUCKETS + 1);
  for (let index = 0; index < BUCKETS; index += 1)
    starts[index + 1] = (starts[index] ?? 0) + bytes.readUInt8(index);
  return (password) => {
    const { bucket, entry } = hashPassword(filterSpelling(password));
    const end = starts[bucket + 1] ?? 0;
    for (let at = starts[bucket] ?? 0; at < end; at += 1)
      if (bytes.readUIntBE(BUCKETS + at * ENTRY_BYTES, ENTRY_BYTES) === entry) return true;
    return false;
  };
}

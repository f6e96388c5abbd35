import { randomBytes } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from './semaphore.ts';

/** OWASP's second recommendation for Argon2id, the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Keyboards produce different code points for one word; NFKC unifies them. */
const canonical = (secret: string) => secret.normalize('NFKC');

/** Leaves one core free, so that simultaneous sign-ins do not delay other requests. */
const limitConcurrency = createSemaphore(Math.max(1, availableParallelism() - 1));

/** Lets a test compare the hashes computed with and without an account. */
export const HASHES = channel('forja:secret-hash');

export const hashSecret = (secret: string): Promise<string> =>
  runHash(() => hash(canonical(secret), COST));
export const isSecret = (secret: string, hashed: string): Promise<boolean> =>
  runHash(() => verify(hashed, canonical(secret)));

let unknownHash: Promise<string> | undefined;
/** Computed once at startup, because a later computation would be noticeable in response times. */
export const hashUnknownSecret = (): Promise<string> =>
  (unknownHash ??= hashSecret(randomBytes(32).toString('hex')));

function runHash<T>(work: () => Promise<T>): Promise<T> {
  HASHES.publish(undefined);
  return limitConcurrency(work);
}

/** Makes "  Tóbi  el Perro " and "tobi el perro" equal. */
export const normalizeAnswer = (answer: string): string =>
  answer.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ');

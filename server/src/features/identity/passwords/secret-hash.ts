import { channel } from 'node:diagnostics_channel';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { takeTurns } from './semaphore.ts';

/** OWASP's second recommendation for Argon2id, the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same word typed on two keyboards may be two sequences of code points: NFKC makes them one. */
const canonical = (secret: string) => secret.normalize('NFKC');

/** One core stays free: many people who sign in at once wait for each other, everybody else does not wait for them. */
const turn = takeTurns(Math.max(1, availableParallelism() - 1));

/** Hears of each hash that is calculated: an answer about an account takes as many as one about none. */
export const HASHES = channel('forja:secret-hash');

export const hashSecret = (secret: string): Promise<string> => counted(() => hash(canonical(secret), COST));
export const isSecret = (secret: string, hashed: string): Promise<boolean> =>
  counted(() => verify(hashed, canonical(secret)));

function counted<T>(work: () => Promise<T>): Promise<T> {
  HASHES.publish(undefined);
  return turn(work);
}

/** "  Tóbi  el Perro " and "tobi el perro" are the same answer. */
export const normalAnswer = (answer: string): string =>
  answer.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ');

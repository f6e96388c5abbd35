import { hash, verify } from '@node-rs/argon2';

/** OWASP's second recommendation for Argon2id, the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same word typed on two keyboards may be two sequences of code points: NFKC makes them one. */
const canonical = (secret: string) => secret.normalize('NFKC');

export const hashSecret = (secret: string): Promise<string> => hash(canonical(secret), COST);
export const isSecret = (secret: string, hashed: string): Promise<boolean> => verify(hashed, canonical(secret));

/** "  Tóbi  el Perro " and "tobi el perro" are the same answer. */
export const normalAnswer = (answer: string): string =>
  answer.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ');

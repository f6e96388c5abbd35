import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isGuessable } from './secret-strength.ts';

test.each([
  'a'.repeat(64),
  'abcabcabcabcabcabcabcabcabcabcabcabcabc',
  'Xq7Lm2Xq7Lm2Xq7Lm2Xq7Lm2Xq7Lm2Xq7Lm2',
  '0123456789abcdefghijklmnopqrstuvwxyz',
  '9876543210zyxwvutsrqponmlkjihgfedcba',
  'changeme-changeme-changeme-changeme',
  'CHANGE_ME_TO_SOMETHING_LONG_AND_SECRET',
  'mi-clave-secreta-de-produccion-2026',
  'please replace this with a random string',
  'qwertyuiopasdfghjklzxcvbnm1234567890',
  'forja-local-secret-not-for-production',
  'secreto-de-prueba-de-los-avisos',
  'secret',
  '',
])('%s is guessable', (secret) => {
  expect(isGuessable(secret)).toBe(true);
});

test.each([
  'b1946ac92492d2347c6235b4d2611184',
  'Zr8vQ2nL5xT9wK3mB7cY1pD6hJ4gF0sA',
  'EGnHDxD_qRPdaLdZz8iCr8N7_MzF-YHPTkjs6NKYQvQSBngp4PTTVWkPZRbL',
  'lagarto-puente-cobre-nube-trigo-farol-menta-espejo',
])('%s is not guessable', (secret) => {
  expect(isGuessable(secret)).toBe(false);
});

test.each(['hex', 'base64', 'base64url'] as const)(
  '32 random characters, as %s, are never guessable',
  (as) => {
    const secrets = Array.from({ length: 5000 }, (_, number) =>
      createHash('sha256').update(String(number)).digest(as).slice(0, 32),
    );
    expect(secrets.filter(isGuessable)).toEqual([]);
  },
);

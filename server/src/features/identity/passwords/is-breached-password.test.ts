import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBreachedPassword } from './is-breached-password.ts';
import { buildFilter, readFilter } from './password-filter.ts';

test.each([
  '123456',
  '12345678',
  '1234567890',
  '654321',
  '000000',
  '121212',
  '696969',
  'abc123',
  'password',
  'Password1',
  'PASSWORD123',
  'passw0rd',
  'p@ssw0rd',
  'qwerty',
  'Qwerty123',
  '1q2w3e4r',
  '1qaz2wsx',
  'iloveyou',
  'letmein',
  'trustno1',
  'football',
  'princesa',
  'tequiero',
  'hola123',
  'argentina',
  'riverplate',
  'bocajuniors',
  'contrasena',
  'contraseña',
  'contraseña'.normalize('NFD'),
  ' 123456 ',
  'sw0rdfish',
  'Chelsea1',
  'bl1nk182',
  'corazon',
  'mariposa',
  'teamomucho',
])('%s is breached', (password) => {
  expect(isBreachedPassword(password)).toBe(true);
});

test.each([
  'mate amargo 7',
  'otra clave',
  'la vaca lila baila',
  'ñandú-42-pampa',
  '🏋️‍♀️💪🧉🥩🐔🥦',
  'xk29qv',
  '834920',
  '123456\n123123',
  'correcto caballo pila grapa',
])('%j is not breached', (password) => {
  expect(isBreachedPassword(password)).toBe(false);
});

test('the filter matches its documentation, with less than one false positive in a million', () => {
  const bytes = readFileSync(new URL('breached-passwords.bin', import.meta.url));
  const account = readFileSync(new URL('breached-passwords.md', import.meta.url), 'utf8');
  expect(account).toContain(`${bytes.length.toLocaleString('en-US')} bytes`);
  const entries = (bytes.length - 65_536) / 3;
  expect(entries).toBeGreaterThan(600_000);
  expect(entries / 2 ** 40).toBeLessThan(1e-6);
});

test('a filter finds each of its passwords', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{6,12}$/)), (passwords) => {
      const hasPassword = readFilter(buildFilter(passwords));
      expect(passwords.every((password) => hasPassword(` ${password.toUpperCase()} `))).toBe(true);
    }),
    { numRuns: 10 },
  );
});

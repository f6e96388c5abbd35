import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCommonPassword } from './is-common-password.ts';

const list = brotliDecompressSync(readFileSync(new URL('common-passwords.txt.br', import.meta.url)))
  .toString('utf8')
  .trim()
  .split('\n');

test.each([
  '123456',
  '12345678',
  '123456789',
  '1234567890',
  '654321',
  '000000',
  '111111',
  '121212',
  '123123',
  '696969',
  'abc123',
  'password',
  'Password1',
  'PASSWORD123',
  'passw0rd',
  'p@ssw0rd',
  'qwerty',
  'Qwerty123',
  'qwertyuiop',
  '1q2w3e4r',
  '1qaz2wsx',
  'qazwsx',
  'asdfgh',
  'zxcvbnm',
  'iloveyou',
  'monkey',
  'dragon',
  'letmein',
  'trustno1',
  'football',
  'admin1',
  'princesa',
  'tequiero',
  'hola123',
  'argentina',
  'Argentina2022',
  'riverplate',
  'bocajuniors',
  'messi10',
  'contrasena',
  'contraseña',
  'Contraseña1',
  'contraseña'.normalize('NFD'),
  ' 123456 ',
  'te amo',
  'forja123',
])('%s is refused: everybody tries it first', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test('every password of the list is refused, however it is written, and there are more than ten thousand', () => {
  expect(list.length).toBeGreaterThan(10_000);
  expect(new Set(list).size).toBe(list.length);
  expect(list.filter((password) => !isCommonPassword(` ${password}`))).toEqual([]);
  expect(list.every((password) => password.length >= 6)).toBe(true);
});

test.each([
  'mate amargo 7',
  'otra clave',
  'la vaca lila baila',
  'Tr0ub4dor&3',
  'ñandú-42-pampa',
  '🏋️‍♀️💪🧉🥩🐔🥦',
  'xk29qv',
  '  dos espacios  ',
  '834920',
  '123456\n123123',
  'correcto caballo pila grapa',
])('%j is allowed', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('what a password manager makes is never refused', () => {
  fc.assert(
    fc.property(fc.uuid(), (random) => {
      expect(isCommonPassword(random)).toBe(false);
    }),
  );
});

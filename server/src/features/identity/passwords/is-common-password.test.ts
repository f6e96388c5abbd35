import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCommonPassword } from './is-common-password.ts';

test.each([
  '123456',
  '12345678',
  '1234567890',
  '654321',
  '000000',
  '111111',
  '121212',
  '123123',
  'abcabc',
  'aaaaaa',
  'password',
  'Password1',
  'PASSWORD123',
  'passw0rd',
  'qwerty',
  'Qwerty123',
  '1q2w3e4r',
  'qazwsx',
  'asdfgh',
  'zxcvbnm',
  'contraseña',
  'Contraseña1',
  'contraseña'.normalize('NFD'),
  'contrasena2024',
  'teamo1',
  'hola123',
  'holahola',
  'argentina',
  'Argentina2022',
  'boca1905',
  'riverplate',
  'messi10',
  '123messi',
  'te amo',
  'boca-boca',
  'gimnasio1',
  'forja123',
  '25121990',
  '1990-12-25',
  '251290',
  '147258369',
  'iloveyou',
  'Juan1986',
  'admin1',
  'qwerty!',
])('%s is refused: everybody tries it first', (password) => {
  expect(isCommonPassword(password)).toBe(true);
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
  'correcto caballo pila grapa',
])('%s is allowed', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('what a password manager makes is never refused, and answering is never slow', () => {
  fc.assert(
    fc.property(fc.uuid(), (random) => {
      expect(isCommonPassword(random)).toBe(false);
    }),
  );
  const begunAt = performance.now();
  isCommonPassword('a'.repeat(199) + 'b');
  isCommonPassword('ab'.repeat(100));
  expect(performance.now() - begunAt).toBeLessThan(50);
});

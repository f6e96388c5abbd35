import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 'short'],
  ['mate1', 'short'],
  ['123456', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['qwertyuiop', 'weak'],
  ['poiuytrewq', 'weak'],
  ['abcdef123', 'weak'],
  ['password1', 'weak'],
  ['Contraseña2024', 'weak'],
  ['Messi2022!', 'weak'],
  ['hola hola hola', 'weak'],
  ['20122012', 'weak'],
  ['mate amargo 7', 'fair'],
  ['yerba y termo 3', 'fair'],
  ['mate amargo con facturas', 'strong'],
  ['xK9$mQ2vLp', 'strong'],
  ['hGtRfvBnmKloPqWe', 'strong'],
  ['4821 7730 9154 2268', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('the own email address adds no strength', () => {
  expect(passwordStrength('anabelen.paz7', 'anabelen.paz@gmail.com')).toBe('weak');
  expect(passwordStrength('mate amargo con facturas', 'ma@gmail.com')).toBe('strong');
});

const ORDER = ['short', 'weak', 'fair', 'strong'];

test('an extra word never weakens a password', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 30 }),
      fc.stringMatching(/^[a-z]{4,8}$/),
      (password, word) => {
        const before = ORDER.indexOf(passwordStrength(password));
        expect(ORDER.indexOf(passwordStrength(`${password} ${word}`))).toBeGreaterThanOrEqual(
          before,
        );
      },
    ),
  );
});

test('any text has a strength, and a pattern alone is never strong', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (password) => {
      expect(ORDER).toContain(passwordStrength(password));
    }),
  );
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-zñ]$/),
      fc.integer({ min: 6, max: 200 }),
      (letter, times) => {
        expect(passwordStrength(letter.repeat(times))).toBe('weak');
      },
    ),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { waitInWords } from './wait-in-words.ts';

test.each([
  [0, '1 segundo'],
  [0.2, '1 segundo'],
  [1, '1 segundo'],
  [59, '59 segundos'],
  [60, '1 minuto'],
  [61, '1 minuto y 1 segundo'],
  [3552, '59 minutos y 12 segundos'],
  [3600, '1 hora'],
  [3601, '1 hora'],
  [3660, '1 hora y 1 minuto'],
  [7320, '2 horas y 2 minutos'],
])('%s seconds read as %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});

test('every wait has a text, without zeros', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 86_400 }), (seconds) => {
      expect(waitInWords(seconds)).toMatch(
        /^[1-9]\d* (hora|minuto|segundo)s?( y [1-9]\d* (minuto|segundo)s?)?$/,
      );
    }),
  );
});

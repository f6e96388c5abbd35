import { expect, test } from 'vitest';
import { source } from '../evidence/sources.ts';
import { EMERGENCY_NUMBERS, readCountry } from './emergency-numbers.data.ts';

test('every listed country has numbers with a source', () => {
  for (const { emergency, helpline, sources } of Object.values(EMERGENCY_NUMBERS)) {
    for (const number of [...emergency, helpline]) expect(number).toMatch(/^\d{3}$/);
    expect(sources.map((key) => source(key).title)).not.toContain('');
  }
});

test.each([
  [null, 'ar'],
  ['ar', 'ar'],
  ['other', 'other'],
  ['uy', 'ar'],
  ['toString', 'ar'],
])('a device that stored %s shows the numbers of %s', (stored, country) => {
  expect(readCountry(stored)).toBe(country);
});

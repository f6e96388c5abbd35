import { expect, test } from 'vitest';
import { EMERGENCY_SIGNS, WARNING_SIGNS } from './emergency-signs.data.ts';
import { warningSigns } from './warning-signs.ts';

test('every sign of a plan is listed without the call, and the 141 line is excluded', () => {
  expect(warningSigns(EMERGENCY_SIGNS, 'male')).toEqual(WARNING_SIGNS);
  expect(warningSigns(EMERGENCY_SIGNS.slice(0, 2), 'male')).toEqual(WARNING_SIGNS.slice(0, 2));
});

test('a woman reads no sign exclusive to men', () => {
  const texts = warningSigns(EMERGENCY_SIGNS, 'female').map(({ text }) => text);
  expect(texts).toHaveLength(WARNING_SIGNS.length - 1);
  expect(texts.join()).not.toMatch(/erección/i);
});

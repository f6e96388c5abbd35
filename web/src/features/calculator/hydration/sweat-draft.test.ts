import { expect, test } from 'vitest';
import { emptySweat, findSweatStep, restoreSweat, SWEAT_STEPS } from './sweat-draft.ts';

const DAY = '2026-11-20';
const findStepName = (draft: Partial<ReturnType<typeof emptySweat>>) =>
  SWEAT_STEPS[findSweatStep({ ...emptySweat(), ...draft }, DAY)]?.name;

const before = { weightBeforeKg: '62,5' };
const during = { ...before, minutes: '60', drunkMl: '500', urineMl: '0' };

test('a sweat test resumes at the first step with an empty field', () => {
  expect(findStepName({})).toBe('before');
  expect(findStepName(before)).toBe('during');
  expect(findStepName({ ...during, urineMl: '' })).toBe('during');
  expect(findStepName(during)).toBe('after');
  expect(findStepName({ ...during, weightAfterKg: '62,2' })).toBe('result');
});

test('an impossible figure returns the form to its step', () => {
  expect(findStepName({ ...during, weightBeforeKg: '6,25', weightAfterKg: '62,2' })).toBe('before');
});

test('a draft of another version restores no unknown figure', () => {
  expect(restoreSweat({ ...before, clothes: '1', minutes: 60 })).toEqual({
    ...emptySweat(),
    ...before,
  });
});

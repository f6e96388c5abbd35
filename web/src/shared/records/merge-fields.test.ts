import { expect, test } from 'vitest';
import { mergeFields } from './merge-fields.ts';

const before = { takenOn: '2026-11-20', weightKg: 78, waistCm: 86 };

test.each([
  {
    when: 'each device changed another field',
    mine: { ...before, weightKg: 79 },
    theirs: { ...before, waistCm: 85 },
    merged: { ...before, weightKg: 79, waistCm: 85 },
  },
  {
    when: 'one of them added a field and the other took one away',
    mine: { ...before, armsCm: 36 },
    theirs: { takenOn: '2026-11-20', weightKg: 78 },
    merged: { takenOn: '2026-11-20', weightKg: 78, armsCm: 36 },
  },
  {
    when: 'both wrote the same',
    mine: { ...before, weightKg: 79 },
    theirs: { ...before, weightKg: 79 },
    merged: { ...before, weightKg: 79 },
  },
  {
    when: 'both wrote something else in the same field',
    mine: { ...before, weightKg: 79 },
    theirs: { ...before, weightKg: 80 },
    merged: undefined,
  },
])('$when', ({ mine, theirs, merged }) => {
  expect(mergeFields({ before, mine, theirs })).toEqual(merged);
});

test('what both started from is needed to tell who changed what', () => {
  expect(mergeFields({ before: undefined, mine: before, theirs: before })).toBeUndefined();
});

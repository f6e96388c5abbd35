import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Measure } from '../measure.ts';
import { findNewMeasures } from './find-new-measures.ts';

const findAdded = (file: readonly Measure[], stored: readonly Measure[]) =>
  findNewMeasures(
    file.map((measure) => ({ measure })),
    stored,
  ).added.map(({ of }) => of.measure);

const day = '2026-03-14';
const weighed = { takenOn: day, weightKg: 80 };

test.each<[what: string, file: Measure[], stored: Measure[], added: Measure[]]>([
  ['an equal one is not brought again', [weighed], [weighed], []],
  [
    'another weight of the day is another reading',
    [{ ...weighed, weightKg: 81 }],
    [weighed],
    [{ ...weighed, weightKg: 81 }],
  ],
  [
    'a measure with a subset of the figures of its day is not imported',
    [weighed],
    [{ ...weighed, waistCm: 85 }],
    [],
  ],
  [
    'a measure with more figures is imported',
    [{ ...weighed, waistCm: 85 }],
    [weighed],
    [{ ...weighed, waistCm: 85 }],
  ],
  ['two equal ones are two', [weighed, weighed], [], [weighed, weighed]],
  ['of two equal ones, the one that is missing', [weighed, weighed], [weighed], [weighed]],
  [
    'each stored measure matches at most one row of the file',
    [weighed, weighed],
    [{ ...weighed, waistCm: 85 }],
    [weighed],
  ],
])('%s', (_, file, stored, added) => {
  expect(findAdded(file, stored)).toEqual(added);
});

const anyMeasure = fc.record(
  {
    takenOn: fc.constantFrom('2026-03-14', '2026-03-15'),
    weightKg: fc.constantFrom(80, 81),
    waistCm: fc.constantFrom(85, 86),
  },
  { requiredKeys: ['takenOn', 'weightKg'] },
);
const anyMeasures = fc.array(anyMeasure, { maxLength: 8 });

test('importing a file again adds nothing, even after an interrupted import', () => {
  fc.assert(
    fc.property(anyMeasures, anyMeasures, fc.nat(), (file, stored, cut) => {
      const added = findAdded(file, stored);
      const part = added.slice(0, cut % (added.length + 1));
      const rest = findAdded(file, [...stored, ...part]);
      expect(findAdded(file, [...stored, ...part, ...rest])).toEqual([]);
      expect(findAdded(file, file)).toEqual([]);
      expect(findAdded(file, [])).toEqual(file);
    }),
  );
});

test('imported measures have unique names that the same file repeats', () => {
  fc.assert(
    fc.property(anyMeasures, anyMeasures, (file, stored) => {
      const rows = file.map((measure) => ({ measure }));
      const names = findNewMeasures(rows, stored).added.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(findNewMeasures(rows, []).added.map(({ name }) => name)).toEqual(
        expect.arrayContaining(names),
      );
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Measure } from '../measure.ts';
import { findNewMeasures } from './find-new-measures.ts';

const addedOf = (file: readonly Measure[], here: readonly Measure[]) =>
  findNewMeasures(
    file.map((measure) => ({ measure })),
    here,
  ).added.map(({ of }) => of.measure);

const day = '2026-03-14';
const weighed = { takenOn: day, weightKg: 80 };

test.each<[what: string, file: Measure[], here: Measure[], added: Measure[]]>([
  ['an equal one is not brought again', [weighed], [weighed], []],
  [
    'another weight of the day is another reading',
    [{ ...weighed, weightKg: 81 }],
    [weighed],
    [{ ...weighed, weightKg: 81 }],
  ],
  [
    'one with fewer figures of those of a day is not brought',
    [weighed],
    [{ ...weighed, waistCm: 85 }],
    [],
  ],
  [
    'one with more figures is',
    [{ ...weighed, waistCm: 85 }],
    [weighed],
    [{ ...weighed, waistCm: 85 }],
  ],
  ['two equal ones are two', [weighed, weighed], [], [weighed, weighed]],
  ['of two equal ones, the one that is missing', [weighed, weighed], [weighed], [weighed]],
  [
    'each one that is here is one of the file at most',
    [weighed, weighed],
    [{ ...weighed, waistCm: 85 }],
    [weighed],
  ],
])('%s', (_, file, here, added) => {
  expect(addedOf(file, here)).toEqual(added);
});

/** Few days and few values, so that many of them coincide. */
const anyMeasure = fc.record(
  {
    takenOn: fc.constantFrom('2026-03-14', '2026-03-15'),
    weightKg: fc.constantFrom(80, 81),
    waistCm: fc.constantFrom(85, 86),
  },
  { requiredKeys: ['takenOn', 'weightKg'] },
);
const some = fc.array(anyMeasure, { maxLength: 8 });

test('after bringing a file nothing of it is left to bring, whatever was here and however far it got', () => {
  fc.assert(
    fc.property(some, some, fc.nat(), (file, here, cut) => {
      const added = addedOf(file, here);
      const part = added.slice(0, cut % (added.length + 1));
      const rest = addedOf(file, [...here, ...part]);
      expect(addedOf(file, [...here, ...part, ...rest])).toEqual([]);
      expect(addedOf(file, file)).toEqual([]);
      expect(addedOf(file, [])).toEqual(file);
    }),
  );
});

test('two measures that are brought have two names, and the same file gives the same ones', () => {
  fc.assert(
    fc.property(some, some, (file, here) => {
      const rows = file.map((measure) => ({ measure }));
      const names = findNewMeasures(rows, here).added.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(findNewMeasures(rows, []).added.map(({ name }) => name)).toEqual(
        expect.arrayContaining(names),
      );
    }),
  );
});

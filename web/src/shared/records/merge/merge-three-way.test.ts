import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeRecord, mergeThreeWay } from './merge-three-way.ts';
import { sameValue } from './same-value.ts';

const ancestor = {
  takenOn: '2026-11-20',
  weightKg: 78,
  waistCm: 86,
  pressure: { systolic: 120, diastolic: 80 },
};

test.each([
  {
    when: 'each device changed a different field',
    mine: { ...ancestor, weightKg: 79 },
    theirs: { ...ancestor, waistCm: 85 },
    value: { ...ancestor, weightKg: 79, waistCm: 85 },
  },
  {
    when: 'each changed a different field of one object',
    mine: { ...ancestor, pressure: { systolic: 130, diastolic: 80 } },
    theirs: { ...ancestor, pressure: { systolic: 120, diastolic: 85 } },
    value: { ...ancestor, pressure: { systolic: 130, diastolic: 85 } },
  },
  {
    when: 'one added a field unknown to the other, which removed another one',
    mine: { ...ancestor, effort: { scale: 'rpe', value: 8 } },
    theirs: { takenOn: '2026-11-20', weightKg: 78, pressure: ancestor.pressure },
    value: {
      takenOn: '2026-11-20',
      weightKg: 78,
      pressure: ancestor.pressure,
      effort: { scale: 'rpe', value: 8 },
    },
  },
  {
    when: 'both set a field to the same value',
    mine: { ...ancestor, weightKg: 79 },
    theirs: { ...ancestor, weightKg: 79 },
    value: { ...ancestor, weightKg: 79 },
  },
  {
    when: 'both set a field to different values',
    mine: { ...ancestor, weightKg: 79, waistCm: 85 },
    theirs: { ...ancestor, weightKg: 80 },
    value: { ...ancestor, weightKg: 80, waistCm: 85 },
    conflicts: [['weightKg']],
  },
  {
    when: 'both changed a list, which is one scalar',
    mine: { ...ancestor, days: [1, 2] },
    theirs: { ...ancestor, days: [3] },
    value: { ...ancestor, days: [3] },
    conflicts: [['days']],
  },
  {
    when: 'one removed a field that the other changed',
    mine: { takenOn: '2026-11-20', weightKg: 78, waistCm: 86 },
    theirs: { ...ancestor, pressure: { systolic: 130, diastolic: 80 } },
    value: { ...ancestor, pressure: { systolic: 130, diastolic: 80 } },
    keptEdits: [['pressure']],
  },
  {
    when: 'one deleted a record that the other changed',
    mine: null,
    theirs: { weightKg: 80 },
    value: { weightKg: 80 },
    keptEdits: [[]],
  },
  {
    when: 'one changed a record that the other deleted',
    mine: { weightKg: 80 },
    theirs: null,
    value: { weightKg: 80 },
    keptEdits: [[]],
  },
  {
    when: 'one deleted a record and the other did nothing',
    mine: ancestor,
    theirs: null,
    value: null,
  },
  { when: 'both deleted a record', mine: null, theirs: null, value: null },
])('$when', ({ mine, theirs, value, conflicts = [], keptEdits = [] }) => {
  expect(mergeThreeWay({ ancestor, mine, theirs })).toEqual({ value, conflicts, keptEdits });
});

test('without a common version, differences conflict and additions stay', () => {
  const [mine, theirs] = [
    { weightKg: 79, armsCm: 36 },
    { weightKg: 80, waistCm: 85 },
  ];
  expect(mergeThreeWay({ ancestor: undefined, mine, theirs })).toEqual({
    value: { weightKg: 80, waistCm: 85, armsCm: 36 },
    conflicts: [['weightKg']],
    keptEdits: [],
  });
});

test('thirty sets on two phones merge into thirty sets, with each edit and deletion', () => {
  const aSet = (index: number) => ({ order: `a${index}`, repetitions: 8 });
  const setsFrom = (from: number, to: number) =>
    Object.fromEntries(
      Array.from({ length: to - from }, (_, index) => [`set-${from + index}`, aSet(from + index)]),
    );
  const before = { exercise: 'sentadilla', sets: setsFrom(0, 10) };
  const { 'set-0': _, ...withoutFirst } = { ...before.sets, ...setsFrom(10, 20) };
  const mine = { ...before, sets: { ...withoutFirst, 'set-1': { ...aSet(1), repetitions: 12 } } };
  const { 'set-0': __, ...alsoWithoutFirst } = { ...before.sets, ...setsFrom(20, 30) };
  const theirs = {
    ...before,
    sets: { ...alsoWithoutFirst, 'set-1': { ...aSet(1), weightKg: 60 } },
  };
  const { value, conflicts, keptEdits } = mergeThreeWay({ ancestor: before, mine, theirs });
  expect(value).toEqual({
    exercise: 'sentadilla',
    sets: { ...setsFrom(2, 30), 'set-1': { order: 'a1', repetitions: 12, weightKg: 60 } },
  });
  expect([conflicts, keptEdits]).toEqual([[], []]);
});

const isReadable = { getSortKey: (stored: unknown) => (isInverted(stored) ? undefined : 0) };
const isInverted = (stored: unknown) => {
  const { systolic, diastolic } = stored as { systolic: number; diastolic: number }; // the only values of this test
  return diastolic >= systolic;
};

test.each([
  [
    'two right halves that make a wrong whole',
    'fields' as const,
    { systolic: 95, diastolic: 60 },
    { systolic: 120, diastolic: 100 },
  ],
  [
    'a collection whose records are not merged',
    'whole' as const,
    { systolic: 130, diastolic: 80 },
    { systolic: 120, diastolic: 85 },
  ],
])('%s conflict as a whole', (_, merge, mine, theirs) => {
  const before = { systolic: 120, diastolic: 80 };
  const rules = { merge, ...isReadable };
  expect(mergeRecord({ ancestor: before, mine, theirs }, rules)).toEqual({
    value: theirs,
    conflicts: [[]],
    keptEdits: [],
  });
  expect(mergeRecord({ ancestor: before, mine, theirs: before }, rules).value).toEqual(mine);
});

test.each([
  [
    'the same field was chosen twice',
    { systolic: 130, diastolic: 80 },
    { systolic: 140, diastolic: 80 },
    { systolic: 130, diastolic: 80 },
  ],
  [
    'two right halves make a wrong whole',
    { systolic: 120, diastolic: 100 },
    { systolic: 95, diastolic: 80 },
    { systolic: 120, diastolic: 100 },
  ],
  [
    'each chose another field',
    { systolic: 130, diastolic: 80 },
    { systolic: 120, diastolic: 85 },
    { systolic: 130, diastolic: 85 },
  ],
])('a last-write-wins collection has no conflicts: %s', (_, mine, theirs, value) => {
  const ancestor = { systolic: 120, diastolic: 80 };
  const rules = { merge: 'latest' as const, ...isReadable };
  expect(mergeRecord({ ancestor, mine, theirs }, rules)).toEqual({
    value,
    conflicts: [],
    keptEdits: [],
  });
});

test("a no-copy collection keeps the account's value of a conflicting field, and merges the rest", () => {
  const ancestor = { systolic: 120, diastolic: 80 };
  const rules = { merge: 'no-copy' as const, ...isReadable };
  const mine = { systolic: 130, diastolic: 80, pulse: 60 };
  const theirs = { systolic: 140, diastolic: 85 };
  expect(mergeRecord({ ancestor, mine, theirs }, rules)).toEqual({
    value: { systolic: 140, diastolic: 85, pulse: 60 },
    conflicts: [],
    keptEdits: [],
  });
  const invalidMerge = { systolic: 95, diastolic: 80 };
  expect(
    mergeRecord({ ancestor, mine: invalidMerge, theirs: { ...ancestor, diastolic: 100 } }, rules)
      .conflicts,
  ).toEqual([[]]);
});

// Few names and values, so that the three versions collide.
const scalar = fc.oneof(
  fc.integer({ min: 0, max: 2 }),
  fc.constant(null),
  fc.array(fc.integer({ min: 0, max: 1 }), { maxLength: 2 }),
);
const { value: aValue } = fc.letrec<{ value: unknown; fields: unknown }>((tie) => ({
  value: fc.oneof({ depthSize: 'small', withCrossShrink: true }, scalar, tie('fields')),
  fields: fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__'), tie('value'), { maxKeys: 4 }),
}));
const versions = fc.record({ ancestor: aValue, mine: aValue, theirs: aValue });
const without = (value: unknown, key: string): unknown =>
  Object.fromEntries(Object.entries(value as object).filter(([name]) => name !== key)); // called with objects only

const toSortedPaths = (paths: string[][]) => paths.map((path) => path.join('/')).toSorted();

test('swapping the devices changes only which side of a conflict wins', () => {
  fc.assert(
    fc.property(versions, ({ ancestor: before, mine, theirs }) => {
      const one = mergeThreeWay({ ancestor: before, mine, theirs });
      const other = mergeThreeWay({ ancestor: before, mine: theirs, theirs: mine });
      expect(toSortedPaths(one.conflicts)).toEqual(toSortedPaths(other.conflicts));
      expect(toSortedPaths(one.keptEdits)).toEqual(toSortedPaths(other.keptEdits));
      if (one.conflicts.length === 0) expect(sameValue(one.value, other.value)).toBe(true);
    }),
  );
});

test('the result has each one-sided change, and equal changes do not conflict', () => {
  fc.assert(
    fc.property(versions, ({ ancestor: before, mine, theirs }) => {
      expect(mergeThreeWay({ ancestor: before, mine, theirs: before })).toEqual({
        value: mine,
        conflicts: [],
        keptEdits: [],
      });
      expect(mergeThreeWay({ ancestor: before, mine: before, theirs })).toEqual({
        value: theirs,
        conflicts: [],
        keptEdits: [],
      });
      expect(mergeThreeWay({ ancestor: before, mine, theirs: mine }).conflicts).toEqual([]);
    }),
  );
});

function leaves(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [`${path}=${JSON.stringify(value)}`];
  return Object.entries(value).flatMap(([key, each]) => leaves(each, `${path}/${key}`));
}

test('each scalar of the result comes from one of the two', () => {
  fc.assert(
    fc.property(versions, ({ ancestor: before, mine, theirs }) => {
      const known = new Set([...leaves(mine), ...leaves(theirs)]);
      const { value } = mergeThreeWay({ ancestor: before, mine, theirs });
      for (const leaf of leaves(value)) expect(known).toContain(leaf);
    }),
  );
});

test('a field known to one side survives any change', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('a', 'b'), aValue),
      fc.dictionary(fc.constantFrom('a', 'b'), aValue),
      aValue.filter((value) => value !== null),
      (mine, theirs, unknown) => {
        const { value } = mergeThreeWay({ ancestor: {}, mine, theirs: { ...theirs, unknown } });
        expect((value as { unknown: unknown }).unknown).toEqual(unknown); // a merge of two objects is an object
        const { value: known } = mergeThreeWay({
          ancestor: { unknown },
          mine: { ...mine, unknown },
          theirs: { ...theirs, unknown },
        });
        expect(
          sameValue(without(known, 'unknown'), mergeThreeWay({ ancestor: {}, mine, theirs }).value),
        ).toBe(true);
      },
    ),
  );
});

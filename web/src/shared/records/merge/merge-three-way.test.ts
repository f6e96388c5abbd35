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
    when: 'each device changed another field',
    mine: { ...ancestor, weightKg: 79 },
    theirs: { ...ancestor, waistCm: 85 },
    value: { ...ancestor, weightKg: 79, waistCm: 85 },
  },
  {
    when: 'each changed another field of the same part',
    mine: { ...ancestor, pressure: { systolic: 130, diastolic: 80 } },
    theirs: { ...ancestor, pressure: { systolic: 120, diastolic: 85 } },
    value: { ...ancestor, pressure: { systolic: 130, diastolic: 85 } },
  },
  {
    when: 'one added a field that the other does not know, and the other took one away',
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
    when: 'both changed a field to the same',
    mine: { ...ancestor, weightKg: 79 },
    theirs: { ...ancestor, weightKg: 79 },
    value: { ...ancestor, weightKg: 79 },
  },
  {
    when: 'both changed a field to different values',
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
    when: 'one took away what the other changed',
    mine: { takenOn: '2026-11-20', weightKg: 78, waistCm: 86 },
    theirs: { ...ancestor, pressure: { systolic: 130, diastolic: 80 } },
    value: { ...ancestor, pressure: { systolic: 130, diastolic: 80 } },
    keptEdits: [['pressure']],
  },
  {
    when: 'one deleted what the other changed',
    mine: null,
    theirs: { weightKg: 80 },
    value: { weightKg: 80 },
    keptEdits: [[]],
  },
  {
    when: 'one changed what the other deleted',
    mine: { weightKg: 80 },
    theirs: null,
    value: { weightKg: 80 },
    keptEdits: [[]],
  },
  { when: 'one deleted and the other did nothing', mine: ancestor, theirs: null, value: null },
  { when: 'both deleted', mine: null, theirs: null, value: null },
])('$when', ({ mine, theirs, value, conflicts = [], keptEdits = [] }) => {
  expect(mergeThreeWay({ ancestor, mine, theirs })).toEqual({ value, conflicts, keptEdits });
});

test('when it is not known what both started from, what differs is a conflict and what only one has stays', () => {
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

test('thirty sets written on two phones are thirty sets, with the ones that each edited and deleted', () => {
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

const isReadable = { getSortKey: (stored: unknown) => (isUpsideDown(stored) ? undefined : 0) };
const isUpsideDown = (stored: unknown) => {
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
])('%s are a conflict of the whole', (_, merge, mine, theirs) => {
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
])('where what was chosen last stands, there is no conflict: %s', (_, mine, theirs, value) => {
  const ancestor = { systolic: 120, diastolic: 80 };
  const rules = { merge: 'latest' as const, ...isReadable };
  expect(mergeRecord({ ancestor, mine, theirs }, rules)).toEqual({
    value,
    conflicts: [],
    keptEdits: [],
  });
});

test('where nobody wants a copy, a field that both changed is as the account has it, and the rest is of both', () => {
  const ancestor = { systolic: 120, diastolic: 80 };
  const rules = { merge: 'no-copy' as const, ...isReadable };
  const mine = { systolic: 130, diastolic: 80, pulse: 60 };
  const theirs = { systolic: 140, diastolic: 85 };
  expect(mergeRecord({ ancestor, mine, theirs }, rules)).toEqual({
    value: { systolic: 140, diastolic: 85, pulse: 60 },
    conflicts: [],
    keptEdits: [],
  });
  const wrongWhole = { systolic: 95, diastolic: 80 };
  expect(
    mergeRecord({ ancestor, mine: wrongWhole, theirs: { ...ancestor, diastolic: 100 } }, rules)
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

const pathsOf = (paths: string[][]) => paths.map((path) => path.join('/')).toSorted();

test('the order of the devices changes nothing but which side of a conflict is shown', () => {
  fc.assert(
    fc.property(versions, ({ ancestor: before, mine, theirs }) => {
      const one = mergeThreeWay({ ancestor: before, mine, theirs });
      const other = mergeThreeWay({ ancestor: before, mine: theirs, theirs: mine });
      expect(pathsOf(one.conflicts)).toEqual(pathsOf(other.conflicts));
      expect(pathsOf(one.keptEdits)).toEqual(pathsOf(other.keptEdits));
      if (one.conflicts.length === 0) expect(sameValue(one.value, other.value)).toBe(true);
    }),
  );
});

test('what one device did alone is the result, and what both did alike is no conflict', () => {
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

test('nothing is invented: each scalar of the result is there in one of the two', () => {
  fc.assert(
    fc.property(versions, ({ ancestor: before, mine, theirs }) => {
      const known = new Set([...leaves(mine), ...leaves(theirs)]);
      const { value } = mergeThreeWay({ ancestor: before, mine, theirs });
      for (const leaf of leaves(value)) expect(known).toContain(leaf);
    }),
  );
});

test('a field that only one of them knows survives, whatever else they changed', () => {
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

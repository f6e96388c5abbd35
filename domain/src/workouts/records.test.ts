import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DoneSet } from './done-sets.ts';
import { findNewRecords, findRecords, recordKey } from './records.ts';

const setOf = (day: string, more: Partial<DoneSet>): DoneSet => ({
  exerciseId: 'bench-press',
  day,
  startedAt: `${day}T10:00:00.000Z`,
  ...more,
});

test('every repetition range has a weight record, and a session a volume record', () => {
  const records = findRecords([
    setOf('2026-01-05', { weightKg: 80, repetitions: 8 }),
    setOf('2026-01-05', { weightKg: 80, repetitions: 7 }),
    setOf('2026-01-08', { weightKg: 95, repetitions: 3 }),
  ]);
  expect(records.get('weight:7-9')).toMatchObject({ value: 80, day: '2026-01-05' });
  expect(records.get('weight:2-3')).toMatchObject({ value: 95, day: '2026-01-08' });
  expect(records.get('set-volume')).toMatchObject({ value: 640 });
  expect(records.get('session-volume')).toMatchObject({ value: 1200, day: '2026-01-05' });
  expect(records.get('estimated-max')?.max?.lowKg).toBeCloseTo(100.6, 1);
});

test('exercises without a weight have records of repetitions or time', () => {
  const records = findRecords([
    setOf('2026-01-05', { repetitions: 12 }),
    setOf('2026-01-06', { seconds: 60 }),
  ]);
  expect([...records.keys()].toSorted()).toEqual(['repetitions', 'seconds']);
});

test('an equalled record keeps its first day', () => {
  const records = findRecords([
    setOf('2026-02-01', { weightKg: 80, repetitions: 8 }),
    setOf('2026-01-05', { weightKg: 80, repetitions: 8 }),
  ]);
  expect(records.get('weight:7-9')?.day).toBe('2026-01-05');
});

test('a workout lists the records it beats, and the first time beats none', () => {
  const before = [setOf('2026-01-05', { weightKg: 80, repetitions: 8 })];
  const now = [setOf('2026-01-08', { weightKg: 82.5, repetitions: 8 })];
  expect(findNewRecords(before, now).map(recordKey)).toEqual([
    'estimated-max',
    'weight:7-9',
    'set-volume',
    'session-volume',
  ]);
  expect(findNewRecords([], now)).toEqual([]);
});

const anySet = fc.record({
  day: fc.constantFrom('2026-01-05', '2026-01-08', '2026-02-01'),
  weightKg: fc.option(fc.integer({ min: 0, max: 300 }), { nil: undefined }),
  repetitions: fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined }),
  seconds: fc.option(fc.integer({ min: 1, max: 600 }), { nil: undefined }),
  repsInReserve: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
});

test('records never fall when sets are added', () => {
  fc.assert(
    fc.property(fc.array(anySet), fc.array(anySet), (some, more) => {
      const toSets = (all: typeof some) => all.map(({ day, ...set }) => setOf(day, set));
      const before = findRecords(toSets(some));
      const after = findRecords(toSets([...some, ...more]));
      for (const [key, { value }] of before)
        expect(after.get(key)?.value).toBeGreaterThanOrEqual(value);
    }),
  );
});

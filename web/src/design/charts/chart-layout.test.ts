import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from '../format.ts';
import {
  AXIS_MARKS,
  pickMarks,
  pickSpacedMarks,
  readableScale,
  spreadLabels,
} from './chart-layout.ts';

test('labels that do not overlap stay in place', () => {
  expect(spreadLabels([20, 80], 18, [0, 100])).toEqual([20, 80]);
});

test('overlapping labels move apart and keep their order', () => {
  const [first = 0, second = 0, third = 0] = spreadLabels([50, 52, 51], 18, [0, 200]);
  expect(third - first).toBeGreaterThanOrEqual(18);
  expect(second - third).toBeGreaterThanOrEqual(18);
});

test('labels stay inside the chart while they fit, and never overlap', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -50, max: 250, noNaN: true }), { minLength: 1, maxLength: 3 }),
      (wanted) => {
        const placed = spreadLabels(wanted, 18, [0, 200]).toSorted((a, b) => a - b);
        expect(placed).toHaveLength(wanted.length);
        expect(placed[0]).toBeGreaterThanOrEqual(-0.001);
        expect(placed.at(-1)).toBeLessThanOrEqual(200.001);
        for (let index = 1; index < placed.length; index += 1)
          expect((placed[index] ?? 0) - (placed[index - 1] ?? 0)).toBeGreaterThanOrEqual(17.999);
      },
    ),
  );
});

test('the axis labels as many marks as fit, evenly, including the last', () => {
  expect([...pickMarks(12, 12)]).toHaveLength(12);
  expect([...pickMarks(12, 6)].toSorted((a, b) => a - b)).toEqual([1, 3, 5, 7, 9, 11]);
  expect(pickMarks(1, 5)).toEqual(new Set([0]));
  expect(pickMarks(0, 5).size).toBe(0);
  expect(pickMarks(5, 0)).toEqual(new Set([4]));
});

test('marks of close days leave room for each label, including the last', () => {
  const position = fc.integer({ min: 0, max: 600 });
  fc.assert(
    fc.property(fc.uniqueArray(position, { minLength: 1, maxLength: 60 }), (days) => {
      const positions = days.toSorted((a, b) => a - b);
      const marked = [...pickSpacedMarks(positions, 76)].map((index) => positions[index] ?? 0);
      expect(marked[0]).toBe(positions.at(-1));
      for (let index = 1; index < marked.length; index += 1)
        expect((marked[index - 1] ?? 0) - (marked[index] ?? 0)).toBeGreaterThanOrEqual(76);
    }),
  );
});

test('no two marks of an axis read the same, and the axis covers every value', () => {
  const weight = fc.integer({ min: 300, max: 3000 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(fc.array(weight, { minLength: 1, maxLength: 30 }), (values) => {
      const scale = readableScale(values, (value) => decimal(value));
      const labels = scale.ticks(AXIS_MARKS).map((tick) => decimal(tick));
      expect(new Set(labels).size).toBe(labels.length);
      expect(labels.length).toBeGreaterThan(1);
      const [low = 0, high = 0] = scale.domain();
      expect(low).toBeLessThanOrEqual(Math.min(...values));
      expect(high).toBeGreaterThanOrEqual(Math.max(...values));
    }),
  );
});

test('a change of 100 g does not fill the drawing', () => {
  const [low = 0, high = 0] = readableScale([79.1, 79], (value) => decimal(value)).domain();
  expect(high - low).toBeGreaterThanOrEqual(0.3);
});

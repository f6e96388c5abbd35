import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPlateLoading, type LoadedBar, type OwnPlates } from './plate-loading.ts';
import { DEFAULT_TRAINING_SETTINGS } from '../workouts/training-settings.ts';

const USUAL: OwnPlates = DEFAULT_TRAINING_SETTINGS;

test.each([
  { load: 20, perSide: [] },
  { load: 22.5, perSide: [1.25] },
  { load: 62.5, perSide: [20, 1.25] },
  { load: 100, perSide: [25, 15] },
  { load: 142.5, perSide: [25, 25, 10, 1.25] },
])('$load kg use as few plates as possible', ({ load, perSide }) => {
  expect(findPlateLoading(load, USUAL)).toEqual({ kind: 'exact', loadKg: load, perSide });
});

test('an impossible load returns the nearest ones', () => {
  expect(findPlateLoading(61, USUAL)).toEqual({
    kind: 'nearest',
    below: { loadKg: 60, perSide: [20] },
    above: { loadKg: 62.5, perSide: [20, 1.25] },
  });
});

test('a load below the bar returns the empty bar as the nearest', () => {
  expect(findPlateLoading(15, USUAL)).toEqual({
    kind: 'nearest',
    below: undefined,
    above: { loadKg: 20, perSide: [] },
  });
});

test('a load above all the plates returns their total as the nearest', () => {
  expect(findPlateLoading(300, { barKg: 20, platePairs: { '20': 1 } })).toEqual({
    kind: 'nearest',
    below: { loadKg: 60, perSide: [20] },
    above: undefined,
  });
});

test('the search finds combinations that a greedy choice misses', () => {
  // A greedy choice takes the 4, which leaves an impossible 2.
  expect(findPlateLoading(32, { barKg: 20, platePairs: { '4': 1, '3': 2 } })).toEqual({
    kind: 'exact',
    loadKg: 32,
    perSide: [3, 3],
  });
});

const own = fc.record({
  barKg: fc.integer({ min: 0, max: 4000 }).map((hundredths) => hundredths / 100),
  platePairs: fc.dictionary(
    fc.constantFrom('25', '20', '15', '10', '5', '2.5', '1.25', '0.5', '11.34', '7', '3'),
    fc.integer({ min: 0, max: 3 }),
  ),
});

test('plates sum to the load, or the nearest loads have none in between', () => {
  fc.assert(
    fc.property(own, fc.integer({ min: 0, max: 30_000 }), (plates, hundredths) => {
      const loadKg = hundredths / 100;
      const loading = findPlateLoading(loadKg, plates);
      const bars = loading.kind === 'exact' ? [loading] : [loading.below, loading.above];
      for (const bar of bars) if (bar) expectToBeOwned(bar, plates);
      const all = everyLoad(plates);
      if (loading.kind === 'exact') expect(loading.loadKg).toBe(loadKg);
      else {
        const sorted = [...all].toSorted((one, other) => one - other);
        expect(all.has(loadKg)).toBe(false);
        expect(loading.below?.loadKg).toBe(sorted.findLast((kg) => kg < loadKg));
        expect(loading.above?.loadKg).toBe(sorted.find((kg) => kg > loadKg));
      }
    }),
  );
});

function expectToBeOwned({ loadKg, perSide }: LoadedBar, { barKg, platePairs }: OwnPlates): void {
  const side = perSide.reduce((sum, kg) => sum + Math.round(kg * 100), 0);
  expect((Math.round(barKg * 100) + 2 * side) / 100).toBe(loadKg);
  for (const [kg, pairs] of Object.entries(platePairs))
    expect(perSide.filter((plate) => plate === Number(kg)).length).toBeLessThanOrEqual(pairs);
}

function everyLoad({ barKg, platePairs }: OwnPlates): Set<number> {
  let sums = new Set([0]);
  for (const [kg, pairs] of Object.entries(platePairs))
    for (let pair = 0; pair < pairs; pair += 1)
      sums = new Set([...sums].flatMap((sum) => [sum, sum + Math.round(Number(kg) * 100)]));
  return new Set([...sums].map((sum) => (Math.round(barKg * 100) + 2 * sum) / 100));
}

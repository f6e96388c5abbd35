import { expect, test } from 'vitest';
import { addDays } from '../calendar/day.ts';
import { retrace } from '../evidence/traced.ts';
import {
  type IntakeOfDay,
  measuredExpenditure as measureOf,
  type MeasuredPerson,
  type WeightOfDay,
} from './measured-expenditure.ts';

const MAN: MeasuredPerson = { sex: 'male', resting: { value: 1500 } };
const measuredExpenditure = (
  weights: readonly WeightOfDay[],
  intake: readonly IntakeOfDay[],
  person: Partial<MeasuredPerson> = {},
) => measureOf(weights, intake, { ...MAN, ...person });

const FIRST = '2026-10-01';

/** Seeded numbers from 0 to 1. */
function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Life = { weights: WeightOfDay[]; intake: IntakeOfDay[]; expenditure: number };

/** Uneven intake, missing days in both records and correlated weight noise. */
function simulateLife(seed: number): Life {
  const random = seededNumbers(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const expenditure = 1600 + 1800 * random();
  const days = 24 + Math.floor(20 * random());
  const balance = -700 + 1000 * random();
  const noiseKg = 0.4 + 0.3 * random();
  const likeness = 0.3 + 0.4 * random();
  const life: Life = { weights: [], intake: [], expenditure };
  let [bodyKg, waterKg] = [55 + 50 * random(), 0];
  for (let index = 0; index < days; index += 1) {
    const day = addDays(FIRST, index);
    waterKg = likeness * waterKg + noiseKg * Math.sqrt(1 - likeness ** 2) * normal();
    if (random() > 0.15) life.weights.push({ day, weightKg: bodyKg + waterKg });
    const kcal = expenditure + balance + 350 * normal();
    const isComplete = random() > 0.06;
    if (random() > 0.04) life.intake.push({ day, kcal: isComplete ? kcal : kcal / 2, isComplete });
    bodyKg += (kcal - expenditure) / 7700;
  }
  return life;
}

test('the printed error contains the true expenditure of at least 95 of 100 people', () => {
  let [seed, known, inside] = [0, 0, 0];
  while (known < 100) {
    seed += 1;
    const life = simulateLife(seed);
    const measured = measuredExpenditure(life.weights, life.intake, {
      resting: { value: life.expenditure / 1.6 },
    });
    if (!measured.isKnown) continue;
    known += 1;
    const { expenditure, standardError } = measured;
    if (Math.abs(expenditure.value - life.expenditure) <= 2 * standardError.value) inside += 1;
  }
  expect(inside).toBeGreaterThanOrEqual(95);
});

/** A person who eats 2000 kcal and loses 0.05 kg a day. */
const steadyDays = (days: number): { weights: WeightOfDay[]; intake: IntakeOfDay[] } => {
  const all = Array.from({ length: days }, (_, index) => index);
  return {
    weights: all.map((index) => ({ day: addDays(FIRST, index), weightKg: 80 - 0.05 * index })),
    intake: all.map((index) => ({ day: addDays(FIRST, index), kcal: 2000, isComplete: true })),
  };
};

test('2000 kcal and 50 g lost per day give 2385 kcal, with the error of 28 correlated days', () => {
  const { weights, intake } = steadyDays(40);
  const measured = measuredExpenditure(weights, intake);
  if (!measured.isKnown) throw new Error('it should be known');
  expect(measured.expenditure.value).toBeCloseTo(2385, 6);
  // 126 kcal for 28 independent days of 0.7 kg, times 2.016 for a daily correlation of 0.7.
  expect(measured.standardError.value).toBeCloseTo(254, 0);
  expect(retrace(measured.expenditure)).toBe(measured.expenditure.value);
  expect(retrace(measured.standardError)).toBe(measured.standardError.value);
  expect(measured).toMatchObject({
    from: '2026-10-13',
    to: '2026-11-09',
    days: 28,
    weighings: 28,
    completeDays: 27,
  });
});

test('21 days have an error of 369 kcal, and 20 days report one missing', () => {
  const { weights, intake } = steadyDays(21);
  const measured = measuredExpenditure(weights, intake);
  expect(measured.isKnown && measured.standardError.value).toBeCloseTo(369, 0);
  expect(measuredExpenditure(weights.slice(1), intake)).toEqual({
    isKnown: false,
    missing: { days: 1, weighings: 0, completeDays: 0 },
  });
});

test('missing weighings and incomplete days are counted', () => {
  expect(measuredExpenditure([], [])).toEqual({
    isKnown: false,
    missing: { days: 21, weighings: 14, completeDays: 16 },
  });
  const { weights, intake } = steadyDays(21);
  const few = weights.filter((_, index) => index % 4 === 0);
  expect(measuredExpenditure(few, intake)).toMatchObject({ missing: { weighings: 8 } });
  const started = intake.map((day, index) => ({ ...day, isComplete: index < 10 }));
  expect(measuredExpenditure(weights, started)).toMatchObject({ missing: { completeDays: 6 } });
});

test('an incomplete day is excluded', () => {
  const { weights, intake } = steadyDays(28);
  const withHalf = intake.map((day, index) =>
    index === 3 ? { ...day, kcal: 300, isComplete: false } : day,
  );
  const measured = measuredExpenditure(weights, withHalf);
  expect(measured.isKnown && measured.expenditure.value).toBeCloseTo(2385, 6);
});

test.each<[string, Partial<MeasuredPerson>, number, object]>([
  ['a woman needs a whole cycle', { sex: 'female' }, 27, { missing: { days: 1 } }],
  [
    'ten days after a new target do not count',
    { targetChangedOn: FIRST },
    30,
    { missing: { days: 1 }, settling: { reason: 'target', until: '2026-10-11' } },
  ],
  [
    'the eleventh day counts',
    { targetChangedOn: FIRST },
    31,
    { isKnown: true, from: '2026-10-11' },
  ],
  [
    'three weeks after the first creatine do not count',
    { creatineSince: FIRST },
    41,
    { missing: { days: 1 }, settling: { reason: 'creatine', until: '2026-10-22' } },
  ],
  [
    'the later of both delays applies',
    { creatineSince: FIRST, targetChangedOn: '2026-10-20' },
    49,
    { missing: { days: 1 }, settling: { reason: 'target' } },
  ],
  [
    'an impossibly low expenditure is not shown',
    { resting: { value: 2170 } },
    28,
    { isKnown: false, impossible: 'low' },
  ],
  [
    'an impossibly high expenditure is not shown',
    { resting: { value: 950 } },
    28,
    { isKnown: false, impossible: 'high' },
  ],
])('%s', (_, person, days, expected) => {
  const { weights, intake } = steadyDays(days);
  expect(measuredExpenditure(weights, intake, person)).toMatchObject(expected);
});

test('a stable weight with 930 kcal per day reports missing food and no figure', () => {
  const { weights, intake } = steadyDays(28);
  const measured = measuredExpenditure(
    weights.map(({ day }) => ({ day, weightKg: 80 })),
    intake.map((day) => ({ ...day, kcal: 930 })),
  );
  expect(measured).toEqual({
    isKnown: false,
    impossible: 'low',
    from: '2026-10-01',
    to: '2026-10-28',
  });
});

test('a complete day of 0 kcal is excluded', () => {
  const { weights, intake } = steadyDays(28);
  const withNothing = intake.map((day, index) => (index === 3 ? { ...day, kcal: 0 } : day));
  const measured = measuredExpenditure(weights, withNothing);
  expect(measured.isKnown && measured.expenditure.value).toBeCloseTo(2385, 6);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../calendar/day.ts';
import { cases } from '../../properties/cases.fixture.ts';
import { retrace } from '../../evidence/traced.ts';
import type { Measure } from '../measure.ts';
import { type GoalDates, goalDates } from './goal-dates.ts';
import type { MeasureGoal } from './measure-goal.ts';

const TODAY = '2026-11-25';
const OPTIONS = { today: TODAY, weeklyLossCapPercent: 1 };
const goal: MeasureGoal = { field: 'weightKg', target: 75, from: 82, setOn: '2026-10-01' };

/** A weight a day up to today, `perDay` kilos more each. */
const daily = (days: number, last: number, perDay: number, noise = (_: number) => 0): Measure[] =>
  Array.from({ length: days }, (_, index) => {
    const ago = days - 1 - index;
    const weightKg = last - perDay * ago + noise(index);
    return { takenOn: addDays(TODAY, -ago), weightKg: Math.round(weightKg * 100) / 100 };
  });

test('what is missing is said: the days of three weeks and the days with a measure', () => {
  expect(goalDates(goal, [], OPTIONS)).toEqual({ state: 'unmeasured' });
  expect(goalDates(goal, daily(1, 80, 0), OPTIONS)).toMatchObject({
    state: 'missing',
    days: 20,
    measuredDays: 5,
  });
  expect(goalDates(goal, daily(20, 80, -0.1), OPTIONS)).toMatchObject({
    state: 'missing',
    days: 1,
    measuredDays: 0,
  });
  const few = daily(22, 80, -0.1).filter((_, index) => index % 7 === 0);
  expect(goalDates(goal, few, OPTIONS)).toMatchObject({
    state: 'missing',
    days: 0,
    measuredDays: 2,
  });
});

test.each<
  [what: string, measures: Measure[], state: GoalDates['state'], more?: Partial<MeasureGoal>]
>([
  ['four weeks without a change are noise', daily(28, 80, 0), 'noise'],
  ['a change that measuring again would give is noise', daily(28, 80, -0.02), 'noise'],
  ['half a kilo a week has dates', daily(28, 80, -0.07), 'dates'],
  ['a trend to the other side has none', daily(28, 80, 0.1), 'away'],
  ['more than 1 % a week has none', daily(28, 80, -0.15), 'too_fast'],
  ['a gain is not too fast to be told', daily(28, 80, 0.15), 'dates', { target: 85, from: 78 }],
  ['a weight that is there is reached', daily(28, 74.5, -0.1), 'reached'],
  ['a goal of more than a year is far', daily(28, 80, -0.07), 'far', { target: 28 }],
])('%s', (_, measures, state, more = {}) => {
  expect(goalDates({ ...goal, ...more }, measures, OPTIONS).state).toBe(state);
});

test('measures of more than two weeks ago say nothing of today', () => {
  const today = addDays(TODAY, 15);
  expect(goalDates(goal, daily(28, 80, -0.1), { ...OPTIONS, today })).toMatchObject({
    state: 'stale',
    lastDay: TODAY,
  });
});

/** 28 days, each alike to the one before by 0.7: SE 0.03302 kg a day, and 0.53684 kg of the last point. */
test('the range of a steady loss is that of two standard errors to each side, and slows down', () => {
  const dates = goalDates(goal, daily(28, 80, -0.1), OPTIONS);
  if (dates.state !== 'dates') throw new Error(dates.state);
  expect(dates.perWeek.value).toBeCloseTo(-0.7, 6);
  // (5 − 1.07367) / (0.1 + 0.06605) = 23.65
  expect(dates.earliest).toBe(addDays(TODAY, 23));
  // 0.03395 × 365 = 12.39 kg at the end; −365 × ln(1 − 6.07367 / 12.39) = 245.8
  expect(dates.latest).toBe(addDays(TODAY, 246));
  for (const trace of [dates.traces.earliest, dates.traces.latest])
    expect(trace && retrace(trace)).toBe(trace?.value);
});

test('a girth that is taken once a week has dates too, and one reading off does not', () => {
  const waist = (values: readonly number[]): Measure[] =>
    values.map((waistCm, index) => ({
      takenOn: addDays(TODAY, (index - values.length + 1) * 7),
      waistCm,
    }));
  const ofWaist: MeasureGoal = { field: 'waistCm', target: 85, from: 95, setOn: '2026-09-01' };
  const falling = [95, 94.5, 93.8, 93.2, 92.4, 92, 91.2, 90.5, 90, 89.1, 88.6, 88];
  expect(goalDates(ofWaist, waist(falling), OPTIONS).state).toBe('dates');
  expect(goalDates(ofWaist, waist([95, 95.2, 94.8, 95, 95.3, 94.9, 92]), OPTIONS).state).toBe(
    'noise',
  );
});

/** A generator of its own, so that the same hundred lives are simulated in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** A person who goes on as now, 0.7 kg off each day and much as the day before, weighed three days of four. */
function simulate(seed: number, perDay: number): { measures: Measure[]; trueNow: number } {
  const random = seeded(seed);
  let water = 0.7 * normal(random);
  const nextWater = (): number => {
    water = 0.7 * water + 0.7 * Math.sqrt(1 - 0.7 ** 2) * normal(random);
    return water;
  };
  const measures = daily(28, 80, perDay, nextWater).filter(
    (_, index) => index === 27 || random() < 0.75,
  );
  return { measures, trueNow: 80 };
}

test('of a hundred simulated lives that go on as now, at least 95 reach the goal inside the range', () => {
  let told = 0;
  let inside = 0;
  for (let seed = 1; told < 100; seed += 1) {
    const perDay = -0.06 - (seed % 5) / 100;
    const { measures, trueNow } = simulate(seed, perDay);
    const dates = goalDates({ ...goal, target: 76 }, measures, OPTIONS);
    if (dates.state !== 'dates') continue;
    told += 1;
    const day = addDays(TODAY, Math.round((76 - trueNow) / perDay));
    if (dates.earliest <= day && (dates.latest === undefined || day <= dates.latest)) inside += 1;
  }
  expect(inside).toBeGreaterThanOrEqual(95);
});

test('of a hundred people whose weight does not move, a date is said to five at most', () => {
  const told = Array.from({ length: 100 }, (_, seed) => simulate(seed + 1, 0).measures).filter(
    (measures) => goalDates(goal, measures, OPTIONS).state === 'dates',
  );
  expect(told.length).toBeLessThanOrEqual(5);
});

/** Weights that most times are enough, recent and with a trend: no other is told a date. */
const anyMeasures: fc.Arbitrary<Measure[]> = fc
  .tuple(
    fc.constantFrom(27, 27, 34, 83).chain((most) =>
      fc.array(
        fc.record({
          ago: fc.integer({ min: 0, max: most }),
          noise: fc.integer({ min: -2, max: 2 }),
        }),
        { maxLength: 40, size: 'max' },
      ),
    ),
    fc.integer({ min: -12, max: 12 }),
  )
  .map(([days, hundredthsPerDay]) =>
    days.map(({ ago, noise }) => ({
      takenOn: addDays(TODAY, -ago),
      weightKg: Math.round(800 - (hundredthsPerDay * ago) / 10 + noise) / 10,
    })),
  );
const seen = { dates: 0 };

test('no date comes before three weeks of measures, in the past, or after a later one', () => {
  const anyTarget = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 74, max: 86 }) },
    { weight: 1, arbitrary: fc.integer({ min: 40, max: 150 }) },
  );
  fc.assert(
    fc.property(anyMeasures, anyTarget, fc.constantFrom(70, 90), (measures, target, from) => {
      const dates = goalDates({ ...goal, target, from }, measures, OPTIONS);
      if (dates.state !== 'dates') return;
      seen.dates += 1;
      const days = measures.map(({ takenOn }) => takenOn).toSorted();
      expect(addDays(days[0] ?? '', 20) <= (days.at(-1) ?? '')).toBe(true);
      expect(dates.earliest >= TODAY).toBe(true);
      if (dates.latest !== undefined) expect(dates.latest >= dates.earliest).toBe(true);
    }),
  );
  // What never happens proves nothing.
  expect(seen.dates).toBeGreaterThan(cases() / 60);
});

import { expect, test } from 'vitest';
import { deriveSwapLoad } from '../loads/swap-load.ts';
import { findSessions } from '../progress/max-by-session.ts';
import { firstLoad } from '../training/lifts/first-load.ts';
import {
  MAX_RESERVE,
  MAX_TO_FAILURE,
  ONE_REP_MAX_FORMULAS,
  oneRepMax,
} from '../training/lifts/one-rep-max.ts';
import { requireExercise } from '../training/plan/training-plan.fixture.ts';
import { flattenDoneSets } from './done-sets.ts';
import { estimateMax } from './estimated-max.ts';
import { findRecords } from './records.ts';
import { DEFAULT_TRAINING_SETTINGS } from './training-settings.ts';
import { doneSet, exerciseOf, workoutOf } from './workout.fixture.ts';

type Range = { lowKg: number; highKg: number } | undefined;
type Done = { weightKg: number; repetitions: number; repsInReserve?: number };

const DAY = '2026-01-08';
const setsOf = ({ weightKg, repetitions, ...more }: Done) =>
  flattenDoneSets([
    workoutOf(DAY, [exerciseOf('bench-press', [doneSet(weightKg, repetitions, more)])]),
  ]);

function maximaIn(load: ReturnType<typeof firstLoad>): Range {
  const maxima = (load?.suggested.steps ?? [])
    .filter(({ name }) => ONE_REP_MAX_FORMULAS.some(({ title }) => name === `maximo${title}`))
    .map(({ value }) => value);
  return maxima.length === 0
    ? undefined
    : { lowKg: Math.min(...maxima), highKg: Math.max(...maxima) };
}

const PLACES: Readonly<Record<string, (set: Done) => Range>> = {
  'the formulas': (set) => {
    const outcome = oneRepMax(set);
    return outcome.ok ? { lowKg: outcome.low.value, highKg: outcome.high.value } : undefined;
  },
  records: (set) => findRecords(setsOf(set)).get('estimated-max')?.max,
  'the course of an exercise': (set) => findSessions(setsOf(set))[0]?.max,
  'the first kilos of a plan': (set) =>
    maximaIn(
      firstLoad(
        requireExercise('bench-press'),
        { repetitions: 3, reserve: 2 },
        [{ exerciseId: 'bench-press', ...set }],
        { active: [] },
      ),
    ),
  'the kilos of a swap': (set) => {
    const swap = deriveSwapLoad({
      to: requireExercise('bench-press'),
      target: { repetitions: 3, reserve: 2 },
      history: setsOf(set),
      today: DAY,
      plates: DEFAULT_TRAINING_SETTINGS,
    });
    return swap.kind === 'light' ? undefined : maximaIn(swap.load);
  },
};

const SETS = Array.from({ length: 15 }, (_, at) => at + 1).flatMap((repetitions) =>
  [undefined, 0, 1, 2, 2.5, 3, 3.5, 4].map((repsInReserve) => ({
    weightKg: 100,
    repetitions,
    ...(repsInReserve !== undefined && { repsInReserve }),
  })),
);

test.each(Object.entries(PLACES))('%s give the same maximum of a set as the formulas', (_, of) => {
  for (const set of SETS) {
    const [said, estimated] = [of(set), estimateMax(set)];
    const name = JSON.stringify(set);
    expect(said === undefined, name).toBe(estimated === undefined);
    expect(said?.lowKg ?? 0, name).toBeCloseTo(estimated?.lowKg ?? 0, 1);
    expect(said?.highKg ?? 0, name).toBeCloseTo(estimated?.highKg ?? 0, 1);
  }
});

test('a maximum needs at most ten repetitions and three in reserve', () => {
  for (const set of SETS) {
    const { repetitions, repsInReserve = 0 } = set;
    const isNear =
      repetitions <= 10 &&
      repsInReserve <= MAX_RESERVE &&
      repetitions + Math.floor(repsInReserve) <= MAX_TO_FAILURE;
    expect(estimateMax(set) !== undefined, JSON.stringify(set)).toBe(isNear);
  }
});

// Hand-computed values of 100 kg for 7 to failure: 120 (Brzycki), 123.33 (Epley), 124.03 (Wathan).
test('repetitions in reserve count as done, rounded down', () => {
  const max = estimateMax({ weightKg: 100, repetitions: 5, repsInReserve: 2.5 });
  expect(max?.lowKg).toBeCloseTo(120, 1);
  expect(max?.highKg).toBeCloseTo(124.03, 1);
  expect(max).toEqual(estimateMax({ weightKg: 100, repetitions: 7 }));
});

test('a repetition to failure is the maximum itself, and one with two in reserve is not', () => {
  expect(estimateMax({ weightKg: 100, repetitions: 1 })).toEqual({ lowKg: 100, highKg: 100 });
  expect(estimateMax({ weightKg: 100, repetitions: 1, repsInReserve: 2 })?.lowKg).toBeGreaterThan(
    100,
  );
});

test.each([
  { weightKg: 100, repetitions: 0 },
  { weightKg: 0, repetitions: 5 },
  { repetitions: 5 },
  { weightKg: 100 },
])('no maximum is estimated from %o', (set) => {
  expect(estimateMax(set)).toBeUndefined();
});

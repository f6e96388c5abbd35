import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retrace } from '../../evidence/traced.ts';
import { exerciseById } from '../../exercises/library/exercise-library.ts';
import type { HealthFlag } from '../../person/choices.ts';
import { aPerson, anyPerson } from '../../person/person.fixture.ts';
import { LIMITS, type PlanInput } from '../../person/plan-input.ts';
import { createProfile } from '../../profile/profile.ts';
import { firstLoad } from './first-load.ts';
import { KNOWN_LIFT_EXERCISES } from './known-lifts.ts';
import { LIFT_VARIANTS } from './lift-variants.data.ts';
import { trainingPlan } from '../plan/plan-training.ts';
import { requireExercise, listPlannedExercises } from '../plan/training-plan.fixture.ts';

const HEALTHY = { active: [] } as const;
const loadOf = (
  id: string,
  lift: string,
  weightKg: number,
  repetitions: number,
  asked: [number, number],
) =>
  firstLoad(
    requireExercise(id),
    { repetitions: asked[0], reserve: asked[1] },
    [{ exerciseId: lift, weightKg, repetitions }],
    HEALTHY,
  );

// Hand-computed values of 100 kg × 5: maxima 112.5 (Brzycki), 116.67 (Epley), 116.58 (Wathan); at 9 to
// failure 87.5, 89.74, 88.82.
test.each([
  {
    why: 'the same repetitions to failure',
    id: 'bench-press',
    asked: [3, 2] as [number, number],
    low: 100,
    high: 100,
    suggested: 100,
  },
  {
    why: 'six with three in reserve',
    id: 'bench-press',
    asked: [6, 3] as [number, number],
    low: 87.5,
    high: 87.5,
    suggested: 87.5,
  },
  // 0.3 of 87.5 to 89.74: 26.25 to 26.92 per hand.
  {
    why: 'dumbbells, from the bar',
    id: 'dumbbell-bench-press',
    asked: [6, 3] as [number, number],
    low: 26,
    high: 26,
    suggested: 26,
  },
])('$why: $suggested kg from 100 kg × 5', ({ id, asked, low, high, suggested }) => {
  const load = loadOf(id, 'bench-press', 100, 5, asked);
  expect([load?.low.value, load?.high.value, load?.suggested.value]).toEqual([
    low,
    high,
    suggested,
  ]);
});

test('a single repetition is the maximum itself, and the range comes from converting it back', () => {
  // 140 at 8 to failure: 112.78 (Brzycki), 110.53 (Epley), 109.66 (Wathan).
  const load = loadOf('deadlift', 'deadlift', 140, 1, [5, 3]);
  expect([load?.low.value, load?.high.value]).toEqual([107.5, 112.5]);
});

test.each([
  {
    why: 'no related lift is declared',
    id: 'leg-press',
    lift: 'bench-press',
    weightKg: 100,
    asked: [8, 3],
  },
  {
    why: 'the bar alone weighs more',
    id: 'overhead-press',
    lift: 'overhead-press',
    weightKg: 22,
    asked: [8, 3],
  },
  {
    why: 'the plan asks for too many repetitions',
    id: 'barbell-curl',
    lift: 'barbell-curl',
    weightKg: 40,
    asked: [12, 3],
  },
] satisfies { why: string; id: string; lift: string; weightKg: number; asked: [number, number] }[])(
  'no load is estimated when $why',
  ({ id, lift, weightKg, asked }) => {
    expect(loadOf(id, lift, weightKg, 5, asked)).toBeUndefined();
  },
);

const SQUAT = [{ exerciseId: 'back-squat', weightKg: 120, repetitions: 5 }];
const STRONG = {
  level: 'advanced',
  goal: 'strength',
  trainingDays: 4,
  sessionMinutes: 90,
} as const;
const kilosIn = (overrides: Partial<PlanInput>) =>
  listPlannedExercises(
    trainingPlan(createProfile(aPerson({ ...STRONG, lifts: SQUAT, ...overrides }))),
  ).filter(({ load }) => load);

test('a plan gives kilos for the declared lift and its close relatives', () => {
  expect(kilosIn({}).map(({ exerciseId }) => exerciseId)).toContain('back-squat');
  for (const { loadHint, load } of kilosIn({}))
    expect(loadHint).toContain(`${String(load?.suggested.value).replace('.', ',')} kg`);
});

test.each([
  { why: 'an injury of that movement', person: { injuries: ['shoulder' as const] } },
  { why: 'pregnancy', person: { sex: 'female' as const, health: ['pregnancy' as HealthFlag] } },
  { why: '160/100', person: { bloodPressure: { systolic: 160, diastolic: 95 } } },
  { why: 'a fall', person: { health: ['fall_or_walking_aid' as HealthFlag] } },
  { why: 'fifteen years', person: { ageYears: 15 } },
])('no load is estimated with $why', ({ person }) => {
  expect(kilosIn(person)).toEqual([]);
});

test('every relative is in the library, uses weight and starts lighter', () => {
  const offered = new Set(KNOWN_LIFT_EXERCISES.map(({ id }) => id));
  for (const [id, variants] of Object.entries(LIFT_VARIANTS)) {
    expect(exerciseById(id)?.implement, id).toBeDefined();
    for (const { from, ratio } of variants) {
      expect(offered, id).toContain(from);
      expect(ratio, id).toBeLessThan(1);
    }
  }
});

const STEPS = { barbell: 2.5, dumbbells: 2, machine: 5 } as const;

test('printed loads are loadable, never exceed the estimate and match their calculation', () => {
  const anyLift = fc.record({
    exerciseId: fc.constantFrom(...KNOWN_LIFT_EXERCISES.map(({ id }) => id)),
    weightKg: fc.double({
      min: LIMITS.liftWeightKg.min,
      max: LIMITS.liftWeightKg.max,
      noNaN: true,
    }),
    repetitions: fc.integer({ min: LIMITS.liftRepetitions.min, max: LIMITS.liftRepetitions.max }),
  });
  const lifts = fc.uniqueArray(anyLift, { selector: ({ exerciseId }) => exerciseId, maxLength: 6 });
  fc.assert(
    fc.property(anyPerson, lifts, (person, told) => {
      for (const { exerciseId, load } of listPlannedExercises(
        trainingPlan(createProfile({ ...person, lifts: told })),
      )) {
        if (!load) continue;
        const { implement } = requireExercise(exerciseId);
        if (!implement) throw new Error(`${exerciseId} has kilos and no implement`);
        expect(load.low.value).toBeLessThanOrEqual(load.suggested.value);
        expect(load.suggested.value).toBeLessThanOrEqual(load.high.value);
        for (const figure of [load.low, load.suggested, load.high]) {
          expect(figure.value % STEPS[implement]).toBe(0);
          expect(figure.value).toBeLessThanOrEqual(
            figure.steps.find(({ name }) => name === 'estimado')?.value ?? 0,
          );
          expect(retrace(figure)).toBe(figure.value);
        }
      }
    }),
  );
}, 120_000);

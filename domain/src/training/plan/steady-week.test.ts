import { expect, test } from 'vitest';
import { EQUIPMENT, GOALS, LEVELS } from '../../person/choices.ts';
import { aPerson } from '../../person/person.fixture.ts';
import type { PlanInput } from '../../person/plan-input.ts';
import { createProfile } from '../../profile/profile.ts';
import { trainingPlan } from './plan-training.ts';
import { findAlternatives } from '../selection/swap-exercise.ts';
import { isSteady } from '../../exercises/library/steady-exercises.ts';
import {
  listNoticeCodes,
  listExercises,
  requireExercise,
  listPlannedExercises,
} from './training-plan.fixture.ts';

/**
 * Evidence 7: floor slides, pike press-ups, hanging rows, high steps and unsupported single-leg
 * work.
 */
const FORBIDDEN = [
  'slider-eccentric-curl',
  'slider-leg-curl',
  'hamstring-walkout',
  'prone-lat-slide',
  'knee-slider-fly',
  'slider-fly',
  'incline-pike-push-up',
  'pike-push-up',
  'feet-up-pike-push-up',
  'handstand-push-up',
  'inverted-row',
  'bent-knee-inverted-row',
  'supine-inverted-row',
  'towel-row',
  'bodyweight-triceps-extension',
  'bar-bodyweight-curl',
  'chair-step-up',
  'dumbbell-step-up',
  'bodyweight-reverse-lunge',
  'dumbbell-reverse-lunge',
  'dumbbell-split-squat',
  'walking-lunge',
  'bulgarian-split-squat',
  'bodyweight-bulgarian',
  'bodyweight-single-leg-deadlift',
  'single-leg-deadlift',
  'box-pistol-squat',
  'pistol-squat',
  'push-up',
  'knee-push-up',
  'dumbbell-push-up',
  'diamond-push-up',
  'feet-assisted-pull-up',
  'dip',
  'bench-dip',
  'side-plank',
  'dumbbell-leg-curl',
];

const PEOPLE: Readonly<Record<string, Partial<PlanInput>>> = {
  '70 years': { ageYears: 70 },
  '80 years': { ageYears: 80, weightKg: 60, heightCm: 158 },
  'frail at 45': { ageYears: 45, health: ['fall_or_walking_aid'] },
};
const ROWS = EQUIPMENT.flatMap((equipment) =>
  Object.entries(PEOPLE).flatMap(([who, person]) =>
    LEVELS.map((level) => ({ equipment, who, level, person })),
  ),
);

test.each(ROWS)(
  'unsteady people get no floor, single-leg or hanging work: $who, $equipment, $level',
  (row) => {
    for (const goal of GOALS)
      for (const trainingDays of [2, 3, 6]) {
        const { equipment, level, person } = row;
        const profile = createProfile(
          aPerson({ sex: 'female', equipment, level, goal, trainingDays, ...person }),
        );
        const plan = trainingPlan(profile);
        const offered = listPlannedExercises(plan).flatMap(({ exerciseId }) => [
          exerciseId,
          ...findAlternatives(exerciseId, profile).map(({ id }) => id),
        ]);
        expect(offered.filter((id) => FORBIDDEN.includes(id))).toEqual([]);
        expect(listNoticeCodes(plan)).not.toContain('training-patterns-without-exercise');
      }
  },
);

test.each(EQUIPMENT)('a person of 76 gets supported exercises if %s has them', (equipment) => {
  for (const goal of GOALS)
    for (const seed of [0, 7]) {
      const profile = createProfile(aPerson({ ageYears: 76, equipment, goal, level: 'advanced' }));
      const plan = trainingPlan(profile, { seed });
      for (const { exercises } of plan.days) {
        const chosen = exercises.map(({ exerciseId }) => requireExercise(exerciseId));
        for (const { id, pattern } of chosen.filter((each) => !isSteady(each.id))) {
          const better = findAlternatives(id, profile).filter(
            (other) =>
              other.pattern === pattern &&
              isSteady(other.id) &&
              other.equipment.includes(equipment) &&
              !chosen.some((each) => each.id === other.id),
          );
          expect(
            better
              .filter(({ primary }) => primary[0] === requireExercise(id).primary[0])
              .map((each) => each.id),
            id,
          ).toEqual([]);
        }
      }
    }
});

test('a woman of 80 without equipment covers every movement with supported exercises', () => {
  const plan = trainingPlan(
    createProfile(
      aPerson({
        sex: 'female',
        ageYears: 80,
        weightKg: 60,
        heightCm: 158,
        equipment: 'bodyweight',
        level: 'beginner',
        goal: 'maintenance',
        trainingDays: 3,
      }),
    ),
  );
  const ids = listPlannedExercises(plan).map(({ exerciseId }) => exerciseId);
  expect(ids).toEqual(expect.arrayContaining(['box-squat', 'low-step-up']));
  for (const pattern of ['hinge', 'horizontal_pull', 'horizontal_push', 'vertical_pull', 'carry'])
    expect(
      listExercises(plan).map((exercise) => exercise.pattern),
      pattern,
    ).toContain(pattern);
});

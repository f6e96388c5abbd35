import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../properties/cases.fixture.ts';
import { sortChildren } from '../records/children.ts';
import { anyPerson } from '../person/person.fixture.ts';
import { generatePlan } from '../plan/generate-plan.ts';
import { weekExercises } from '../training/effort/week-exercises.ts';
import type { TrainingPlan } from '../training/training-plan.ts';
import { TEXT_LIMITS } from '../workouts/set-limits.ts';
import { prescribedDay } from './prescribed-day.ts';
import { routineFromPlan } from './routine-from-plan.ts';
import { countIds } from './routine.fixture.ts';

const anyTraining: fc.Arbitrary<TrainingPlan> = anyPerson
  .map((person) => generatePlan(person))
  .filter((outcome) => outcome.ok)
  .map(({ plan }) => plan.training);

const toRoutine = (training: TrainingPlan) =>
  routineFromPlan(training, { planId: 'plan', name: 'Ganar músculo', createId: countIds() });

test('every week of a plan’s routine has its sets, reserves, rests and loads', () => {
  fc.assert(
    fc.property(anyTraining, (training) => {
      const routine = toRoutine(training);
      const days = sortChildren(routine.days);
      expect(days.map(({ name }) => name)).toEqual(training.days.map(({ name }) => name));
      expect(routine.weeks?.length ?? 0).toBe(training.progression.length);
      training.progression.forEach((week, at) =>
        training.days.forEach((day, dayAt) => {
          const exercises = days[dayAt] ? prescribedDay(days[dayAt], routine.weeks?.[at]) : [];
          expect(
            exercises.map(({ exerciseId, sets, restSeconds }) => ({
              exerciseId,
              sets: sets.length,
              reserve: sets[0]?.repsInReserve,
              least: sets[0]?.repsMin ?? sets[0]?.seconds,
              weightKg: sets[0]?.weightKg,
              restSeconds,
            })),
          ).toEqual(
            weekExercises(day, week).map((planned) => ({
              exerciseId: planned.exerciseId,
              sets: planned.sets,
              reserve: planned.repsInReserve,
              least: planned.repsMin,
              weightKg: planned.load?.suggested.value,
              restSeconds: planned.restSeconds,
            })),
          );
        }),
      );
    }),
    { numRuns: cases(150) },
  );
});

test('paired exercises of a plan become supersets, and no others', () => {
  let pairs = 0;
  fc.assert(
    fc.property(anyTraining, (training) => {
      const days = sortChildren(toRoutine(training).days);
      training.days.forEach((day, at) => {
        const exercises = sortChildren(days[at]?.exercises ?? {});
        const supersetOf = (id: string | undefined) =>
          exercises.find(({ exerciseId }) => exerciseId === id)?.supersetId;
        for (const { exerciseId, pairedWith } of day.exercises) {
          const own = supersetOf(exerciseId);
          if (pairedWith === undefined) expect(own).toBeUndefined();
          else {
            pairs += 1;
            expect(own).toBeDefined();
            expect(own).toBe(supersetOf(pairedWith));
          }
        }
      });
    }),
    { numRuns: cases(100) },
  );
  expect(pairs).toBeGreaterThan(0);
});

test('notes are whole sentences within the limit, injury adjustments first', () => {
  fc.assert(
    fc.property(anyTraining, (training) => {
      const days = sortChildren(toRoutine(training).days);
      training.days.forEach((day, at) =>
        sortChildren(days[at]?.exercises ?? {}).forEach(({ notes = '' }, exerciseAt) => {
          expect(notes.length).toBeLessThanOrEqual(TEXT_LIMITS.notes);
          const [first] = day.exercises[exerciseAt]?.adjustments ?? [];
          if (first) expect(notes.startsWith(first)).toBe(true);
        }),
      );
    }),
    { numRuns: cases(100) },
  );
});

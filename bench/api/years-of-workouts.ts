import { randomUUID } from 'node:crypto';
import { MAX_WRITES_PER_REQUEST } from '@forja/contract/records/writes-per-request';
import { addDays } from '@forja/domain/calendar/day';
import { EXERCISES } from '@forja/domain/exercises/library/exercise-library';
import { createChildren } from '@forja/domain/records/children';
import type { Routine, RoutineExercise } from '@forja/domain/routines/routine';
import {
  DEFAULT_TRAINING_SETTINGS,
  TRAINING_SETTINGS_ID,
} from '@forja/domain/workouts/training-settings';
import type { Workout, WorkoutExercise, WorkoutSet } from '@forja/domain/workouts/workout';
import { type Person, send } from './running-forja.ts';

const EXERCISES_PER_WORKOUT = 7;
const SETS_PER_EXERCISE = 4;
const SETS_IN_ROUTINE = 5;
const TRAINED = EXERCISES.filter(({ implement }) => implement !== undefined).slice(0, 28);
const WRITES_AT_ONCE = Math.min(50, MAX_WRITES_PER_REQUEST);

export async function addYearsOfWorkouts(
  port: number,
  { cookie }: Person,
  { workouts, today }: { workouts: number; today: string },
): Promise<void> {
  const writes = Array.from({ length: workouts }, (_, index) => ({
    collection: 'workouts',
    id: randomUUID(),
    revision: 0,
    mutationId: randomUUID(),
    value: aWorkout(addDays(today, -Math.floor((workouts - index) * 1.22)), index),
  }));
  for (let first = 0; first < writes.length; first += WRITES_AT_ONCE)
    await send(
      port,
      'POST',
      '/api/changes',
      { writes: writes.slice(first, first + WRITES_AT_ONCE) },
      cookie,
    );
}

export async function followRoutine(port: number, { cookie }: Person, sets: number): Promise<void> {
  const id = randomUUID();
  const exercises = TRAINED.slice(0, sets / SETS_IN_ROUTINE).map((exercise): RoutineExercise => ({
    exerciseId: exercise.id,
    name: exercise.name,
    muscleGroup: 'other',
    restSeconds: 90,
    sets: createChildren(
      Array.from({ length: SETS_IN_ROUTINE }, () => ({
        kind: 'working' as const,
        repsMin: 6,
        repsMax: 8,
        weightKg: 60,
      })),
      randomUUID,
    ),
  }));
  const routine: Routine = {
    name: 'Torso',
    isArchived: false,
    days: createChildren(
      [{ name: 'Torso', exercises: createChildren(exercises, randomUUID) }],
      randomUUID,
    ),
  };
  const settings = { ...DEFAULT_TRAINING_SETTINGS, currentRoutineId: id };
  const save = (address: string, value: unknown) =>
    send(port, 'PUT', address, { revision: 0, mutationId: randomUUID(), value }, cookie);
  await save(`/api/routines/${id}`, routine);
  await save(`/api/training-settings/${TRAINING_SETTINGS_ID}`, settings);
}

export function aWorkout(day: string, index: number): Workout {
  const at = (minute: number) => new Date(Date.parse(`${day}T13:00:00Z`) + minute * 60_000);
  const exercises = Array.from({ length: EXERCISES_PER_WORKOUT }, (_, slot): WorkoutExercise => {
    const exercise = TRAINED[(index * EXERCISES_PER_WORKOUT + slot) % TRAINED.length];
    const sets = Array.from({ length: SETS_PER_EXERCISE }, (__, set): WorkoutSet => ({
      kind: set === 0 ? 'warmup' : 'working',
      weightKg: 40 + (index % 240) / 4,
      repetitions: 6 + ((index + set) % 6),
      repsInReserve: set % 4,
      doneAt: at(slot * 8 + set * 2).toISOString(),
    }));
    return {
      exerciseId: exercise?.id ?? 'bench-press',
      name: exercise?.name ?? 'Press de banca',
      sets: createChildren(sets, randomUUID),
      restSeconds: 120,
    };
  });
  return {
    name: 'Torso y piernas',
    day,
    startedAt: at(0).toISOString(),
    finishedAt: at(70).toISOString(),
    exercises: createChildren(exercises, randomUUID),
  };
}

import { randomUUID } from 'node:crypto';
import { addDays } from '@forja/domain/calendar/day';
import { createChildren } from '@forja/domain/records/children';
import type { Routine } from '@forja/domain/routines/routine';
import {
  DEFAULT_TRAINING_SETTINGS,
  TRAINING_SETTINGS_ID,
} from '@forja/domain/workouts/training-settings';
import type { Workout, WorkoutSet } from '@forja/domain/workouts/workout';
import type { BrowserContext } from '@playwright/test';
import { storeRecord } from './training.ts';

/** Today's date in the browsers' time zone. */
export const today = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format(
    new Date(),
  );

type DoneExercise = {
  exerciseId: string;
  name: string;
  weightKg: number;
  repetitions: readonly number[];
};

export function aWorkout(
  daysAgo: number,
  done: readonly DoneExercise[],
  more: Partial<Workout> = {},
): Workout {
  const day = addDays(today(), -daysAgo);
  const at = (hour: string) => `${day}T${hour}:00:00.000Z`;
  return {
    name: 'Torso',
    day,
    startedAt: at('13'),
    finishedAt: at('14'),
    exercises: createChildren(
      done.map(({ exerciseId, name, weightKg, repetitions }) => ({
        exerciseId,
        name,
        sets: createChildren(
          repetitions.map((count): WorkoutSet => ({
            kind: 'working',
            weightKg,
            repetitions: count,
            doneAt: at('13'),
          })),
          randomUUID,
        ),
      })),
      randomUUID,
    ),
    ...more,
  };
}

export const storeWorkout = (
  context: BrowserContext,
  origin: string,
  value: Workout,
): Promise<void> =>
  storeRecord(context, origin, { collection: 'workouts', id: randomUUID(), value });

export async function followRoutine(
  context: BrowserContext,
  origin: string,
  { id, routine }: { id: string; routine: Routine },
): Promise<void> {
  await storeRecord(context, origin, { collection: 'routines', id, value: routine });
  await storeRecord(context, origin, {
    collection: 'training-settings',
    id: TRAINING_SETTINGS_ID,
    value: { ...DEFAULT_TRAINING_SETTINGS, currentRoutineId: id },
  });
}

import { ownExercises } from '@forja/contract/training/own-exercises';
import { workouts } from '@forja/contract/training/workouts';
import { isUuid } from '@forja/domain/exchange/create-workout';
import type { RowProblem } from '@forja/domain/exchange/file-row';
import type { OwnExercise } from '@forja/domain/exercises/own-exercise';
import type { Workout } from '@forja/domain/workouts/workout';
import { z } from 'zod/mini';
import { countSets } from './count-sets.ts';
import {
  importedKey,
  type ImportPlan,
  type ImportSession,
  type NewRecord,
  type OpenCall,
  type PlanCall,
} from './import-calls.ts';
import { summarizeProblems } from './summarize-problems.ts';
import { RefusedFile } from './refused-file.ts';

export const JSON_FORMAT = 'forja-entrenamientos';

const record = z.object({ id: z.string().check(z.refine(isUuid)), value: z.unknown() });
const file = z.object({
  format: z.literal(JSON_FORMAT),
  version: z.literal(1),
  ownExercises: z.array(record),
  workouts: z.array(record),
});

export function openJson(text: string, call: OpenCall): ImportSession {
  const parsed = file.safeParse(readJson(text));
  if (!parsed.success) throw new RefusedFile('unknown_json');
  const problems: RowProblem[] = [];
  const readRecords = parsed.data.workouts.flatMap(({ id, value }, index): NewRecord<Workout>[] => {
    const workout = workouts.stored.safeParse(value);
    if (workout.success && workout.data.day <= call.lastDay) return [{ id, value: workout.data }];
    problems.push({ row: index + 1, code: workout.success ? 'future_date' : 'unreadable' });
    return [];
  });
  const exercises = new Set(call.exercises.map(({ id }) => id));
  const newExercises = parsed.data.ownExercises.flatMap(
    ({ id, value }): NewRecord<OwnExercise>[] => {
      const exercise = ownExercises.stored.safeParse(value);
      return exercise.success && !exercises.has(id) ? [{ id, value: exercise.data }] : [];
    },
  );
  let pending: NewRecord<Workout>[] = [];
  return {
    opened: {
      app: 'forja',
      rows: readRecords.length,
      questions: { weight: false, distance: false },
      names: [],
    },
    plan({ knownKeys }: PlanCall): Promise<ImportPlan> {
      const storedKeys = new Set(knownKeys);
      pending = readRecords
        .filter(
          ({ id, value: { imported } }) =>
            !storedKeys.has(id) && !(imported && storedKeys.has(importedKey(imported))),
        )
        .toSorted(({ value: one }, { value: other }) => (one.day < other.day ? 1 : -1));
      return Promise.resolve({
        ids: pending.map(({ id }) => id),
        sets: pending.reduce((sum, { value }) => sum + countSets(value), 0),
        duplicates: readRecords.length - pending.length,
        skipped: 0,
        firstDay: pending.at(-1)?.value.day,
        lastDay: pending[0]?.value.day,
        ownExercises: newExercises,
        ...summarizeProblems(problems),
      });
    },
    take: ({ from, count }) => pending.slice(from, from + count),
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

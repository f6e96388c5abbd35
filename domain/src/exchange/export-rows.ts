import { sortChildren } from '../records/children.ts';
import { escapeCell } from '../spreadsheet/inert-cell.ts';
import type { Workout, WorkoutExercise, WorkoutSet } from '../workouts/workout.ts';

/** Hevy columns, which other apps read, then the columns of this app only. */
export const EXPORT_COLUMNS = [
  'title',
  'start_time',
  'end_time',
  'description',
  'exercise_title',
  'superset_id',
  'exercise_notes',
  'set_index',
  'set_type',
  'weight_kg',
  'reps',
  'distance_km',
  'duration_seconds',
  'rpe',
  'set_notes',
  'done_at',
  'rest_seconds',
  'is_skipped',
  'day',
  'workout_id',
  'exercise_id',
  'routine_id',
  'routine_day_id',
  'imported_from',
  'imported_key',
] as const;

type Row = Partial<Record<(typeof EXPORT_COLUMNS)[number], string | number | undefined>>;
type Cells = (string | number)[];

/** One row per set; one for an exercise without sets or a workout without exercises. */
export function exportRows({ id, value }: { id: string; value: Workout }): Cells[] {
  const workout: Row = {
    title: escapeText(value.name),
    start_time: value.startedAt,
    end_time: value.finishedAt,
    description: escapeText(value.notes),
    day: value.day,
    workout_id: id,
    routine_id: value.routineId,
    routine_day_id: value.routineDayId,
    imported_from: value.imported?.from,
    imported_key: escapeText(value.imported?.key),
  };
  const rows = sortChildren(value.exercises).flatMap((exercise) =>
    exerciseRows(exercise).map((row) => ({ ...workout, ...row })),
  );
  return (rows.length > 0 ? rows : [workout]).map(toCells);
}

function exerciseRows(exercise: WorkoutExercise): Row[] {
  const row: Row = {
    exercise_title: escapeText(exercise.name),
    exercise_id: exercise.exerciseId,
    superset_id: exercise.supersetId,
    exercise_notes: escapeText(exercise.notes),
    rest_seconds: exercise.restSeconds,
    is_skipped: exercise.isSkipped === true ? 'true' : undefined,
  };
  const sets = sortChildren(exercise.sets);
  if (sets.length === 0) return [row];
  return sets.map((set, index) => ({ ...row, set_index: index, ...setColumns(set) }));
}

const setColumns = (set: WorkoutSet): Row => ({
  set_type: set.kind === 'warmup' ? 'warmup' : 'normal',
  weight_kg: set.weightKg,
  reps: set.repetitions,
  distance_km: set.distanceMeters === undefined ? undefined : set.distanceMeters / 1000,
  duration_seconds: set.seconds,
  rpe:
    set.repsInReserve === undefined ? undefined : Math.round((10 - set.repsInReserve) * 1e6) / 1e6,
  set_notes: escapeText(set.notes),
  done_at: set.doneAt,
});

const toCells = (row: Row): Cells => EXPORT_COLUMNS.map((column) => row[column] ?? '');

const escapeText = (text: string | undefined): string | undefined => text && escapeCell(text);

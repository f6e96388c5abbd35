import { MAX_EXERCISES_PER_DAY, MAX_SETS_PER_EXERCISE } from '../workouts/set-limits.ts';
import type { FileApp, FileRow, FileSetFigures, RowProblem } from './file-row.ts';

export type FileExercise = Omit<NonNullable<FileRow['exercise']>, 'isStart'> & {
  sets: FileSetFigures[];
};

export type FileWorkout = FileRow['workout'] & {
  /** Stable across exports of the same workout. */
  key: string;
  row: number;
  exercises: FileExercise[];
};

const LONGEST_KEY = 200;

/** Workouts of one app never share their name and starting second. */
export const workoutKey = ({ id, start, name }: FileRow['workout'], app: FileApp): string =>
  (app === 'forja' && id !== undefined ? id : `${start.wall} ${name}`).slice(0, LONGEST_KEY);

export type GroupedRows = { workouts: FileWorkout[]; problems: RowProblem[] };

/** Rows of a workout may be apart in the file, but are in order. */
export function groupRows(rows: Iterable<FileRow>, app: FileApp): GroupedRows {
  const byKey = new Map<string, FileWorkout>();
  const problems: RowProblem[] = [];
  for (const row of rows) {
    const key = workoutKey(row.workout, app);
    let workout = byKey.get(key);
    if (!workout) {
      workout = { ...row.workout, key, row: row.row, exercises: [] };
      byKey.set(key, workout);
    }
    // Strong writes the notes of a workout in some of its rows.
    workout.notes ??= row.workout.notes;
    if (row.exercise && !addToExercise(workout, row, row.exercise))
      problems.push({ row: row.row, code: 'too_many_exercises', foundText: row.exercise.name });
  }
  return { workouts: [...byKey.values()], problems };
}

function addToExercise(
  workout: FileWorkout,
  { set }: FileRow,
  { isStart, ...exercise }: NonNullable<FileRow['exercise']>,
): boolean {
  const last = workout.exercises.at(-1);
  const continuesExercise =
    last?.name === exercise.name &&
    last.id === exercise.id &&
    !isStart &&
    last.sets.length < MAX_SETS_PER_EXERCISE;
  if (continuesExercise) {
    last.notes ??= exercise.notes;
    if (set) last.sets.push(set);
    return true;
  }
  if (workout.exercises.length >= MAX_EXERCISES_PER_DAY) return false;
  workout.exercises.push({ ...exercise, sets: set ? [set] : [] });
  return true;
}

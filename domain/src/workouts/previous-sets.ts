import { listDoneSets } from './done-sets.ts';
import type { Workout, WorkoutSet } from './workout.ts';

export type PreviousSets = {
  readonly day: string;
  readonly startedAt: string;
  readonly workoutName: string;
  readonly sets: readonly WorkoutSet[];
};

type Before = {
  /** ISO 8601 limit; absent: all workouts. */
  readonly startedBefore?: string | undefined;
};

export function findPreviousSets(
  workouts: Iterable<Workout>,
  exerciseId: string,
  { startedBefore }: Before = {},
): PreviousSets | undefined {
  const limit = startedBefore === undefined ? Number.POSITIVE_INFINITY : Date.parse(startedBefore);
  let latest: PreviousSets | undefined;
  let latestStart = Number.NEGATIVE_INFINITY;
  for (const { day, startedAt, name, exercises } of workouts) {
    const start = Date.parse(startedAt);
    if (start >= limit || start <= latestStart) continue;
    const sets = Object.values(exercises)
      .filter((exercise) => exercise.exerciseId === exerciseId)
      .toSorted((one, other) => (one.order < other.order ? -1 : 1))
      .flatMap(listDoneSets);
    if (sets.length === 0) continue;
    latest = { day, startedAt, workoutName: name, sets };
    latestStart = start;
  }
  return latest;
}

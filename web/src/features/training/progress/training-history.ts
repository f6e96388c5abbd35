import { addDays } from '@forja/domain/calendar/day';
import { findSessions, type SessionBest } from '@forja/domain/progress/max-by-session';
import {
  countWeeklySets,
  type OwnCredits,
  type WeekSets,
} from '@forja/domain/progress/weekly-sets';
import { type DoneSet, flattenDoneSets } from '@forja/domain/workouts/done-sets';
import { type ExerciseRecord, findRecords } from '@forja/domain/workouts/records';
import type { Workout } from '@forja/domain/workouts/workout';

/** Keeps sums per session and week, without the sets of old workouts. */
export type TrainingHistory = {
  readonly workouts: number;
  /** Workouts per day, earliest first. */
  readonly days: ReadonlyMap<string, number>;
  /** Latest name of each exercise. */
  readonly names: ReadonlyMap<string, string>;
  /** Sessions by exercise, earliest first. */
  readonly sessionsOf: ReadonlyMap<string, readonly SessionBest[]>;
  readonly recordsOf: ReadonlyMap<string, ReadonlyMap<string, ExerciseRecord>>;
  /** Keyed by the Monday of the week. */
  readonly weekly: ReadonlyMap<string, WeekSets>;
  /** Full workouts of about a year: the longest cycle of a routine. */
  readonly recent: readonly Workout[];
};

const RECENT_DAYS = 400;

/** `workouts` are sorted latest first. */
export function summarizeHistory(
  workouts: readonly Workout[],
  { today, ownCredits }: { today: string; ownCredits: OwnCredits },
): TrainingHistory {
  const days = new Map<string, number>();
  const names = new Map<string, string>();
  const setsByExercise = new Map<string, DoneSet[]>();
  const finished = workouts.filter(({ finishedAt }) => finishedAt !== undefined).toReversed();
  for (const workout of finished) {
    days.set(workout.day, (days.get(workout.day) ?? 0) + 1);
    for (const { exerciseId, name } of Object.values(workout.exercises))
      names.set(exerciseId, name);
  }
  const sets = [...flattenDoneSets(finished)];
  for (const set of sets) {
    const before = setsByExercise.get(set.exerciseId);
    if (before) before.push(set);
    else setsByExercise.set(set.exerciseId, [set]);
  }
  const from = addDays(today, -RECENT_DAYS);
  return {
    workouts: finished.length,
    days,
    names,
    sessionsOf: mapValues(setsByExercise, findSessions),
    recordsOf: mapValues(setsByExercise, findRecords),
    weekly: countWeeklySets(sets, ownCredits),
    recent: finished.filter(({ day }) => day >= from),
  };
}

const mapValues = <Value, Mapped>(
  of: ReadonlyMap<string, Value>,
  map: (value: Value) => Mapped,
): Map<string, Mapped> => new Map([...of].map(([id, value]) => [id, map(value)]));

/** Removes the estimated maxima, for people without an estimate. */
export const withoutMaxima = (history: TrainingHistory): TrainingHistory => ({
  ...history,
  sessionsOf: mapValues(history.sessionsOf, (sessions) =>
    sessions.map((session) => ({ ...session, max: undefined })),
  ),
  recordsOf: mapValues(
    history.recordsOf,
    (records) => new Map([...records].filter(([, { kind }]) => kind !== 'estimated-max')),
  ),
});

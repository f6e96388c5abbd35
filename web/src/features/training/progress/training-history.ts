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

/** What progress shows. Of years of workouts it has what each session and each week adds up to, and not their sets. */
export type TrainingHistory = {
  readonly workouts: number;
  /** How many workouts each day has, the earliest day first. */
  readonly days: ReadonlyMap<string, number>;
  /** As each exercise was last called. */
  readonly names: ReadonlyMap<string, string>;
  /** Of each exercise, the earliest first. */
  readonly sessionsOf: ReadonlyMap<string, readonly SessionBest[]>;
  readonly recordsOf: ReadonlyMap<string, ReadonlyMap<string, ExerciseRecord>>;
  /** By the Monday of the week. */
  readonly weekly: ReadonlyMap<string, WeekSets>;
  /** Whole workouts of the last year and a bit: the longest cycle of a routine. */
  readonly recent: readonly Workout[];
};

const RECENT_DAYS = 400;

/** `workouts` come as lists show them, the latest first. */
export function summarizeHistory(
  workouts: readonly Workout[],
  { today, ownCredits }: { today: string; ownCredits: OwnCredits },
): TrainingHistory {
  const days = new Map<string, number>();
  const names = new Map<string, string>();
  const setsOf = new Map<string, DoneSet[]>();
  const finished = workouts.filter(({ finishedAt }) => finishedAt !== undefined).toReversed();
  for (const workout of finished) {
    days.set(workout.day, (days.get(workout.day) ?? 0) + 1);
    for (const { exerciseId, name } of Object.values(workout.exercises))
      names.set(exerciseId, name);
  }
  const sets = [...flattenDoneSets(finished)];
  for (const set of sets) {
    const before = setsOf.get(set.exerciseId);
    if (before) before.push(set);
    else setsOf.set(set.exerciseId, [set]);
  }
  const from = addDays(today, -RECENT_DAYS);
  return {
    workouts: finished.length,
    days,
    names,
    sessionsOf: mapValues(setsOf, findSessions),
    recordsOf: mapValues(setsOf, findRecords),
    weekly: countWeeklySets(sets, ownCredits),
    recent: finished.filter(({ day }) => day >= from),
  };
}

const mapValues = <Value, Mapped>(
  of: ReadonlyMap<string, Value>,
  map: (value: Value) => Mapped,
): Map<string, Mapped> => new Map([...of].map(([id, value]) => [id, map(value)]));

/** The same without any estimate of a maximum, for whom none is made. */
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

import { addDays } from '@forja/domain/calendar/day';
import { findSessions, type SessionBest } from '@forja/domain/progress/max-by-session';
import {
  countWeeklySets,
  type OwnCredits,
  type WeekSets,
} from '@forja/domain/progress/weekly-sets';
import { type DoneSet, flattenDoneSets } from '@forja/domain/workouts/done-sets';
import type { Workout } from '@forja/domain/workouts/workout';

/** What progress is read from. Of years of workouts only the sets that were done stay in memory. */
export type TrainingHistory = {
  readonly workouts: number;
  /** How many workouts each day has, the earliest day first. */
  readonly days: ReadonlyMap<string, number>;
  /** As each exercise was last called. */
  readonly names: ReadonlyMap<string, string>;
  /** Of each exercise, the earliest first. */
  readonly setsOf: ReadonlyMap<string, readonly DoneSet[]>;
  /** Whole workouts of the last year and a bit: the longest cycle of a routine. */
  readonly recent: readonly Workout[];
};

const RECENT_DAYS = 400;

/** `workouts` come as lists show them, the latest first. */
export function summarizeHistory(workouts: readonly Workout[], today: string): TrainingHistory {
  const days = new Map<string, number>();
  const names = new Map<string, string>();
  const setsOf = new Map<string, DoneSet[]>();
  const finished = workouts.filter(({ finishedAt }) => finishedAt !== undefined).toReversed();
  for (const workout of finished) {
    days.set(workout.day, (days.get(workout.day) ?? 0) + 1);
    for (const { exerciseId, name } of Object.values(workout.exercises))
      names.set(exerciseId, name);
  }
  for (const set of flattenDoneSets(finished)) {
    const sets = setsOf.get(set.exerciseId);
    if (sets) sets.push(set);
    else setsOf.set(set.exerciseId, [set]);
  }
  const from = addDays(today, -RECENT_DAYS);
  return {
    workouts: finished.length,
    days,
    names,
    setsOf,
    recent: finished.filter(({ day }) => day >= from),
  };
}

export const countWeeks = (
  { setsOf }: TrainingHistory,
  customCredits: OwnCredits,
): Map<string, WeekSets> => countWeeklySets([...setsOf.values()].flat(), customCredits);

export const findAllSessions = ({
  setsOf,
}: TrainingHistory): ReadonlyMap<string, readonly SessionBest[]> =>
  new Map([...setsOf].map(([exerciseId, sets]) => [exerciseId, findSessions(sets)]));

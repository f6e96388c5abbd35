import { sortChildren } from '../records/children.ts';
import { currentWeek } from '../routines/current-week.ts';
import { prescribedDay } from '../routines/prescribed-day.ts';
import type { Routine } from '../routines/routine.ts';
import { listDoneSets } from '../workouts/done-sets.ts';
import type { Workout } from '../workouts/workout.ts';
import { findLastDay } from './training-week.ts';

type ReviewedDay = {
  readonly id: string;
  readonly name: string;
  readonly plannedSets: number;
  /** Undefined if not done in the week. */
  readonly doneSets: number | undefined;
};

export type WeeklyReview = {
  readonly week: string;
  readonly days: readonly ReviewedDay[];
  readonly plannedSets: number;
  readonly doneSets: number;
  readonly workouts: number;
};

type Followed = { readonly id: string; readonly routine: Routine };

const countDone = ({ exercises }: Workout): number =>
  Object.values(exercises).reduce((sum, exercise) => sum + listDoneSets(exercise).length, 0);

export function reviewWeek(
  { id: routineId, routine }: Followed,
  workouts: readonly Workout[],
  week: string,
): WeeklyReview {
  const lastDay = findLastDay(week);
  const prescribed = currentWeek({ id: routineId, routine }, workouts, lastDay);
  const inWeek = workouts.filter(({ day }) => day >= week && day <= lastDay);
  const days = sortChildren(routine.days).map(({ id, name, exercises }) => {
    const daySessions = inWeek.filter(
      (workout) => workout.routineId === routineId && workout.routineDayId === id,
    );
    return {
      id,
      name,
      plannedSets: prescribedDay({ exercises }, prescribed).reduce(
        (sum, { sets }) => sum + sets.filter(({ kind }) => kind === 'working').length,
        0,
      ),
      doneSets:
        daySessions.length === 0
          ? undefined
          : daySessions.reduce((sum, each) => sum + countDone(each), 0),
    };
  });
  return {
    week,
    days,
    plannedSets: days.reduce((sum, { plannedSets }) => sum + plannedSets, 0),
    doneSets: inWeek.reduce((sum, workout) => sum + countDone(workout), 0),
    workouts: inWeek.length,
  };
}

import type { Workout } from '../workouts/workout.ts';
import type { Routine, RoutineWeek } from './routine.ts';

const DAY_MS = 86_400_000;

export type CurrentWeek = RoutineWeek & {
  /** First week: 1. */
  number: number;
  /** True after the cycle, whose last week repeats until the person decides. */
  isOver: boolean;
};

type Followed = { id: string; routine: Pick<Routine, 'weeks'> };

/** Week by time since the first workout. Undefined without a cycle. */
export function currentWeek(
  { id: routineId, routine: { weeks = [] } }: Followed,
  workouts: Iterable<Pick<Workout, 'routineId' | 'day'>>,
  today: string,
): CurrentWeek | undefined {
  let first = today;
  for (const workout of workouts)
    if (workout.routineId === routineId && workout.day < first) first = workout.day;
  const passed = Math.floor((Date.parse(today) - Date.parse(first)) / DAY_MS / 7);
  const index = Math.min(passed, weeks.length - 1);
  const week = weeks[index];
  return week && { ...week, number: index + 1, isOver: passed >= weeks.length };
}

import { addDays } from '../calendar/day.ts';
import { sortChildren } from '../records/children.ts';
import { DAY_MS } from '../units/durations.ts';
import { MAX_ROUTINE_WEEKS } from '../workouts/set-limits.ts';
import type { Workout } from '../workouts/workout.ts';
import { prescribedDay } from './prescribed-day.ts';
import type { Routine, RoutineWeek } from './routine.ts';

type Followed = { readonly id: string; readonly routine: Pick<Routine, 'days' | 'weeks'> };

export type MissedWeeks = {
  readonly from: string;
  readonly to: string;
  readonly count: number;
  readonly number: number;
  readonly sets: number;
  /** Sets if the last missed week were added to this one. */
  readonly setsIfAdded: number;
  /** Cycle resumed at the missed week. */
  readonly weeks: RoutineWeek[];
};

/**
 * Repeats a missed week instead of adding it to a harder one, so that the volume of the cycle
 * stays. Undefined if nothing was missed, this week has a workout or asks the same, only a deload
 * was missed, or the cycle is over. Judgement: no study compares it.
 */
export function findMissedWeeks(
  { id: routineId, routine }: Followed,
  workouts: Iterable<Pick<Workout, 'routineId' | 'day'>>,
  today: string,
): MissedWeeks | undefined {
  const { weeks = [] } = routine;
  const days = [...workouts]
    .filter((workout) => workout.routineId === routineId && workout.day <= today)
    .map(({ day }) => day)
    .toSorted();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const current = countWeeks(first, today);
  const firstMissedWeek = countWeeks(first, last) + 1;
  const missed = weeks.slice(firstMissedWeek, current);
  const [repeated] = missed;
  const thisWeek = weeks[current];
  const rebuilt = [...weeks.slice(0, current), ...weeks.slice(firstMissedWeek)];
  if (!repeated || !thisWeek || missed.every(({ isDeload }) => isDeload)) return undefined;
  if (asksTheSame(repeated, thisWeek)) return undefined;
  if (rebuilt.length > MAX_ROUTINE_WEEKS) return undefined;
  return {
    from: addDays(first, firstMissedWeek * 7),
    to: addDays(first, current * 7 - 1),
    count: current - firstMissedWeek,
    number: firstMissedWeek + 1,
    sets: countWeekSets(routine, repeated),
    setsIfAdded: countWeekSets(routine, missed.at(-1)) + countWeekSets(routine, thisWeek),
    weeks: rebuilt,
  };
}

/** Weeks since the first workout, as the cycle counts them. */
const countWeeks = (first: string, day: string): number =>
  Math.floor((Date.parse(day) - Date.parse(first)) / DAY_MS / 7);

const asksTheSame = (one: RoutineWeek, other: RoutineWeek): boolean =>
  one.isDeload === other.isDeload &&
  one.setsFactor === other.setsFactor &&
  one.repsInReserve === other.repsInReserve &&
  one.isolationReserve === other.isolationReserve;

const countWeekSets = ({ days }: Pick<Routine, 'days'>, week: RoutineWeek | undefined): number =>
  sortChildren(days)
    .flatMap((day) => prescribedDay(day, week))
    .flatMap(({ sets }) => sets)
    .filter(({ kind }) => kind === 'working').length;

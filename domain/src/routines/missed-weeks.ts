import { addDays } from '../calendar/day.ts';
import { sortChildren } from '../records/children.ts';
import { DAY_MS } from '../units/durations.ts';
import { MAX_ROUTINE_WEEKS } from '../workouts/set-limits.ts';
import type { Workout } from '../workouts/workout.ts';
import { prescribedDay } from './prescribed-day.ts';
import type { Routine, RoutineWeek } from './routine.ts';

type Followed = { readonly id: string; readonly routine: Pick<Routine, 'days' | 'weeks'> };

/** Weeks of a cycle that went by without a workout, just before the one that begins. */
export type MissedWeeks = {
  /** First and last day that were missed. */
  readonly from: string;
  readonly to: string;
  readonly count: number;
  /** From one: the week that would be done again. */
  readonly number: number;
  /** Working sets of that week. */
  readonly sets: number;
  /** What this week would have with the sets of the last missed one added to its own. */
  readonly setsIfAdded: number;
  /** The cycle that goes on where it was left. */
  readonly weeks: RoutineWeek[];
};

/**
 * A missed week is done again instead of being added to the next one: the calendar went on to a harder week, and the
 * volume of the cycle stays the one that it had. Undefined when nothing was missed, when this week already has a workout
 * or asks the same, when only the rest of a deload was missed, and when the cycle is over. Judgement: no study compares it.
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

/** Whole weeks from the first workout of the routine, as the weeks of its cycle are counted. */
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

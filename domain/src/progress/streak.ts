import { addWeeks, findWeek } from './training-week.ts';

type Streak = {
  readonly weeks: number;
  /** Empty weeks that did not end it. */
  readonly forgiven: number;
  readonly best: number;
};

/**
 * Weekly streak: one empty week in a row is forgiven, and the current week only adds. Judgement: a
 * daily streak would punish resting.
 */
export function findStreak(days: Iterable<string>, today: string): Streak {
  const thisWeek = findWeek(today);
  const trained = [...new Set([...days].map(findWeek))]
    .filter((week) => week <= thisWeek)
    .toSorted();
  let current = { weeks: 0, forgiven: 0 };
  let best = 0;
  let previous: string | undefined;
  for (const week of trained) {
    const continues = previous !== undefined && week <= addWeeks(previous, 2);
    const isAfterGap = continues && previous !== undefined && week > addWeeks(previous, 1);
    current = continues
      ? { weeks: current.weeks + 1, forgiven: current.forgiven + (isAfterGap ? 1 : 0) }
      : { weeks: 1, forgiven: 0 };
    best = Math.max(best, current.weeks);
    previous = week;
  }
  // Last week may be the forgiven one while this one is still open.
  const isAlive = previous !== undefined && previous >= addWeeks(thisWeek, -2);
  return isAlive ? { ...current, best } : { weeks: 0, forgiven: 0, best };
}

import { addDays } from '../calendar/day.ts';
import type { Level } from '../person/choices.ts';

/** Forja's rule, by training age (evidence D3): under six months, up to two years, more. */
const INTERMEDIATE_DAYS = 183;
const ADVANCED_DAYS = 731;

/** Level by history, until the person chooses one. */
export function findLevel(firstDay: string | undefined, today: string): Level {
  if (firstDay === undefined || firstDay > addDays(today, -INTERMEDIATE_DAYS)) return 'beginner';
  return firstDay > addDays(today, -ADVANCED_DAYS) ? 'intermediate' : 'advanced';
}

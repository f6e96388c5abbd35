import type { Plan } from '@forja/domain/plan/plan';
import type { WeekCall } from './menu-calls.ts';

/** `month` is of the year, 1 to 12: fruit and vegetables are seasonal. */
export const toWeekCall = (
  { input, energy, macros, training: { days, week } }: Plan,
  choice: WeekCall['choice'],
  month: number,
): WeekCall => ({
  plan: { input, energy, macros, training: { days: days.map(({ weekday }) => weekday), week } },
  choice,
  month,
});

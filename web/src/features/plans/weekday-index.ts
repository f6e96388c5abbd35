import { DAYS_OF_A_WEEK } from '@forja/domain/menu/week/week';

/** 0 is Monday. */
export const getWeekdayIndex = (now: Date): number =>
  (now.getDay() + DAYS_OF_A_WEEK - 1) % DAYS_OF_A_WEEK;

import { lastDay } from '@forja/domain/calendar/last-day';
import { COMPLETE_DAY_HELP, completeFoodDays } from '@forja/contract/calculator/complete-food-days';
import { recordCollection } from '../records/records.service.ts';

export const completeFoodDaysCollection = recordCollection({
  contract: completeFoodDays,
  validate: ({ day }, now) =>
    day > lastDay(now) ? [{ path: 'day', message: COMPLETE_DAY_HELP }] : [],
});

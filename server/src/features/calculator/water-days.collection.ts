import { lastDay } from '@forja/domain/calendar/last-day';
import { WATER_DAY_HELP, waterDays } from '@forja/contract/calculator/water-days';
import { recordCollection } from '../records/records.service.ts';

export const waterDaysCollection = recordCollection({
  contract: waterDays,
  validate: ({ day }, now) =>
    day > lastDay(now) ? [{ path: 'day', message: WATER_DAY_HELP.day }] : [],
});

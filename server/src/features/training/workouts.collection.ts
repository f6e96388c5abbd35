import { lastDay } from '@forja/domain/calendar/last-day';
import { DAY_HELP, workouts } from '@forja/contract/training/workouts';
import { recordCollection } from '../records/records.service.ts';

export const workoutsCollection = recordCollection({
  contract: workouts,
  validate: ({ day }, now) => (day > lastDay(now) ? [{ path: 'day', message: DAY_HELP }] : []),
});

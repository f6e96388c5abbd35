import { lastDay } from '@forja/domain/calendar/last-day';
import { FUTURE_GOAL, measureGoals } from '@forja/contract/measure-goals';
import { recordCollection } from '../records/records.service.ts';

export const measureGoalsCollection = recordCollection({
  contract: measureGoals,
  validate: ({ setOn }, now) =>
    setOn > lastDay(now) ? [{ path: 'setOn', message: FUTURE_GOAL }] : [],
});

import { lastDay } from '@forja/domain/calendar/last-day';
import { SWEAT_TEST_HELP, sweatTests } from '@forja/contract/calculator/sweat-tests';
import { recordCollection } from '../records/records.service.ts';

export const sweatTestsCollection = recordCollection({
  contract: sweatTests,
  validate: ({ measuredOn }, now) =>
    measuredOn > lastDay(now) ? [{ path: 'measuredOn', message: SWEAT_TEST_HELP.measuredOn }] : [],
});

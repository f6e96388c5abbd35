import { lastDay } from '@forja/domain/calendar/last-day';
import { MEASURE_HELP, measures } from '@forja/contract/measures';
import { recordCollection } from '../records/records.service.ts';

export const measuresCollection = recordCollection({
  contract: measures,
  validate: ({ takenOn }, now) =>
    takenOn > lastDay(now) ? [{ path: 'takenOn', message: MEASURE_HELP.takenOn }] : [],
});

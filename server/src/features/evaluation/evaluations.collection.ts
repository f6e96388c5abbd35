import { lastDay } from '@forja/domain/calendar/last-day';
import { EVALUATION_HELP, evaluations } from '@forja/contract/evaluations';
import { recordCollection } from '../records/records.service.ts';

export const evaluationsCollection = recordCollection({
  contract: evaluations,
  validate: ({ takenOn }, now) =>
    takenOn > lastDay(now) ? [{ path: 'takenOn', message: EVALUATION_HELP.takenOn }] : [],
});

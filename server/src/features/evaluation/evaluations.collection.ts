import { EVALUATION_HELP, evaluations } from '@forja/contract/evaluations';
import { DAY_MS } from '@forja/domain/units/durations';
import { recordCollection } from '../records/records.service.ts';

/** A day later than here, because it is already tomorrow further east. */
const lastDay = (now: Date) => new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);

export const evaluationsCollection = recordCollection({
  contract: evaluations,
  validate: ({ takenOn }, now) =>
    takenOn > lastDay(now) ? [{ path: 'takenOn', message: EVALUATION_HELP.takenOn }] : [],
});

import { FOOD_ENTRY_HELP, foodEntries } from '@forja/contract/food-entries';
import { DAY_MS } from '@forja/domain/units/durations';
import { recordCollection } from '../records/records.service.ts';

/** A day later than here, because it is already tomorrow further east. */
const lastDay = (now: Date) => new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);

export const foodEntriesCollection = recordCollection({
  contract: foodEntries,
  validate: ({ eatenOn }, now) =>
    eatenOn > lastDay(now) ? [{ path: 'eatenOn', message: FOOD_ENTRY_HELP.eatenOn }] : [],
});

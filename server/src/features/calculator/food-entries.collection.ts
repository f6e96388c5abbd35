import { FOOD_ENTRY_HELP, foodEntries } from '@forja/contract/food-entries';
import { recordCollection } from '../records/records.service.ts';
import { lastDay } from './last-day.ts';

export const foodEntriesCollection = recordCollection({
  contract: foodEntries,
  validate: ({ eatenOn }, now) =>
    eatenOn > lastDay(now) ? [{ path: 'eatenOn', message: FOOD_ENTRY_HELP.eatenOn }] : [],
});

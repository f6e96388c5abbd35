import { lastDay } from '@forja/domain/calendar/last-day';
import { FOOD_ENTRY_HELP, foodEntries } from '@forja/contract/calculator/food-entries';
import { recordCollection } from '../records/records.service.ts';

export const foodEntriesCollection = recordCollection({
  contract: foodEntries,
  validate: ({ eatenOn }, now) =>
    eatenOn > lastDay(now) ? [{ path: 'eatenOn', message: FOOD_ENTRY_HELP.eatenOn }] : [],
});

import { lastDay } from '@forja/domain/calendar/last-day';
import { WATER_ENTRY_HELP, waterEntries } from '@forja/contract/calculator/water-entries';
import { recordCollection } from '../records/records.service.ts';

export const waterEntriesCollection = recordCollection({
  contract: waterEntries,
  validate: ({ drunkOn }, now) =>
    drunkOn > lastDay(now) ? [{ path: 'drunkOn', message: WATER_ENTRY_HELP.drunkOn }] : [],
});

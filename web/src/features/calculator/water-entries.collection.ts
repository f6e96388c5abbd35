import { waterEntries as schema } from '@forja/contract/calculator/water-entries';
import type { WaterEntry } from '@forja/domain/hydration/water-entry';
import { date } from '../../design/format.ts';
import { defineCollection } from '../../shared/records/collection.ts';
import { syncMessages } from '../../shared/records/sync.messages.ts';
import type { SavedRecord } from '../../shared/records/record-reader.ts';

export const waterEntries = defineCollection({
  schema,
  label: ({ drunkOn }) => syncMessages.ofDay(schema.label.one, date(drunkOn)),
  order: ({ drunkOn }) => drunkOn,
});

export type SavedWaterEntry = SavedRecord<WaterEntry>;

import { foodEntries as schema } from '@forja/contract/calculator/food-entries';
import type { FoodEntry } from '@forja/domain/food-log/food-entry';
import { date } from '../../design/format.ts';
import { defineCollection } from '../../shared/records/collection.ts';
import { syncMessages } from '../../shared/records/sync.messages.ts';
import type { SavedRecord } from '../../shared/records/record-reader.ts';

export const foodEntries = defineCollection({
  schema,
  label: ({ eatenOn }) => syncMessages.ofDay(schema.label.one, date(eatenOn)),
  order: ({ eatenOn }) => eatenOn,
});

export type SavedFoodEntry = SavedRecord<FoodEntry>;

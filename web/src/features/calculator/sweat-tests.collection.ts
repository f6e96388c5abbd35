import { sweatTests as schema } from '@forja/contract/calculator/sweat-tests';
import type { SweatTest } from '@forja/domain/hydration/sweat-test';
import { date } from '../../design/format.ts';
import { defineCollection } from '../../shared/records/collection.ts';
import { syncMessages } from '../../shared/records/sync.messages.ts';
import type { SavedRecord } from '../../shared/records/record-reader.ts';

export const sweatTests = defineCollection({
  schema,
  label: ({ measuredOn }) => syncMessages.ofDay(schema.label.one, date(measuredOn)),
  order: ({ measuredOn }) => measuredOn,
});

export type SavedSweatTest = SavedRecord<SweatTest>;

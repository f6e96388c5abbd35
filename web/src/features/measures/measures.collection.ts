import { measures as schema } from '@forja/contract/measures';
import { date } from '../../design/format.ts';
import { defineCollection } from '../../shared/records/collection.ts';
import { syncMessages } from '../../shared/records/sync.messages.ts';
import type { SavedRecord } from '../../shared/records/record-reader.ts';
import type { Measure } from '@forja/domain/measures/measure';

export const measures = defineCollection({
  schema,
  label: ({ takenOn }) => syncMessages.ofDay(schema.label.one, date(takenOn)),
  order: ({ takenOn }) => takenOn,
});

export type SavedMeasure = SavedRecord<Measure>;

import { evaluations as schema, type SavedAnswers } from '@forja/contract/evaluations';
import { date } from '../../design/format.ts';
import { defineCollection } from '../../shared/records/collection.ts';
import type { SavedRecord } from '../../shared/records/record-reader.ts';
import { syncMessages } from '../../shared/records/sync.messages.ts';

export const evaluations = defineCollection({
  schema,
  label: ({ takenOn }) => syncMessages.ofDay(schema.label.one, date(takenOn)),
  order: ({ takenOn }) => takenOn,
});

export type SavedEvaluation = SavedRecord<SavedAnswers>;

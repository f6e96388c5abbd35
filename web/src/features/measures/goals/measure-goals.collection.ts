import { measureGoals as schema } from '@forja/contract/measure-goals';
import type { MeasureGoal } from '@forja/domain/measures/goals/measure-goal';
import { date } from '../../../design/format.ts';
import { defineCollection } from '../../../shared/records/collection.ts';
import type { SavedRecord } from '../../../shared/records/record-reader.ts';
import { syncMessages } from '../../../shared/records/sync.messages.ts';

export const measureGoals = defineCollection({
  schema,
  label: ({ setOn }) => syncMessages.ofDay(schema.label.one, date(setOn)),
  order: ({ setOn }) => setOn,
});

export type SavedGoal = SavedRecord<MeasureGoal>;

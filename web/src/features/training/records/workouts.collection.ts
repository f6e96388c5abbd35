import { workouts as schema } from '@forja/contract/training/workouts';
import { date } from '../../../design/format.ts';
import { defineCollection } from '../../../shared/records/collection.ts';
import { syncMessages } from '../../../shared/records/sync.messages.ts';

export const workouts = defineCollection({
  schema,
  label: ({ day }) => syncMessages.ofDay(schema.label.one, date(day)),
  order: ({ startedAt }) => startedAt,
  // A set marked on two phones is one set, not two workouts.
  merge: 'no-copy',
});

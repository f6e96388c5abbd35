import { waterDays as schema } from '@forja/contract/calculator/water-days';
import { date } from '../../design/format.ts';
import { defineCollection } from '../../shared/records/collection.ts';
import { syncMessages } from '../../shared/records/sync.messages.ts';

export const waterDays = defineCollection({
  schema,
  label: ({ day }) => syncMessages.ofDay(schema.label.one, date(day)),
  order: ({ day }) => day,
});

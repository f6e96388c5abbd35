import { trainingSettings as schema } from '@forja/contract/training/training-settings';
import { defineCollection } from '../../../shared/records/collection.ts';

export const trainingSettings = defineCollection({
  schema,
  label: () => schema.label.one,
  order: () => 0,
});

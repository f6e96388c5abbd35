import { foodSettings as schema } from '@forja/contract/calculator/food-settings';
import { defineCollection } from '../../shared/records/collection.ts';

export const foodSettings = defineCollection({
  schema,
  label: () => schema.label.one,
  order: () => 0,
});

import { routines as schema } from '@forja/contract/training/routines';
import { defineCollection } from '../../../shared/records/collection.ts';

export const routines = defineCollection({
  schema,
  label: ({ name }) => name,
  order: ({ name }) => name,
});

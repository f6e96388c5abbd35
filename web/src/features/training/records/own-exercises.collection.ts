import { ownExercises as schema } from '@forja/contract/training/own-exercises';
import { defineCollection } from '../../../shared/records/collection.ts';

export const ownExercises = defineCollection({
  schema,
  label: ({ name }) => name,
  order: ({ name }) => name,
});

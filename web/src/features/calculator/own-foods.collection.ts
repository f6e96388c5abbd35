import { ownFoods as schema } from '@forja/contract/calculator/own-foods';
import type { OwnFood } from '@forja/domain/food-log/own-food';
import { defineCollection } from '../../shared/records/collection.ts';
import type { SavedRecord } from '../../shared/records/record-reader.ts';

/** The last write wins whole: merged fields of two labels would describe neither food. */
export const ownFoods = defineCollection({
  schema,
  label: ({ name }) => name,
  order: ({ name }) => name,
  merge: 'latest',
});

export type SavedOwnFood = SavedRecord<OwnFood>;

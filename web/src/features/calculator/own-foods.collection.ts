import { ownFoods as schema } from '@forja/contract/calculator/own-foods';
import type { OwnFood } from '@forja/domain/food-log/own-food';
import { defineCollection } from '../../shared/records/collection.ts';
import type { SavedRecord } from '../../shared/records/record-reader.ts';

/** The last one stands: figures of two labels in one food would be those of neither. */
export const ownFoods = defineCollection({
  schema,
  label: ({ name }) => name,
  order: ({ name }) => name,
  merge: 'latest',
});

export type SavedOwnFood = SavedRecord<OwnFood>;

import { ownGoals as schema } from '@forja/contract/calculator/own-goals';
import type { OwnGoal } from '@forja/domain/food-log/goal/own-goal';
import { defineCollection } from '../../shared/records/collection.ts';
import type { SavedRecord } from '../../shared/records/record-reader.ts';

/** The last one stands: the energy of one goal with the macronutrients of another would not add up. */
export const ownGoals = defineCollection({
  schema,
  label: () => schema.label.one,
  // The ids come in the order in which they were made.
  order: () => 0,
  merge: 'latest',
});

export type SavedOwnGoal = SavedRecord<OwnGoal>;

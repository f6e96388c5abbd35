import { ownGoals as schema } from '@forja/contract/calculator/own-goals';
import type { OwnGoal } from '@forja/domain/food-log/goal/own-goal';
import { defineCollection } from '../../shared/records/collection.ts';
import type { SavedRecord } from '../../shared/records/record-reader.ts';

/** The last write wins whole: energy and macronutrients of two goals would not add up. */
export const ownGoals = defineCollection({
  schema,
  label: () => schema.label.one,
  // Ids sort by creation time.
  order: () => 0,
  merge: 'latest',
});

export type SavedOwnGoal = SavedRecord<OwnGoal>;

import { foodSettings as schema } from '@forja/contract/calculator/food-settings';
import { DEFAULT_FOOD_SETTINGS, FOOD_SETTINGS_ID } from '@forja/domain/food-log/food-settings';
import { defineCollection } from '../../shared/records/collection.ts';

export const foodSettings = defineCollection({
  schema,
  label: () => schema.label.one,
  order: () => 0,
});

export const FOOD_SETTINGS = {
  collection: foodSettings,
  id: FOOD_SETTINGS_ID,
  defaults: DEFAULT_FOOD_SETTINGS,
};

import { recipes as schema } from '@forja/contract/calculator/recipes';
import type { Recipe } from '@forja/domain/food-log/recipes/recipe';
import { defineCollection } from '../../shared/records/collection.ts';
import type { SavedRecord } from '../../shared/records/record-reader.ts';

export const recipes = defineCollection({
  schema,
  label: ({ name }) => name,
  order: ({ name }) => name,
});

export type SavedRecipe = SavedRecord<Recipe>;

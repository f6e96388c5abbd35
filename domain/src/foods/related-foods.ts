import { FOOD_FAMILIES } from './food-families.data.ts';
import { MADE_WITH, SAME_FOOD_SETS } from './related-foods.data.ts';

export type FoodFamily = keyof typeof FOOD_FAMILIES;

export function findRelatedFoods(foodId: string): readonly string[] {
  const cached = RELATED_FOODS_CACHE.get(foodId);
  if (cached) return cached;
  const same = findSameFood(foodId);
  const derivedFoods = same.flatMap((id) => MADE_WITH[id] ?? []);
  const relatedFoods = [...new Set([...same, ...derivedFoods.flatMap(findSameFood)])].filter(
    (id) => id !== foodId,
  );
  RELATED_FOODS_CACHE.set(foodId, relatedFoods);
  return relatedFoods;
}

export const findSameFood = (foodId: string): readonly string[] =>
  SAME_FOOD_SETS.find((set) => set.includes(foodId)) ?? [foodId];

const RELATED_FOODS_CACHE = new Map<string, readonly string[]>();

export const includeRelatedFoods = (foodIds: readonly string[]): ReadonlySet<string> =>
  new Set(foodIds.flatMap((id) => [id, ...findRelatedFoods(id)]));

/** Broad families: avoiding chickpeas does not mean avoiding pulses. */
const BROAD_FAMILIES: readonly FoodFamily[] = [
  'gluten',
  'nutsAndPeanuts',
  'pork',
  'pulses',
  'dairy',
];

/** True when any food of the family is avoided, or half of a broad family. */
export function avoidsFamily(foodsToAvoid: readonly string[], family: FoodFamily): boolean {
  const foods: readonly string[] = FOOD_FAMILIES[family];
  const avoided = includeRelatedFoods(foodsToAvoid);
  const share = foods.filter((id) => avoided.has(id)).length / foods.length;
  return BROAD_FAMILIES.includes(family)
    ? share >= 0.5
    : foods.some((id) => foodsToAvoid.includes(id));
}

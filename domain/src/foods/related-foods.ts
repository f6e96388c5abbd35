import { FOOD_FAMILIES } from './food-families.data.ts';
import { MADE_WITH, SAME_FOOD_SETS } from './related-foods.data.ts';

/** Whole families that texts speak of: "pescado dos veces por semana". */
export type FoodFamily = keyof typeof FOOD_FAMILIES;

/** Foods excluded together with a food: its other rows in the table and foods made with any of them. */
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

/** The rows of the table that are the same food, itself included. */
export const findSameFood = (foodId: string): readonly string[] =>
  SAME_FOOD_SETS.find((set) => set.includes(foodId)) ?? [foodId];

/** Cached, because the data does not change. */
const RELATED_FOODS_CACHE = new Map<string, readonly string[]>();

/** Avoided foods with their related foods. */
export const includeRelatedFoods = (foodIds: readonly string[]): ReadonlySet<string> =>
  new Set(foodIds.flatMap((id) => [id, ...findRelatedFoods(id)]));

/** Families of many different foods: avoiding chickpeas does not mean avoiding pulses. */
const BROAD_FAMILIES: readonly FoodFamily[] = [
  'gluten',
  'nutsAndPeanuts',
  'pork',
  'pulses',
  'dairy',
];

/**
 * Whether texts must not mention a family: the person avoids any of its foods, or half of them in a broad family.
 * `foodsToAvoid` excludes related foods.
 */
export function avoidsFamily(foodsToAvoid: readonly string[], family: FoodFamily): boolean {
  const foods: readonly string[] = FOOD_FAMILIES[family];
  const avoided = includeRelatedFoods(foodsToAvoid);
  const share = foods.filter((id) => avoided.has(id)).length / foods.length;
  return BROAD_FAMILIES.includes(family)
    ? share >= 0.5
    : foods.some((id) => foodsToAvoid.includes(id));
}

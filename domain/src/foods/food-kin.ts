import { FOOD_FAMILIES } from './food-families.data.ts';
import { MADE_WITH, SAME_FOOD_SETS } from './food-kin.data.ts';

/** Whole families that texts speak of: "pescado dos veces por semana". */
export type FoodFamily = keyof typeof FOOD_FAMILIES;

/** Everything that goes out with a food: its other rows in the table and what is made with any of them. The food itself is not in it. */
export function kinOf(foodId: string): readonly string[] {
  const known = KIN.get(foodId);
  if (known) return known;
  const same = sameFood(foodId);
  const made = same.flatMap((id) => MADE_WITH[id] ?? []);
  const kin = [...new Set([...same, ...made.flatMap(sameFood)])].filter((id) => id !== foodId);
  KIN.set(foodId, kin);
  return kin;
}

/** The rows of the table that are this food, itself among them. */
export const sameFood = (foodId: string): readonly string[] =>
  SAME_FOOD_SETS.find((set) => set.includes(foodId)) ?? [foodId];

/** The data does not change: each food is worked out once. */
const KIN = new Map<string, readonly string[]>();

/** What a person avoids, with its kin. */
export const withKin = (foodIds: readonly string[]): ReadonlySet<string> =>
  new Set(foodIds.flatMap((id) => [id, ...kinOf(id)]));

/** Families of many different foods: avoiding chickpeas is not avoiding pulses. The others are one food, or one allergy. */
const OF_MANY_FOODS: readonly FoodFamily[] = ['gluten', 'nutsAndPeanuts', 'pork', 'pulses', 'dairy'];

/**
 * Whether a text must not speak of a family to this person: they avoid any of it, or half of it where its foods are many.
 * Takes what the person avoids, without its kin.
 */
export function avoidsFamily(foodsToAvoid: readonly string[], family: FoodFamily): boolean {
  const foods: readonly string[] = FOOD_FAMILIES[family];
  const avoided = withKin(foodsToAvoid);
  const share = foods.filter((id) => avoided.has(id)).length / foods.length;
  return OF_MANY_FOODS.includes(family) ? share >= 0.5 : foods.some((id) => foodsToAvoid.includes(id));
}

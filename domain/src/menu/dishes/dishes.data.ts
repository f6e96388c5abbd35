import type { Dish, Slot } from '../dish.ts';
import {AVOCADO, BAGUETTE, BANANA, BREAD, CHICKEN, GRILLED_CUTS, NUTS, OATS, OILY_FISH, PEANUT_BUTTER, PORK, POTATO, RICE_CAKES, SLICED_CHEESE, STEAKS, SWEET_POTATO, SWEET_SPREAD, WHITE_FISH} from './dish-foods.data.ts';
import { toDishes, optional } from '../dish.ts';
import { BREAKFAST_AND_SNACK_DISHES, BREAKFAST_DISHES, SNACK_DISHES } from './dishes-breakfast.data.ts';
import { MEAT_DISHES } from './dishes-meat.data.ts';
import { MEATLESS_DISHES } from './dishes-meatless.data.ts';
import { POULTRY_AND_FISH_DISHES } from './dishes-poultry-fish.data.ts';
import type { Meal } from '../menu.ts';

export const DISHES: readonly Dish[] = [
  ...toDishes(['breakfast', 'snack'], BREAKFAST_AND_SNACK_DISHES),
  ...toDishes(['breakfast'], BREAKFAST_DISHES),
  ...toDishes(['snack'], SNACK_DISHES),
  ...toDishes(['lunch', 'dinner'], [...MEAT_DISHES, ...POULTRY_AND_FISH_DISHES, ...MEATLESS_DISHES]),
];

export const MAIN_PIECES: readonly string[] = [
  ...new Set([...STEAKS, ...GRILLED_CUTS, ...PORK, ...CHICKEN, ...WHITE_FISH, ...OILY_FISH]),
];

/** Extra slots for high-energy days, after those of the dish. */
export const EXTRAS: Readonly<Record<Meal, readonly Slot[]>> = {
  breakfast: [optional([...BREAD, RICE_CAKES]), optional([OATS, 'copos-de-maiz-sin-azucar']), optional(BANANA), optional([...NUTS, PEANUT_BUTTER]), optional(SWEET_SPREAD)],
  lunch: [optional(BAGUETTE), optional([POTATO, SWEET_POTATO]), optional([AVOCADO, ...SLICED_CHEESE]), optional(['nueces', 'semillas-de-girasol-peladas', 'chocolate-amargo-70-85'])],
  snack: [optional([BAGUETTE, RICE_CAKES]), optional([...SLICED_CHEESE, PEANUT_BUTTER]), optional([BANANA, 'uva', 'pera']), optional(NUTS), optional(SWEET_SPREAD)],
  dinner: [optional(BAGUETTE), optional([POTATO, SWEET_POTATO]), optional([AVOCADO, ...SLICED_CHEESE]), optional(['nueces', 'semillas-de-girasol-peladas', 'chocolate-amargo-70-85'])],
};

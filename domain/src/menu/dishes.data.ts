import type { Dish, Slot } from './dish.ts';
import {AVOCADO, BAGUETTE, BANANA, BREAD, CHICKEN, GRILLED_CUTS, NUTS, OATS, OILY_FISH, PEANUT_BUTTER, PORK, POTATO, RICE_CAKES, SLICED_CHEESE, STEAKS, SWEET_POTATO, SWEET_SPREAD, WHITE_FISH} from './dish-foods.data.ts';
import { dishesOf, maybe } from './dish-rows.ts';
import { BREAKFAST_AND_SNACK_DISHES, BREAKFAST_DISHES, SNACK_DISHES } from './dishes-breakfast.data.ts';
import { MEAT_DISHES } from './dishes-meat.data.ts';
import { MEATLESS_DISHES } from './dishes-meatless.data.ts';
import { POULTRY_AND_FISH_DISHES } from './dishes-poultry-fish.data.ts';
import type { Meal } from './menu.ts';

/** Every dish, each served at its meals. Forja's own, made of foods of the table. */
export const DISHES: readonly Dish[] = [
  ...dishesOf(['breakfast', 'snack'], BREAKFAST_AND_SNACK_DISHES),
  ...dishesOf(['breakfast'], BREAKFAST_DISHES),
  ...dishesOf(['snack'], SNACK_DISHES),
  ...dishesOf(['lunch', 'dinner'], [...MEAT_DISHES, ...POULTRY_AND_FISH_DISHES, ...MEATLESS_DISHES]),
];

/** A piece gives way to any other: the side and the salad do not mind. */
export const MAIN_PIECES: readonly string[] = [
  ...new Set([...STEAKS, ...GRILLED_CUTS, ...PORK, ...CHICKEN, ...WHITE_FISH, ...OILY_FISH]),
];

/** What completes a meal of whoever eats a lot, where it suits the plate. Its places come after those of the dish. */
export const EXTRAS: Readonly<Record<Meal, readonly Slot[]>> = {
  breakfast: [maybe([...BREAD, RICE_CAKES]), maybe([OATS, 'copos-de-maiz-sin-azucar']), maybe(BANANA), maybe([...NUTS, PEANUT_BUTTER]), maybe(SWEET_SPREAD)],
  lunch: [maybe(BAGUETTE), maybe([POTATO, SWEET_POTATO]), maybe([AVOCADO, ...SLICED_CHEESE]), maybe(['nueces', 'semillas-de-girasol-peladas', 'chocolate-amargo-70-85'])],
  snack: [maybe([BAGUETTE, RICE_CAKES]), maybe([...SLICED_CHEESE, PEANUT_BUTTER]), maybe([BANANA, 'uva', 'pera']), maybe(NUTS), maybe(SWEET_SPREAD)],
  dinner: [maybe(BAGUETTE), maybe([POTATO, SWEET_POTATO]), maybe([AVOCADO, ...SLICED_CHEESE]), maybe(['nueces', 'semillas-de-girasol-peladas', 'chocolate-amargo-70-85'])],
};

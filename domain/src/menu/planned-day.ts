import type { Dish } from './dish.ts';
import type { MenuFood } from './menu-food.ts';
import type { Meal } from './menu.ts';

export type Place = { readonly slot: number; readonly item: MenuFood; readonly optional: boolean };
/** A dish at a meal, with the food chosen for each of its places. */
export type ChosenDish = { readonly meal: Meal; readonly dish: Dish; readonly places: readonly Place[] };

/** How much of a food, in its measures. */
export type Portion = {
  readonly meal: Meal;
  readonly dish: Dish;
  readonly place: Place;
  readonly amount: number;
};

/** A day once its dishes and their portions are chosen. */
export type PlannedDay = { readonly dishes: readonly ChosenDish[]; readonly portions: readonly Portion[] };

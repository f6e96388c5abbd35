import type { Dish } from '../dish.ts';
import type { MenuFood } from '../foods/menu-food.ts';
import type { Meal } from '../menu.ts';

export type DishPlace = {
  readonly slot: number;
  readonly item: MenuFood;
  readonly optional: boolean;
};
/** A dish at a meal, with the food chosen for each of its places. */
export type ChosenDish = {
  readonly meal: Meal;
  readonly dish: Dish;
  readonly places: readonly DishPlace[];
};

/** The amount of a food at a meal, in household measures of the food. */
export type Portion = {
  readonly meal: Meal;
  readonly dish: Dish;
  readonly place: DishPlace;
  readonly amount: number;
};

/** A day once its dishes and their portions are chosen. */
export type PlannedDay = {
  readonly dishes: readonly ChosenDish[];
  readonly portions: readonly Portion[];
};

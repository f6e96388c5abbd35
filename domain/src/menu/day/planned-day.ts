import type { Dish } from '../dish.ts';
import type { MenuFood } from '../foods/menu-food.ts';
import type { Meal } from '../menu.ts';

export type DishPlace = {
  readonly slot: number;
  readonly item: MenuFood;
  readonly optional: boolean;
};
export type ChosenDish = {
  readonly meal: Meal;
  readonly dish: Dish;
  readonly places: readonly DishPlace[];
};

/** `amount` is in household measures of the food. */
export type Portion = {
  readonly meal: Meal;
  readonly dish: Dish;
  readonly place: DishPlace;
  readonly amount: number;
};

export type PlannedDay = {
  readonly dishes: readonly ChosenDish[];
  readonly portions: readonly Portion[];
};

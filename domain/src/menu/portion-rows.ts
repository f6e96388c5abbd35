import type { Food } from '../foods/food.ts';
import type { MenuFood } from './menu-food.ts';
import type { Meal } from './menu.ts';
import { MEALS } from './menu.ts';
import { nutritionOf } from './nutrition-of.ts';

/** What is added up of a day, by place in a vector; after these, three for each meal. */
export const ROW = {
  energy: 0,
  protein: 1,
  fat: 2,
  carbohydrate: 3,
  fibre: 4,
  sodium: 5,
  potassium: 6,
  calcium: 7,
  iron: 8,
  vitaminC: 9,
  /** Grams of milk or of its substitute. */
  milk: 10,
} as const;
const OF_THE_DAY = Object.keys(ROW).length;
const OF_A_MEAL = 3;
export const ROWS: number = OF_THE_DAY + OF_A_MEAL * MEALS.length;

const FIRST_ROW = Object.fromEntries(MEALS.map((meal, at) => [meal, OF_THE_DAY + at * OF_A_MEAL])) as Readonly<
  Record<Meal, number>
>; // one entry per meal
export const energyRow = (meal: Meal): number => FIRST_ROW[meal];
export const proteinRow = (meal: Meal): number => FIRST_ROW[meal] + 1;
export const carbohydrateRow = (meal: Meal): number => FIRST_ROW[meal] + 2;

export const isMilk = (foodId: string): boolean =>
  /^leche-(entera|descremada|parcialmente)/.test(foodId) || foodId === 'bebida-de-soja-sin-fortificar';

const known = new WeakMap<MenuFood, Partial<Record<Meal, Float64Array>>>();

/** What one step of a food adds to a day that serves it at a meal. Added up once for each food and meal: nobody writes on it. */
export function stepRows(item: MenuFood, meal: Meal): Float64Array {
  const byMeal = known.get(item) ?? {};
  known.set(item, byMeal);
  return (byMeal[meal] ??= foodRows(item.food, item.step * item.measure.grams, meal));
}

/** What some grams of a food add to a day that serves it at a meal. */
export function foodRows(food: Food, grams: number, meal: Meal): Float64Array {
  const totals = nutritionOf(food, grams);
  const rows = new Float64Array(ROWS);
  rows[ROW.energy] = totals.energyKcal;
  rows[ROW.protein] = totals.proteinGrams;
  rows[ROW.fat] = totals.fatGrams;
  rows[ROW.carbohydrate] = totals.carbohydrateGrams;
  rows[ROW.fibre] = totals.fibreGrams;
  rows[ROW.sodium] = totals.sodiumMg;
  rows[ROW.potassium] = ((food.per100g.potassiumMg ?? 0) * grams) / 100;
  rows[ROW.calcium] = ((food.per100g.calciumMg ?? 0) * grams) / 100;
  rows[ROW.iron] = ((food.per100g.ironMg ?? 0) * grams) / 100;
  rows[ROW.vitaminC] = ((food.per100g.vitaminCMg ?? 0) * grams) / 100;
  rows[ROW.milk] = isMilk(food.id) ? grams : 0;
  rows[energyRow(meal)] = totals.energyKcal;
  rows[proteinRow(meal)] = totals.proteinGrams;
  rows[carbohydrateRow(meal)] = totals.carbohydrateGrams;
  return rows;
}

export function addRows(sums: Float64Array, rows: Float64Array, times = 1): void {
  for (let row = 0; row < ROWS; row += 1) sums[row] = (sums[row] ?? 0) + times * (rows[row] ?? 0);
}

import type { Food } from '../../foods/food.ts';
import { gramsOfAmount, type MenuFood } from '../foods/menu-food.ts';
import type { Meal } from '../menu.ts';
import { MEALS } from '../menu.ts';
import { foodTotals } from '../menu-totals.ts';

export const ROW_INDEX = {
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
  milk: 10,
} as const;
const DAY_ROWS = Object.keys(ROW_INDEX).length;
const ROWS_PER_MEAL = 3;
export const ROW_COUNT: number = DAY_ROWS + ROWS_PER_MEAL * MEALS.length;

const FIRST_ROW = Object.fromEntries(
  MEALS.map((meal, at) => [meal, DAY_ROWS + at * ROWS_PER_MEAL]),
) as Readonly<Record<Meal, number>>; // one entry per meal
export const energyRow = (meal: Meal): number => FIRST_ROW[meal];
export const proteinRow = (meal: Meal): number => FIRST_ROW[meal] + 1;
export const carbohydrateRow = (meal: Meal): number => FIRST_ROW[meal] + 2;

export const isMilk = (foodId: string): boolean =>
  /^leche-(entera|descremada|parcialmente)/.test(foodId) ||
  foodId === 'bebida-de-soja-sin-fortificar';

const rowsByFood = new WeakMap<MenuFood, Partial<Record<Meal, Float64Array[]>>>();

/** Counts printed whole grams. The result is cached and must not be mutated. */
export function stepRows(item: MenuFood, meal: Meal, steps: number): Float64Array {
  const byMeal = rowsByFood.get(item) ?? {};
  rowsByFood.set(item, byMeal);
  const bySteps = (byMeal[meal] ??= []);
  return (bySteps[steps] ??= foodRows(item.food, gramsOfAmount(item, steps * item.step), meal));
}

export function changeRows(
  item: MenuFood,
  meal: Meal,
  [from, to]: readonly [number, number],
): Float64Array {
  const before = stepRows(item, meal, from);
  return stepRows(item, meal, to).map((value, row) => value - (before[row] ?? 0));
}

export function foodRows(food: Food, grams: number, meal: Meal): Float64Array {
  const totals = foodTotals(food, grams);
  const rows = new Float64Array(ROW_COUNT);
  rows[ROW_INDEX.energy] = totals.energyKcal;
  rows[ROW_INDEX.protein] = totals.proteinGrams;
  rows[ROW_INDEX.fat] = totals.fatGrams;
  rows[ROW_INDEX.carbohydrate] = totals.carbohydrateGrams;
  rows[ROW_INDEX.fibre] = totals.fibreGrams;
  rows[ROW_INDEX.sodium] = totals.sodiumMg;
  rows[ROW_INDEX.potassium] = ((food.per100g.potassiumMg ?? 0) * grams) / 100;
  rows[ROW_INDEX.calcium] = ((food.per100g.calciumMg ?? 0) * grams) / 100;
  rows[ROW_INDEX.iron] = ((food.per100g.ironMg ?? 0) * grams) / 100;
  rows[ROW_INDEX.vitaminC] = ((food.per100g.vitaminCMg ?? 0) * grams) / 100;
  rows[ROW_INDEX.milk] = isMilk(food.id) ? grams : 0;
  rows[energyRow(meal)] = totals.energyKcal;
  rows[proteinRow(meal)] = totals.proteinGrams;
  rows[carbohydrateRow(meal)] = totals.carbohydrateGrams;
  return rows;
}

export function addRows(sums: Float64Array, rows: Float64Array): void {
  setRows(sums, sums, rows);
}

export function setRows(sums: Float64Array, from: Float64Array, rows: Float64Array): void {
  for (let row = 0; row < ROW_COUNT; row += 1) sums[row] = (from[row] ?? 0) + (rows[row] ?? 0);
}

import { availableCarbohydrate } from '../foods/food.ts';
import type { Food } from '../foods/food.ts';
import type { MenuTotals } from './menu.ts';

/** Missing data counts as zero: unsafe only for sodium, which every menu food has. */
export function foodTotals(food: Food, grams: number): MenuTotals {
  const share = grams / 100;
  return {
    energyKcal: food.per100g.kcal * share,
    proteinGrams: food.per100g.protein * share,
    fatGrams: food.per100g.fat * share,
    carbohydrateGrams: availableCarbohydrate(food) * share,
    fibreGrams: (food.per100g.fibre ?? 0) * share,
    sodiumMg: (food.per100g.sodiumMg ?? 0) * share,
  };
}

const NO_TOTALS: MenuTotals = {
  energyKcal: 0,
  proteinGrams: 0,
  fatGrams: 0,
  carbohydrateGrams: 0,
  fibreGrams: 0,
  sodiumMg: 0,
};

export const sumTotals = (all: readonly MenuTotals[]): MenuTotals =>
  all.reduce(
    (sum, one) => ({
      energyKcal: sum.energyKcal + one.energyKcal,
      proteinGrams: sum.proteinGrams + one.proteinGrams,
      fatGrams: sum.fatGrams + one.fatGrams,
      carbohydrateGrams: sum.carbohydrateGrams + one.carbohydrateGrams,
      fibreGrams: sum.fibreGrams + one.fibreGrams,
      sodiumMg: sum.sodiumMg + one.sodiumMg,
    }),
    NO_TOTALS,
  );

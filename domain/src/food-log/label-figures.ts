import { availableCarbohydrate, type Food } from '../foods/food.ts';

/** What an Argentine label prints, per 100 g: carbohydrate is without fibre. Fibre and sodium may not be known. */
export type LabelFigures = {
  kcal: number;
  protein: number;
  carbs: number;
  fat: number;
  fibre?: number | undefined;
  sodiumMg?: number | undefined;
};

export const labelFigures = (food: Food): LabelFigures => {
  const { kcal, protein, fat, fibre, sodiumMg } = food.per100g;
  return { kcal, protein, carbs: availableCarbohydrate(food), fat, fibre, sodiumMg };
};

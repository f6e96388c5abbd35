import { availableCarbohydrate, type Food } from '../foods/food.ts';

/** Per 100 g, as Argentine labels print them: carbohydrate excludes fibre. */
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

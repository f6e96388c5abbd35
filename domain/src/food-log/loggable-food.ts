import type { Food } from '../foods/food.ts';
import { FOODS } from '../foods/foods.ts';
import type { EntryIngredient } from './food-entry.ts';
import { type LabelFigures, labelFigures } from './label-figures.ts';
import { type OwnFood, ownFoodFigures } from './own-food.ts';

export type LoggableFood = {
  readonly id: string;
  readonly name: string;
  /** Per 100 g. */
  readonly figures: LabelFigures;
  readonly portion: { readonly text?: string | undefined; readonly grams: number };
  readonly isOwn: boolean;
  readonly barcode?: string | undefined;
  readonly ingredients?: readonly EntryIngredient[] | undefined;
  readonly portionIsOrientative: boolean;
  readonly isNearest: boolean;
};

const loggableOfTable = (food: Food): LoggableFood => ({
  id: food.id,
  name: food.name,
  figures: labelFigures(food),
  portion: food.portion,
  isOwn: false,
  portionIsOrientative: food.portionIsOrientative,
  isNearest: food.usdaMatch === 'nearest',
});

export const TABLE_FOODS: readonly LoggableFood[] = FOODS.map(loggableOfTable);

const BY_ID: ReadonlyMap<string, LoggableFood> = new Map(
  TABLE_FOODS.map((food) => [food.id, food]),
);

export const tableFood = (id: string): LoggableFood | undefined => BY_ID.get(id);

export const loggableOwn = (
  id: string,
  { name, figures, portionGrams }: { name: string; figures: LabelFigures; portionGrams: number },
): LoggableFood => ({
  id,
  name,
  figures,
  portion: { grams: portionGrams },
  isOwn: true,
  portionIsOrientative: false,
  isNearest: false,
});

export const loggableOfLabel = (id: string, food: OwnFood): LoggableFood => ({
  ...loggableOwn(id, { ...food, figures: ownFoodFigures(food) }),
  barcode: food.barcode,
});

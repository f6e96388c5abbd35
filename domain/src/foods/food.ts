import type { FoodPattern } from '../person/choices.ts';

export const FOOD_GROUPS = [
  'meat',
  'fish',
  'eggs',
  'dairy',
  'fats',
  'starches',
  'vegetables',
  'fruits',
  'occasional',
  'drinks',
  'alcohol',
  'supplements',
] as const;
export type FoodGroup = (typeof FOOD_GROUPS)[number];

/** Order of the columns of the table. */
export const NUTRIENTS = [
  'kcal',
  'protein',
  'carbs',
  'fat',
  'fibre',
  'sugar',
  'sodiumMg',
  'potassiumMg',
  'calciumMg',
  'ironMg',
  'vitaminCMg',
  'water',
] as const;
export type Nutrient = (typeof NUTRIENTS)[number];

export type Food = {
  /** Slug of the Spanish name. */
  readonly id: string;
  readonly name: string;
  /** Number of the food in USDA SR28; source key `fdc`. */
  readonly ndb: string;
  readonly group: FoodGroup;
  readonly vegetarian: boolean;
  readonly vegan: boolean;
  /** Per 100 g of edible part; grams unless the name says otherwise. Absent means that there is no datum. `carbs` are by difference: they include fibre. */
  readonly per100g: Readonly<Partial<Record<Nutrient, number>>> &
    Readonly<Record<'kcal' | 'protein' | 'carbs' | 'fat', number>>;
  readonly portion: { readonly text: string; readonly grams: number };
  /** The grams of the portion have no published source. */
  readonly portionIsOrientative: boolean;
  /** 'nearest': USDA has no such food (Argentine cuts); the closest one was taken. */
  readonly usdaMatch: 'same' | 'nearest';
  /** Share of what is bought that is thrown away: peel, bone, shell. */
  readonly refusePercent: number;
};

/** Carbohydrate as Argentine labels print it: USDA counts fibre inside, the label does not. Per 100 g; a food without fibre data keeps the whole figure. */
export const availableCarbohydrate = ({ per100g }: Food): number =>
  Math.max(0, per100g.carbs - (per100g.fibre ?? 0));

export const suitsPattern = (food: Food, pattern: FoodPattern): boolean =>
  pattern === 'all' || (pattern === 'vegan' ? food.vegan : food.vegetarian);

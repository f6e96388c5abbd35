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

/** Column order of the table. */
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
  readonly id: string;
  readonly name: string;
  /** Number in USDA SR28; source key `fdc`. */
  readonly ndb: string;
  readonly group: FoodGroup;
  readonly vegetarian: boolean;
  readonly vegan: boolean;
  /** Per 100 g of edible part, in grams unless named; absent means no data. `carbs` include fibre. */
  readonly per100g: Readonly<Partial<Record<Nutrient, number>>> &
    Readonly<Record<'kcal' | 'protein' | 'carbs' | 'fat', number>>;
  readonly portion: { readonly text: string; readonly grams: number };
  readonly portionIsOrientative: boolean;
  /** 'nearest': closest USDA food, as for Argentine cuts. */
  readonly usdaMatch: 'same' | 'nearest';
  /** Peel, bone and shell, as a percentage of the purchase. */
  readonly refusePercent: number;
};

/** Per 100 g. USDA carbohydrate includes fibre and Argentine labels do not. */
export const availableCarbohydrate = ({ per100g }: Food): number =>
  Math.max(0, per100g.carbs - (per100g.fibre ?? 0));

export const suitsPattern = (food: Food, pattern: FoodPattern): boolean =>
  pattern === 'all' || (pattern === 'vegan' ? food.vegan : food.vegetarian);

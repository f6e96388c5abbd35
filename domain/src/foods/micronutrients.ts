import type { Food } from './food.ts';
import { MICRONUTRIENT_LINES } from './food-micronutrients.data.ts';
import { FOODS } from './foods.ts';

export const MICRONUTRIENTS = [
  'calcium',
  'iron',
  'magnesium',
  'phosphorus',
  'potassium',
  'zinc',
  'iodine',
  'folate',
  'vitamin-b12',
  'vitamin-c',
  'vitamin-d',
  'vitamin-k',
  'fibre',
  'omega-3',
  'alpha-linolenic-acid',
] as const;
export type Micronutrient = (typeof MICRONUTRIENTS)[number];

/** Folate in dietary folate equivalents; 'omega-3' includes plants and fish. */
export const MICRONUTRIENT_UNITS: Readonly<Record<Micronutrient, 'mg' | 'µg' | 'g'>> = {
  calcium: 'mg',
  iron: 'mg',
  magnesium: 'mg',
  phosphorus: 'mg',
  potassium: 'mg',
  zinc: 'mg',
  iodine: 'µg',
  folate: 'µg',
  'vitamin-b12': 'µg',
  'vitamin-c': 'mg',
  'vitamin-d': 'µg',
  'vitamin-k': 'µg',
  fibre: 'g',
  'omega-3': 'g',
  'alpha-linolenic-acid': 'g',
};

/** Per 100 g of edible part, in `MICRONUTRIENT_UNITS`; `null` is no data. */
export type Micronutrients = Readonly<Record<Micronutrient, number | null>>;

const NUTRIENT_COLUMNS = [
  'magnesium',
  'phosphorus',
  'zinc',
  'folate',
  'vitamin-b12',
  'vitamin-d',
  'vitamin-k',
  'omega-3',
] as const;

const NO_DATA: Micronutrients = {
  calcium: null,
  iron: null,
  magnesium: null,
  phosphorus: null,
  potassium: null,
  zinc: null,
  iodine: null,
  folate: null,
  'vitamin-b12': null,
  'vitamin-c': null,
  'vitamin-d': null,
  'vitamin-k': null,
  fibre: null,
  'omega-3': null,
  'alpha-linolenic-acid': null,
};

const BY_NDB: ReadonlyMap<string, Partial<Record<Micronutrient, number>>> = new Map(
  MICRONUTRIENT_LINES.trim()
    .split('\n')
    .map((line) => {
      const [ndb = '', ...cells] = line.split(' ');
      return [ndb, parseCells(cells)];
    }),
);

function parseCells(cells: readonly string[]): Partial<Record<Micronutrient, number>> {
  const amounts: Partial<Record<Micronutrient, number>> = {};
  NUTRIENT_COLUMNS.forEach((nutrient, column) => {
    const cell = cells[column];
    if (cell !== undefined && cell !== '_') amounts[nutrient] = Number(cell);
  });
  return amounts;
}

function toMicronutrients({ ndb, vegan, per100g }: Food): Micronutrients {
  const amounts = BY_NDB.get(ndb) ?? {};
  return {
    ...NO_DATA,
    ...amounts,
    calcium: per100g.calciumMg ?? null,
    iron: per100g.ironMg ?? null,
    potassium: per100g.potassiumMg ?? null,
    'vitamin-c': per100g.vitaminCMg ?? null,
    fibre: per100g.fibre ?? null,
    // Plants have no other omega-3; animal foods have only a total.
    'alpha-linolenic-acid': vegan ? (amounts['omega-3'] ?? null) : null,
  };
}

const BY_ID: ReadonlyMap<string, Micronutrients> = new Map(
  FOODS.map((food) => [food.id, toMicronutrients(food)]),
);

/** Per 100 g; unknown foods have no data. Source key `fdc`. */
export const findMicronutrients = (foodId: string): Micronutrients => BY_ID.get(foodId) ?? NO_DATA;

export type KnownAmount = {
  /** Lower bound: the sum of the foods with data. */
  readonly atLeast: number;
  readonly withoutData: readonly string[];
};

export function sumMicronutrients(
  portions: readonly { readonly foodId: string; readonly grams: number }[],
): Readonly<Record<Micronutrient, KnownAmount>> {
  const portionsWithData = portions
    .filter(({ grams }) => grams > 0)
    .map(({ foodId, grams }) => ({ foodId, grams, per100g: findMicronutrients(foodId) }));
  const sumNutrient = (nutrient: Micronutrient): KnownAmount => ({
    atLeast: portionsWithData.reduce(
      (sum, { grams, per100g }) => sum + ((per100g[nutrient] ?? 0) * grams) / 100,
      0,
    ),
    withoutData: [
      ...new Set(
        portionsWithData
          .filter(({ per100g }) => per100g[nutrient] === null)
          .map(({ foodId }) => foodId),
      ),
    ],
  });
  // `fromEntries` loses the type of the keys.
  return Object.fromEntries(
    MICRONUTRIENTS.map((nutrient) => [nutrient, sumNutrient(nutrient)]),
  ) as Record<Micronutrient, KnownAmount>;
}

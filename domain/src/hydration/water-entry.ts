export const DRINKS = ['water', 'mate', 'coffee', 'tea', 'milk', 'other'] as const;
export type Drink = (typeof DRINKS)[number];

export type WaterEntry = {
  /** YYYY-MM-DD. */
  drunkOn: string;
  drink: Drink;
  millilitres: number;
};

/** Judgement: values outside are typing errors. */
export const ENTRY_MILLILITRES = { min: 10, max: 3000, decimals: 0 } as const;

export const FIRST_WATER_DAY = '1950-01-01';

/** Amounts are Forja's judgement. */
export const QUICK_DRINKS = [
  { id: 'glass', drink: 'water', millilitres: 200 },
  { id: 'bottle', drink: 'water', millilitres: 500 },
  { id: 'mate', drink: 'mate', millilitres: 500 },
  { id: 'coffee', drink: 'coffee', millilitres: 150 },
  { id: 'tea', drink: 'tea', millilitres: 200 },
  { id: 'milk', drink: 'milk', millilitres: 200 },
] as const satisfies readonly { id: string; drink: Drink; millilitres: number }[];

export const addWater = (entries: readonly Pick<WaterEntry, 'millilitres'>[]): number =>
  entries.reduce((sum, { millilitres }) => sum + millilitres, 0);

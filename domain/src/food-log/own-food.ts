import { ENTRY_GRAMS } from './food-entry.ts';
import type { LabelFigures } from './label-figures.ts';

export type OwnFood = {
  name: string;
  portionGrams: number;
  basis: 'per100g' | 'perPortion';
  energy: number;
  energyUnit: 'kcal' | 'kJ';
  protein: number;
  carbs: number;
  fat: number;
  fibre?: number | undefined;
  sodiumMg?: number | undefined;
  barcode?: string | undefined;
};

/** Thermochemical calorie, by definition. */
const KJ_PER_KCAL = 4.184;

/** Per 100 g: pure fat has 900 kcal, and pure salt 39 % of sodium. */
export const FIGURE_LIMITS = {
  kcal: 900,
  protein: 100,
  carbs: 100,
  fat: 100,
  fibre: 100,
  sodiumMg: 40_000,
} as const satisfies Record<keyof LabelFigures, number>;

export const OWN_FOOD_NAME_LENGTH = 80;

/** Per 100 g, in kcal. */
export function ownFoodFigures(food: OwnFood): LabelFigures {
  const factor = food.basis === 'perPortion' ? 100 / food.portionGrams : 1;
  const scale = (value: number | undefined) => (value === undefined ? undefined : value * factor);
  const { energy, energyUnit, protein, carbs, fat, fibre, sodiumMg } = food;
  return {
    kcal: (energyUnit === 'kJ' ? energy / KJ_PER_KCAL : energy) * factor,
    protein: protein * factor,
    carbs: carbs * factor,
    fat: fat * factor,
    fibre: scale(fibre),
    sodiumMg: scale(sodiumMg),
  };
}

export type OwnFoodProblem = 'energy' | 'protein' | 'carbs' | 'fat' | 'fibre' | 'sodiumMg' | 'sum';

/** Judgement: labels round each figure. */
const ROUNDING_GRAMS = 3;

export function findOwnFoodProblems(food: OwnFood): OwnFoodProblem[] {
  if (food.portionGrams < ENTRY_GRAMS.min) return [];
  const { kcal, ...figures } = ownFoodFigures(food);
  const problems: OwnFoodProblem[] = kcal > FIGURE_LIMITS.kcal ? ['energy'] : [];
  for (const name of ['protein', 'carbs', 'fat', 'fibre', 'sodiumMg'] as const)
    if ((figures[name] ?? 0) > FIGURE_LIMITS[name]) problems.push(name);
  const { protein, carbs, fat, fibre = 0 } = figures;
  if (problems.length === 0 && protein + carbs + fat + fibre > 100 + ROUNDING_GRAMS)
    problems.push('sum');
  return problems;
}

/** Atwater factors, as Argentine labels use them; fibre yields about half. */
export const KCAL_PER_GRAM = { protein: 4, carbs: 4, fat: 9, fibre: 2 } as const;
/** Judgement: labels may differ by a fifth, and small figures by rounding. */
const TOLERANCE = { share: 0.2, kcal: 20 } as const;

/** kcal per 100 g from the macronutrients; undefined when close to the label. */
export function energyOfMacros(food: OwnFood): number | undefined {
  const { kcal, protein, carbs, fat, fibre = 0 } = ownFoodFigures(food);
  const yielded =
    protein * KCAL_PER_GRAM.protein +
    carbs * KCAL_PER_GRAM.carbs +
    fat * KCAL_PER_GRAM.fat +
    fibre * KCAL_PER_GRAM.fibre;
  const allowed = Math.max(TOLERANCE.kcal, TOLERANCE.share * kcal);
  return Math.abs(kcal - yielded) > allowed ? Math.round(yielded) : undefined;
}

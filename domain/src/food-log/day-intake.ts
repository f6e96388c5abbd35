import type { Food } from '../foods/food.ts';
import { type LabelFigures, labelFigures } from './label-figures.ts';

export const INTAKE_FIGURES = ['kcal', 'protein', 'carbs', 'fat', 'fibre', 'sodiumMg'] as const;
export type IntakeFigure = (typeof INTAKE_FIGURES)[number];

export const INTAKE_DECIMALS: Readonly<Record<IntakeFigure, number>> = {
  kcal: 0,
  protein: 1,
  carbs: 1,
  fat: 1,
  fibre: 1,
  sodiumMg: 0,
};

export type Intake = Readonly<Partial<Record<IntakeFigure, number>>>;

export type DayIntake = {
  readonly total: Readonly<Record<IntakeFigure, number>>;
  readonly withoutDatum: Readonly<Record<IntakeFigure, number>>;
};

function roundAsDisplayed(value: number, figure: IntakeFigure): number {
  const factor = 10 ** INTAKE_DECIMALS[figure];
  return Math.round(value * factor) / factor;
}

export const foodIntake = (food: Food, grams: number): Intake =>
  figuresIntake(labelFigures(food), grams);

/** `figures` are per 100 g. */
export function figuresIntake(figures: LabelFigures, grams: number): Intake {
  const intake: Partial<Record<IntakeFigure, number>> = {};
  for (const figure of INTAKE_FIGURES) {
    const per100g = figures[figure];
    if (per100g !== undefined) intake[figure] = roundAsDisplayed((per100g * grams) / 100, figure);
  }
  return intake;
}

/** Sums rounded rows, so that the displayed rows add up to the displayed total. */
export function addIntakes(rows: readonly Intake[]): DayIntake {
  const total = emptyFigures();
  const withoutDatum = emptyFigures();
  for (const row of rows)
    for (const figure of INTAKE_FIGURES) {
      const value = row[figure];
      if (value === undefined) withoutDatum[figure] += 1;
      else total[figure] = roundAsDisplayed(total[figure] + value, figure);
    }
  return { total, withoutDatum };
}

const emptyFigures = (): Record<IntakeFigure, number> => ({
  kcal: 0,
  protein: 0,
  carbs: 0,
  fat: 0,
  fibre: 0,
  sodiumMg: 0,
});

/** Negative once the goal is passed. */
export const remainingIntake = (goal: number, total: number, figure: IntakeFigure): number =>
  roundAsDisplayed(roundAsDisplayed(goal, figure) - total, figure);

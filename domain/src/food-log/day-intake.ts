import type { Food } from '../foods/food.ts';
import { type LabelFigures, labelFigures } from './label-figures.ts';

export const INTAKE_FIGURES = ['kcal', 'protein', 'carbs', 'fat', 'fibre', 'sodiumMg'] as const;
export type IntakeFigure = (typeof INTAKE_FIGURES)[number];

/** Decimals that each figure is displayed with, in a row and in a total. */
export const INTAKE_DECIMALS: Readonly<Record<IntakeFigure, number>> = {
  kcal: 0,
  protein: 1,
  carbs: 1,
  fat: 1,
  fibre: 1,
  sodiumMg: 0,
};

/** What is displayed of one food; a figure is absent where the table has no datum. */
export type Intake = Readonly<Partial<Record<IntakeFigure, number>>>;

export type DayIntake = {
  readonly total: Readonly<Record<IntakeFigure, number>>;
  /** Foods without a datum of each figure: its total is at least what is displayed. */
  readonly withoutDatum: Readonly<Record<IntakeFigure, number>>;
};

/** Rounds to the decimals of the display. */
function roundAsDisplayed(value: number, figure: IntakeFigure): number {
  const factor = 10 ** INTAKE_DECIMALS[figure];
  return Math.round(value * factor) / factor;
}

/** What a quantity of a food of the table has, rounded as it is displayed. */
export const foodIntake = (food: Food, grams: number): Intake =>
  figuresIntake(labelFigures(food), grams);

/** What a quantity of something has, from its figures per 100 g, rounded as it is displayed. */
export function figuresIntake(figures: LabelFigures, grams: number): Intake {
  const intake: Partial<Record<IntakeFigure, number>> = {};
  for (const figure of INTAKE_FIGURES) {
    const per100g = figures[figure];
    if (per100g !== undefined) intake[figure] = roundAsDisplayed((per100g * grams) / 100, figure);
  }
  return intake;
}

/** The sum of rounded rows, so that what a person adds up by hand is the total that they read. */
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

/** What is left of a goal, rounded as displayed; negative once it was passed. */
export const remainingIntake = (goal: number, total: number, figure: IntakeFigure): number =>
  roundAsDisplayed(roundAsDisplayed(goal, figure) - total, figure);

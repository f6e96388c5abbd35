import type { DayAim } from './day-aim.ts';
import { TOLERANCE } from './meets-targets.ts';
import type { Meal, Rule } from './menu.ts';
import { MEALS } from './menu.ts';
import { carbohydrateRow, energyRow, proteinRow, ROW } from './portion-rows.ts';

/** Share of the day's energy that each meal may hold. Forja's rule: four meals, the two main ones bigger. */
const SHARE: Readonly<Record<Meal, { readonly min: number; readonly max: number }>> = {
  breakfast: { min: 0.15, max: 0.32 },
  lunch: { min: 0.25, max: 0.4 },
  snack: { min: 0.1, max: 0.28 },
  dinner: { min: 0.2, max: 0.38 },
};
/** No main meal without protein, none with most of it. Forja's rule, shares of the protein of the day. */
const PROTEIN_OF_A_MAIN_MEAL = { min: 0.18, max: 0.45 } as const;
/** Carbohydrate of each meal when it must be even: shares of the day, Forja's rule. */
export const EVEN_SHARE: Readonly<Record<Meal, number>> = { breakfast: 0.24, lunch: 0.29, snack: 0.2, dinner: 0.27 };
/** Grams around the share of a meal on even days (evidence: clinical 3); between meals only, a share of it. */
const EVEN_DAYS_GRAMS = 15;
const EVEN_MEALS_SHARE = 0.35;
/** Grams of milk in a day. */
export const MOST_MILK_GRAMS = 500;

/** A little inside what is promised: the rounding of a sum must not cross it. */
const BAND = TOLERANCE - 0.0005;

/** What one relative unit outside a limit costs: more than any menu inside all of them. */
const OUTSIDE = 10_000;
/**
 * Per squared percent away from the target. The table counts the energy that fibre gives and the targets do not, so the
 * four cannot all be met: these share it out, least on energy and carbohydrate, most on fat.
 */
const AWAY = { energy: 3.2, protein: 0.8, fat: 0.04, carbohydrate: 4.8 } as const;
/** Per share of fibre over its minimum, after a margin: its energy is what the targets do not count. */
const MORE_FIBRE = { cost: 14, free: 0.05 } as const;
/** Per squared share of the printed protein of a meal, beyond the part that nobody would weigh. */
const PROTEIN_OF_A_MEAL = { cost: 8, free: 0.15 } as const;
/** Per squared share of a nutrient that is short. */
const SHORT = { calcium: 4000, iron: 400, potassium: 200, vitaminC: 100 } as const;
/** Per squared share of a meal's even carbohydrate. */
const UNEVEN = 10;

export type DayCost = {
  /** What the limits broken add up to, in relative units; none is a day that serves. */
  readonly outside: (sums: Float64Array) => number;
  /** Outside and all that is wished, to compare two days of any kind. */
  readonly cost: (sums: Float64Array) => number;
};

type Limit = { readonly row: number; readonly min: number; readonly max: number; readonly unit: number };

/** The limits of a day, those set aside taken out. */
export function limitsOf({ targets, limits, without, evenCarbohydrateGrams }: DayAim): Limit[] {
  const all: Limit[] = [];
  const limit = (rule: Rule | undefined, row: number, { min = -Infinity, max = Infinity }, unit: number) => {
    if (!rule || !without.includes(rule)) all.push({ row, min, max, unit: Math.max(unit, 1) });
  };
  const band = (rule: Rule & ('energyKcal' | 'fatGrams' | 'carbohydrateGrams'), row: number) =>
    limit(rule, row, { min: targets[rule] * (1 - BAND), max: targets[rule] * (1 + BAND) }, targets[rule]);
  band('energyKcal', ROW.energy);
  band('fatGrams', ROW.fat);
  band('carbohydrateGrams', ROW.carbohydrate);
  const protein = targets.proteinGrams;
  limit('proteinGrams', ROW.protein, { min: protein * (1 - BAND) }, protein);
  // A ceiling of health is not among the rules that may be set aside.
  limit(
    limits.proteinIsCeiling ? undefined : 'proteinGrams',
    ROW.protein,
    { max: limits.proteinIsCeiling ? protein - 1e-6 : protein * (1 + BAND) },
    protein,
  );
  limit('fibreGrams', ROW.fibre, { min: targets.fibreGrams }, targets.fibreGrams);
  limit('fibreCeilingGrams', ROW.fibre, { max: targets.fibreCeilingGrams }, targets.fibreCeilingGrams);
  limit('sodiumMg', ROW.sodium, { max: targets.sodiumMg }, targets.sodiumMg);
  if (limits.potassiumCeilingMg !== undefined)
    limit(undefined, ROW.potassium, { max: limits.potassiumCeilingMg }, limits.potassiumCeilingMg);
  limit(undefined, ROW.milk, { max: MOST_MILK_GRAMS }, MOST_MILK_GRAMS);
  for (const meal of MEALS) {
    const { min, max } = SHARE[meal];
    const energy = targets.energyKcal;
    limit('energyKcal', energyRow(meal), { min: min * energy, max: max * energy }, energy);
    if (meal === 'lunch' || meal === 'dinner')
      limit(
        'proteinGrams',
        proteinRow(meal),
        { min: PROTEIN_OF_A_MAIN_MEAL.min * protein, max: PROTEIN_OF_A_MAIN_MEAL.max * protein },
        protein,
      );
    if (limits.evenCarbohydrate) {
      const even = EVEN_SHARE[meal] * evenCarbohydrateGrams;
      const room = limits.evenCarbohydrate === 'every_day' ? EVEN_DAYS_GRAMS - 0.5 : EVEN_MEALS_SHARE * even;
      limit('carbohydrateGrams', carbohydrateRow(meal), { min: even - room, max: even + room }, evenCarbohydrateGrams);
    }
  }
  return all;
}

const of = (all: Float64Array | Int32Array, index: number): number => all[index] ?? 0;

/** What a day of some sums costs. */
export function dayCost(aim: DayAim): DayCost {
  const limits = limitsOf(aim);
  const { targets, goals, limits: health, evenCarbohydrateGrams } = aim;
  const perMeal = Math.max(1, aim.proteinPerMealGrams);
  const shortfalls = (
    [
      [ROW.calcium, goals.calciumMg, SHORT.calcium],
      [ROW.iron, goals.ironMg, SHORT.iron],
      [ROW.potassium, goals.potassiumMg, SHORT.potassium],
      [ROW.vitaminC, goals.vitaminCMg, SHORT.vitaminC],
    ] as const
  ).flatMap(([row, goal, cost]) => (goal ? [{ row, goal, cost }] : []));
  const aims = (
    [
      ['energyKcal', ROW.energy, AWAY.energy],
      ['proteinGrams', ROW.protein, AWAY.protein],
      ['fatGrams', ROW.fat, AWAY.fat],
      ['carbohydrateGrams', ROW.carbohydrate, AWAY.carbohydrate],
    ] as const
  ).flatMap(([rule, row, cost]) => (aim.without.includes(rule) ? [] : [{ row, target: targets[rule], cost }]));
  const at = (sums: Float64Array, row: number): number => sums[row] ?? 0;
  const rows = Int32Array.from(limits, ({ row }) => row);
  const least = Float64Array.from(limits, ({ min }) => min);
  const most = Float64Array.from(limits, ({ max }) => max);
  const unit = Float64Array.from(limits, (limit) => limit.unit);

  const outside = (sums: Float64Array): number => {
    let broken = 0;
    for (let index = 0; index < rows.length; index += 1) {
      const value = at(sums, of(rows, index));
      const over = value - of(most, index);
      const under = of(least, index) - value;
      if (over > 0) broken += over / of(unit, index);
      else if (under > 0) broken += under / of(unit, index);
    }
    return broken;
  };
  const wished = (sums: Float64Array): number => {
    let cost = 0;
    for (const { row, target, cost: each } of aims) {
      const percent = (100 * (at(sums, row) - target)) / target;
      cost += each * percent * percent;
    }
    cost += MORE_FIBRE.cost * Math.max(0, at(sums, ROW.fibre) / Math.max(1, targets.fibreGrams) - 1 - MORE_FIBRE.free);
    for (const { row, goal, cost: each } of shortfalls) {
      const short = Math.max(0, 1 - at(sums, row) / goal);
      cost += each * short * short;
    }
    for (const meal of MEALS) {
      const off = Math.max(0, Math.abs(at(sums, proteinRow(meal)) / perMeal - 1) - PROTEIN_OF_A_MEAL.free);
      cost += PROTEIN_OF_A_MEAL.cost * off * off;
      if (!health.evenCarbohydrate) continue;
      const even = EVEN_SHARE[meal] * evenCarbohydrateGrams;
      const uneven = at(sums, carbohydrateRow(meal)) / even - 1;
      cost += UNEVEN * uneven * uneven;
    }
    return cost;
  };
  return { outside, cost: (sums) => OUTSIDE * outside(sums) + wished(sums) };
}

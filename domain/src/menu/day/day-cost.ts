import type { DayAim } from './day-aim.ts';
import { TOLERANCE } from '../targets/meets-targets.ts';
import type { Meal, Rule } from '../menu.ts';
import { MEALS } from '../menu.ts';
import { carbohydrateRow, energyRow, proteinRow, ROW_INDEX } from './portion-rows.ts';

/** Share of the day's energy in each meal. Forja's rule. */
const ENERGY_SHARE: Readonly<Record<Meal, { readonly min: number; readonly max: number }>> = {
  breakfast: { min: 0.15, max: 0.32 },
  lunch: { min: 0.25, max: 0.4 },
  snack: { min: 0.1, max: 0.28 },
  dinner: { min: 0.2, max: 0.38 },
};
/** Share of the day's protein in each main meal. Forja's rule. */
const MAIN_MEAL_PROTEIN_SHARE = { min: 0.18, max: 0.45 } as const;
/** Share of the day's carbohydrate in each meal when it must be even. Forja's rule. */
export const EVEN_SHARE: Readonly<Record<Meal, number>> = {
  breakfast: 0.24,
  lunch: 0.29,
  snack: 0.2,
  dinner: 0.27,
};
/** Margin around the even share of a meal (evidence: clinical 3). */
const EVEN_DAYS_MARGIN_GRAMS = 15;
const EVEN_MEALS_MARGIN_SHARE = 0.35;
export const MAX_MILK_GRAMS = 500;

/** Narrower than the tolerance, so that rounding a sum cannot exceed it. */
const BAND = TOLERANCE - 0.0005;

/** Cost per relative unit outside a limit: more than any valid menu. */
const VIOLATION_COST = 10_000;
/** Weights put most deviation on fat: foods count the energy of fibre and targets do not. */
const DEVIATION_COST = { energy: 3.2, protein: 0.8, fat: 0.04, carbohydrate: 4.8 } as const;
const EXCESS_FIBRE = { cost: 14, free: 0.05 } as const;
const MEAL_PROTEIN_DEVIATION = { cost: 8, free: 0.15 } as const;
const SHORTFALL_COST = { calcium: 4000, iron: 400, potassium: 200, vitaminC: 100 } as const;
const UNEVEN_COST = 10;

export type DayCost = {
  /** Sum of relative excesses; a valid day has 0. */
  readonly violation: (sums: Float64Array) => number;
  readonly cost: (sums: Float64Array) => number;
};

type Limit = {
  readonly row: number;
  readonly min: number;
  readonly max: number;
  readonly unit: number;
};

export function dayLimits({ targets, limits, without, evenCarbohydrateGrams }: DayAim): Limit[] {
  const all: Limit[] = [];
  const addLimit = (
    rule: Rule | undefined,
    row: number,
    { min = -Infinity, max = Infinity },
    unit: number,
  ) => {
    if (!rule || !without.includes(rule)) all.push({ row, min, max, unit: Math.max(unit, 1) });
  };
  const addBand = (rule: Rule & ('energyKcal' | 'fatGrams' | 'carbohydrateGrams'), row: number) =>
    addLimit(
      rule,
      row,
      { min: targets[rule] * (1 - BAND), max: targets[rule] * (1 + BAND) },
      targets[rule],
    );
  addBand('energyKcal', ROW_INDEX.energy);
  addBand('fatGrams', ROW_INDEX.fat);
  addBand('carbohydrateGrams', ROW_INDEX.carbohydrate);
  const protein = targets.proteinGrams;
  addLimit('proteinGrams', ROW_INDEX.protein, { min: protein * (1 - BAND) }, protein);
  // A limit set by health has no rule name, so it cannot be ignored.
  addLimit(
    limits.proteinIsCeiling ? undefined : 'proteinGrams',
    ROW_INDEX.protein,
    { max: limits.proteinIsCeiling ? protein - 1e-6 : protein * (1 + BAND) },
    protein,
  );
  addLimit('fibreGrams', ROW_INDEX.fibre, { min: targets.fibreGrams }, targets.fibreGrams);
  addLimit(
    'fibreCeilingGrams',
    ROW_INDEX.fibre,
    { max: targets.fibreCeilingGrams },
    targets.fibreCeilingGrams,
  );
  addLimit('sodiumMg', ROW_INDEX.sodium, { max: targets.sodiumMg }, targets.sodiumMg);
  if (limits.potassiumCeilingMg !== undefined)
    addLimit(
      undefined,
      ROW_INDEX.potassium,
      { max: limits.potassiumCeilingMg },
      limits.potassiumCeilingMg,
    );
  addLimit(undefined, ROW_INDEX.milk, { max: MAX_MILK_GRAMS }, MAX_MILK_GRAMS);
  for (const meal of MEALS) {
    const { min, max } = ENERGY_SHARE[meal];
    const energy = targets.energyKcal;
    addLimit('energyKcal', energyRow(meal), { min: min * energy, max: max * energy }, energy);
    if (meal === 'lunch' || meal === 'dinner')
      addLimit(
        'proteinGrams',
        proteinRow(meal),
        { min: MAIN_MEAL_PROTEIN_SHARE.min * protein, max: MAIN_MEAL_PROTEIN_SHARE.max * protein },
        protein,
      );
    if (limits.evenCarbohydrate) {
      const even = EVEN_SHARE[meal] * evenCarbohydrateGrams;
      const room =
        limits.evenCarbohydrate === 'every_day'
          ? EVEN_DAYS_MARGIN_GRAMS - 0.5
          : EVEN_MEALS_MARGIN_SHARE * even;
      addLimit(
        'carbohydrateGrams',
        carbohydrateRow(meal),
        { min: even - room, max: even + room },
        evenCarbohydrateGrams,
      );
    }
  }
  return all;
}

export function dayCost(aim: DayAim): DayCost {
  const limits = dayLimits(aim);
  const { targets, goals, limits: health, evenCarbohydrateGrams } = aim;
  const perMeal = Math.max(1, aim.proteinPerMealGrams);
  const shortfalls = (
    [
      [ROW_INDEX.calcium, goals.calciumMg, SHORTFALL_COST.calcium],
      [ROW_INDEX.iron, goals.ironMg, SHORTFALL_COST.iron],
      [ROW_INDEX.potassium, goals.potassiumMg, SHORTFALL_COST.potassium],
      [ROW_INDEX.vitaminC, goals.vitaminCMg, SHORTFALL_COST.vitaminC],
    ] as const
  ).flatMap(([row, goal, cost]) => (goal ? [{ row, goal, cost }] : []));
  const aims = (
    [
      ['energyKcal', ROW_INDEX.energy, DEVIATION_COST.energy],
      ['proteinGrams', ROW_INDEX.protein, DEVIATION_COST.protein],
      ['fatGrams', ROW_INDEX.fat, DEVIATION_COST.fat],
      ['carbohydrateGrams', ROW_INDEX.carbohydrate, DEVIATION_COST.carbohydrate],
    ] as const
  ).flatMap(([rule, row, cost]) =>
    aim.without.includes(rule) ? [] : [{ row, target: targets[rule], cost }],
  );
  const meals = MEALS.map((meal) => ({
    protein: proteinRow(meal),
    carbohydrate: carbohydrateRow(meal),
    evenGrams: EVEN_SHARE[meal] * evenCarbohydrateGrams,
  }));
  const at = (numbers: Float64Array, index: number): number => numbers[index] ?? 0;
  // One flat array keeps this hot loop fast.
  const packed = Float64Array.from(
    limits.flatMap(({ row, min, max, unit }) => [row, min, max, unit]),
  );

  const violation = (sums: Float64Array): number => {
    let total = 0;
    for (let index = 0; index < packed.length; index += 4) {
      const value = at(sums, at(packed, index));
      const over = value - at(packed, index + 2);
      const under = at(packed, index + 1) - value;
      if (over > 0) total += over / at(packed, index + 3);
      else if (under > 0) total += under / at(packed, index + 3);
    }
    return total;
  };
  const preferenceCost = (sums: Float64Array): number => {
    let cost = 0;
    for (const { row, target, cost: each } of aims) {
      const percent = (100 * (at(sums, row) - target)) / target;
      cost += each * percent * percent;
    }
    cost +=
      EXCESS_FIBRE.cost *
      Math.max(
        0,
        at(sums, ROW_INDEX.fibre) / Math.max(1, targets.fibreGrams) - 1 - EXCESS_FIBRE.free,
      );
    for (const { row, goal, cost: each } of shortfalls) {
      const short = Math.max(0, 1 - at(sums, row) / goal);
      cost += each * short * short;
    }
    for (const { protein, carbohydrate, evenGrams } of meals) {
      const deviation = Math.max(
        0,
        Math.abs(at(sums, protein) / perMeal - 1) - MEAL_PROTEIN_DEVIATION.free,
      );
      cost += MEAL_PROTEIN_DEVIATION.cost * deviation * deviation;
      if (!health.evenCarbohydrate) continue;
      const uneven = at(sums, carbohydrate) / evenGrams - 1;
      cost += UNEVEN_COST * uneven * uneven;
    }
    return cost;
  };
  return { violation, cost: (sums) => VIOLATION_COST * violation(sums) + preferenceCost(sums) };
}

import type { Constraint } from 'yalps';
import type { ChosenDish, Place } from './choose-dishes.ts';
import type { Meal, MenuTargets, MenuTotals } from './menu.ts';
import { BANDED, TOLERANCE } from './meets-targets.ts';
import { nutritionOf } from './nutrition-of.ts';
import { solveSteps } from './solve-steps.ts';

/** Constraints that a trial may leave out to learn which one stands in the way. */
export type Rule = keyof MenuTargets;

/** Share of the day's energy that each meal may hold. Forja's rule: four meals, the two main ones bigger. */
const SHARE: Readonly<Record<Meal, { readonly min: number; readonly max: number }>> = {
  breakfast: { min: 0.15, max: 0.32 },
  lunch: { min: 0.25, max: 0.4 },
  snack: { min: 0.1, max: 0.28 },
  dinner: { min: 0.2, max: 0.38 },
};
/** No main meal without protein. Forja's rule: with 15 % each, the rest is free. */
const LEAST_PROTEIN_OF_A_MAIN_MEAL = 0.15;

/** The portions of the table are those of this much energy; more energy stretches them. */
const USUAL_ENERGY_KCAL = 2200;
const GROUPS_THAT_DO_NOT_STRETCH = ['vegetables', 'fruits'];

/** What is measured by the teaspoon closes the numbers without changing the plate. */
const TEASPOON = 'cucharadita';

/** How near to the targets. `wide` is a little inside what is promised: the solver's own tolerance must not cross it. */
const BANDS = { close: 0.03, wide: TOLERANCE - 0.001 } as const;
export type Band = keyof typeof BANDS;

export type Portion = {
  readonly meal: Meal;
  readonly dish: ChosenDish['dish'];
  readonly place: Place;
  readonly amount: number;
};

/** The amount of each food, in steps that a cook would make and as near as possible to the usual portion, or undefined when there is none. */
export function solvePortions(
  dishes: readonly ChosenDish[],
  targets: MenuTargets,
  band: Band,
  without: readonly Rule[] = [],
): Portion[] | undefined {
  const stretch = Math.min(1.7, Math.max(0.6, targets.energyKcal / USUAL_ENERGY_KCAL));
  const places = dishes.flatMap(({ meal, dish, places: own }) =>
    own.map((place) => ({ meal, dish, place, ...range(place, stretch) })),
  );

  const usual: Record<string, number> = {};
  const variables: Record<string, Record<string, number>> = {};
  const constraints: Record<string, Constraint> = {};
  places.forEach(({ meal, place, least, start, most }, index) => {
    const { item } = place;
    const perStep = rowsOf(nutritionOf(item.food, item.step * item.measure.grams), meal);
    for (const [row, value] of Object.entries(perStep)) usual[row] = (usual[row] ?? 0) + value * start;
    const cost = item.step / item.usual;
    if (most > start) {
      variables[`more${index}`] = { ...perStep, cost, [`most${index}`]: 1 };
      constraints[`most${index}`] = { max: most - start };
    }
    if (start > least) {
      variables[`less${index}`] = {
        ...Object.fromEntries(Object.entries(perStep).map(([row, value]) => [row, -value])),
        cost,
        [`least${index}`]: 1,
      };
      constraints[`least${index}`] = { max: start - least };
    }
  });
  for (const [row, { min, max }] of Object.entries(limits(targets, BANDS[band], without))) {
    const already = usual[row] ?? 0;
    constraints[row] = {
      ...(min !== undefined && { min: min - already }),
      ...(max !== undefined && { max: max - already }),
    };
  }

  const isTeaspoon = (index: number) => places[index]?.place.item.measure.one === TEASPOON;
  const indexOf = (variable: string) => Number(variable.slice(4)); // after "more" or "less"
  const moves = solveSteps({ constraints, variables }, [
    (variable) => isTeaspoon(indexOf(variable)),
    (variable) => isTeaspoon(indexOf(variable)) || indexOf(variable) % 3 === 0,
  ]);
  if (!moves) return undefined;
  return places.flatMap(({ meal, dish, place, start }, index) => {
    const steps = Math.round(start + (moves.get(`more${index}`) ?? 0) - (moves.get(`less${index}`) ?? 0));
    return steps === 0 ? [] : [{ meal, dish, place, amount: steps * place.item.step }];
  });
}

/** In steps. What completes the plate (vegetables, fruit) starts present; what completes the numbers starts absent. */
function range({ item, optional }: Place, stretch: number): { least: number; start: number; most: number } {
  const stretches = !GROUPS_THAT_DO_NOT_STRETCH.includes(item.food.group);
  const steps = (amount: number) => Math.round(amount / item.step);
  const least = optional ? 0 : steps(item.least);
  const most = Math.max(least, stretches && stretch > 1 ? steps(item.most * stretch) : steps(item.most));
  const wanted = stretches ? steps(item.usual * stretch) : steps(item.usual);
  const start = optional && stretches ? 0 : Math.min(most, Math.max(least, wanted));
  return { least, start, most };
}

const rowsOf = (nutrition: MenuTotals, meal: Meal): Record<string, number> => ({
  ...nutrition,
  [`energy-${meal}`]: nutrition.energyKcal,
  ...(meal === 'lunch' || meal === 'dinner' ? { [`protein-${meal}`]: nutrition.proteinGrams } : {}),
});

function limits(
  targets: MenuTargets,
  band: number,
  without: readonly Rule[],
): Record<string, { min?: number; max?: number }> {
  const rows: Record<string, { min?: number; max?: number }> = {};
  for (const key of BANDED)
    if (!without.includes(key)) rows[key] = { min: targets[key] * (1 - band), max: targets[key] * (1 + band) };
  if (!without.includes('fibreGrams')) rows['fibreGrams'] = { min: targets.fibreGrams };
  if (!without.includes('sodiumMg')) rows['sodiumMg'] = { max: targets.sodiumMg };
  if (!without.includes('energyKcal'))
    for (const [meal, { min, max }] of Object.entries(SHARE))
      rows[`energy-${meal}`] = { min: min * targets.energyKcal, max: max * targets.energyKcal };
  if (!without.includes('proteinGrams'))
    for (const meal of ['lunch', 'dinner'])
      rows[`protein-${meal}`] = { min: LEAST_PROTEIN_OF_A_MAIN_MEAL * targets.proteinGrams };
  return rows;
}

import type { ChosenDish, Place } from './choose-dishes.ts';
import { BANDED, TOLERANCE } from './meets-targets.ts';
import type { Meal, MenuTargets, Rule } from './menu.ts';
import type { Unsolved } from './solve-steps.ts';
import { solveSteps } from './solve-steps.ts';
import type { Entries, Model, Variable } from './steps-model.ts';

/** Share of the day's energy that each meal may hold. Forja's rule: four meals, the two main ones bigger. */
const SHARE: Readonly<Record<Meal, { readonly min: number; readonly max: number }>> = {
  breakfast: { min: 0.15, max: 0.32 },
  lunch: { min: 0.25, max: 0.4 },
  snack: { min: 0.1, max: 0.28 },
  dinner: { min: 0.2, max: 0.38 },
};
/** No main meal without protein, none with most of it. Forja's rule, shares of the protein of the day. */
const PROTEIN_OF_A_MAIN_MEAL = { min: 0.18, max: 0.5 } as const;

/** The portions of the table are those of this much energy; more energy stretches those that grow on a plate. */
const USUAL_ENERGY_KCAL = 2200;
const STRETCH = { least: 0.6, most: 1.8 } as const;
/** Whoever eats a lot gets a bigger piece of meat and more rice; not six spoons of oil, nor a litre of milk. */
const GROUPS_THAT_GROW = ['meat', 'starches'];
const GROUPS_OF_ONE_SIZE = ['vegetables', 'fruits'];

/** What is measured by the teaspoon closes the numbers without changing the plate. */
const TEASPOON = 'cucharadita';

/** A little inside what is promised: the solver's own tolerance must not cross it. */
const BAND = TOLERANCE - 0.001;
/** What being a whole band away from a target costs, in usual portions: energy counts most. */
const COST_OF_A_BAND: Readonly<Record<(typeof BANDED)[number], number>> = {
  energyKcal: 40,
  proteinGrams: 6,
  fatGrams: 2,
  carbohydrateGrams: 2,
};

export type Portion = {
  readonly meal: Meal;
  readonly dish: ChosenDish['dish'];
  readonly place: Place;
  readonly amount: number;
};
type Limit = { readonly min?: number; readonly max?: number };
type Range = { readonly least: number; readonly start: number; readonly most: number };
type Ranged = Omit<Portion, 'amount'> & Range & { readonly index: number };

const TOTALS = ['energyKcal', 'proteinGrams', 'fatGrams', 'carbohydrateGrams', 'fibreGrams', 'sodiumMg'] as const;

/** The amount of each food, in steps that a cook would make: the totals near their targets and the portions near the usual ones. */
export function solvePortions(
  dishes: readonly ChosenDish[],
  targets: MenuTargets,
  without: readonly Rule[] = [],
): Portion[] | Unsolved {
  const stretch = Math.min(STRETCH.most, Math.max(STRETCH.least, targets.energyKcal / USUAL_ENERGY_KCAL));
  const places = dishes
    .flatMap(({ meal, dish, places: own }) => own.map((place) => ({ meal, dish, place, ...range(place, stretch) })))
    .map((place, index): Ranged => ({ ...place, index }));
  const limits = limitsOf(targets, without);
  if (!isWithinReach(places, limits)) return 'impossible';

  const teaspoons = new Set(
    places.flatMap(({ place, index }) => (place.item.measure.one === TEASPOON ? [`more${index}`, `less${index}`] : [])),
  );
  const moves = solveSteps(modelOf(places, targets, limits), (variable) => teaspoons.has(variable));
  if (typeof moves === 'string') return moves;
  return places.flatMap(({ meal, dish, place, start, index }) => {
    const steps = Math.round(start + (moves.get(`more${index}`) ?? 0) - (moves.get(`less${index}`) ?? 0));
    return steps === 0 ? [] : [{ meal, dish, place, amount: steps * place.item.step }];
  });
}

/** In steps. What completes the plate (vegetables, fruit) starts present; what completes the numbers starts absent. */
function range({ item, optional }: Place, stretch: number): Range {
  const { group } = item.food;
  const steps = (amount: number) => Math.round(amount / item.step);
  const least = optional ? 0 : steps(item.least);
  const grows = stretch > 1 && GROUPS_THAT_GROW.includes(group);
  const most = Math.max(least, steps(grows ? item.most * stretch : item.most));
  const isOneSize = GROUPS_OF_ONE_SIZE.includes(group);
  const wanted = steps(grows || (stretch < 1 && !isOneSize) ? item.usual * stretch : item.usual);
  const start = optional && !isOneSize ? 0 : Math.min(most, Math.max(least, wanted));
  return { least, start, most };
}

/** The rows of a food: those of the day and those of its meal. */
function rowsOf({ meal, place }: Pick<Ranged, 'meal' | 'place'>): (readonly [row: string, perStep: number])[] {
  const { perStep } = place.item;
  const rows: (readonly [string, number])[] = TOTALS.map((key) => [key, perStep[key]]);
  rows.push([`energy-${meal}`, perStep.energyKcal]);
  if (meal === 'lunch' || meal === 'dinner') rows.push([`protein-${meal}`, perStep.proteinGrams]);
  return rows;
}

/** Whether every limit could be met by itself: most sets of dishes that cannot work are told here, without a solver. */
function isWithinReach(places: readonly Ranged[], limits: ReadonlyMap<string, Limit>): boolean {
  const least = new Map<string, number>();
  const most = new Map<string, number>();
  for (const place of places)
    for (const [row, perStep] of rowsOf(place)) {
      least.set(row, (least.get(row) ?? 0) + perStep * place.least);
      most.set(row, (most.get(row) ?? 0) + perStep * place.most);
    }
  return [...limits].every(
    ([row, { min = -Infinity, max = Infinity }]) => (most.get(row) ?? 0) >= min && (least.get(row) ?? 0) <= max,
  );
}

/** Moves from the usual portions, and how far from its target each total is left. */
function modelOf(places: readonly Ranged[], targets: MenuTargets, limits: ReadonlyMap<string, Limit>): Model {
  const usual = new Map<string, number>();
  const variables: Variable[] = [];
  const constraints: [string, Limit][] = [];
  for (const ranged of places) {
    const { place, index, least, start, most } = ranged;
    const rows = rowsOf(ranged);
    for (const [row, perStep] of rows) usual.set(row, (usual.get(row) ?? 0) + perStep * start);
    const cost = ['cost', place.item.step / place.item.usual] as const;
    const move = (name: string, adds: Entries, room: number): void => {
      if (room <= 0) return;
      variables.push({ name, adds: [...adds, cost, [`room-${name}`, 1]], whole: true });
      constraints.push([`room-${name}`, { max: room }]);
    };
    move(`more${index}`, rows, most - start);
    move(
      `less${index}`,
      rows.map(([row, perStep]) => [row, -perStep]),
      start - least,
    );
  }
  for (const [row, { min, max }] of limits) {
    const already = usual.get(row) ?? 0;
    const banded = BANDED.find((key) => key === row);
    if (banded === undefined) {
      constraints.push([
        row,
        { ...(min !== undefined && { min: min - already }), ...(max !== undefined && { max: max - already }) },
      ]);
      continue;
    }
    const target = targets[banded];
    constraints.push([row, { min: target - already, max: target - already }]);
    for (const [name, sign] of [
      [`over-${row}`, -1],
      [`under-${row}`, 1],
    ] as const) {
      const cost = COST_OF_A_BAND[banded] / (target * TOLERANCE);
      variables.push({
        name,
        adds: [
          [row, sign],
          ['cost', cost],
          [`room-${name}`, 1],
        ],
        whole: false,
      });
      constraints.push([`room-${name}`, { max: target * BAND }]);
    }
  }
  return { constraints, variables };
}

function limitsOf(targets: MenuTargets, without: readonly Rule[]): ReadonlyMap<string, Limit> {
  const limits = new Map<string, Limit>();
  const kept = (rule: Rule) => !without.includes(rule);
  for (const key of BANDED)
    if (kept(key)) limits.set(key, { min: targets[key] * (1 - BAND), max: targets[key] * (1 + BAND) });
  limits.set('fibreGrams', {
    ...(kept('fibreGrams') && { min: targets.fibreGrams }),
    ...(kept('fibreCeilingGrams') && { max: targets.fibreCeilingGrams }),
  });
  if (kept('sodiumMg')) limits.set('sodiumMg', { max: targets.sodiumMg });
  if (kept('energyKcal'))
    for (const [meal, { min, max }] of Object.entries(SHARE))
      limits.set(`energy-${meal}`, { min: min * targets.energyKcal, max: max * targets.energyKcal });
  if (kept('proteinGrams'))
    for (const meal of ['lunch', 'dinner'])
      limits.set(`protein-${meal}`, {
        min: PROTEIN_OF_A_MAIN_MEAL.min * targets.proteinGrams,
        max: PROTEIN_OF_A_MAIN_MEAL.max * targets.proteinGrams,
      });
  return limits;
}

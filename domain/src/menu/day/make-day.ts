import { MAX_SHOPPING_LINES } from '../foods/purchased-food.ts';
import { chooseDishes } from './choose-dishes.ts';
import type { DayAim } from './day-aim.ts';
import type { DishProtein } from '../dish.ts';
import { fitPortions } from './fit-portions.ts';
import type { Kitchen } from '../kitchen/kitchen.ts';
import type { Meal, MenuTargets } from '../menu.ts';
import { MEALS } from '../menu.ts';
import type { ChosenDish, PlannedDay } from './planned-day.ts';
import { seededChoice } from '../seeded-choice.ts';
import { VITAMIN_K_RICH_FOODS } from '../foods/vitamin-k-foods.ts';
import { countNewLines, exceedsShoppingLines, type WeekContext } from './week-context.ts';

/** `tries`: sets of dishes. `searches`: failed searches. `compared`: valid days compared. */
export type SearchLimits = {
  readonly tries: number;
  readonly searches: number;
  readonly compared: number;
};
export const DAY_SEARCH_LIMITS: SearchLimits = { tries: 48, searches: 16, compared: 3 };

export type DayRequest = {
  readonly aim: DayAim;
  readonly context: WeekContext;
  readonly seed: number;
  readonly searchLimits: SearchLimits;
  readonly meals: readonly Meal[];
  readonly fixedDay?: PlannedDay;
  readonly except?: ReadonlySet<string>;
  readonly refit?: boolean;
};

const EXTRAS_FROM_KCAL = 3000;
const EXTRA_SHOPPING_LINES = 5;
const addShoppingLines = (lines: number, context: WeekContext): WeekContext => ({
  ...context,
  remainingLines: Math.max(
    context.remainingLines,
    Math.min(MAX_SHOPPING_LINES - context.basket.size, context.remainingLines + lines),
  ),
});
const LEFTOVERS_SHARE = 0.6;
const NEW_LINE_COST = 0.12;
/** Daily vegetables rich in vitamin K while the intake must stay constant. */
const STEADY_VITAMIN_K_PORTIONS = { least: 1, most: 2 } as const;

export function makeDay(kitchen: Kitchen, request: DayRequest): PlannedDay | undefined {
  const { aim, seed, searchLimits, meals, fixedDay, except = new Set(), refit = false } = request;
  const extras = aim.targets.energyKcal >= EXTRAS_FROM_KCAL;
  const context = extras
    ? addShoppingLines(EXTRA_SHOPPING_LINES, request.context)
    : request.context;
  const { tries, searches, compared } = searchLimits;
  let best: { readonly day: PlannedDay; readonly cost: number } | undefined;
  let [foundDays, failedSearches] = [0, 0];
  for (
    let attempt = 0;
    attempt < tries && foundDays < compared && failedSearches < searches;
    attempt += 1
  ) {
    const dishes = chooseDishes(
      kitchen,
      seededChoice(seed * 131 + attempt),
      {
        meals,
        protein: preferredProteins(aim.targets, attempt),
        extras,
        lowPotassium: aim.limits.potassiumCeilingMg !== undefined,
        leftovers: attempt < tries * LEFTOVERS_SHARE,
        except,
      },
      context,
      fixedDay?.dishes,
    );
    if (!dishes) continue;
    const all = [...(fixedDay?.dishes ?? []), ...dishes];
    if (aim.limits.steadyVitaminK && !hasSteadyVitaminK(all)) continue;
    const fitted = refit ? fitPortions(all, aim) : fitPortions(dishes, aim, fixedDay?.portions);
    if (fitted === 'not_found') failedSearches += 1;
    if (typeof fitted === 'string') continue;
    const lines = countNewLines(fitted.portions, context);
    if (exceedsShoppingLines(fitted.portions, context)) continue;
    foundDays += 1;
    const cost = fitted.cost + NEW_LINE_COST * lines;
    if (!best || cost < best.cost)
      best = { day: { dishes: sortByMeal(all), portions: sortByMeal(fitted.portions) }, cost };
  }
  return best?.day;
}

const PROTEIN_SHARES = { veryLow: 0.09, low: 0.12, ordinary: 0.15, rich: 0.21 } as const;

function preferredProteins(
  { proteinGrams, energyKcal }: MenuTargets,
  attempt: number,
): readonly DishProtein[] {
  const share = (4 * proteinGrams) / energyKcal;
  const isBiased = attempt % 2 === 1;
  if (share < PROTEIN_SHARES.veryLow) return ['low'];
  if (share < PROTEIN_SHARES.low) return isBiased ? ['low'] : ['low', 'usual'];
  if (share < PROTEIN_SHARES.ordinary) return isBiased ? ['usual'] : ['usual', 'rich'];
  return share >= PROTEIN_SHARES.rich && isBiased ? ['rich'] : ['usual', 'rich'];
}

function hasSteadyVitaminK(dishes: readonly ChosenDish[]): boolean {
  const rich = dishes
    .flatMap(({ places }) => places)
    .filter(({ item }) => VITAMIN_K_RICH_FOODS.has(item.food.id));
  return (
    rich.length >= STEADY_VITAMIN_K_PORTIONS.least && rich.length <= STEADY_VITAMIN_K_PORTIONS.most
  );
}

const sortByMeal = <Part extends { readonly meal: Meal }>(parts: readonly Part[]): Part[] =>
  MEALS.flatMap((meal) => parts.filter((part) => part.meal === meal));

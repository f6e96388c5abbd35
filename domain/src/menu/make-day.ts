import { boughtAs, MOST_LINES } from './bought-as.ts';
import { chooseDishes } from './choose-dishes.ts';
import type { DayAim } from './day-aim.ts';
import type { ProteinOfDish } from './dish.ts';
import { fitPortions } from './fit-portions.ts';
import type { Kitchen } from './kitchen.ts';
import type { Meal, MenuTargets } from './menu.ts';
import { MEALS } from './menu.ts';
import type { ChosenDish, PlannedDay, Portion } from './planned-day.ts';
import { seededChoice } from './seeded-choice.ts';
import { RICH_IN_VITAMIN_K } from './vitamin-k-foods.ts';
import type { WeekContext } from './week-context.ts';

/** Sets of dishes tried, how many of them may be searched in vain, and how many that serve are compared. */
export type Patience = { readonly tries: number; readonly searches: number; readonly compared: number };
export const PATIENCE: Patience = { tries: 48, searches: 16, compared: 3 };

export type DayOrder = {
  readonly aim: DayAim;
  readonly context: WeekContext;
  /** Same number, same day. */
  readonly seed: number;
  readonly patience: Patience;
  /** The meals to make; the others are `kept`. */
  readonly meals: readonly Meal[];
  readonly kept?: PlannedDay;
  readonly except?: ReadonlySet<string>;
  /** The portions of the meals kept may move; their dishes stay. */
  readonly refit?: boolean;
};

/** From this energy on, meals are completed with bread, nuts, fruit and something sweet. */
const A_LOT_KCAL = 3000;
/** Lines of the list that a day may take besides, for what completes its meals. */
const LINES_OF_EXTRAS = 5;
const withRoomFor = (lines: number, context: WeekContext): WeekContext => ({
  ...context,
  room: Math.max(context.room, Math.min(MOST_LINES - context.basket.size, context.room + lines)),
});
/** Of the tries, the share that eats what was left over; the rest cooks again. */
const WITH_LEFTOVERS = 0.6;
/** What a new line of the list costs, when two sets of dishes are compared. */
const NEW_LINE = 0.12;
/** Vegetables rich in vitamin K that a day serves to whoever must keep them even. */
const STEADY_PORTIONS = { least: 1, most: 2 } as const;

/** The best of some sets of dishes that meet the aim of a day, or undefined when none was found. */
export function makeDay(kitchen: Kitchen, order: DayOrder): PlannedDay | undefined {
  const { aim, seed, patience, meals, kept, except = new Set(), refit = false } = order;
  const extras = aim.targets.energyKcal >= A_LOT_KCAL;
  const context = extras ? withRoomFor(LINES_OF_EXTRAS, order.context) : order.context;
  const { tries, searches, compared } = patience;
  let best: { readonly day: PlannedDay; readonly cost: number } | undefined;
  let [served, inVain] = [0, 0];
  for (let attempt = 0; attempt < tries && served < compared && inVain < searches; attempt += 1) {
    const dishes = chooseDishes(
      kitchen,
      seededChoice(seed * 131 + attempt),
      {
        meals,
        protein: proteinOf(aim.targets, attempt),
        extras,
        lowPotassium: aim.limits.potassiumCeilingMg !== undefined,
        leftovers: attempt < tries * WITH_LEFTOVERS,
        except,
      },
      context,
      kept?.dishes,
    );
    if (!dishes) continue;
    const all = [...(kept?.dishes ?? []), ...dishes];
    if (aim.limits.steadyVitaminK && !isSteady(all)) continue;
    const fitted = refit ? fitPortions(all, aim) : fitPortions(dishes, aim, kept?.portions);
    if (fitted === 'not_found') inVain += 1;
    if (typeof fitted === 'string') continue;
    const lines = linesOf(fitted.portions, context);
    if (context.basket.size + lines > MOST_LINES) continue;
    served += 1;
    const cost = fitted.cost + NEW_LINE * lines;
    if (!best || cost < best.cost) best = { day: { dishes: inOrder(all), portions: inOrder(fitted.portions) }, cost };
  }
  return best?.day;
}

/** Shares of energy as protein that tell a limited day from an ordinary one, and that from a rich one. */
const SHARES = { veryLow: 0.09, low: 0.12, ordinary: 0.15, rich: 0.21 } as const;

/** Every second set of dishes leans to where the protein target is; the others keep the variety. */
function proteinOf({ proteinGrams, energyKcal }: MenuTargets, attempt: number): readonly ProteinOfDish[] {
  const share = (4 * proteinGrams) / energyKcal;
  const leans = attempt % 2 === 1;
  if (share < SHARES.veryLow) return ['low'];
  if (share < SHARES.low) return leans ? ['low'] : ['low', 'usual'];
  if (share < SHARES.ordinary) return leans ? ['usual'] : ['usual', 'rich'];
  return share >= SHARES.rich && leans ? ['rich'] : ['usual', 'rich'];
}

function isSteady(dishes: readonly ChosenDish[]): boolean {
  const rich = dishes.flatMap(({ places }) => places).filter(({ item }) => RICH_IN_VITAMIN_K.has(item.food.id));
  return rich.length >= STEADY_PORTIONS.least && rich.length <= STEADY_PORTIONS.most;
}

const linesOf = (portions: readonly Portion[], { basket }: WeekContext): number =>
  new Set(portions.map(({ place }) => boughtAs(place.item.food.id)).filter((id) => !basket.has(id))).size;

/** By meal, as a day goes. */
const inOrder = <Part extends { readonly meal: Meal }>(parts: readonly Part[]): Part[] =>
  MEALS.flatMap((meal) => parts.filter((part) => part.meal === meal));

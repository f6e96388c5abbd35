import { chooseDishes } from './choose-dishes.ts';
import type { ProteinOfDish } from './dishes.data.ts';
import type { Eater, Kitchen } from './kitchen.ts';
import { kitchenFor } from './kitchen.ts';
import { meetsTargets } from './meets-targets.ts';
import { itemOf, menuOf } from './menu-of.ts';
import type { ServedMeal } from './menu-of.ts';
import { MEALS } from './menu.ts';
import type { MenuOutcome, MenuTargets, Rule } from './menu.ts';
import { seededChoice } from './seeded-choice.ts';
import type { Portion } from './solve-portions.ts';
import { solvePortions } from './solve-portions.ts';
import { whatToRelax } from './what-to-relax.ts';
import type { Patience } from './what-to-relax.ts';

export type MenuRequest = Eater & {
  readonly targets: MenuTargets;
  /** Keeps the menus of both days apart. The targets already carry their difference in carbohydrate. */
  readonly day: 'training' | 'rest';
  /** Another seed is "otra opción". */
  readonly seed: number;
};

/** Sets of dishes tried before refusing, and how many of them may be searched in vain: a search costs ten times what it takes to see that a set cannot work. */
const PATIENCE: Patience = { tries: 24, searches: 10 };
/** Of them, how many look only in the half of the dishes that the option before did not look in. */
const TURNS = 12;
/** From this energy on, meals are completed with bread, nuts, fruit and something sweet. */
const A_LOT_KCAL = 3000;

/** Four meals of real foods that meet the targets, or what to relax. Same request, same menu. */
export function makeMenu(request: MenuRequest): MenuOutcome {
  const kitchen = kitchenFor(request);
  const portions = firstSolution(kitchen, request, PATIENCE);
  if (!portions)
    return {
      ok: false,
      relax: whatToRelax(request, (eater, patience, without) =>
        Boolean(firstSolution(eater ? kitchenFor(eater) : kitchen, request, patience, without)),
      ),
    };
  const menu = menuOf(servedMeals(portions), request.targets.sodiumMg);
  if (!meetsTargets(menu.totals, request.targets))
    throw new Error('the solver answered a menu outside its own constraints');
  return { ok: true, menu };
}

function firstSolution(
  kitchen: Kitchen,
  request: MenuRequest,
  { tries, searches }: Patience,
  without: readonly Rule[] = [],
): Portion[] | undefined {
  const half = request.seed % 2 === 0 ? 0 : 1;
  let notFound = 0;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const dishes = chooseDishes(kitchen, choiceOf(request, attempt), {
      protein: proteinOf(request.targets, attempt),
      ...(attempt < TURNS && { half }),
      extras: request.targets.energyKcal >= A_LOT_KCAL,
    });
    if (!dishes) return undefined;
    const portions = solvePortions(dishes, request.targets, without);
    if (typeof portions !== 'string') return portions;
    if (portions === 'not_found') notFound += 1;
    if (notFound === searches) return undefined;
  }
  return undefined;
}

/** What is chosen depends on the option, the day, and the targets: people who are alike do not all eat the same. */
const choiceOf = ({ seed, day, targets }: MenuRequest, attempt: number) =>
  seededChoice(
    seed * 1009 +
      attempt * 2 +
      (day === 'rest' ? 1 : 0) +
      Math.round(targets.energyKcal) * 7919 +
      Math.round(targets.proteinGrams) * 104_729,
  );

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

/** The portions of each meal, in the order of the day. */
const servedMeals = (portions: readonly Portion[]): ServedMeal[] =>
  MEALS.flatMap((meal) => {
    const own = portions.filter((portion) => portion.meal === meal);
    const [first] = own;
    return first ? [{ meal, dishId: first.dish.id, titleTemplate: first.dish.title, items: own.map(itemOf) }] : [];
  });

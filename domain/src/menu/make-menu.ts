import { chooseDishes } from './choose-dishes.ts';
import type { ChosenDish, Eater, Preference } from './choose-dishes.ts';
import { meetsTargets } from './meets-targets.ts';
import { itemOf, menuOf } from './menu-of.ts';
import type { ServedMeal } from './menu-of.ts';
import { MEALS } from './menu.ts';
import type { MenuOutcome, MenuTargets, Relaxation } from './menu.ts';
import { seededChoice } from './seeded-choice.ts';
import type { Portion, Rule } from './solve-portions.ts';
import { solvePortions } from './solve-portions.ts';

export type MenuRequest = Eater & {
  readonly targets: MenuTargets;
  /** Keeps the menus of both days apart. The targets already carry their difference in carbohydrate. */
  readonly day: 'training' | 'rest';
  /** Another seed is "otra opción". */
  readonly seed: number;
};

/** Sets of dishes tried before refusing; the first ones must come closer to the targets than the rest. */
const TRIES = 40;
const CLOSE_TRIES = 8;
/** Sets of dishes tried to learn whether a constraint was the obstacle. */
const TRIES_OF_A_DIAGNOSIS = 4;

/** Four meals of real foods that meet the targets, or what to relax. Same request, same menu. */
export function makeMenu(request: MenuRequest): MenuOutcome {
  if (!chooseDishes(request, choiceOf(request, 0))) return { ok: false, relax: [RELAXATIONS.foods_to_avoid] };
  const portions = firstSolution(request, TRIES);
  if (!portions) return { ok: false, relax: whatToRelax(request) };
  const menu = menuOf(servedMeals(portions), request.targets.sodiumMg);
  if (!meetsTargets(menu.totals, request.targets))
    throw new Error('the solver answered a menu outside its own constraints');
  return { ok: true, menu };
}

const choiceOf = ({ seed, day }: MenuRequest, attempt: number) =>
  seededChoice(seed * 1009 + attempt * 2 + (day === 'rest' ? 1 : 0));

function firstSolution(request: MenuRequest, tries: number, without: readonly Rule[] = []): Portion[] | undefined {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const dishes: ChosenDish[] | undefined = chooseDishes(
      request,
      choiceOf(request, attempt),
      preferenceOf(request.targets, attempt),
    );
    const portions =
      dishes &&
      solvePortions(dishes, request.targets, attempt < CLOSE_TRIES && tries === TRIES ? 'close' : 'wide', without);
    if (portions) return portions;
  }
  return undefined;
}

/** Every second set of dishes leans to where the protein target is; the others keep the variety. */
function preferenceOf({ proteinGrams, energyKcal }: MenuTargets, attempt: number): Preference {
  const share = (4 * proteinGrams) / energyKcal;
  if (attempt % 2 === 0 || (share > 0.15 && share < 0.21)) return 'none';
  return share >= 0.21 ? 'protein_rich' : 'protein_poor';
}

const RELAXATIONS: Readonly<Record<Relaxation['code'], Relaxation>> = {
  fibre: { code: 'fibre', text: 'Con estas calorías no entra toda la fibra: bajá la meta de fibra.' },
  sodium: {
    code: 'sodium',
    text: 'El límite de sodio deja afuera los platos posibles: subilo sólo si tu médico está de acuerdo.',
  },
  protein: {
    code: 'protein',
    text: 'La proteína no se alcanza, o se pasa, con alimentos en porciones normales: acercala a un valor intermedio.',
  },
  fat: { code: 'fat', text: 'La grasa no entra en su meta con estos alimentos: dale más margen.' },
  carbohydrate: {
    code: 'carbohydrate',
    text: 'Los carbohidratos no entran en su meta con estos alimentos: dales más margen.',
  },
  energy: {
    code: 'energy',
    text: 'Las calorías del día no entran en cuatro comidas con porciones normales: acercalas a tu gasto o sumá una colación.',
  },
  foods_to_avoid: {
    code: 'foods_to_avoid',
    text: 'Con los alimentos que evitás no queda con qué armar las cuatro comidas: sacá alguno de la lista.',
  },
  several: {
    code: 'several',
    text: 'Chocan varias metas a la vez: revisá las calorías, la proteína y los alimentos que evitás.',
  },
};

const RULES: readonly (readonly [Relaxation['code'], Rule])[] = [
  ['fibre', 'fibreGrams'],
  ['fat', 'fatGrams'],
  ['carbohydrate', 'carbohydrateGrams'],
  ['protein', 'proteinGrams'],
  ['energy', 'energyKcal'],
  ['sodium', 'sodiumMg'],
];
/** More than these is not advice. */
const MOST_ADVICE = 3;

/** The constraints without any one of which there would be a menu, those that cost health least first. */
function whatToRelax(request: MenuRequest): Relaxation[] {
  const alone = RULES.filter(([, rule]) => firstSolution(request, TRIES_OF_A_DIAGNOSIS, [rule])).map(
    ([code]) => RELAXATIONS[code],
  );
  if (request.foodsToAvoid.length > 0 && firstSolution({ ...request, foodsToAvoid: [] }, TRIES_OF_A_DIAGNOSIS))
    alone.unshift(RELAXATIONS.foods_to_avoid);
  return alone.length > 0 ? alone.slice(0, MOST_ADVICE) : [RELAXATIONS.several];
}

/** The portions of each meal, in the order of the day. */
const servedMeals = (portions: readonly Portion[]): ServedMeal[] =>
  MEALS.flatMap((meal) => {
    const own = portions.filter((portion) => portion.meal === meal);
    const [first] = own;
    return first ? [{ meal, dishId: first.dish.id, titleTemplate: first.dish.title, items: own.map(itemOf) }] : [];
  });

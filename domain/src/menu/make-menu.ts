import { chooseDishes } from './choose-dishes.ts';
import type { ChosenDish, Eater, Preference } from './choose-dishes.ts';
import { meetsTargets } from './meets-targets.ts';
import { household } from './menu-food.ts';
import type { Meal, Menu, MenuItem, MenuOutcome, MenuTargets, PlannedMeal, Relaxation } from './menu.ts';
import { addUp, nutritionOf } from './nutrition-of.ts';
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
  const menu = menuOf(portions, request.targets.sodiumMg);
  if (!meetsTargets(menu.totals, request.targets)) throw new Error('the solver answered a menu outside its own constraints');
  return { ok: true, menu };
}

const choiceOf = ({ seed, day }: MenuRequest, attempt: number) => seededChoice(seed * 1009 + attempt * 2 + (day === 'rest' ? 1 : 0));

function firstSolution(request: MenuRequest, tries: number, without: readonly Rule[] = []): Portion[] | undefined {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const dishes: ChosenDish[] | undefined = chooseDishes(request, choiceOf(request, attempt), preferenceOf(request.targets, attempt));
    const portions = dishes && solvePortions(dishes, request.targets, attempt < CLOSE_TRIES && tries === TRIES ? 'close' : 'wide', without);
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
  sodium: { code: 'sodium', text: 'El límite de sodio deja afuera los platos posibles: subilo sólo si tu médico está de acuerdo.' },
  protein: { code: 'protein', text: 'La proteína no se alcanza, o se pasa, con alimentos en porciones normales: acercá la meta a la de otra fórmula.' },
  fat: { code: 'fat', text: 'La grasa no entra en su meta con estos alimentos: dale más margen.' },
  carbohydrate: { code: 'carbohydrate', text: 'Los carbohidratos no entran en su meta con estos alimentos: dales más margen.' },
  energy: { code: 'energy', text: 'Las calorías del día no entran en cuatro comidas con porciones normales: acercalas a tu gasto o sumá una colación.' },
  foods_to_avoid: { code: 'foods_to_avoid', text: 'Con los alimentos que evitás no queda con qué armar las cuatro comidas: sacá alguno de la lista.' },
  several: { code: 'several', text: 'Chocan varias metas a la vez: revisá las calorías, la proteína y los alimentos que evitás.' },
};

const RULES: readonly (readonly [Relaxation['code'], Rule])[] = [
  ['fibre', 'fibreGrams'], ['sodium', 'sodiumMg'], ['fat', 'fatGrams'], ['carbohydrate', 'carbohydrateGrams'], ['protein', 'proteinGrams'], ['energy', 'energyKcal'],
];

/** Each constraint without which there would be a menu. */
function whatToRelax(request: MenuRequest): Relaxation[] {
  const alone = RULES.filter(([, rule]) => firstSolution(request, TRIES_OF_A_DIAGNOSIS, [rule])).map(([code]) => RELAXATIONS[code]);
  if (request.foodsToAvoid.length > 0 && firstSolution({ ...request, foodsToAvoid: [] }, TRIES_OF_A_DIAGNOSIS)) alone.push(RELAXATIONS.foods_to_avoid);
  return alone.length > 0 ? alone : [RELAXATIONS.several];
}

const DRINK: Readonly<Record<Meal, string>> = {
  breakfast: 'Mate, té o café, sin azúcar',
  lunch: 'Agua',
  snack: 'Mate, té o café, sin azúcar',
  dinner: 'Agua',
};

const SODIUM_OF_SALT_MG_PER_GRAM = 387.58;

/** Also rebuilds a menu after a swap, so it takes only what a menu is made of. */
export function menuOf(portions: readonly Portion[], sodiumLimitMg: number): Menu {
  const meals = [...new Set(portions.map(({ meal }) => meal))].map((meal) => mealOf(meal, portions.filter((portion) => portion.meal === meal)));
  const totals = addUp(meals.map((meal) => meal.totals));
  const left = Math.max(0, sodiumLimitMg - totals.sodiumMg);
  return { meals, totals, saltLeftGrams: Math.floor((left / SODIUM_OF_SALT_MG_PER_GRAM) * 2) / 2 };
}

function mealOf(meal: Meal, portions: readonly Portion[]): PlannedMeal {
  const items = portions.map(itemOf);
  const [first] = portions;
  if (!first) throw new Error(`${meal} has no food`);
  return { meal, dishId: first.dish.id, title: titleOf(first.dish.title, portions), items, drink: DRINK[meal], totals: addUp(items.map((item) => item.totals)) };
}

export function itemOf({ place: { item, slot }, amount }: Pick<Portion, 'place' | 'amount'>): MenuItem {
  const grams = amount * item.measure.grams;
  return {
    foodId: item.food.id, name: item.name, household: household(item, amount), grams: Math.round(grams), weighed: item.weighed,
    totals: nutritionOf(item.food, grams), slot,
  };
}

function titleOf(template: string, portions: readonly Portion[]): string {
  const title = template.replace(/\{(\d)\}/g, (_, slot: string) => {
    const name = portions.find(({ place }) => place.slot === Number(slot))?.place.item.name ?? '';
    return name.charAt(0).toLowerCase() + name.slice(1);
  });
  return title.charAt(0).toUpperCase() + title.slice(1);
}

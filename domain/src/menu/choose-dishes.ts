import { suitsPattern } from '../foods/food.ts';
import type { FoodPattern } from '../person/choices.ts';
import { BREAKFASTS, MAIN_DISHES, SNACKS } from './dishes.data.ts';
import type { Dish } from './dishes.data.ts';
import type { MenuFood } from './menu-food.ts';
import { menuFood } from './menu-food.ts';
import type { Meal } from './menu.ts';
import { MEALS } from './menu.ts';
import type { Choice } from './seeded-choice.ts';

export type Eater = { readonly foodPattern: FoodPattern; readonly foodsToAvoid: readonly string[] };
export type Place = { readonly slot: number; readonly item: MenuFood; readonly optional: boolean };
export type ChosenDish = { readonly meal: Meal; readonly dish: Dish; readonly places: readonly Place[] };

/** Soy in the place of meat is for whoever eats no meat: an omnivore's menu does not propose it. */
const PLANT_STAPLES = ['tofu-firme', 'porotos-de-soja-cocidos', 'harina-de-soja-desgrasada'];

/** May be served twice in a day; anything else is repeated only when nothing else is left. */
const STAPLES = [
  'aceite-de-oliva',
  'aceite-de-girasol',
  'leche-descremada',
  'leche-parcialmente-descremada-2',
  'bebida-de-soja-sin-fortificar',
  'harina-de-soja-desgrasada',
];

/** Completes a dish of eggs, so it may come with one. */
const EGG_WHITE = 'clara-de-huevo-cruda';

const MILK_SUBSTITUTE = 'bebida-de-soja-sin-fortificar';

/** One food in several rows of the table: whoever avoids one avoids the others, and a day does not serve both. */
const SAME_FOOD: Readonly<Record<string, readonly string[]>> = {
  'huevo-de-gallina-entero-crudo': ['huevo-duro', 'clara-de-huevo-cruda'],
  'huevo-duro': ['huevo-de-gallina-entero-crudo', 'clara-de-huevo-cruda'],
  'pechuga-de-pollo-sin-piel-cruda': ['pechuga-de-pollo-sin-piel-asada'],
  'pechuga-de-pollo-sin-piel-asada': ['pechuga-de-pollo-sin-piel-cruda'],
  'arroz-blanco-crudo': ['arroz-blanco-cocido'],
  'fideos-secos-crudos': ['fideos-cocidos', 'fideos-integrales-cocidos'],
  'papa-cruda-con-piel': ['papa-hervida-sin-piel'],
};

export function mayEat(id: string, { foodPattern, foodsToAvoid }: Eater): boolean {
  if (foodPattern === 'all' && PLANT_STAPLES.includes(id)) return false;
  if (foodsToAvoid.some((avoided) => avoided === id || SAME_FOOD[avoided]?.includes(id))) return false;
  return suitsPattern(menuFood(id).food, foodPattern);
}

const DISHES_OF: Readonly<Record<Meal, readonly Dish[]>> = {
  breakfast: BREAKFASTS,
  lunch: MAIN_DISHES,
  snack: SNACKS,
  dinner: MAIN_DISHES,
};

export type Preference = 'protein_rich' | 'protein_poor' | 'none';

/** A dish and foods for each meal, or undefined when some meal has no dish that this person may eat. */
export function chooseDishes(eater: Eater, choice: Choice, preference: Preference = 'none'): ChosenDish[] | undefined {
  const served = new Set<string>();
  const chosen: ChosenDish[] = [];
  for (const meal of MEALS) {
    const edible = DISHES_OF[meal].filter(({ slots }) =>
      slots.every(({ foods, optional }) => optional || foods.some((id) => mayEat(id, eater))),
    );
    const other = edible.filter(
      (dish) => chosen.every((before) => before.dish.id !== dish.id) && bringsNewFood(dish, eater, served),
    );
    const preferred = other.filter(
      ({ proteinRich }) => preference === 'none' || proteinRich === (preference === 'protein_rich'),
    );
    const options = [preferred, other, edible].find((some) => some.length > 0);
    if (!options) return undefined;
    const dish = choice.of(options);
    chosen.push({ meal, dish, places: placesOf(dish, eater, served, choice) });
  }
  return chosen;
}

/** False when some place of the dish can only be filled with what was already served: two tomato sauces in a day. */
const bringsNewFood = ({ slots }: Dish, eater: Eater, served: ReadonlySet<string>): boolean =>
  slots.every(({ foods, optional }) => optional || foods.some((id) => mayEat(id, eater) && !served.has(id)));

/** Whoever takes milk is offered milk. */
const withoutSubstitute = (ids: readonly string[]): readonly string[] => {
  const originals = ids.filter((id) => id !== MILK_SUBSTITUTE);
  return originals.length > 0 ? originals : ids;
};

function placesOf(dish: Dish, eater: Eater, served: Set<string>, choice: Choice): Place[] {
  const here = new Set<string>();
  return dish.slots.flatMap(({ foods, optional = false }, slot) => {
    const edible = withoutSubstitute(foods.filter((id) => mayEat(id, eater) && !here.has(id)));
    const fresh = edible.filter((id) => !served.has(id));
    const options = fresh.length > 0 || optional ? fresh : edible;
    if (options.length === 0) return [];
    const id = choice.of(options);
    here.add(id);
    if (!STAPLES.includes(id))
      for (const same of [id, ...(SAME_FOOD[id] ?? [])]) if (same !== EGG_WHITE) served.add(same);
    return [{ slot, item: menuFood(id), optional }];
  });
}

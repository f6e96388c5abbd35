import type { Dish, ProteinOfDish } from './dishes.data.ts';
import type { EdibleDish, EdibleSlot, Kitchen } from './kitchen.ts';
import { SAME_FOOD } from './kitchen.ts';
import type { MenuFood } from './menu-food.ts';
import { menuFood } from './menu-food.ts';
import type { Meal } from './menu.ts';
import { MEALS } from './menu.ts';
import type { Choice } from './seeded-choice.ts';

export type Place = { readonly slot: number; readonly item: MenuFood; readonly optional: boolean };
export type ChosenDish = { readonly meal: Meal; readonly dish: Dish; readonly places: readonly Place[] };

export type Wish = {
  /** How much protein the dishes may carry; any other only when a meal has nothing else. */
  readonly protein: readonly ProteinOfDish[];
  /** Every second dish, those of 0 or those of 1: two options in a row share no dish. Absent, all of them. */
  readonly half?: 0 | 1;
  /** The meals are completed for whoever eats a lot. */
  readonly extras: boolean;
};

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

/** A dish and foods for each meal, or undefined when some meal has no dish. */
export function chooseDishes(kitchen: Kitchen, choice: Choice, wish: Wish): ChosenDish[] | undefined {
  const served = new Set<string>();
  const chosen: ChosenDish[] = [];
  for (const meal of MEALS) {
    const all = kitchen[meal];
    const wished = all.filter(({ dish }) => wish.protein.includes(dish.protein));
    const itsTurn = ({ half }: EdibleDish) => wish.half === undefined || half === wish.half;
    const suitable = all.filter(({ dish }) => dish.protein !== 'low' || wish.protein.includes('low'));
    const isOther = ({ dish, places }: EdibleDish) =>
      chosen.every((before) => before.dish.id !== dish.id) && bringsNewFood(places, served);
    const options = [
      wished.filter((one) => itsTurn(one) && isOther(one)),
      suitable.filter((one) => itsTurn(one) && isOther(one)),
      wished.filter(isOther),
      all.filter(isOther),
      all,
    ].find((some) => some.length > 0);
    if (!options) return undefined;
    const { dish, places, extras } = choice.of(options);
    chosen.push({ meal, dish, places: filled(wish.extras ? [...places, ...extras] : places, served, choice) });
  }
  return chosen;
}

/** False when some place of the dish can only be filled with what was already served: two tomato sauces in a day. */
const bringsNewFood = (places: readonly EdibleSlot[], served: ReadonlySet<string>): boolean =>
  places.every(({ foods, optional }) => optional || foods.some((id) => !served.has(id)));

function filled(places: readonly EdibleSlot[], served: Set<string>, choice: Choice): Place[] {
  const here = new Set<string>();
  return places.flatMap(({ slot, optional, foods }) => {
    const other = foods.filter((id) => !here.has(id));
    const fresh = other.filter((id) => !served.has(id));
    const options = fresh.length > 0 || optional ? fresh : other;
    if (options.length === 0) return [];
    const id = choice.of(options);
    here.add(id);
    if (!STAPLES.includes(id))
      for (const same of [id, ...(SAME_FOOD[id] ?? [])]) if (same !== EGG_WHITE) served.add(same);
    return [{ slot, item: menuFood(id), optional }];
  });
}

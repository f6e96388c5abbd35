import { BREAKFASTS, MAIN_DISHES, SNACKS } from './dishes.data.ts';
import type { Dish } from './dishes.data.ts';
import type { Eater } from './kitchen.ts';
import { mayEat, slotsOf } from './kitchen.ts';
import { meetsTargets } from './meets-targets.ts';
import { menuFood } from './menu-food.ts';
import { itemOf, menuOf } from './menu-of.ts';
import type { Meal, Menu, MenuItem, MenuTargets, MenuTotals } from './menu.ts';
import { addUp, nutritionOf } from './nutrition-of.ts';

export type SwapRequest = Eater & {
  readonly menu: Menu;
  readonly targets: MenuTargets;
  readonly meal: Meal;
  readonly slot: number;
};
export type Swap = {
  readonly item: MenuItem;
  /** The oil of the same meal, when it had to change for the day to stay on target. */
  readonly oil?: MenuItem;
  readonly menu: Menu;
};

const DISHES: readonly Dish[] = [...BREAKFASTS, ...SNACKS, ...MAIN_DISHES];
const OILS = ['aceite-de-oliva', 'aceite-de-girasol'];
const MAIN_PIECES = MAIN_DISHES.filter(({ id }) =>
  ['meat-and-side', 'chicken-and-side', 'fish-and-side'].includes(id),
).flatMap(({ slots }) => slots[0]?.foods ?? []);

/** Foods that can take the place of one item with the day still on target, nearest in energy first. */
export function swapsFor({ menu, targets, meal, slot, ...eater }: SwapRequest): Swap[] {
  const planned = menu.meals.find((one) => one.meal === meal);
  const current = planned?.items.find((item) => item.slot === slot);
  const dish = DISHES.find(({ id }) => id === planned?.dishId);
  const place = dish && slotsOf(dish, meal)[slot];
  if (!planned || !current || !place) return [];

  const oil = OILS.includes(current.foodId) ? undefined : planned.items.find(({ foodId }) => OILS.includes(foodId));
  const kept = menu.meals.flatMap(({ items }) => items).filter((item) => item !== current && item !== oil);
  const base = addUp(kept.map(({ totals }) => totals));
  const served = new Set(planned.items.map(({ foodId }) => foodId));

  return alternatives(place.foods)
    .filter((id) => !served.has(id) && mayEat(id, eater))
    .flatMap((id) => nearestFit(amountsOf(id), { base, targets, current, oil }))
    .sort((a, b) => a.change - b.change || a.item.id.localeCompare(b.item.id))
    .map((fit) => {
      const item = itemOf({ place: { slot, item: menuFood(fit.item.id) }, amount: fit.item.amount });
      const other =
        oil && fit.oil && itemOf({ place: { slot: oil.slot, item: menuFood(fit.oil.id) }, amount: fit.oil.amount });
      return {
        item,
        ...(other && { oil: other }),
        menu: replaced(menu, targets, (one) => (one === current ? item : one === oil && other ? other : one)),
      };
    });
}

/** A piece of meat gives way to any other piece of meat, poultry or fish: the side and the salad do not mind. */
const alternatives = (foods: readonly string[]): readonly string[] =>
  foods.length > 1 && foods.every((id) => MAIN_PIECES.includes(id)) ? MAIN_PIECES : foods;

/** An amount of a food, with what it gives, before it is put in words. */
type Amount = { readonly id: string; readonly amount: number; readonly totals: MenuTotals };
/** The change of the plate, and the oil only when it moves. */
type Fit = { readonly item: Amount; readonly oil?: Amount; readonly change: number };

const AMOUNTS = new Map<string, readonly Amount[]>();

/** Every amount of a food that a menu may serve. The table does not change: each food is worked out once. */
function amountsOf(id: string): readonly Amount[] {
  const known = AMOUNTS.get(id);
  if (known) return known;
  const { food, measure, least, most, step } = menuFood(id);
  const count = Math.round((most - least) / step) + 1;
  const amounts = Array.from({ length: count }, (_, index) => {
    const amount = least + index * step;
    return { id, amount, totals: nutritionOf(food, amount * measure.grams) };
  });
  AMOUNTS.set(id, amounts);
  return amounts;
}

type Around = {
  readonly base: MenuTotals;
  readonly targets: MenuTargets;
  readonly current: MenuItem;
  readonly oil: MenuItem | undefined;
};

/** The amount that keeps the day on target and changes the plate least: its energy, and that of the oil twice, so that it moves only when it must. */
function nearestFit(amounts: readonly Amount[], { base, targets, current, oil }: Around): Fit[] {
  let nearest: Fit | undefined;
  const consider = (item: Amount, withItem: MenuTotals, itemChange: number, other?: Amount): void => {
    const change = itemChange + (other && oil ? 2 * energyBetween(other, oil) : 0);
    const eaten = other ?? oil;
    if (nearest && change >= nearest.change) return;
    if (!meetsTargets(eaten ? addUp([withItem, eaten.totals]) : withItem, targets)) return;
    nearest = { item, ...(other && { oil: other }), change };
  };
  const oils = oil ? amountsOf(oil.foodId).filter(({ totals }) => totals.energyKcal !== oil.totals.energyKcal) : [];
  for (const item of amounts) {
    const itemChange = energyBetween(item, current);
    if (nearest && itemChange >= nearest.change) continue;
    const withItem = addUp([base, item.totals]);
    consider(item, withItem, itemChange);
    for (const other of oils) consider(item, withItem, itemChange, other);
  }
  return nearest ? [nearest] : [];
}

const energyBetween = (a: { totals: MenuTotals }, b: { totals: MenuTotals }): number =>
  Math.abs(a.totals.energyKcal - b.totals.energyKcal);

function replaced(menu: Menu, targets: MenuTargets, replace: (item: MenuItem) => MenuItem): Menu {
  const served = menu.meals.map(({ meal, dishId, title, items }) => ({
    meal,
    dishId,
    titleTemplate: DISHES.find(({ id }) => id === dishId)?.title ?? title,
    items: items.map(replace),
  }));
  return menuOf(served, targets.sodiumMg);
}

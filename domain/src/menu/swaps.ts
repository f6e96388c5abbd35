import { BREAKFASTS, MAIN_DISHES, SNACKS } from './dishes.data.ts';
import type { Dish } from './dishes.data.ts';
import type { Eater } from './kitchen.ts';
import { mayEat, slotsOf } from './kitchen.ts';
import { meetsTargets } from './meets-targets.ts';
import { menuFood } from './menu-food.ts';
import { itemOf, menuOf } from './menu-of.ts';
import type { Meal, Menu, MenuItem, MenuTargets } from './menu.ts';
import { addUp } from './nutrition-of.ts';

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
    .flatMap((id) => {
      const oils: (MenuItem | undefined)[] = oil ? oilsNear(oil) : [undefined];
      const pairs = amountsOf(id, slot).flatMap((item) => oils.map((other) => ({ item, oil: other })));
      const fitting = pairs.filter((pair) =>
        meetsTargets(addUp([base, pair.item.totals, ...(pair.oil ? [pair.oil.totals] : [])]), targets),
      );
      return fitting.sort((a, b) => changeOf(a, current, oil) - changeOf(b, current, oil)).slice(0, 1);
    })
    .sort((a, b) => changeOf(a, current, oil) - changeOf(b, current, oil) || a.item.foodId.localeCompare(b.item.foodId))
    .map(({ item, oil: other }) => ({
      item,
      ...(other && oil && other.grams !== oil.grams && { oil: other }),
      menu: replaced(menu, targets, (one) => (one === current ? item : one === oil && other ? other : one)),
    }));
}

/** A piece of meat gives way to any other piece of meat, poultry or fish: the side and the salad do not mind. */
const alternatives = (foods: readonly string[]): readonly string[] =>
  foods.length > 1 && foods.every((id) => MAIN_PIECES.includes(id)) ? MAIN_PIECES : foods;

function amountsOf(id: string, slot: number): MenuItem[] {
  const item = menuFood(id);
  const count = Math.round((item.most - item.least) / item.step) + 1;
  return Array.from({ length: count }, (_, index) =>
    itemOf({ place: { slot, item }, amount: item.least + index * item.step }),
  );
}

/** The oil as it is and every other amount of it. */
const oilsNear = (oil: MenuItem): MenuItem[] => [
  oil,
  ...amountsOf(oil.foodId, oil.slot).filter(({ grams }) => grams !== oil.grams),
];

/** How much the plate changes: energy of the item, and of the oil twice, so that it moves only when it must. */
function changeOf(
  pair: { item: MenuItem; oil: MenuItem | undefined },
  current: MenuItem,
  oil: MenuItem | undefined,
): number {
  const between = (a: MenuItem, b: MenuItem) => Math.abs(a.totals.energyKcal - b.totals.energyKcal);
  return between(pair.item, current) + (pair.oil && oil ? 2 * between(pair.oil, oil) : 0);
}

function replaced(menu: Menu, targets: MenuTargets, replace: (item: MenuItem) => MenuItem): Menu {
  const served = menu.meals.map(({ meal, dishId, title, items }) => ({
    meal,
    dishId,
    titleTemplate: DISHES.find(({ id }) => id === dishId)?.title ?? title,
    items: items.map(replace),
  }));
  return menuOf(served, targets.sodiumMg);
}

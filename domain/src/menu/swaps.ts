import { DISHES, MAIN_PIECES } from './dishes.data.ts';
import type { Serving } from './dish.ts';
import type { Eater } from './kitchen.ts';
import { isServedNow, mayEat, slotsOf } from './kitchen.ts';
import { dayCost } from './day-cost.ts';
import type { DayAim } from './day-aim.ts';
import { menuFood, servedFood } from './menu-food.ts';
import { itemOf, menuOf } from './menu-of.ts';
import type { Meal, Menu, MenuItem } from './menu.ts';
import { addRows, energyRow, foodRows, ROWS } from './portion-rows.ts';
import { RICH_IN_VITAMIN_K } from './vitamin-k-foods.ts';

export type SwapRequest = {
  readonly eater: Eater;
  readonly menu: Menu;
  readonly aim: DayAim;
  readonly meal: Meal;
  readonly slot: number;
  /** What the week may buy; absent, anything. */
  readonly mayBuy?: (foodId: string) => boolean;
};
export type Swap = {
  readonly item: MenuItem;
  /** The oil of the same meal, when it had to change for the day to stay on target. */
  readonly oil?: MenuItem;
  readonly menu: Menu;
};

const OILS = ['aceite-de-oliva', 'aceite-de-girasol'];

/** Foods that can take the place of one item with the day still within its aim, nearest in energy first. */
export function swapsFor({ eater, menu, aim, meal, slot, mayBuy = () => true }: SwapRequest): Swap[] {
  const planned = menu.meals.find((one) => one.meal === meal);
  const current = planned?.items.find((item) => item.slot === slot);
  const dish = DISHES.find(({ id }) => id === planned?.dishId);
  const place = dish && slotsOf(dish, meal)[slot];
  if (!planned || !current || !place) return [];

  const oil = OILS.includes(current.foodId) ? undefined : planned.items.find(({ foodId }) => OILS.includes(foodId));
  const base = new Float64Array(ROWS);
  for (const one of menu.meals)
    for (const item of one.items) if (item !== current && item !== oil) addRows(base, rowsOfItem(item, one.meal));
  const served = new Set(planned.items.map(({ foodId }) => foodId));
  const { outside } = dayCost(aim);
  // What is rich in vitamin K gives way only to what is rich in it too: the count of the day stays.
  const keepsCount = (id: string) =>
    !aim.limits.steadyVitaminK || RICH_IN_VITAMIN_K.has(id) === RICH_IN_VITAMIN_K.has(current.foodId);

  return alternatives(place.foods)
    .filter((id) => !served.has(id) && mayEat(id, eater) && isServedNow(id, eater) && keepsCount(id) && mayBuy(id))
    .flatMap((id) => nearestFit(amountsOf(id, meal, place.serving), { base, outside, meal, current, oil }))
    .sort((a, b) => a.change - b.change || a.item.id.localeCompare(b.item.id))
    .map((fit) => {
      const item = itemOf({ place: { slot, item: menuFood(fit.item.id) }, amount: fit.item.amount });
      const other =
        oil && fit.oil && itemOf({ place: { slot: oil.slot, item: menuFood(fit.oil.id) }, amount: fit.oil.amount });
      return {
        item,
        ...(other && { oil: other }),
        menu: replaced(menu, aim.targets.sodiumMg, (one) =>
          one === current ? item : one === oil && other ? other : one,
        ),
      };
    });
}

/** What an item of a menu adds to its day. */
export const rowsOfItem = ({ foodId, amount }: MenuItem, meal: Meal): Float64Array => {
  const { food, measure } = menuFood(foodId);
  return foodRows(food, amount * measure.grams, meal);
};

/** A piece of meat gives way to any other piece of meat, poultry or fish: the side and the salad do not mind. */
const alternatives = (foods: readonly string[]): readonly string[] =>
  foods.length > 1 && foods.every((id) => MAIN_PIECES.includes(id)) ? MAIN_PIECES : foods;

/** An amount of a food, with what it gives, before it is put in words. */
type Amount = { readonly id: string; readonly amount: number; readonly rows: Float64Array };
/** The change of the plate, and the oil only when it moves. */
type Fit = { readonly item: Amount; readonly oil?: Amount; readonly change: number };

const AMOUNTS = new Map<string, readonly Amount[]>();

/** Every amount of a food that a menu may serve in a place. The tables do not change: each is worked out once. */
function amountsOf(id: string, meal: Meal, serving?: Serving): readonly Amount[] {
  const key = `${id} ${meal} ${serving?.join(' ') ?? ''}`;
  const known = AMOUNTS.get(key);
  if (known) return known;
  const { food, measure, least, most, step } = servedFood(id, serving);
  const count = Math.round((most - least) / step) + 1;
  const amounts = Array.from({ length: count }, (_, index) => {
    const amount = least + index * step;
    return { id, amount, rows: foodRows(food, amount * measure.grams, meal) };
  });
  AMOUNTS.set(key, amounts);
  return amounts;
}

type Around = {
  readonly base: Float64Array;
  readonly outside: (sums: Float64Array) => number;
  readonly meal: Meal;
  readonly current: MenuItem;
  readonly oil: MenuItem | undefined;
};

/** The amount that keeps the day within its aim and changes the plate least: its energy, and that of the oil twice, so that it moves only when it must. */
function nearestFit(amounts: readonly Amount[], { base, outside, meal, current, oil }: Around): Fit[] {
  const sums = new Float64Array(ROWS);
  const kcal = ({ rows }: Amount): number => rows[energyRow(meal)] ?? 0;
  const oilRows = oil && rowsOfItem(oil, meal);
  let nearest: Fit | undefined;
  const consider = (item: Amount, itemChange: number, other?: Amount): void => {
    const change = itemChange + (other && oil ? 2 * Math.abs(kcal(other) - oil.totals.energyKcal) : 0);
    if (nearest && change >= nearest.change) return;
    sums.set(base);
    addRows(sums, item.rows);
    const eaten = other?.rows ?? oilRows;
    if (eaten) addRows(sums, eaten);
    if (outside(sums) > 0) return;
    nearest = { item, ...(other && { oil: other }), change };
  };
  const oils = oil ? amountsOf(oil.foodId, meal).filter(({ amount }) => amount !== oil.amount) : [];
  for (const item of amounts) {
    const itemChange = Math.abs(kcal(item) - current.totals.energyKcal);
    if (nearest && itemChange >= nearest.change) continue;
    consider(item, itemChange);
    for (const other of oils) consider(item, itemChange, other);
  }
  return nearest ? [nearest] : [];
}

function replaced(menu: Menu, sodiumLimitMg: number, replace: (item: MenuItem) => MenuItem): Menu {
  const served = menu.meals.map(({ meal, dishId, title, items }) => ({
    meal,
    dishId,
    titleTemplate: DISHES.find(({ id }) => id === dishId)?.title ?? title,
    items: items.map(replace),
  }));
  return menuOf(served, sodiumLimitMg);
}

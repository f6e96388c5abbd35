import { DISHES, MAIN_PIECES } from '../dishes/dishes.data.ts';
import type { Serving } from '../dish.ts';
import type { Eater } from '../kitchen/eater.ts';
import { isAvailableNow, mayEat, allSlots } from '../kitchen/kitchen.ts';
import { dayCost } from '../day/day-cost.ts';
import type { DayAim } from '../day/day-aim.ts';
import { gramsOfAmount, menuFood, servedFood } from '../foods/menu-food.ts';
import { buildMenuItem, buildMenu, servingLimits } from '../day/build-menu.ts';
import type { Meal, Menu, MenuItem } from '../menu.ts';
import { addRows, energyRow, foodRows, ROW_COUNT } from '../day/portion-rows.ts';
import { VITAMIN_K_RICH_FOODS } from '../foods/vitamin-k-foods.ts';

export type SwapRequest = {
  readonly eater: Eater;
  readonly menu: Menu;
  readonly aim: DayAim;
  readonly meal: Meal;
  readonly slot: number;
  readonly mayBuy?: (foodId: string) => boolean;
};
export type FoodSwap = {
  readonly item: MenuItem;
  /** Present when the oil had to change for the day to stay on target. */
  readonly oil?: MenuItem;
  readonly menu: Menu;
};

const OILS = ['aceite-de-oliva', 'aceite-de-girasol'];

export function findSwaps({
  eater,
  menu,
  aim,
  meal,
  slot,
  mayBuy = () => true,
}: SwapRequest): FoodSwap[] {
  const planned = menu.meals.find((one) => one.meal === meal);
  const current = planned?.items.find((item) => item.slot === slot);
  const dish = DISHES.find(({ id }) => id === planned?.dishId);
  const place = dish && allSlots(dish, meal)[slot];
  if (!planned || !current || !place) return [];

  const oil = OILS.includes(current.foodId)
    ? undefined
    : planned.items.find(({ foodId }) => OILS.includes(foodId));
  const base = new Float64Array(ROW_COUNT);
  for (const one of menu.meals)
    for (const item of one.items)
      if (item !== current && item !== oil) addRows(base, itemRows(item, one.meal));
  const servedFoodIds = new Set(planned.items.map(({ foodId }) => foodId));
  const { violation } = dayCost(aim);
  // Swaps within this group keep the number of foods rich in vitamin K per day constant.
  const keepsVitaminKCount = (id: string) =>
    !aim.limits.steadyVitaminK ||
    VITAMIN_K_RICH_FOODS.has(id) === VITAMIN_K_RICH_FOODS.has(current.foodId);

  return alternatives(place.foods)
    .filter(
      (id) =>
        !servedFoodIds.has(id) &&
        mayEat(id, eater) &&
        isAvailableNow(id, eater) &&
        keepsVitaminKCount(id) &&
        mayBuy(id),
    )
    .flatMap((id) =>
      findNearestFit(listAmounts(id, meal, place.serving), { base, violation, meal, current, oil }),
    )
    .sort((a, b) => a.change - b.change || a.item.id.localeCompare(b.item.id))
    .map((fit) => {
      const item = buildMenuItem({
        place: { slot, item: menuFood(fit.item.id) },
        amount: fit.item.amount,
      });
      const other =
        oil &&
        fit.oil &&
        buildMenuItem({
          place: { slot: oil.slot, item: menuFood(fit.oil.id) },
          amount: fit.oil.amount,
        });
      return {
        item,
        ...(other && { oil: other }),
        menu: replaceItems(menu, aim, (one) =>
          one === current ? item : one === oil && other ? other : one,
        ),
      };
    });
}

export const itemRows = ({ foodId, amount }: MenuItem, meal: Meal): Float64Array => {
  const item = menuFood(foodId);
  return foodRows(item.food, gramsOfAmount(item, amount), meal);
};

const alternatives = (foods: readonly string[]): readonly string[] =>
  foods.length > 1 && foods.every((id) => MAIN_PIECES.includes(id)) ? MAIN_PIECES : foods;

type FoodAmount = { readonly id: string; readonly amount: number; readonly rows: Float64Array };
type SwapFit = { readonly item: FoodAmount; readonly oil?: FoodAmount; readonly change: number };

const AMOUNT_CACHE = new Map<string, readonly FoodAmount[]>();

function listAmounts(id: string, meal: Meal, serving?: Serving): readonly FoodAmount[] {
  const key = `${id} ${meal} ${serving?.join(' ') ?? ''}`;
  const cachedAmounts = AMOUNT_CACHE.get(key);
  if (cachedAmounts) return cachedAmounts;
  const item = servedFood(id, serving);
  const { least, most, step } = item;
  const count = Math.round((most - least) / step) + 1;
  const amounts = Array.from({ length: count }, (_, index) => {
    const amount = least + index * step;
    return { id, amount, rows: foodRows(item.food, gramsOfAmount(item, amount), meal) };
  });
  AMOUNT_CACHE.set(key, amounts);
  return amounts;
}

type FitContext = {
  readonly base: Float64Array;
  readonly violation: (sums: Float64Array) => number;
  readonly meal: Meal;
  readonly current: MenuItem;
  readonly oil: MenuItem | undefined;
};

/** Oil changes count twice so that they happen only when necessary. */
function findNearestFit(
  amounts: readonly FoodAmount[],
  { base, violation, meal, current, oil }: FitContext,
): SwapFit[] {
  const sums = new Float64Array(ROW_COUNT);
  const kcal = ({ rows }: FoodAmount): number => rows[energyRow(meal)] ?? 0;
  const oilRows = oil && itemRows(oil, meal);
  let nearest: SwapFit | undefined;
  const considerFit = (item: FoodAmount, itemChange: number, other?: FoodAmount): void => {
    const change =
      itemChange + (other && oil ? 2 * Math.abs(kcal(other) - oil.totals.energyKcal) : 0);
    if (nearest && change >= nearest.change) return;
    sums.set(base);
    addRows(sums, item.rows);
    const currentOilRows = other?.rows ?? oilRows;
    if (currentOilRows) addRows(sums, currentOilRows);
    if (violation(sums) > 0) return;
    nearest = { item, ...(other && { oil: other }), change };
  };
  const oils = oil
    ? listAmounts(oil.foodId, meal).filter(({ amount }) => amount !== oil.amount)
    : [];
  for (const item of amounts) {
    const itemChange = Math.abs(kcal(item) - current.totals.energyKcal);
    if (nearest && itemChange >= nearest.change) continue;
    considerFit(item, itemChange);
    for (const other of oils) considerFit(item, itemChange, other);
  }
  return nearest ? [nearest] : [];
}

function replaceItems(menu: Menu, aim: DayAim, replace: (item: MenuItem) => MenuItem): Menu {
  const servedMeals = menu.meals.map(({ meal, dishId, title, items }) => ({
    meal,
    dishId,
    titleTemplate: DISHES.find(({ id }) => id === dishId)?.title ?? title,
    items: items.map(replace),
  }));
  return buildMenu(servedMeals, servingLimits(aim));
}

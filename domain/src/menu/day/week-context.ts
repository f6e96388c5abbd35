import { toPurchasedFoodId, MAX_SHOPPING_LINES } from '../foods/purchased-food.ts';
import type { DishFamily } from '../dish.ts';
import type { Meal } from '../menu.ts';
import type { ChosenDish, PlannedDay, Portion } from './planned-day.ts';

export type WeekContext = {
  readonly timesServed: ReadonlyMap<string, number>;
  readonly mealsByFamily: ReadonlyMap<DishFamily, number>;
  /** Dishes within two days, served again only as leftovers. */
  readonly recentDishes: ReadonlySet<string>;
  readonly leftovers: readonly ChosenDish[];
  readonly basket: ReadonlySet<string>;
  readonly remainingLines: number;
};

export const MAIN_MEALS: readonly Meal[] = ['lunch', 'dinner'];
const RECENT_DAYS = 2;
const FIRST_DAY_LINES = 14;

/** `cookingDays`: days that the person cooks for at once. */
export function createWeekContext(
  days: readonly (PlannedDay | undefined)[],
  day: number,
  cookingDays: number,
  fixedPortions: readonly Portion[] = [],
): WeekContext {
  const timesServed = new Map<string, number>();
  const mealsByFamily = new Map<DishFamily, number>();
  const recentDishes = new Set<string>();
  const basket = new Set(fixedPortions.map(({ place }) => toPurchasedFoodId(place.item.food.id)));
  const planned: number[] = [];
  days.forEach((other, at) => {
    if (!other || at === day) return;
    planned.push(at);
    for (const { dish, meal } of other.dishes) {
      timesServed.set(dish.id, (timesServed.get(dish.id) ?? 0) + 1);
      if (MAIN_MEALS.includes(meal))
        mealsByFamily.set(dish.family, (mealsByFamily.get(dish.family) ?? 0) + 1);
      if (Math.abs(at - day) <= RECENT_DAYS) recentDishes.add(dish.id);
    }
    for (const { place } of other.portions) basket.add(toPurchasedFoodId(place.item.food.id));
  });
  const leftovers = planned.flatMap((at) => {
    const daysAgo = day - at;
    if (daysAgo < 1 || daysAgo >= cookingDays) return [];
    return (days[at]?.dishes ?? []).filter(
      ({ dish, meal }) =>
        MAIN_MEALS.includes(meal) && dish.keepsDays > daysAgo && timesServed.get(dish.id) === 1,
    );
  });
  const allowedLines =
    FIRST_DAY_LINES + Math.ceil(((MAX_SHOPPING_LINES - FIRST_DAY_LINES) * planned.length) / 6);
  return {
    timesServed,
    mealsByFamily,
    recentDishes,
    leftovers,
    basket,
    remainingLines: Math.max(0, Math.min(MAX_SHOPPING_LINES, allowedLines) - basket.size),
  };
}

export const countNewLines = (
  portions: readonly Portion[],
  { basket }: Pick<WeekContext, 'basket'>,
): number =>
  new Set(
    portions
      .map(({ place }) => toPurchasedFoodId(place.item.food.id))
      .filter((id) => !basket.has(id)),
  ).size;

export const exceedsShoppingLines = (
  portions: readonly Portion[],
  context: Pick<WeekContext, 'basket'>,
): boolean => context.basket.size + countNewLines(portions, context) > MAX_SHOPPING_LINES;

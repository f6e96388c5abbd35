import { boughtAs, MOST_LINES } from './bought-as.ts';
import type { DishFamily } from './dish.ts';
import type { Meal } from './menu.ts';
import type { ChosenDish, PlannedDay, Portion } from './planned-day.ts';

/** What the other days of the week say to one that is being chosen. */
export type WeekContext = {
  /** Times that each dish is already served. */
  readonly served: ReadonlyMap<string, number>;
  /** Main meals of each family. */
  readonly families: ReadonlyMap<DishFamily, number>;
  /** Dishes of the two days before and the two after: nobody wants them again, unless they are leftovers. */
  readonly near: ReadonlySet<string>;
  /** What was cooked on the days before and still keeps. */
  readonly leftovers: readonly ChosenDish[];
  /** What the week already buys. */
  readonly basket: ReadonlySet<string>;
  /** Foods that this day may add to the list; the last days have what the first ones left. */
  readonly room: number;
};

export const MAIN_MEALS: readonly Meal[] = ['lunch', 'dinner'];
const NEAR_DAYS = 2;
/** Lines that the first day may take, and more for each of the others. */
const FIRST_LINES = 14;

/** The context of a day, with as many of the others as are chosen. `cookingDays` is how many days a person cooks for. */
export function contextOf(
  days: readonly (PlannedDay | undefined)[],
  day: number,
  cookingDays: number,
  keptToday: readonly Portion[] = [],
): WeekContext {
  const served = new Map<string, number>();
  const families = new Map<DishFamily, number>();
  const near = new Set<string>();
  const basket = new Set(keptToday.map(({ place }) => boughtAs(place.item.food.id)));
  const planned: number[] = [];
  days.forEach((other, at) => {
    if (!other || at === day) return;
    planned.push(at);
    for (const { dish, meal } of other.dishes) {
      served.set(dish.id, (served.get(dish.id) ?? 0) + 1);
      if (MAIN_MEALS.includes(meal)) families.set(dish.family, (families.get(dish.family) ?? 0) + 1);
      if (Math.abs(at - day) <= NEAR_DAYS) near.add(dish.id);
    }
    for (const { place } of other.portions) basket.add(boughtAs(place.item.food.id));
  });
  const leftovers = planned.flatMap((at) => {
    const ago = day - at;
    if (ago < 1 || ago >= cookingDays) return [];
    return (days[at]?.dishes ?? []).filter(
      ({ dish, meal }) => MAIN_MEALS.includes(meal) && dish.keepsDays > ago && served.get(dish.id) === 1,
    );
  });
  const lines = FIRST_LINES + Math.ceil(((MOST_LINES - FIRST_LINES) * planned.length) / 6);
  return { served, families, near, leftovers, basket, room: Math.max(0, Math.min(MOST_LINES, lines) - basket.size) };
}

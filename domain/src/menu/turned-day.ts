import { fitPortions } from './fit-portions.ts';
import type { DayOrder } from './make-day.ts';
import type { Meal } from './menu.ts';
import type { ChosenDish, PlannedDay } from './planned-day.ts';
import { MAIN_MEALS } from './week-context.ts';

/** Lunch goes to dinner and dinner to lunch. */
const TURNED: Readonly<Partial<Record<Meal, Meal>>> = { lunch: 'dinner', dinner: 'lunch' };

/**
 * An earlier day with its two main dishes in each other's place: what is served to whoever has few dishes to choose
 * from, instead of no week. The nearest first, so that it is what was left over where that still keeps.
 */
export function turnedDay(days: readonly PlannedDay[], { aim, context }: DayOrder): PlannedDay | undefined {
  for (const { dishes } of days.toReversed()) {
    const mains = dishes.filter(({ meal }) => MAIN_MEALS.includes(meal));
    if (mains.some(({ dish }) => (context.served.get(dish.id) ?? 0) > 1)) continue;
    const turned = dishes.map((one): ChosenDish => ({ ...one, meal: TURNED[one.meal] ?? one.meal }));
    const fitted = fitPortions(turned, aim);
    if (typeof fitted !== 'string') return { dishes: turned, portions: fitted.portions };
  }
  return undefined;
}

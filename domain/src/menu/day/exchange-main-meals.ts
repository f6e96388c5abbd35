import { fitPortions } from './fit-portions.ts';
import type { DayRequest } from './make-day.ts';
import type { Meal } from '../menu.ts';
import type { ChosenDish, PlannedDay } from './planned-day.ts';
import { exceedsShoppingLines, MAIN_MEALS } from './week-context.ts';

const EXCHANGED_MEAL: Readonly<Partial<Record<Meal, Meal>>> = { lunch: 'dinner', dinner: 'lunch' };

/** Reuses the latest earlier day with lunch and dinner exchanged, when no new day is possible. */
export function exchangeMainMeals(
  days: readonly PlannedDay[],
  { aim, context }: DayRequest,
): PlannedDay | undefined {
  for (const { dishes } of days.toReversed()) {
    const mains = dishes.filter(({ meal }) => MAIN_MEALS.includes(meal));
    if (mains.some(({ dish }) => (context.timesServed.get(dish.id) ?? 0) > 1)) continue;
    const exchangedDishes = dishes.map((one): ChosenDish => ({
      ...one,
      meal: EXCHANGED_MEAL[one.meal] ?? one.meal,
    }));
    const fitted = fitPortions(exchangedDishes, aim);
    if (typeof fitted !== 'string' && !exceedsShoppingLines(fitted.portions, context))
      return { dishes: exchangedDishes, portions: fitted.portions };
  }
  return undefined;
}

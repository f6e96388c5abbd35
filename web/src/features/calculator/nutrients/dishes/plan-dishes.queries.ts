import { dishEntries } from '@forja/domain/food-log/dish-entries';
import type { PlannedMeal } from '@forja/domain/menu/menu';
import { useLogEntries } from '../../log-entries.queries.ts';
import { planDishesMessages as texts } from './plan-dishes.messages.ts';

export function useLogDish(day: string): (dish: PlannedMeal) => Promise<void> {
  const log = useLogEntries(texts);
  return (dish) => log(dishEntries(dish, day), texts.logged(dish.title));
}

import type { Meal } from '@forja/domain/menu/menu';
import type { MadeDay, WeekMenus } from '../../workers/menu-calls.ts';

/** Of the element that shows a meal of the day. */
export const mealId = (meal: Meal): string => `menu-${meal}`;

export type MealChange = { meal: Meal; dish: string };

/** What another option changed of the menus: nothing, meals of the day on screen, or also other days. */
export type MenuChange = { meals: readonly MealChange[]; isWholeWeek: boolean };

/** Meals cooked with leftovers change in other days, too: only a change of most days is one of the week. */
const MOST_DAYS = 4;

export function findMenuChange(before: WeekMenus, after: WeekMenus, day: number): MenuChange {
  if (!before.ok || !after.ok) return { meals: [], isWholeWeek: false };
  const changes = after.days.map((menuDay, index) => findChangedMeals(before.days[index], menuDay));
  return {
    meals: changes[day] ?? [],
    isWholeWeek: changes.filter((meals) => meals.length > 0).length >= MOST_DAYS,
  };
}

function findChangedMeals(before: MadeDay | undefined, { menu }: MadeDay): MealChange[] {
  const dishes = new Map(before?.menu.meals.map(({ meal, ...dish }) => [meal, describe(dish)]));
  return menu.meals
    .filter(({ meal, ...dish }) => dishes.get(meal) !== describe(dish))
    .map(({ meal, title }) => ({ meal, dish: title }));
}

/** The same dish with other foods is another option. */
const describe = ({ title, items }: Pick<MadeDay['menu']['meals'][number], 'title' | 'items'>) =>
  [title, ...items.map(({ name }) => name)].join('|');

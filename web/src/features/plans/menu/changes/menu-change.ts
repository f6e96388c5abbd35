import type { Meal } from '@forja/domain/menu/menu';
import type { MadeDay, WeekMenus } from '../../workers/menu-calls.ts';

export const mealId = (meal: Meal): string => `menu-${meal}`;

export type MealChange = { meal: Meal; dish: string };

export type MenuChange = { meals: readonly MealChange[]; isWholeWeek: boolean };

/** Changes on more days than this count as a new week: leftovers change other days too. */
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

/** Another option may have the same dish with other foods. */
const describe = ({ title, items }: Pick<MadeDay['menu']['meals'][number], 'title' | 'items'>) =>
  [title, ...items.map(({ name }) => name)].join('|');

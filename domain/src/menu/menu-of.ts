import { household } from './menu-food.ts';
import type { Meal, Menu, MenuItem, PlannedMeal } from './menu.ts';
import { MEALS } from './menu.ts';
import { addUp, nutritionOf } from './nutrition-of.ts';
import type { PlannedDay, Portion } from './planned-day.ts';

/** A meal before it is totalled and named. */
export type ServedMeal = {
  readonly meal: Meal;
  readonly dishId: string;
  readonly titleTemplate: string;
  readonly items: readonly MenuItem[];
};

/** Water, and the infusions that carry no figure: mate gives neither energy nor sodium, and its water is neutral. */
const DRINK: Readonly<Record<Meal, string>> = {
  breakfast: 'Mate, té o café, sin azúcar',
  lunch: 'Agua',
  snack: 'Mate, té o café, sin azúcar',
  dinner: 'Agua',
};

/** Sal fina of the food table. */
const SODIUM_OF_SALT_MG_PER_GRAM = 387.58;

export function menuOf(served: readonly ServedMeal[], sodiumLimitMg: number): Menu {
  const meals = served.map(mealOf);
  const totals = addUp(meals.map((meal) => meal.totals));
  const left = Math.max(0, sodiumLimitMg - totals.sodiumMg);
  return { meals, totals, saltLeftGrams: Math.floor((left / SODIUM_OF_SALT_MG_PER_GRAM) * 2) / 2 };
}

/** The portions of each meal, in the order of the day. */
export const servedMenu = ({ portions }: PlannedDay, sodiumLimitMg: number): Menu =>
  menuOf(
    MEALS.flatMap((meal) => {
      const own = portions.filter((portion) => portion.meal === meal);
      const [first] = own;
      return first ? [{ meal, dishId: first.dish.id, titleTemplate: first.dish.title, items: own.map(itemOf) }] : [];
    }),
    sodiumLimitMg,
  );

const mealOf = ({ meal, dishId, titleTemplate, items }: ServedMeal): PlannedMeal => ({
  meal,
  dishId,
  title: titleOf(titleTemplate, items),
  items,
  drink: DRINK[meal],
  totals: addUp(items.map(({ totals }) => totals)),
});

export function itemOf({
  place: { item, slot },
  amount,
}: {
  place: Pick<Portion['place'], 'item' | 'slot'>;
  amount: number;
}): MenuItem {
  const grams = amount * item.measure.grams;
  return {
    foodId: item.food.id,
    name: item.name,
    household: household(item, amount),
    grams: Math.round(grams),
    amount,
    weighed: item.weighed,
    totals: nutritionOf(item.food, grams),
    slot,
  };
}

function titleOf(template: string, items: readonly MenuItem[]): string {
  const title = template.replace(/\{(\d)\}/g, (_, slot: string) => {
    const name = items.find((item) => item.slot === Number(slot))?.name ?? '';
    return name.charAt(0).toLowerCase() + name.slice(1);
  });
  return title.charAt(0).toUpperCase() + title.slice(1);
}

import { formatHouseholdMeasure, gramsOfAmount } from '../foods/menu-food.ts';
import type { Meal, Menu, MenuItem, PlannedMeal } from '../menu.ts';
import { MEALS } from '../menu.ts';
import { sumTotals, foodTotals } from '../menu-totals.ts';
import type { DayAim } from './day-aim.ts';
import type { PlannedDay, Portion } from './planned-day.ts';

export type ServedMeal = {
  readonly meal: Meal;
  readonly dishId: string;
  readonly titleTemplate: string;
  readonly items: readonly MenuItem[];
};

const MAIN_MEALS: readonly Meal[] = ['lunch', 'dinner'];

function mealDrink(meal: Meal, caffeineMg?: number): string {
  if (MAIN_MEALS.includes(meal)) return 'Agua';
  const drink = 'Mate, té o café, sin azúcar';
  return caffeineMg === undefined
    ? drink
    : `${drink}: hasta ${caffeineMg} mg de cafeína en todo el día`;
}

export type ServingLimits = { readonly sodiumMg: number; readonly caffeineMg?: number | undefined };

export const servingLimits = ({ targets, limits }: DayAim): ServingLimits => ({
  sodiumMg: targets.sodiumMg,
  caffeineMg: limits.caffeineMg,
});

/** From the "sal fina" row of the food table. */
const SODIUM_OF_SALT_MG_PER_GRAM = 387.58;

export function buildMenu(served: readonly ServedMeal[], limits: ServingLimits): Menu {
  const meals = served.map((meal) => buildMeal(meal, limits));
  const totals = sumTotals(meals.map((meal) => meal.totals));
  const remainingSodiumMg = Math.max(0, limits.sodiumMg - totals.sodiumMg);
  return {
    meals,
    totals,
    saltLeftGrams: Math.floor((remainingSodiumMg / SODIUM_OF_SALT_MG_PER_GRAM) * 2) / 2,
  };
}

export const buildDayMenu = ({ portions }: PlannedDay, limits: ServingLimits): Menu =>
  buildMenu(
    MEALS.flatMap((meal) => {
      const mealPortions = portions.filter((portion) => portion.meal === meal);
      const [first] = mealPortions;
      return first
        ? [
            {
              meal,
              dishId: first.dish.id,
              titleTemplate: first.dish.title,
              items: mealPortions.map(buildMenuItem),
            },
          ]
        : [];
    }),
    limits,
  );

const buildMeal = (
  { meal, dishId, titleTemplate, items }: ServedMeal,
  { caffeineMg }: ServingLimits,
): PlannedMeal => ({
  meal,
  dishId,
  title: buildTitle(titleTemplate, items),
  items,
  drink: mealDrink(meal, caffeineMg),
  totals: sumTotals(items.map(({ totals }) => totals)),
});

export function buildMenuItem({
  place: { item, slot },
  amount,
}: {
  place: Pick<Portion['place'], 'item' | 'slot'>;
  amount: number;
}): MenuItem {
  const grams = gramsOfAmount(item, amount);
  return {
    foodId: item.food.id,
    name: item.name,
    household: formatHouseholdMeasure(item, amount),
    grams,
    amount,
    weighed: item.weighed,
    totals: foodTotals(item.food, grams),
    slot,
  };
}

function buildTitle(template: string, items: readonly MenuItem[]): string {
  const title = template.replace(/\{(\d)\}/g, (_, slot: string) => {
    const name = items.find((item) => item.slot === Number(slot))?.name ?? '';
    return name.charAt(0).toLowerCase() + name.slice(1);
  });
  return title.charAt(0).toUpperCase() + title.slice(1);
}

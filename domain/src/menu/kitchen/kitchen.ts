import { suitsPattern } from '../../foods/food.ts';
import { DEAR_FOODS } from '../../foods/food-cost.data.ts';
import { findRelatedFoods } from '../../foods/related-foods.ts';
import { isInSeason } from '../../foods/food-season.ts';
import type { Dish, Serving, Slot } from '../dish.ts';
import { DISHES, EXTRAS } from '../dishes/dishes.data.ts';
import type { Eater } from './eater.ts';
import { menuFood } from '../foods/menu-food.ts';
import type { Meal } from '../menu.ts';
import { findStarches, suitsPlate } from '../foods/starch-kinds.ts';

export type EdibleSlot = {
  readonly slot: number;
  readonly optional: boolean;
  readonly foods: readonly string[];
  readonly serving?: Serving;
};
export type EdibleDish = {
  readonly dish: Dish;
  /** Halves have every kind of protein, so that consecutive options alternate. */
  readonly half: 0 | 1;
  readonly places: readonly EdibleSlot[];
  readonly extras: readonly EdibleSlot[];
};
export type Kitchen = Readonly<Record<Meal, readonly EdibleDish[]>>;

/** Foods not proposed to meat eaters. */
const MEAT_SUBSTITUTES = ['tofu-firme', 'porotos-de-soja-cocidos', 'harina-de-soja-desgrasada'];

const MILK_SUBSTITUTE = 'bebida-de-soja-sin-fortificar';

export function mayEat(id: string, { foodPattern, foodsToAvoid, excludedFoods }: Eater): boolean {
  if (foodPattern === 'all' && MEAT_SUBSTITUTES.includes(id)) return false;
  if (excludedFoods.includes(id)) return false;
  if (foodsToAvoid.some((avoided) => avoided === id || findRelatedFoods(avoided).includes(id)))
    return false;
  return suitsPattern(menuFood(id).food, foodPattern);
}

type Preferences = Pick<Eater, 'month' | 'foodBudget'>;

/** Season and budget are preferences, ignored where they leave a meal without variety. */
export const isAvailableNow = (id: string, { month, foodBudget }: Preferences): boolean =>
  (month === undefined || isInSeason(id, month)) &&
  !(foodBudget === 'economical' && DEAR_FOODS.has(id));

const isDishInSeason = ({ months, cost }: Dish, { month, foodBudget }: Preferences): boolean =>
  (month === undefined || !months || months.includes(month)) &&
  !(foodBudget === 'economical' && cost === 'high');

const MIN_PREFERRED_DISHES = 4;

export const allSlots = (dish: Dish, meal: Meal): readonly Slot[] => [
  ...dish.slots,
  ...EXTRAS[meal],
];

export function createKitchen(eater: Eater): Kitchen {
  const mayEatFood = memoize((id) => mayEat(id, eater));
  const isFoodAvailable = memoize((id) => isAvailableNow(id, eater));
  const findDishes = (meal: Meal): EdibleDish[] => {
    const dishes = DISHES.filter(({ meals }) => meals.includes(meal));
    const preferred = edibleDishes(
      dishes.filter((dish) => isDishInSeason(dish, eater)),
      meal,
      (id) => mayEatFood(id) && isFoodAvailable(id),
    );
    return preferred.length < MIN_PREFERRED_DISHES
      ? edibleDishes(dishes, meal, mayEatFood)
      : preferred;
  };
  return {
    breakfast: findDishes('breakfast'),
    lunch: findDishes('lunch'),
    snack: findDishes('snack'),
    dinner: findDishes('dinner'),
  };
}

type FoodPredicate = (id: string) => boolean;

function memoize(isAllowed: FoodPredicate): FoodPredicate {
  const answers = new Map<string, boolean>();
  return (id) => {
    const answer = answers.get(id) ?? isAllowed(id);
    answers.set(id, answer);
    return answer;
  };
}

function edibleDishes(dishes: readonly Dish[], meal: Meal, isAllowed: FoodPredicate): EdibleDish[] {
  const edibleSlot = ({ foods, optional, serving }: Slot, slot: number): EdibleSlot => ({
    slot,
    optional: optional === true,
    foods: removeMilkSubstitute(foods.filter(isAllowed)),
    ...(serving && { serving }),
  });
  const hasFoods = ({ foods }: EdibleSlot) => foods.length > 0;
  const isMain = meal === 'lunch' || meal === 'dinner';
  const countByProtein = new Map<string, number>();
  return dishes.flatMap((dish) => {
    const places = dish.slots.map(edibleSlot);
    if (places.some(({ optional, foods }) => !optional && foods.length === 0)) return [];
    const extras = EXTRAS[meal].map((place, at) => edibleSlot(place, dish.slots.length + at));
    const rank = countByProtein.get(dish.protein) ?? 0;
    countByProtein.set(dish.protein, rank + 1);
    return [
      {
        dish,
        half: rank % 2 === 0 ? 0 : 1,
        places: places.filter(hasFoods),
        extras: (isMain ? removeSecondStarches(extras, dish) : extras).filter(hasFoods),
      },
    ];
  });
}

function removeSecondStarches(extras: readonly EdibleSlot[], { slots }: Dish): EdibleSlot[] {
  const starches = findStarches(slots);
  return extras.map((extra) => ({
    ...extra,
    foods: extra.foods.filter((id) => suitsPlate(id, starches)),
  }));
}

const removeMilkSubstitute = (ids: readonly string[]): readonly string[] => {
  const originals = ids.filter((id) => id !== MILK_SUBSTITUTE);
  return originals.length > 0 ? originals : ids;
};

import { suitsPattern } from '../foods/food.ts';
import { DEAR_FOODS } from '../foods/food-cost.data.ts';
import { kinOf } from '../foods/food-kin.ts';
import { isInSeason } from '../foods/food-season.ts';
import type { FoodBudget, FoodPattern } from '../person/choices.ts';
import type { Dish, Serving, Slot } from './dish.ts';
import { DISHES, EXTRAS } from './dishes.data.ts';
import { menuFood } from './menu-food.ts';
import type { Meal } from './menu.ts';
import { starchesIn, suitsPlate } from './starch-kinds.ts';

export type Eater = {
  readonly foodPattern: FoodPattern;
  /** What the person chose to leave out: they may be advised to take something back. */
  readonly foodsToAvoid: readonly string[];
  /** What their health leaves out: never offered, and nobody is advised to take it back. */
  readonly excludedFoods: readonly string[];
  /** Month of the year, 1 to 12; absent, nothing is out of season. */
  readonly month?: number;
  /** Absent, 'normal'. */
  readonly foodBudget?: FoodBudget;
};

/** A place of a dish with what this person may eat in it. */
export type EdibleSlot = {
  readonly slot: number;
  readonly optional: boolean;
  readonly foods: readonly string[];
  readonly serving?: Serving;
};
export type EdibleDish = {
  readonly dish: Dish;
  /** One of two halves, with dishes of every kind of protein in both: options that follow each other take turns. */
  readonly half: 0 | 1;
  readonly places: readonly EdibleSlot[];
  /** After the places of the dish, for whoever eats a lot. */
  readonly extras: readonly EdibleSlot[];
};
/** The dishes that a person may eat, by meal. */
export type Kitchen = Readonly<Record<Meal, readonly EdibleDish[]>>;

/** Soy in the place of meat is for whoever eats no meat: an omnivore's menu does not propose it. */
const PLANT_STAPLES = ['tofu-firme', 'porotos-de-soja-cocidos', 'harina-de-soja-desgrasada'];

const MILK_SUBSTITUTE = 'bebida-de-soja-sin-fortificar';

/** Not what they avoid, nor its kin. */
export function mayEat(id: string, { foodPattern, foodsToAvoid, excludedFoods }: Eater): boolean {
  if (foodPattern === 'all' && PLANT_STAPLES.includes(id)) return false;
  if (excludedFoods.includes(id)) return false;
  if (foodsToAvoid.some((avoided) => avoided === id || kinOf(avoided).includes(id))) return false;
  return suitsPattern(menuFood(id).food, foodPattern);
}

type Preferences = Pick<Eater, 'month' | 'foodBudget'>;

/** In season, and within the budget: preferences, that yield where they would leave a meal without variety. */
export const isServedNow = (id: string, { month, foodBudget }: Preferences): boolean =>
  (month === undefined || isInSeason(id, month)) && !(foodBudget === 'economical' && DEAR_FOODS.has(id));

const isCookedNow = ({ months, cost }: Dish, { month, foodBudget }: Preferences): boolean =>
  (month === undefined || !months || months.includes(month)) && !(foodBudget === 'economical' && cost === 'high');

/** With fewer dishes than these, a meal passes over season and budget. */
const FEWEST_DISHES = 4;

/** The places of a dish, and after them what completes the meal of whoever eats a lot. */
export const slotsOf = (dish: Dish, meal: Meal): readonly Slot[] => [...dish.slots, ...EXTRAS[meal]];

/** What may be cooked for this person. A meal without dishes is a meal that cannot be planned. */
export function kitchenFor(eater: Eater): Kitchen {
  const edible = rememberedFor((id) => mayEat(id, eater));
  const now = rememberedFor((id) => isServedNow(id, eater));
  const dishesFor = (meal: Meal): EdibleDish[] => {
    const dishes = DISHES.filter(({ meals }) => meals.includes(meal));
    const preferred = edibleDishes(
      dishes.filter((dish) => isCookedNow(dish, eater)),
      meal,
      (id) => edible(id) && now(id),
    );
    return preferred.length < FEWEST_DISHES ? edibleDishes(dishes, meal, edible) : preferred;
  };
  return {
    breakfast: dishesFor('breakfast'),
    lunch: dishesFor('lunch'),
    snack: dishesFor('snack'),
    dinner: dishesFor('dinner'),
  };
}

type Allows = (id: string) => boolean;

/** Many dishes ask for the same food. */
function rememberedFor(allows: Allows): Allows {
  const known = new Map<string, boolean>();
  return (id) => {
    const answer = known.get(id) ?? allows(id);
    known.set(id, answer);
    return answer;
  };
}

function edibleDishes(dishes: readonly Dish[], meal: Meal, allows: Allows): EdibleDish[] {
  const edibleSlot = ({ foods, optional, serving }: Slot, slot: number): EdibleSlot => ({
    slot,
    optional: optional === true,
    foods: withoutSubstitute(foods.filter(allows)),
    ...(serving && { serving }),
  });
  const some = ({ foods }: EdibleSlot) => foods.length > 0;
  const met = new Map<string, number>();
  return dishes.flatMap((dish) => {
    const starches = starchesIn(dish.slots);
    const isExtra = (slot: number) => slot >= dish.slots.length && meal !== 'breakfast' && meal !== 'snack';
    const slots = slotsOf(dish, meal).map((place, slot) => {
      const edible = edibleSlot(place, slot);
      return isExtra(slot) ? { ...edible, foods: edible.foods.filter((id) => suitsPlate(id, starches)) } : edible;
    });
    const places = slots.slice(0, dish.slots.length);
    if (places.some(({ optional, foods }) => !optional && foods.length === 0)) return [];
    const rank = met.get(dish.protein) ?? 0;
    met.set(dish.protein, rank + 1);
    return [
      {
        dish,
        half: rank % 2 === 0 ? 0 : 1,
        places: places.filter(some),
        extras: slots.slice(dish.slots.length).filter(some),
      },
    ];
  });
}

/** Whoever takes milk is offered milk. */
const withoutSubstitute = (ids: readonly string[]): readonly string[] => {
  const originals = ids.filter((id) => id !== MILK_SUBSTITUTE);
  return originals.length > 0 ? originals : ids;
};

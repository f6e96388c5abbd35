import { suitsPattern } from '../foods/food.ts';
import type { FoodPattern } from '../person/choices.ts';
import { BREAKFASTS, EXTRAS, MAIN_DISHES, SNACKS } from './dishes.data.ts';
import type { Dish, Slot } from './dishes.data.ts';
import { menuFood } from './menu-food.ts';
import type { Meal } from './menu.ts';

export type Eater = {
  readonly foodPattern: FoodPattern;
  /** What the person chose to leave out: they may be advised to take something back. */
  readonly foodsToAvoid: readonly string[];
  /** What their health leaves out: never offered, and nobody is advised to take it back. */
  readonly excludedFoods: readonly string[];
};

/** A place of a dish with what this person may eat in it. */
export type EdibleSlot = { readonly slot: number; readonly optional: boolean; readonly foods: readonly string[] };
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

/** One food in several rows of the table: whoever avoids one avoids the others, and a day does not serve both. */
export const SAME_FOOD: Readonly<Record<string, readonly string[]>> = {
  'huevo-de-gallina-entero-crudo': ['huevo-duro', 'clara-de-huevo-cruda'],
  'huevo-duro': ['huevo-de-gallina-entero-crudo', 'clara-de-huevo-cruda'],
  'pechuga-de-pollo-sin-piel-cruda': ['pechuga-de-pollo-sin-piel-asada'],
  'pechuga-de-pollo-sin-piel-asada': ['pechuga-de-pollo-sin-piel-cruda'],
  'arroz-blanco-crudo': ['arroz-blanco-cocido'],
  'fideos-secos-crudos': ['fideos-cocidos', 'fideos-integrales-cocidos'],
  'papa-cruda-con-piel': ['papa-hervida-sin-piel'],
};

export function mayEat(id: string, { foodPattern, foodsToAvoid, excludedFoods }: Eater): boolean {
  if (foodPattern === 'all' && PLANT_STAPLES.includes(id)) return false;
  if (excludedFoods.includes(id)) return false;
  if (foodsToAvoid.some((avoided) => avoided === id || SAME_FOOD[avoided]?.includes(id))) return false;
  return suitsPattern(menuFood(id).food, foodPattern);
}

const DISHES_OF: Readonly<Record<Meal, readonly Dish[]>> = {
  breakfast: BREAKFASTS,
  lunch: MAIN_DISHES,
  snack: SNACKS,
  dinner: MAIN_DISHES,
};

/** The places of a dish, and after them what completes the meal of whoever eats a lot. */
export const slotsOf = (dish: Dish, meal: Meal): readonly Slot[] => [...dish.slots, ...EXTRAS[meal]];

/** What may be cooked for this person. A meal without dishes is a meal that cannot be planned. */
export function kitchenFor(eater: Eater): Kitchen {
  const edible = new Map<string, boolean>();
  const allowed = (id: string): boolean => {
    const known = edible.get(id);
    if (known !== undefined) return known;
    const answer = mayEat(id, eater);
    edible.set(id, answer);
    return answer;
  };
  const edibleSlot = ({ foods, optional }: Slot, slot: number): EdibleSlot => ({
    slot,
    optional: optional === true,
    foods: withoutSubstitute(foods.filter(allowed)),
  });
  const dishesFor = (meal: Meal): EdibleDish[] => {
    const met = new Map<string, number>();
    return DISHES_OF[meal].flatMap((dish) => {
      const slots = slotsOf(dish, meal).map(edibleSlot);
      const places = slots.slice(0, dish.slots.length);
      if (places.some(({ optional, foods }) => !optional && foods.length === 0)) return [];
      const some = ({ foods }: EdibleSlot) => foods.length > 0;
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
  };
  return {
    breakfast: dishesFor('breakfast'),
    lunch: dishesFor('lunch'),
    snack: dishesFor('snack'),
    dinner: dishesFor('dinner'),
  };
}

/** Whoever takes milk is offered milk. */
const withoutSubstitute = (ids: readonly string[]): readonly string[] => {
  const originals = ids.filter((id) => id !== MILK_SUBSTITUTE);
  return originals.length > 0 ? originals : ids;
};

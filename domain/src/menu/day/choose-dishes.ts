import { findSameFood } from '../../foods/related-foods.ts';
import { MAX_SHOPPING_LINES, servedForms, toPurchasedFoodId } from '../foods/purchased-food.ts';
import type { DishFamily, DishProtein } from '../dish.ts';
import type { EdibleDish, EdibleSlot, Kitchen } from '../kitchen/kitchen.ts';
import { menuFood, servedFood } from '../foods/menu-food.ts';
import type { Meal } from '../menu.ts';
import type { ChosenDish, DishPlace } from './planned-day.ts';
import type { Choice } from '../seeded-choice.ts';
import type { WeekContext } from './week-context.ts';

export type DishCriteria = {
  readonly meals: readonly Meal[];
  readonly protein: readonly DishProtein[];
  readonly extras: boolean;
  readonly leftovers: boolean;
  readonly lowPotassium: boolean;
  readonly except: ReadonlySet<string>;
};

const STAPLES = [
  'aceite-de-oliva',
  'aceite-de-girasol',
  'leche-descremada',
  'leche-parcialmente-descremada-2',
  'bebida-de-soja-sin-fortificar',
  'harina-de-soja-desgrasada',
];

/** Egg white may accompany eggs, although both are the same food. */
const EGG_WHITE = 'clara-de-huevo-cruda';

/** Limits over the 14 main meals of a week. Forja's rule. */
const MAX_MEALS_BY_FAMILY: Readonly<Partial<Record<DishFamily, number>>> = {
  fish: 3,
  beef: 4,
  pork: 2,
  egg: 3,
  pasta: 3,
  rice: 3,
  corn: 2,
  potato: 3,
  tart: 3,
  soup: 3,
  legume: 5,
};
const MAX_MEALS_OF_OTHER_FAMILY = 4;
/** Bonus of a family that the week does not have yet. Forja's rule. */
const MISSING_FAMILY_BONUS: Readonly<Partial<Record<DishFamily, number>>> = {
  fish: 1.5,
  legume: 0.8,
};
const RED_MEAT: readonly DishFamily[] = ['beef', 'pork'];
const MAX_RED_MEAT_MEALS = 4;

export const MAX_SERVINGS_OF_MAIN_DISH = 2;
const MAX_SERVINGS_OF_SMALL_MEAL = 3;

/** Main meals are chosen first because leftovers fix their foods. */
const MEAL_ORDER: readonly Meal[] = ['lunch', 'dinner', 'breakfast', 'snack'];

const NEW_LINE_PENALTY = 0.6;

/** Long-lasting foods of many dishes: buying them adds no penalty. */
const PANTRY: ReadonlySet<string> = new Set([
  'cebolla-cruda',
  'zanahoria-cruda',
  'huevo-de-gallina-entero-crudo',
  'harina-de-trigo-000-0000',
  'pan-rallado',
  'harina-de-maiz-polenta-cruda',
  'arroz-blanco-cocido',
  'fideos-cocidos',
  'lentejas-cocidas',
  'salsa-de-tomate-en-conserva',
  'queso-rallado',
]);
const NO_FOODS: ReadonlySet<string> = new Set();

const MIN_FRUITS_PER_WEEK = 4;
const NEW_FRUIT_PROBABILITY = 0.7;
const isFruit = (id: string): boolean => menuFood(id).food.group === 'fruits';

const BASKET_PROBABILITY = 0.88;

export function chooseDishes(
  kitchen: Kitchen,
  choice: Choice,
  criteria: DishCriteria,
  context: WeekContext,
  fixedDishes: readonly ChosenDish[] = [],
): ChosenDish[] | undefined {
  const daySelection = new DaySelection(context, choice, criteria, fixedDishes);
  const selection: ChosenDish[] = [];
  for (const meal of MEAL_ORDER) {
    if (!criteria.meals.includes(meal)) continue;
    const servedToday = new Set([...fixedDishes, ...selection].map(({ dish }) => dish.id));
    const leftover = criteria.leftovers
      ? context.leftovers.find(
          ({ dish, meal: leftoverMeal }) =>
            leftoverMeal !== meal && !servedToday.has(dish.id) && !criteria.except.has(dish.id),
        )
      : undefined;
    const edible = leftover && kitchen[meal].find(({ dish }) => dish.id === leftover.dish.id);
    if (leftover && edible) {
      selection.push({
        meal,
        dish: leftover.dish,
        places: daySelection.repeatDish(leftover, selectPlaces(edible, criteria)),
      });
      continue;
    }
    const option = daySelection.chooseDish(meal, kitchen[meal], criteria, servedToday);
    if (!option) return undefined;
    selection.push({
      meal,
      dish: option.dish,
      places: daySelection.fillPlaces(selectPlaces(option, criteria)),
    });
  }
  return selection;
}

const selectPlaces = (
  { places, extras }: EdibleDish,
  { extras: includeExtras }: DishCriteria,
): readonly EdibleSlot[] => (includeExtras ? [...places, ...extras] : places);

const findLowestInPotassium = (ids: readonly string[]): readonly string[] =>
  [...ids]
    .sort((a, b) => potassiumPerKcal(a) - potassiumPerKcal(b))
    .slice(0, Math.ceil(ids.length / 2));

function potassiumPerKcal(id: string): number {
  const { per100g } = menuFood(id).food;
  return (per100g.potassiumMg ?? Infinity) / Math.max(1, per100g.kcal);
}

class DaySelection {
  readonly #context: WeekContext;
  readonly #choice: Choice;
  readonly #criteria: DishCriteria;
  readonly #served = new Set<string>();
  readonly #bought = new Set<string>();
  readonly #atHome = new Set<string>();
  readonly #families: DishFamily[] = [];

  constructor(
    context: WeekContext,
    choice: Choice,
    criteria: DishCriteria,
    fixedDishes: readonly ChosenDish[],
  ) {
    this.#context = context;
    this.#choice = choice;
    this.#criteria = criteria;
    for (const id of context.basket) this.#bring(id);
    for (const { dish, places } of fixedDishes) {
      this.#families.push(dish.family);
      for (const { item } of places) this.#serve(item.food.id);
    }
  }

  chooseDish(
    meal: Meal,
    all: readonly EdibleDish[],
    criteria: DishCriteria,
    servedToday: ReadonlySet<string>,
  ): EdibleDish | undefined {
    const { timesServed: servedInWeek, recentDishes } = this.#context;
    const isMain = meal === 'lunch' || meal === 'dinner';
    const maxServings = isMain ? MAX_SERVINGS_OF_MAIN_DISH : MAX_SERVINGS_OF_SMALL_MEAL;
    const timesServed = ({ dish }: EdibleDish) => servedInWeek.get(dish.id) ?? 0;
    const possible = all.filter(
      (one) =>
        !servedToday.has(one.dish.id) &&
        !criteria.except.has(one.dish.id) &&
        timesServed(one) < (isMain ? maxServings : all.length > 2 ? 6 : 7),
    );
    const hasPreferredProtein = ({ dish }: EdibleDish) => criteria.protein.includes(dish.protein);
    const hasSuitableProtein = ({ dish }: EdibleDish) =>
      dish.protein !== 'low' || criteria.protein.includes('low');
    const isNew = (one: EdibleDish) =>
      isMain ? timesServed(one) === 0 : timesServed(one) < maxServings;
    const isVaried = (one: EdibleDish) =>
      isNew(one) && this.#bringsNewFood(one) && (!isMain || this.#isWithinFamily(one.dish.family));
    const isNotRecent = ({ dish }: EdibleDish) => !isMain || !recentDishes.has(dish.id);
    const availableLines = MAX_SHOPPING_LINES - this.#context.basket.size - this.#countNewLines();
    const fits = possible.filter((one) => this.#countAddedLines(one) <= availableLines);
    const wishes: ((one: EdibleDish) => boolean)[] = [
      (one) => hasPreferredProtein(one) && isVaried(one),
      (one) => hasSuitableProtein(one) && isVaried(one),
      (one) => hasPreferredProtein(one) && isNew(one),
      (one) => hasSuitableProtein(one) && isNew(one),
      (one) => hasPreferredProtein(one) && isNotRecent(one),
      hasPreferredProtein,
      () => true,
    ];
    const preference = wishes.find((isWished) => fits.some(isWished));
    const options = preference ? fits.filter(preference) : possible;
    let [best, least]: [EdibleDish | undefined, number] = [undefined, Infinity];
    for (const one of options) {
      const penalty =
        timesServed(one) +
        (isMain ? 0.5 * (this.#context.mealsByFamily.get(one.dish.family) ?? 0) : 0) +
        (this.#families.includes(one.dish.family) ? 1 : 0) -
        (isMain ? this.#familyBonus(one.dish.family) : 0) +
        NEW_LINE_PENALTY * this.#countAddedLines(one, PANTRY) +
        3 * this.#choice.share();
      if (penalty < least) [best, least] = [one, penalty];
    }
    if (best) this.#families.push(best.dish.family);
    return best;
  }

  repeatDish({ places, dish }: ChosenDish, slots: readonly EdibleSlot[]): DishPlace[] {
    this.#families.push(dish.family);
    const mainPlaces = places.filter(({ optional }) => !optional);
    for (const { item } of mainPlaces) this.#serve(item.food.id);
    const sidePlaces = slots.filter(({ optional }) => optional);
    return [...mainPlaces, ...this.fillPlaces(sidePlaces, mainPlaces)];
  }

  fillPlaces(places: readonly EdibleSlot[], mainPlaces: readonly DishPlace[] = []): DishPlace[] {
    const placedIds = new Set(mainPlaces.map(({ item }) => item.food.id));
    return places.flatMap(({ slot, optional, foods, serving }) => {
      const id = this.#pickFood(
        foods.filter((foodId) => !placedIds.has(foodId)),
        optional,
      );
      if (id === undefined) return [];
      placedIds.add(id);
      this.#serve(id);
      return [{ slot, item: servedFood(id, serving), optional }];
    });
  }

  #pickFood(all: readonly string[], optional: boolean): string | undefined {
    const options = this.#criteria.lowPotassium ? findLowestInPotassium(all) : all;
    const fresh = options.filter((id) => !this.#served.has(id));
    const alreadyBought = fresh.filter((id) => this.#atHome.has(id));
    const isFull = this.#countNewLines() >= this.#context.remainingLines;
    if (fresh.length > alreadyBought.length && this.#lacksFruit(fresh))
      return this.#choice.of(fresh);
    if (alreadyBought.length > 0 && (isFull || this.#choice.share() < BASKET_PROBABILITY))
      return this.#choice.of(alreadyBought);
    if (!isFull && fresh.length > 0) return this.#choice.of(fresh);
    const repeatable =
      isFull && (!optional || this.#criteria.extras)
        ? options.filter((id) => this.#atHome.has(id) && !isFruit(id))
        : [];
    if (repeatable.length > 0) return this.#choice.of(repeatable);
    if (optional) return undefined;
    return all.length === 0 ? undefined : this.#choice.of(fresh.length > 0 ? fresh : options);
  }

  #lacksFruit(options: readonly string[]): boolean {
    if (!options.every(isFruit)) return false;
    const bought = new Set([...this.#context.basket, ...this.#bought].filter(isFruit));
    return bought.size < MIN_FRUITS_PER_WEEK && this.#choice.share() < NEW_FRUIT_PROBABILITY;
  }

  #bring(purchasedId: string): void {
    for (const served of servedForms(purchasedId)) this.#atHome.add(served);
  }

  #serve(id: string): void {
    const purchasedId = toPurchasedFoodId(id);
    this.#bought.add(purchasedId);
    this.#bring(purchasedId);
    if (STAPLES.includes(id)) return;
    for (const same of [id, ...findSameFood(id)]) if (same !== EGG_WHITE) this.#served.add(same);
  }

  #countNewLines(): number {
    let lines = 0;
    for (const id of this.#bought) if (!this.#context.basket.has(id)) lines += 1;
    return lines;
  }

  #countAddedLines({ places }: EdibleDish, free: ReadonlySet<string> = NO_FOODS): number {
    let lines = 0;
    for (const { optional, foods } of places)
      if (!optional && !foods.some((id) => this.#atHome.has(id) || free.has(id))) lines += 1;
    return lines;
  }

  #bringsNewFood({ places }: EdibleDish): boolean {
    return places.every(
      ({ foods, optional }) => optional || foods.some((id) => !this.#served.has(id)),
    );
  }

  #familyBonus(family: DishFamily): number {
    return (this.#context.mealsByFamily.get(family) ?? 0) === 0
      ? (MISSING_FAMILY_BONUS[family] ?? 0)
      : 0;
  }

  #isWithinFamily(family: DishFamily): boolean {
    const { mealsByFamily } = this.#context;
    const count = (one: DishFamily) =>
      (mealsByFamily.get(one) ?? 0) + this.#families.filter((served) => served === one).length;
    if (
      RED_MEAT.includes(family) &&
      RED_MEAT.reduce((sum, one) => sum + count(one), 0) >= MAX_RED_MEAT_MEALS
    )
      return false;
    return count(family) < (MAX_MEALS_BY_FAMILY[family] ?? MAX_MEALS_OF_OTHER_FAMILY);
  }
}

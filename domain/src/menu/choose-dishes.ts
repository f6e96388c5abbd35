import { sameFood } from '../foods/food-kin.ts';
import { boughtAs, MOST_LINES } from './bought-as.ts';
import type { DishFamily, ProteinOfDish } from './dish.ts';
import type { EdibleDish, EdibleSlot, Kitchen } from './kitchen.ts';
import { menuFood, servedFood } from './menu-food.ts';
import type { Meal } from './menu.ts';
import type { ChosenDish, Place } from './planned-day.ts';
import type { Choice } from './seeded-choice.ts';
import type { WeekContext } from './week-context.ts';

export type Wish = {
  /** The meals to choose; the others of the day stay as they are. */
  readonly meals: readonly Meal[];
  /** How much protein the dishes may carry; any other only when a meal has nothing else. */
  readonly protein: readonly ProteinOfDish[];
  /** The meals are completed for whoever eats a lot. */
  readonly extras: boolean;
  /** What was cooked for two days is eaten. */
  readonly leftovers: boolean;
  /** Foods are taken from the half of each place with least potassium. */
  readonly lowPotassium: boolean;
  /** Dishes that are not wanted again: those on the screen of whoever asks for another option. */
  readonly except: ReadonlySet<string>;
};

/** May be served twice in a day; anything else is repeated only when nothing else is left. */
const STAPLES = [
  'aceite-de-oliva',
  'aceite-de-girasol',
  'leche-descremada',
  'leche-parcialmente-descremada-2',
  'bebida-de-soja-sin-fortificar',
  'harina-de-soja-desgrasada',
];

/** Completes a dish of eggs, so it may come with one. */
const EGG_WHITE = 'clara-de-huevo-cruda';

/** Of the fourteen main meals of a week. Forja's rule; what is not here may come four times. */
const MOST_OF_A_FAMILY: Readonly<Partial<Record<DishFamily, number>>> = {
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
const MOST_OF_ANY_FAMILY = 4;
/** Families that a week should not go without, and how much more wanted that makes them. Forja's rule. */
const WANTED_ONCE: Readonly<Partial<Record<DishFamily, number>>> = { fish: 1.5, legume: 0.8 };
const RED_MEAT: readonly DishFamily[] = ['beef', 'pork'];
const MOST_RED_MEAT = 4;

/** A main dish comes at most twice in a week; a breakfast or a merienda, this many times. */
export const MOST_TIMES_OF_A_MAIN_DISH = 2;
const MOST_TIMES_OF_A_SMALL_MEAL = 3;

/** The main meals are chosen first: what is left over from yesterday does not choose its foods. */
const ORDER: readonly Meal[] = ['lunch', 'dinner', 'breakfast', 'snack'];

/** How dull a new line of the list is, beside one more meal of a family. */
const NEW_LINE = 0.6;

/** What keeps for weeks and goes into many dishes: buying it does not make a dish less wanted. */
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
const NOTHING: ReadonlySet<string> = new Set();

/** Different fruits that a week tries to have, and how often a place of fruit takes a new one until then. */
const FRUITS_OF_A_WEEK = 4;
const NEW_FRUIT = 0.7;
const isFruit = (id: string): boolean => menuFood(id).food.group === 'fruits';

/** How often a place takes what the week already buys, when it could take something else. */
const FROM_THE_BASKET = 0.88;

/** A dish and foods for each meal asked, or undefined when some meal has no dish. `kept` are the other meals of the day. */
export function chooseDishes(
  kitchen: Kitchen,
  choice: Choice,
  wish: Wish,
  context: WeekContext,
  kept: readonly ChosenDish[] = [],
): ChosenDish[] | undefined {
  const today = new Today(context, choice, wish, kept);
  const chosen: ChosenDish[] = [];
  for (const meal of ORDER) {
    if (!wish.meals.includes(meal)) continue;
    const isServed = (id: string) => [...kept, ...chosen].some(({ dish }) => dish.id === id);
    const left = wish.leftovers
      ? context.leftovers.find(({ dish, meal: was }) => was !== meal && !isServed(dish.id) && !wish.except.has(dish.id))
      : undefined;
    const edible = left && kitchen[meal].find(({ dish }) => dish.id === left.dish.id);
    if (left && edible) {
      chosen.push({ meal, dish: left.dish, places: today.again(left, placesOf(edible, wish)) });
      continue;
    }
    const option = today.dishFor(meal, kitchen[meal], wish, isServed);
    if (!option) return undefined;
    chosen.push({ meal, dish: option.dish, places: today.filled(placesOf(option, wish)) });
  }
  return chosen;
}

const placesOf = ({ places, extras }: EdibleDish, { extras: wished }: Wish): readonly EdibleSlot[] =>
  wished ? [...places, ...extras] : places;

/** The half of some foods, rounded up, with least potassium for the energy they bring. */
const lowestInPotassium = (ids: readonly string[]): readonly string[] =>
  [...ids].sort((a, b) => potassiumOf(a) - potassiumOf(b)).slice(0, Math.ceil(ids.length / 2));

function potassiumOf(id: string): number {
  const { per100g } = menuFood(id).food;
  return (per100g.potassiumMg ?? Infinity) / Math.max(1, per100g.kcal);
}

/** What a day has served so far, and what it may still buy. */
class Today {
  readonly #context: WeekContext;
  readonly #choice: Choice;
  readonly #wish: Wish;
  readonly #served = new Set<string>();
  readonly #bought = new Set<string>();
  readonly #families: DishFamily[] = [];

  constructor(context: WeekContext, choice: Choice, wish: Wish, kept: readonly ChosenDish[]) {
    this.#context = context;
    this.#choice = choice;
    this.#wish = wish;
    for (const { dish, places } of kept) {
      this.#families.push(dish.family);
      for (const { item } of places) this.#serve(item.food.id);
    }
  }

  /** The dish of a meal: the most varied, with the fewest new lines on the list, and some chance. */
  dishFor(
    meal: Meal,
    all: readonly EdibleDish[],
    wish: Wish,
    isServed: (id: string) => boolean,
  ): EdibleDish | undefined {
    const { served, near } = this.#context;
    const isMain = meal === 'lunch' || meal === 'dinner';
    const most = isMain ? MOST_TIMES_OF_A_MAIN_DISH : MOST_TIMES_OF_A_SMALL_MEAL;
    const times = ({ dish }: EdibleDish) => served.get(dish.id) ?? 0;
    const possible = all.filter(
      (one) =>
        !isServed(one.dish.id) &&
        !wish.except.has(one.dish.id) &&
        times(one) < (isMain ? most : all.length > 2 ? 6 : 7),
    );
    const wished = ({ dish }: EdibleDish) => wish.protein.includes(dish.protein);
    const suitable = ({ dish }: EdibleDish) => dish.protein !== 'low' || wish.protein.includes('low');
    const isNew = (one: EdibleDish) => (isMain ? times(one) === 0 : times(one) < most);
    const isVaried = (one: EdibleDish) =>
      isNew(one) && this.#bringsNewFood(one) && (!isMain || this.#isWithinFamily(one.dish.family));
    const isFar = ({ dish }: EdibleDish) => !isMain || !near.has(dish.id);
    const left = MOST_LINES - this.#context.basket.size - this.#newToday();
    const fits = possible.filter((one) => this.#newLines(one) <= left);
    const options = [
      fits.filter((one) => wished(one) && isVaried(one)),
      fits.filter((one) => suitable(one) && isVaried(one)),
      fits.filter((one) => wished(one) && isNew(one)),
      fits.filter((one) => suitable(one) && isNew(one)),
      fits.filter((one) => wished(one) && isFar(one)),
      fits.filter(wished),
      fits,
      possible,
    ].find((some) => some.length > 0);
    if (!options) return undefined;
    let [best, least]: [EdibleDish | undefined, number] = [undefined, Infinity];
    for (const one of options) {
      const dullness =
        times(one) +
        (isMain ? 0.5 * (this.#context.families.get(one.dish.family) ?? 0) : 0) +
        (this.#families.includes(one.dish.family) ? 1 : 0) -
        (isMain ? this.#missed(one.dish.family) : 0) +
        NEW_LINE * this.#newLines(one, PANTRY) +
        3 * this.#choice.share();
      if (dullness < least) [best, least] = [one, dullness];
    }
    if (best) this.#families.push(best.dish.family);
    return best;
  }

  /** The places of what was cooked before: its own foods, with another fruit or bread beside. */
  again({ places, dish }: ChosenDish, slots: readonly EdibleSlot[]): Place[] {
    this.#families.push(dish.family);
    const own = places.filter(({ optional }) => !optional);
    for (const { item } of own) this.#serve(item.food.id);
    const beside = slots.filter(({ optional }) => optional);
    return [...own, ...this.filled(beside, own)];
  }

  filled(places: readonly EdibleSlot[], own: readonly Place[] = []): Place[] {
    const here = new Set(own.map(({ item }) => item.food.id));
    return places.flatMap(({ slot, optional, foods, serving }) => {
      const id = this.#pick(
        foods.filter((one) => !here.has(one)),
        optional,
      );
      if (id === undefined) return [];
      here.add(id);
      this.#serve(id);
      return [{ slot, item: servedFood(id, serving), optional }];
    });
  }

  /** What was not served today, and rather what the week already buys; once the list is full, only that where there is any. */
  #pick(all: readonly string[], optional: boolean): string | undefined {
    const options = this.#wish.lowPotassium ? lowestInPotassium(all) : all;
    const fresh = options.filter((id) => !this.#served.has(id));
    const known = fresh.filter((id) => this.#isBought(id));
    const isFull = this.#newToday() >= this.#context.room;
    if (fresh.length > known.length && this.#lacksFruit(fresh)) return this.#choice.of(fresh);
    if (known.length > 0 && (isFull || this.#choice.share() < FROM_THE_BASKET)) return this.#choice.of(known);
    if (!isFull && fresh.length > 0) return this.#choice.of(fresh);
    // Whoever eats a lot has bread or fruit twice rather than a longer list.
    const again =
      isFull && (!optional || this.#wish.extras) ? options.filter((id) => this.#isBought(id) && !isFruit(id)) : [];
    if (again.length > 0) return this.#choice.of(again);
    if (optional) return undefined;
    return all.length === 0 ? undefined : this.#choice.of(fresh.length > 0 ? fresh : options);
  }

  /** A week of one fruit is not a week: the first ones are bought however long the list already is. */
  #lacksFruit(options: readonly string[]): boolean {
    if (!options.every(isFruit)) return false;
    const bought = new Set([...this.#context.basket, ...this.#bought].filter(isFruit));
    return bought.size < FRUITS_OF_A_WEEK && this.#choice.share() < NEW_FRUIT;
  }

  #serve(id: string): void {
    this.#bought.add(boughtAs(id));
    if (STAPLES.includes(id)) return;
    for (const same of [id, ...sameFood(id)]) if (same !== EGG_WHITE) this.#served.add(same);
  }

  #isBought(id: string): boolean {
    return this.#context.basket.has(boughtAs(id)) || this.#bought.has(boughtAs(id));
  }

  #newToday(): number {
    let lines = 0;
    for (const id of this.#bought) if (!this.#context.basket.has(id)) lines += 1;
    return lines;
  }

  #newLines({ places }: EdibleDish, atHome: ReadonlySet<string> = NOTHING): number {
    return places.filter(
      ({ optional, foods }) => !optional && !foods.some((id) => atHome.has(id) || this.#isBought(id)),
    ).length;
  }

  /** False when some place of the dish can only be filled with what was already served: two tomato sauces in a day. */
  #bringsNewFood({ places }: EdibleDish): boolean {
    return places.every(({ foods, optional }) => optional || foods.some((id) => !this.#served.has(id)));
  }

  /** How much a week that has none of it yet asks for a family. */
  #missed(family: DishFamily): number {
    return (this.#context.families.get(family) ?? 0) === 0 ? (WANTED_ONCE[family] ?? 0) : 0;
  }

  #isWithinFamily(family: DishFamily): boolean {
    const { families } = this.#context;
    const count = (one: DishFamily) =>
      (families.get(one) ?? 0) + this.#families.filter((served) => served === one).length;
    if (RED_MEAT.includes(family) && RED_MEAT.reduce((sum, one) => sum + count(one), 0) >= MOST_RED_MEAT) return false;
    return count(family) < (MOST_OF_A_FAMILY[family] ?? MOST_OF_ANY_FAMILY);
  }
}

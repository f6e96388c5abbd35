import type { DayAim } from './day-aim.ts';
import type { Kitchen } from './kitchen.ts';
import { kitchenFor } from './kitchen.ts';
import type { DayOrder, Patience } from './make-day.ts';
import { makeDay, PATIENCE } from './make-day.ts';
import { turnedDay } from './turned-day.ts';
import { servedMenu } from './menu-of.ts';
import type { Meal, Menu, MenuTargets, Rule } from './menu.ts';
import { MEALS } from './menu.ts';
import type { PlannedDay } from './planned-day.ts';
import { swapsFor } from './swaps.ts';
import { contextOf, MAIN_MEALS } from './week-context.ts';
import type { WeekChange, WeekDay, WeekOutcome, WeekRequest } from './week.ts';
import { DAYS_OF_A_WEEK } from './week.ts';
import { whatToRelax } from './what-to-relax.ts';

/** Called after each day, with how many of the seven are made. */
export type Progress = (days: number) => void;

/** Shares of the fibre target that are asked, one after the other, where a ceiling of potassium stands against it. */
const FIBRE_UNDER_A_CEILING = [1, 0.8, 0.6] as const;
/** Whoever asks for another option waits for one day, not for seven. */
const PATIENCE_OF_A_CHANGE: Patience = { tries: 200, searches: 90, compared: 3 };
/** Before a week is refused, the day that stands in its way is looked for much longer. */
const PATIENCE_OF_THE_LAST_TRY: Patience = { tries: 300, searches: 80, compared: 1 };
/** Weeks tried before refusing. */
const WEEKS = 2;

/** Seven different days that meet the targets, or what to relax. Same request, same week. */
export function makeWeek(request: WeekRequest, progress?: Progress): WeekOutcome {
  const kitchen = kitchenFor(request);
  const shares = request.limits.potassiumCeilingMg === undefined ? [1] : FIBRE_UNDER_A_CEILING;
  let stuck: Stuck | undefined;
  for (const share of shares) {
    const eased = share === 1 ? request : withFibre(request, share);
    for (let week = 0; week < WEEKS; week += 1) {
      const made = daysOf(kitchen, eased, week, progress);
      if (made.ok) {
        const planned = changed(kitchen, eased, made.days);
        return {
          ok: true,
          week: {
            days: servedDays(planned.days, eased),
            ...(share < 1 && { easedFibreGrams: eased.targets.training.fibreGrams }),
            ...(planned.foundNothing && { foundNothing: true }),
          },
        };
      }
      stuck ??= made.stuck;
    }
  }
  return { ok: false, relax: stuck ? relaxations(kitchen, request, stuck) : [] };
}

/** The day that could not be made, with those that were made before it. */
type Stuck = { readonly days: readonly PlannedDay[] };
type MadeDays =
  | { readonly ok: true; readonly days: readonly PlannedDay[] }
  | { readonly ok: false; readonly stuck: Stuck };

function daysOf(kitchen: Kitchen, request: WeekRequest, week: number, progress?: Progress): MadeDays {
  const days: PlannedDay[] = [];
  for (let day = 0; day < DAYS_OF_A_WEEK; day += 1) {
    const order = orderOf(request, days, day, (WEEKS * request.seed + week) * DAYS_OF_A_WEEK + day);
    const made =
      makeDay(kitchen, order) ??
      turnedDay(days, order) ??
      makeDay(kitchen, { ...order, patience: PATIENCE_OF_THE_LAST_TRY });
    if (!made) return { ok: false, stuck: { days } };
    days.push(made);
    progress?.(days.length);
  }
  return { ok: true, days };
}

const targetsOf = ({ targets, trains }: WeekRequest, day: number): MenuTargets =>
  trains[day] ? targets.training : targets.rest;

export function aimOf(request: WeekRequest, day: number, without: readonly Rule[] = []): DayAim {
  const { limits, proteinPerMealGrams, goals, targets } = request;
  return {
    targets: targetsOf(request, day),
    limits,
    proteinPerMealGrams,
    goals,
    evenCarbohydrateGrams: Math.min(targets.training.carbohydrateGrams, targets.rest.carbohydrateGrams),
    without,
  };
}

/** What is chosen depends on the option, the day and the targets: people who are alike do not all eat the same. */
function orderOf(
  request: WeekRequest,
  days: readonly (PlannedDay | undefined)[],
  day: number,
  seed: number,
  without: readonly Rule[] = [],
  patience: Patience = PATIENCE,
): DayOrder {
  const aim = aimOf(request, day, without);
  const { energyKcal, proteinGrams } = request.targets.training;
  return {
    aim,
    context: contextOf(days, day, request.cookingDays),
    seed: seed * 1009 + Math.round(energyKcal) * 7919 + Math.round(proteinGrams) * 104_729,
    patience,
    meals: MEALS,
  };
}

const withFibre = (request: WeekRequest, share: number): WeekRequest => {
  const eased = (targets: MenuTargets): MenuTargets => ({
    ...targets,
    fibreGrams: Math.round(targets.fibreGrams * share),
  });
  const { training, rest } = request.targets;
  return { ...request, targets: { training: eased(training), rest: eased(rest) } };
};

/** The week after another day and another meal, each beside the others as they were. A change that finds nothing leaves the week as it was. */
function changed(
  kitchen: Kitchen,
  request: WeekRequest,
  first: readonly PlannedDay[],
): { readonly days: readonly PlannedDay[]; readonly foundNothing: boolean } {
  let foundNothing = false;
  const others = request.changes.filter((change) => change.kind !== 'swap');
  const last = others.reduce((days, change, at) => {
    const { day } = change;
    const before = days[day];
    if (!before) return days;
    const meals: readonly Meal[] = change.kind === 'meal' ? [change.meal] : MEALS;
    const of = (some: readonly Meal[]) => {
      const isKept = ({ meal }: { readonly meal: Meal }) => !some.includes(meal);
      return { dishes: before.dishes.filter(isKept), portions: before.portions.filter(isKept) };
    };
    const order = orderOf(request, days, day, 7919 * (request.seed + 1) + 31 * at + day, [], PATIENCE_OF_A_CHANGE);
    const except = new Set(before.dishes.filter(({ meal }) => meals.includes(meal)).map(({ dish }) => dish.id));
    const kept = of(meals);
    const context = contextOf(days, day, request.cookingDays, kept.portions);
    const other =
      makeDay(kitchen, { ...order, meals, except, kept, context }) ??
      (change.kind === 'meal' ? fittedAnew(kitchen, { ...order, meals, except, kept, context }) : undefined);
    foundNothing = other === undefined;
    return other ? days.map((one, index) => (index === day ? other : one)) : days;
  }, first);
  return { days: last, foundNothing };
}

/** The portions of the other meals move when the new one does not fit beside them as they are; their dishes stay. */
function fittedAnew(kitchen: Kitchen, order: DayOrder): PlannedDay | undefined {
  const { kept } = order;
  return kept && makeDay(kitchen, { ...order, refit: true });
}

function servedDays(days: readonly PlannedDay[], request: WeekRequest): WeekDay[] {
  const swaps = request.changes.filter((change) => change.kind === 'swap');
  return days.map((planned, day) => {
    const targets = targetsOf(request, day);
    const menu = swaps
      .filter((swap) => swap.day === day)
      .reduce(
        (current, swap) => swapped(current, swap, aimOf(request, day), request),
        servedMenu(planned, targets.sodiumMg),
      );
    return { trains: request.trains[day] === true, targets, menu, cookedDaysAgo: cookedDaysAgo(days, day, request) };
  });
}

/** A swap that no longer fits (another engine, another food table) is passed over. */
const swapped = (
  menu: Menu,
  { meal, slot, foodId }: Extract<WeekChange, { kind: 'swap' }>,
  aim: DayAim,
  request: WeekRequest,
): Menu => swapsFor({ eater: request, menu, aim, meal, slot }).find(({ item }) => item.foodId === foodId)?.menu ?? menu;

/** What is served again while what was cooked before still keeps. */
function cookedDaysAgo(
  days: readonly PlannedDay[],
  day: number,
  { cookingDays }: WeekRequest,
): WeekDay['cookedDaysAgo'] {
  const ago: Partial<Record<Meal, number>> = {};
  for (const { meal, dish, places } of days[day]?.dishes ?? []) {
    if (!MAIN_MEALS.includes(meal)) continue;
    const foods = ownFoods(places);
    for (let before = 1; before < Math.min(dish.keepsDays, cookingDays); before += 1) {
      const was = days[day - before]?.dishes.find((one) => one.dish.id === dish.id && MAIN_MEALS.includes(one.meal));
      if (was && ownFoods(was.places) === foods) ago[meal] = before;
    }
  }
  return ago;
}

const ownFoods = (places: PlannedDay['dishes'][number]['places']): string =>
  places.flatMap(({ optional, item }) => (optional ? [] : [item.food.id])).join();

const relaxations = (kitchen: Kitchen, request: WeekRequest, { days }: Stuck) =>
  whatToRelax(request, (trial) => {
    const { eater, patience, without, alone } = trial;
    const others = alone ? [] : days;
    return Boolean(
      makeDay(
        eater ? kitchenFor(eater) : kitchen,
        orderOf(request, others, days.length, request.seed * DAYS_OF_A_WEEK + days.length, without, patience),
      ),
    );
  });

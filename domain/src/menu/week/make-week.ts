import type { DayAim } from '../day/day-aim.ts';
import type { Kitchen } from '../kitchen/kitchen.ts';
import { createKitchen } from '../kitchen/kitchen.ts';
import type { DayRequest, SearchLimits } from '../day/make-day.ts';
import { makeDay, DAY_SEARCH_LIMITS } from '../day/make-day.ts';
import { exchangeMainMeals } from '../day/exchange-main-meals.ts';
import { buildDayMenu, servingLimits } from '../day/build-menu.ts';
import type { Meal, Menu, MenuTargets, Rule } from '../menu.ts';
import { MEALS } from '../menu.ts';
import type { PlannedDay } from '../day/planned-day.ts';
import { findSwaps } from '../swaps/find-swaps.ts';
import { createWeekContext, MAIN_MEALS } from '../day/week-context.ts';
import type { WeekChange, WeekDay, WeekOutcome, WeekRequest } from './week.ts';
import { DAYS_OF_A_WEEK } from './week.ts';
import { findRelaxations } from './find-relaxations.ts';

export type Progress = (days: number) => void;

const FIBRE_SHARES = [1, 0.8, 0.6] as const;
const CHANGE_SEARCH_LIMITS: SearchLimits = { tries: 200, searches: 90, compared: 3 };
/** Longest search, before a week is refused. */
const LAST_TRY_SEARCH_LIMITS: SearchLimits = { tries: 300, searches: 80, compared: 1 };
/** A potassium ceiling fits few sets of dishes, and no limit of health may be relaxed. */
const LIMITED_LAST_TRY: SearchLimits = { tries: 800, searches: 200, compared: 1 };
const MAX_WEEK_TRIES = 2;

/** Deterministic: the same request gives the same week. */
export function makeWeek(request: WeekRequest, progress?: Progress): WeekOutcome {
  const kitchen = createKitchen(request);
  const shares = request.limits.potassiumCeilingMg === undefined ? [1] : FIBRE_SHARES;
  let unmadeDay: UnmadeDay | undefined;
  for (const share of shares) {
    const easedRequest = share === 1 ? request : scaleFibre(request, share);
    for (let week = 0; week < MAX_WEEK_TRIES; week += 1) {
      const plannedDays = planDays(kitchen, easedRequest, week, progress);
      if (plannedDays.ok) {
        const changedDays = applyChanges(kitchen, easedRequest, plannedDays.days);
        return {
          ok: true,
          week: {
            days: buildWeekDays(changedDays.days, easedRequest),
            ...(share < 1 && { easedFibreGrams: easedRequest.targets.training.fibreGrams }),
            ...(changedDays.foundNothing && { foundNothing: true }),
          },
        };
      }
      unmadeDay ??= plannedDays.unmadeDay;
    }
  }
  return { ok: false, relax: unmadeDay ? explainRefusal(kitchen, request, unmadeDay) : [] };
}

type UnmadeDay = { readonly days: readonly PlannedDay[] };
type DaysOutcome =
  | { readonly ok: true; readonly days: readonly PlannedDay[] }
  | { readonly ok: false; readonly unmadeDay: UnmadeDay };

function planDays(
  kitchen: Kitchen,
  request: WeekRequest,
  week: number,
  progress?: Progress,
): DaysOutcome {
  const days: PlannedDay[] = [];
  const searchLimits =
    request.limits.potassiumCeilingMg === undefined ? LAST_TRY_SEARCH_LIMITS : LIMITED_LAST_TRY;
  for (let day = 0; day < DAYS_OF_A_WEEK; day += 1) {
    const dayRequest = createDayRequest(
      request,
      days,
      day,
      (MAX_WEEK_TRIES * request.seed + week) * DAYS_OF_A_WEEK + day,
    );
    const plannedDay =
      makeDay(kitchen, dayRequest) ??
      exchangeMainMeals(days, dayRequest) ??
      makeDay(kitchen, { ...dayRequest, searchLimits });
    if (!plannedDay) return { ok: false, unmadeDay: { days } };
    days.push(plannedDay);
    progress?.(days.length);
  }
  return { ok: true, days };
}

const selectTargets = ({ targets, trains }: WeekRequest, day: number): MenuTargets =>
  trains[day] ? targets.training : targets.rest;

export function dayAim(request: WeekRequest, day: number, without: readonly Rule[] = []): DayAim {
  const { limits, proteinPerMealGrams, goals, targets } = request;
  return {
    targets: selectTargets(request, day),
    limits,
    proteinPerMealGrams,
    goals,
    evenCarbohydrateGrams: Math.min(
      targets.training.carbohydrateGrams,
      targets.rest.carbohydrateGrams,
    ),
    without,
  };
}

/** Targets are part of the seed so that people with the same answers get different menus. */
function createDayRequest(
  request: WeekRequest,
  days: readonly (PlannedDay | undefined)[],
  day: number,
  seed: number,
  without: readonly Rule[] = [],
  searchLimits: SearchLimits = DAY_SEARCH_LIMITS,
): DayRequest {
  const aim = dayAim(request, day, without);
  const { energyKcal, proteinGrams } = request.targets.training;
  return {
    aim,
    context: createWeekContext(days, day, request.cookingDays),
    seed: seed * 1009 + Math.round(energyKcal) * 7919 + Math.round(proteinGrams) * 104_729,
    searchLimits,
    meals: MEALS,
  };
}

const scaleFibre = (request: WeekRequest, share: number): WeekRequest => {
  const scaleTargets = (targets: MenuTargets): MenuTargets => ({
    ...targets,
    fibreGrams: Math.round(targets.fibreGrams * share),
  });
  const { training, rest } = request.targets;
  return { ...request, targets: { training: scaleTargets(training), rest: scaleTargets(rest) } };
};

function applyChanges(
  kitchen: Kitchen,
  request: WeekRequest,
  plannedDays: readonly PlannedDay[],
): { readonly days: readonly PlannedDay[]; readonly foundNothing: boolean } {
  let foundNothing = false;
  const mealChanges = request.changes.filter((change) => change.kind !== 'swap');
  const changedDays = mealChanges.reduce((days, change, at) => {
    const { day } = change;
    const currentDay = days[day];
    if (!currentDay) return days;
    const meals: readonly Meal[] = change.kind === 'meal' ? [change.meal] : MEALS;
    const excludeMeals = (excluded: readonly Meal[]) => {
      const isIncluded = ({ meal }: { readonly meal: Meal }) => !excluded.includes(meal);
      return {
        dishes: currentDay.dishes.filter(isIncluded),
        portions: currentDay.portions.filter(isIncluded),
      };
    };
    const dayRequest = createDayRequest(
      request,
      days,
      day,
      7919 * (request.seed + 1) + 31 * at + day,
      [],
      CHANGE_SEARCH_LIMITS,
    );
    const except = new Set(
      currentDay.dishes.filter(({ meal }) => meals.includes(meal)).map(({ dish }) => dish.id),
    );
    const fixedDay = excludeMeals(meals);
    const context = createWeekContext(days, day, request.cookingDays, fixedDay.portions);
    const replacement =
      makeDay(kitchen, { ...dayRequest, meals, except, fixedDay, context }) ??
      (change.kind === 'meal'
        ? makeDayRefitting(kitchen, { ...dayRequest, meals, except, fixedDay, context })
        : undefined);
    foundNothing = replacement === undefined;
    return replacement ? days.map((one, index) => (index === day ? replacement : one)) : days;
  }, plannedDays);
  return { days: changedDays, foundNothing };
}

function makeDayRefitting(kitchen: Kitchen, dayRequest: DayRequest): PlannedDay | undefined {
  const { fixedDay } = dayRequest;
  return fixedDay && makeDay(kitchen, { ...dayRequest, refit: true });
}

function buildWeekDays(days: readonly PlannedDay[], request: WeekRequest): WeekDay[] {
  const swaps = request.changes.filter((change) => change.kind === 'swap');
  return days.map((planned, day) => {
    const targets = selectTargets(request, day);
    const menu = swaps
      .filter((swap) => swap.day === day)
      .reduce(
        (current, swap) => applySwap(current, swap, dayAim(request, day), request),
        buildDayMenu(planned, servingLimits(dayAim(request, day))),
      );
    return {
      trains: request.trains[day] === true,
      targets,
      menu,
      cookedDaysAgo: cookedDaysAgo(days, day, request),
    };
  });
}

/** Ignores swaps that the current engine or food table no longer allows. */
const applySwap = (
  menu: Menu,
  { meal, slot, foodId }: Extract<WeekChange, { kind: 'swap' }>,
  aim: DayAim,
  request: WeekRequest,
): Menu =>
  findSwaps({ eater: request, menu, aim, meal, slot }).find(({ item }) => item.foodId === foodId)
    ?.menu ?? menu;

function cookedDaysAgo(
  days: readonly PlannedDay[],
  day: number,
  { cookingDays }: WeekRequest,
): WeekDay['cookedDaysAgo'] {
  const daysAgoByMeal: Partial<Record<Meal, number>> = {};
  for (const { meal, dish, places } of days[day]?.dishes ?? []) {
    if (!MAIN_MEALS.includes(meal)) continue;
    const foods = joinMainFoods(places);
    for (let daysBefore = 1; daysBefore < Math.min(dish.keepsDays, cookingDays); daysBefore += 1) {
      const previousDish = days[day - daysBefore]?.dishes.find(
        (one) => one.dish.id === dish.id && MAIN_MEALS.includes(one.meal),
      );
      if (previousDish && joinMainFoods(previousDish.places) === foods)
        daysAgoByMeal[meal] = daysBefore;
    }
  }
  return daysAgoByMeal;
}

const joinMainFoods = (places: PlannedDay['dishes'][number]['places']): string =>
  places.flatMap(({ optional, item }) => (optional ? [] : [item.food.id])).join();

const explainRefusal = (kitchen: Kitchen, request: WeekRequest, { days }: UnmadeDay) =>
  findRelaxations(request, (trial) => {
    const { eater, searchLimits, without, ignoresOtherDays } = trial;
    const otherDays = ignoresOtherDays ? [] : days;
    return Boolean(
      makeDay(
        eater ? createKitchen(eater) : kitchen,
        createDayRequest(
          request,
          otherDays,
          days.length,
          request.seed * DAYS_OF_A_WEEK + days.length,
          without,
          searchLimits,
        ),
      ),
    );
  });

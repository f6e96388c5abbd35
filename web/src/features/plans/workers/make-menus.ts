import { toPurchasedFoodId, MAX_SHOPPING_LINES } from '@forja/domain/menu/foods/purchased-food';
import { type CandidateSwap, findClosingSwaps } from '@forja/domain/menu/swaps/find-closing-swaps';
import { nutrientCoverage } from '@forja/domain/menu/targets/nutrient-coverage';
import { type Progress, dayAim, makeWeek } from '@forja/domain/menu/week/make-week';
import { menuNotices } from '@forja/domain/menu/targets/menu-notices';
import { shoppingList } from '@forja/domain/menu/foods/shopping-list';
import { findSwaps } from '@forja/domain/menu/swaps/find-swaps';
import type { WeekOutcome, WeekRequest } from '@forja/domain/menu/week/week';
import { createProfile } from '@forja/domain/profile/profile';
import { planWeekTargets } from '@forja/domain/plan/menu-targets';
import { createWeekRequest } from '@forja/domain/plan/week-request';
import type { OfferedSwap, SwapsCall, WeekCall, WeekMenus, WeekSwaps } from './menu-calls.ts';
import { mealEnergy, mealProtein, tracedTotals } from './menu-traces.ts';

type Kitchen = { readonly request: WeekRequest; readonly outcome: WeekOutcome };

/** Cache of the last week, for requests about its days. */
let last: { readonly key: string; readonly kitchen: Kitchen } | undefined;

function getKitchen({ plan, month, choice }: WeekCall, progress?: Progress): Kitchen {
  const request: WeekRequest = { ...createWeekRequest(plan, month), ...choice };
  const key = JSON.stringify(request);
  if (last?.key === key) return last.kitchen;
  const kitchen = { request, outcome: makeWeek(request, progress) };
  last = { key, kitchen };
  return kitchen;
}

/** Deterministic: the same call has the same answer. */
export function makeMenus(call: WeekCall, progress?: Progress): WeekMenus {
  const { request, outcome } = getKitchen(call, progress);
  const profile = createProfile(call.plan.input);
  const findings = [...profile.clinical.findings];
  if (!outcome.ok) return { ...outcome, notices: menuNotices(findings, request.limits) };
  const { days, easedFibreGrams, foundNothing = false } = outcome.week;
  const targets = planWeekTargets(call.plan);
  const menus = days.map(({ menu }) => menu);
  return {
    ok: true,
    days: days.map(({ menu, trains, cookedDaysAgo }) => ({
      ...(trains ? targets.training : targets.rest),
      trains,
      cookedDaysAgo,
      menu,
      totals: tracedTotals(menu, request.targets.training.sodiumMg),
      mealEnergy: Object.fromEntries(menu.meals.map((meal) => [meal.meal, mealEnergy(meal)])),
      mealProtein: Object.fromEntries(menu.meals.map((meal) => [meal.meal, mealProtein(meal)])),
    })),
    notices: menuNotices(findings, request.limits, easedFibreGrams),
    coverage: nutrientCoverage(menus, profile, call.plan.energy),
    shopping: shoppingList(menus),
    foundNothing,
  };
}

/** Replacements per food, nearest first, and the swaps that close gaps of the week. */
export function weekSwaps(call: SwapsCall): WeekSwaps {
  const { request, outcome } = getKitchen(call);
  const day = outcome.ok ? outcome.week.days[call.day] : undefined;
  if (!outcome.ok || !day) return { offers: {}, closing: [] };
  const { days } = outcome.week;
  const menus = days.map(({ menu }) => menu);
  const basket = new Set(
    menus.flatMap(({ meals }) =>
      meals.flatMap(({ items }) => items.map(({ foodId }) => toPurchasedFoodId(foodId))),
    ),
  );
  const mayBuy = (foodId: string) =>
    basket.size < MAX_SHOPPING_LINES || basket.has(toPurchasedFoodId(foodId));
  const offers: Record<string, OfferedSwap[]> = {};
  const possible: CandidateSwap[] = [];
  const aim = dayAim(request, call.day);
  for (const { meal, items } of day.menu.meals)
    for (const from of items) {
      const { slot } = from;
      const swaps = findSwaps({ eater: request, menu: day.menu, aim, meal, slot, mayBuy });
      if (swaps.length === 0) continue;
      offers[`${meal}.${slot}`] = swaps.map(({ item, oil, menu: after }) => ({
        foodId: item.foodId,
        name: item.name,
        household: item.household,
        grams: item.grams,
        energyChange: after.totals.energyKcal - day.menu.totals.energyKcal,
        ...(oil && { oil: oil.household }),
      }));
      possible.push(...swaps.map(({ item }) => ({ meal, slot, from, to: item })));
    }
  const { rows } = nutrientCoverage(menus, createProfile(call.plan.input), call.plan.energy);
  const gaps = rows.flatMap(({ id, state, reference }) =>
    reference && (state === 'short' || state === 'at_least')
      ? [{ nutrient: id, reference: reference.value }]
      : [],
  );
  return { offers, closing: findClosingSwaps(possible, gaps) };
}

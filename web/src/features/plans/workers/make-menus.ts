import { weekTargets } from '@forja/domain/menu/day-targets';
import { eaterOf } from '@forja/domain/menu/eater-of';
import { makeMenu } from '@forja/domain/menu/make-menu';
import type { Menu, MenuTargets } from '@forja/domain/menu/menu';
import { shoppingList } from '@forja/domain/menu/shopping-list';
import { swapsFor } from '@forja/domain/menu/swaps';
import type {
  ChosenSwap,
  DayMenu,
  MadeMenu,
  MenuDay,
  MenuEater,
  MenusCall,
  OfferedSwap,
  WeekMenus,
} from './menu-calls.ts';
import { mealEnergy, tracedTotals } from './menu-traces.ts';

const DAYS_OF_A_WEEK = 7;

/** Both menus of a week as the person left them, and what to buy. Same call, same answer. */
export function makeMenus(call: MenusCall): WeekMenus {
  const targets = weekTargets(call.daily, call);
  const days = { training: dayMenu('training', targets.training, call), rest: dayMenu('rest', targets.rest, call) };
  const times = { training: call.trainingDays, rest: DAYS_OF_A_WEEK - call.trainingDays };
  const shoppingDays = {
    training: days.training.made.ok ? times.training : 0,
    rest: days.rest.made.ok ? times.rest : 0,
  };
  const menus = [days.training, days.rest].map(({ made }) => (made.ok ? made.menu : undefined));
  const shopping = shoppingList(
    [
      { menu: menus[0], times: times.training },
      { menu: menus[1], times: times.rest },
    ].flatMap(({ menu, times: each }) => (menu && each > 0 ? [{ menu, times: each }] : [])),
  );
  return { days, shoppingDays, shopping };
}

function dayMenu(day: MenuDay, targets: Omit<DayMenu, 'made'>, { eater, choice }: MenusCall): DayMenu {
  const { seed, swaps } = choice[day];
  const outcome = makeMenu({ ...eaterOf(eater), targets: targets.targets, day, seed });
  if (!outcome.ok) return { ...targets, made: outcome };
  const menu = swaps.reduce((current, swap) => swapped(current, targets.targets, swap, eater), outcome.menu);
  return {
    ...targets,
    made: {
      ok: true,
      menu,
      totals: tracedTotals(menu, targets.targets.sodiumMg),
      mealEnergy: Object.fromEntries(menu.meals.map((meal) => [meal.meal, mealEnergy(meal)])),
      offers: offersOf(menu, targets.targets, eater),
    },
  };
}

/** A swap that no longer fits (another engine, another food table) is passed over. */
const swapped = (menu: Menu, targets: MenuTargets, { meal, slot, foodId }: ChosenSwap, eater: MenuEater): Menu =>
  swapsFor({ ...eaterOf(eater), menu, targets, meal, slot }).find(({ item }) => item.foodId === foodId)?.menu ?? menu;

/** What can take the place of each food, the nearest first. */
function offersOf(menu: Menu, targets: MenuTargets, eater: MenuEater): MadeMenu['offers'] {
  const offers: Record<string, OfferedSwap[]> = {};
  for (const { meal, items } of menu.meals)
    for (const { slot } of items) {
      const offered = swapsFor({ ...eaterOf(eater), menu, targets, meal, slot }).map(({ item, oil, menu: after }) => ({
        foodId: item.foodId,
        name: item.name,
        household: item.household,
        grams: item.grams,
        energyChange: after.totals.energyKcal - menu.totals.energyKcal,
        ...(oil && { oil: oil.household }),
      }));
      if (offered.length > 0) offers[`${meal}.${slot}`] = offered;
    }
  return offers;
}

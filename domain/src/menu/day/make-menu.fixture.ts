import { MAX_SHOPPING_LINES } from '../foods/purchased-food.ts';
import type { DayAim } from './day-aim.ts';
import type { Eater } from '../kitchen/eater.ts';
import { createKitchen } from '../kitchen/kitchen.ts';
import { NO_LIMITS } from '../targets/kitchen-limits.ts';
import { makeDay, DAY_SEARCH_LIMITS } from './make-day.ts';
import { buildDayMenu } from './build-menu.ts';
import type { Menu, MenuTargets, Relaxation } from '../menu.ts';
import { MEALS } from '../menu.ts';
import { createWeekContext } from './week-context.ts';
import { findRelaxations } from '../week/find-relaxations.ts';

export type MenuRequest = Eater & {
  readonly targets: MenuTargets;
  readonly day: 'training' | 'rest';
  readonly seed: number;
};

export type MenuOutcome =
  | { readonly ok: true; readonly menu: Menu }
  | { readonly ok: false; readonly relax: readonly Relaxation[] };

/** Makes one day outside a week. */
export function makeMenu(request: MenuRequest): MenuOutcome {
  const kitchen = createKitchen(request);
  const dayRequest = {
    aim: createDayAim(request.targets),
    context: { ...createWeekContext([], 0, 1), remainingLines: MAX_SHOPPING_LINES },
    meals: MEALS,
  };
  const seed =
    2 * request.seed +
    (request.day === 'rest' ? 1 : 0) +
    Math.round(request.targets.energyKcal) * 7919;
  const day = makeDay(kitchen, { ...dayRequest, seed, searchLimits: DAY_SEARCH_LIMITS });
  if (day) return { ok: true, menu: buildDayMenu(day, request.targets) };
  const relax = findRelaxations(
    { ...request, targets: { training: request.targets }, limits: NO_LIMITS },
    ({ eater, searchLimits, without }) =>
      Boolean(
        makeDay(eater ? createKitchen(eater) : kitchen, {
          ...dayRequest,
          aim: { ...dayRequest.aim, without },
          seed,
          searchLimits,
        }),
      ),
  );
  return { ok: false, relax };
}

export const createDayAim = (targets: MenuTargets): DayAim => ({
  targets,
  limits: NO_LIMITS,
  proteinPerMealGrams: targets.proteinGrams / MEALS.length,
  goals: {},
  evenCarbohydrateGrams: targets.carbohydrateGrams,
  without: [],
});

import { MOST_LINES } from './bought-as.ts';
import type { DayAim } from './day-aim.ts';
import type { Eater } from './kitchen.ts';
import { kitchenFor } from './kitchen.ts';
import { NO_LIMITS } from './kitchen-limits.ts';
import { makeDay, PATIENCE } from './make-day.ts';
import { servedMenu } from './menu-of.ts';
import type { Menu, MenuTargets, Relaxation } from './menu.ts';
import { MEALS } from './menu.ts';
import { contextOf } from './week-context.ts';
import { whatToRelax } from './what-to-relax.ts';

export type MenuRequest = Eater & {
  readonly targets: MenuTargets;
  /** Keeps the menus of both days apart. The targets already carry their difference in carbohydrate. */
  readonly day: 'training' | 'rest';
  /** Another seed is "otra opción". */
  readonly seed: number;
};

export type MenuOutcome =
  | { readonly ok: true; readonly menu: Menu }
  | { readonly ok: false; readonly relax: readonly Relaxation[] };

/** One day by itself, as each of a week is made: four meals that meet the targets, or what to relax. */
export function makeMenu(request: MenuRequest): MenuOutcome {
  const kitchen = kitchenFor(request);
  const order = { aim: dayAimOf(request.targets), context: { ...contextOf([], 0, 1), room: MOST_LINES }, meals: MEALS };
  const seed = 2 * request.seed + (request.day === 'rest' ? 1 : 0) + Math.round(request.targets.energyKcal) * 7919;
  const day = makeDay(kitchen, { ...order, seed, patience: PATIENCE });
  if (day) return { ok: true, menu: servedMenu(day, request.targets.sodiumMg) };
  const relax = whatToRelax(
    { ...request, targets: { training: request.targets }, limits: NO_LIMITS },
    ({ eater, patience, without }) =>
      Boolean(
        makeDay(eater ? kitchenFor(eater) : kitchen, {
          ...order,
          aim: { ...order.aim, without },
          seed,
          patience,
        }),
      ),
  );
  return { ok: false, relax };
}

/** A day that nothing but its targets shapes. */
export const dayAimOf = (targets: MenuTargets): DayAim => ({
  targets,
  limits: NO_LIMITS,
  proteinPerMealGrams: targets.proteinGrams / MEALS.length,
  goals: {},
  evenCarbohydrateGrams: targets.carbohydrateGrams,
  without: [],
});

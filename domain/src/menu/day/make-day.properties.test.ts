import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../properties/cases.fixture.ts';
import { type Rules, ruleChecker } from '../../properties/check-rules.fixture.ts';
import { suitsPattern } from '../../foods/food.ts';
import { foodById } from '../../foods/foods.ts';
import { DISHES } from '../dishes/dishes.data.ts';
import { createKitchen, allSlots } from '../kitchen/kitchen.ts';
import { makeMenu } from './make-menu.fixture.ts';
import type { MenuOutcome, MenuRequest } from './make-menu.fixture.ts';
import { printedFaults } from './printed-grams.fixture.ts';
import { meetsTargets } from '../targets/meets-targets.ts';
import { servedFood } from '../foods/menu-food.ts';
import { anyMenuRequest, createTargets } from './menu-request.fixture.ts';
import type { MenuTargets, Relaxation } from '../menu.ts';
import { MEALS } from '../menu.ts';

/** Largest growth of a portion. */
const STRETCH = 1.8;

const hasNoDish = (request: MenuRequest): boolean => {
  const kitchen = createKitchen(request);
  return MEALS.some((meal) => kitchen[meal].length === 0);
};

/** Too few foods are available, whatever the targets. */
function isListTooLong(request: MenuRequest): boolean {
  const ordinaryRequest = { ...request, targets: createTargets(ORDINARY) };
  return !makeMenu(ordinaryRequest).ok && makeMenu({ ...ordinaryRequest, foodsToAvoid: [] }).ok;
}
const ORDINARY = { energyKcal: 2200, proteinGrams: 100, fatShare: 0.3 } as const;

/** Variants of the request without the refused limit; at least one must have a menu. */
function relaxRequest(request: MenuRequest, { code }: Relaxation): MenuRequest[] {
  const withTargets = (change: Partial<MenuTargets>) => ({
    ...request,
    targets: { ...request.targets, ...change },
  });
  if (code === 'foods_to_avoid')
    return hasNoDish(request) || isListTooLong(request) ? [] : [{ ...request, foodsToAvoid: [] }];
  // Zero alone would make any fibre too much.
  if (code === 'fibre')
    return [0.8, 0.5, 0].map((share) =>
      withTargets({ fibreGrams: share * request.targets.fibreGrams }),
    );
  if (code === 'fibre_ceiling') return [withTargets({ fibreCeilingGrams: 500 })];
  return code === 'sodium' ? [withTargets({ sodiumMg: 20_000 })] : [];
}

type DayCase = { readonly input: MenuRequest; readonly outcome: MenuOutcome };
const caseCounts = { refused: 0, served: 0 };

const RULES: Rules<DayCase> = {
  'a menu is within 5 % of its energy and macros and meets its fibre and sodium limits': ({
    input,
    outcome,
  }) =>
    outcome.ok
      ? [
          !meetsTargets(outcome.menu.totals, input.targets) &&
            `gives ${JSON.stringify(outcome.menu.totals)}`,
          outcome.menu.meals.map(({ meal }) => meal).join() !== MEALS.join() &&
            'not the four meals',
        ]
      : [],
  'the printed grams of a menu add up to its printed totals': ({ outcome }) =>
    outcome.ok ? printedFaults(outcome.menu) : [],
  'a refusal names a limit whose relaxation gives a menu': ({ input, outcome }) => {
    if (outcome.ok) return [];
    caseCounts.refused += 1;
    return [
      outcome.relax.length === 0 && 'nothing to relax',
      ...outcome.relax.flatMap((relaxation) => {
        const possible = relaxRequest(input, relaxation);
        return [
          !/^[A-ZÁÉÍÓÚ].+\.$/u.test(relaxation.text) && `"${relaxation.text}" is not a sentence`,
          relaxation.code === 'several' && relaxation.rules.length < 2 && 'several names one rule',
          possible.length > 0 &&
            !possible.some((one) => makeMenu(one).ok) &&
            `${relaxation.code} was not the obstacle`,
        ];
      }),
    ];
  },
  'a menu has no avoided food, no food outside the pattern and no unrealistic portion': ({
    input,
    outcome,
  }) => {
    if (!outcome.ok) return [];
    return outcome.menu.meals
      .flatMap(({ dishId, meal, items }) => items.map((item) => ({ dishId, meal, item })))
      .flatMap(({ dishId, meal, item: { foodId, grams, household, slot } }) => {
        caseCounts.served += 1;
        const food = foodById(foodId);
        const dish = DISHES.find(({ id }) => id === dishId);
        const { measure, step, most } = servedFood(
          foodId,
          dish && allSlots(dish, meal)[slot]?.serving,
        );
        const steps = grams / measure.grams / step;
        const grows = food !== undefined && ['meat', 'starches'].includes(food.group);
        return [
          (!food || !suitsPattern(food, input.foodPattern)) && `${foodId} is outside the pattern`,
          input.foodsToAvoid.includes(foodId) && `${foodId} is avoided`,
          input.excludedFoods.includes(foodId) && `${foodId} is excluded by health`,
          Math.abs(steps - Math.round(steps)) * step * measure.grams >= 1 &&
            `${grams} g of ${foodId} is not a whole number of steps`,
          grams > (most * (grows ? STRETCH : 1) + step / 2) * measure.grams + 1 &&
            `${grams} g of ${foodId} is more than a plate`,
          !/^(\d+[¼½¾]?|[¼½¾]) \p{L}/u.test(household) && `"${household}" is no measure`,
        ];
      });
  },
};

function* generateCases(): Generator<DayCase> {
  for (const input of fc.sample(anyMenuRequest, cases())) yield { input, outcome: makeMenu(input) };
}

const check = ruleChecker(generateCases, RULES);

test.each(Object.keys(RULES))('%s', (rule) => {
  check(rule);
  // Rare outcomes would leave the rules untested.
  expect(caseCounts.refused).toBeGreaterThan(cases() / 20);
  expect(caseCounts.served).toBeGreaterThan(10 * cases());
});

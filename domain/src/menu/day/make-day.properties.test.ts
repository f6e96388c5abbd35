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

/** The most that a plate of the biggest eater grows. */
const STRETCH = 1.8;

const hasNoDish = (request: MenuRequest): boolean => {
  const kitchen = createKitchen(request);
  return MEALS.some((meal) => kitchen[meal].length === 0);
};

/** The list leaves no day for anybody: to shorten it comes first, also when the targets of this person fit in no other day. */
function isListTooLong(request: MenuRequest): boolean {
  const ofAnybody = { ...request, targets: createTargets(ORDINARY) };
  return !makeMenu(ofAnybody).ok && makeMenu({ ...ofAnybody, foodsToAvoid: [] }).ok;
}
const ORDINARY = { energyKcal: 2200, proteinGrams: 100, fatShare: 0.3 } as const;

/** The same request without what the refusal named, in the ways that a request can say it: one of them has a menu. */
function relaxed(request: MenuRequest, { code }: Relaxation): MenuRequest[] {
  const withTargets = (change: Partial<MenuTargets>) => ({
    ...request,
    targets: { ...request.targets, ...change },
  });
  if (code === 'foods_to_avoid')
    return hasNoDish(request) || isListTooLong(request) ? [] : [{ ...request, foodsToAvoid: [] }];
  // with none at all the search goes elsewhere, since any fibre is then too much
  if (code === 'fibre')
    return [0.8, 0.5, 0].map((share) =>
      withTargets({ fibreGrams: share * request.targets.fibreGrams }),
    );
  if (code === 'fibre_ceiling') return [withTargets({ fibreCeilingGrams: 500 })];
  return code === 'sodium' ? [withTargets({ sodiumMg: 20_000 })] : [];
}

type DayCase = { readonly input: MenuRequest; readonly outcome: MenuOutcome };
const seen = { refused: 0, served: 0 };

const RULES: Rules<DayCase> = {
  'any menu is within 5 % of its energy and macros and keeps its fibre and sodium': ({
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
  'the grams that a menu prints add up to every total that it prints': ({ outcome }) =>
    outcome.ok ? printedFaults(outcome.menu) : [],
  'any refusal names what to relax, and is right': ({ input, outcome }) => {
    if (outcome.ok) return [];
    seen.refused += 1;
    return [
      outcome.relax.length === 0 && 'nothing to relax',
      ...outcome.relax.flatMap((relaxation) => {
        const possible = relaxed(input, relaxation);
        return [
          !/^[A-ZÁÉÍÓÚ].+\.$/u.test(relaxation.text) && `"${relaxation.text}" is not a sentence`,
          relaxation.code === 'several' && relaxation.rules.length < 2 && 'several is one',
          possible.length > 0 &&
            !possible.some((one) => makeMenu(one).ok) &&
            `${relaxation.code} was not what stood in the way`,
        ];
      }),
    ];
  },
  'no menu has a food that is avoided or outside the pattern, nor a portion that no cook would serve':
    ({ input, outcome }) => {
      if (!outcome.ok) return [];
      return outcome.menu.meals
        .flatMap(({ dishId, meal, items }) => items.map((item) => ({ dishId, meal, item })))
        .flatMap(({ dishId, meal, item: { foodId, grams, household, slot } }) => {
          seen.served += 1;
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
            input.excludedFoods.includes(foodId) && `${foodId} is against their health`,
            Math.abs(steps - Math.round(steps)) * step * measure.grams >= 1 &&
              `${grams} g of ${foodId} is not a whole number of steps`,
            grams > (most * (grows ? STRETCH : 1) + step / 2) * measure.grams + 1 &&
              `${grams} g of ${foodId} is more than a plate`,
            !/^(\d+[¼½¾]?|[¼½¾]) \p{L}/u.test(household) && `"${household}" is no measure`,
          ];
        });
    },
};

function* asked(): Generator<DayCase> {
  for (const input of fc.sample(anyMenuRequest, cases())) yield { input, outcome: makeMenu(input) };
}

const check = ruleChecker(asked, RULES);

test.each(Object.keys(RULES))('%s', (rule) => {
  check(rule);
  // What never happens proves nothing.
  expect(seen.refused).toBeGreaterThan(cases() / 20);
  expect(seen.served).toBeGreaterThan(10 * cases());
});

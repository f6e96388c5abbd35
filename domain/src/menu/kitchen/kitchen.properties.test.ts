import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../properties/cases.fixture.ts';
import { type Rules, ruleChecker } from '../../properties/check-rules.fixture.ts';
import { FINDINGS } from '../../clinical/findings.ts';
import { suitsPattern } from '../../foods/food.ts';
import { FOOD_FAMILIES } from '../../foods/food-families.data.ts';
import { includeRelatedFoods } from '../../foods/related-foods.ts';
import { foodById, FOODS } from '../../foods/foods.ts';
import { FOOD_BUDGETS, FOOD_PATTERNS } from '../../person/choices.ts';
import { type EaterAnswers, toEater } from './eater.ts';
import { EXCLUDED_FOODS } from '../foods/excluded-foods.ts';
import type { Kitchen } from './kitchen.ts';
import { createKitchen, mayEat } from './kitchen.ts';
import { MENU_FOODS } from '../foods/menu-food.ts';
import { MEALS } from '../menu.ts';
import { findStarches, suitsPlate } from '../foods/starch-kinds.ts';

// Menus, swaps and lists all take their foods from the kitchen or from `mayEat`.

const IDS = FOODS.map(({ id }) => id);
const anyAnswers: fc.Arbitrary<EaterAnswers> = fc.record({
  foodPattern: fc.constantFrom(...FOOD_PATTERNS),
  foodsToAvoid: fc.oneof(
    { weight: 3, arbitrary: fc.subarray(IDS, { maxLength: 6 }) },
    { weight: 1, arbitrary: fc.subarray(IDS) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...Object.values(FOOD_FAMILIES)).map((ids) => [...ids]),
    },
  ),
  findings: fc.subarray([...FINDINGS], { maxLength: 8 }),
  month: fc.integer({ min: 1, max: 12 }),
  foodBudget: fc.constantFrom(...FOOD_BUDGETS),
});

type KitchenCase = {
  readonly input: EaterAnswers;
  readonly kitchen: Kitchen;
  readonly foods: ReadonlySet<string>;
};
const caseCounts = { foods: 0, diabetic: 0 };

const RULES: Rules<KitchenCase> = {
  'foods related to an avoided one are in no dish and in no swap': ({ input, foods }) => {
    const avoided = includeRelatedFoods(input.foodsToAvoid);
    const eater = toEater(input);
    caseCounts.foods += foods.size;
    return [
      ...[...foods].map((id) => avoided.has(id) && `${id} is related to an avoided food`),
      ...[...MENU_FOODS.keys()].map(
        (id) => avoided.has(id) && mayEat(id, eater) && `${id} may be swapped in`,
      ),
    ];
  },
  'foods excluded by a finding are in no dish': ({ input, foods }) => {
    if (input.findings.includes('diabetes')) caseCounts.diabetic += 1;
    return input.findings.flatMap((finding) =>
      (EXCLUDED_FOODS[finding] ?? []).map((id) => foods.has(id) && `${id} with ${finding}`),
    );
  },
  'every food suits the food pattern': ({ input, foods }) =>
    [...foods].map((id) => {
      const food = foodById(id);
      return (
        (!food || !suitsPattern(food, input.foodPattern)) && `${id} is not ${input.foodPattern}`
      );
    }),
  'a dish keeps its required slots, and its extras suit the plate': ({ kitchen }) =>
    MEALS.flatMap((meal) =>
      kitchen[meal].flatMap(({ dish, places, extras }) => {
        const filledSlots = new Set(
          places.filter(({ foods }) => foods.length > 0).map(({ slot }) => slot),
        );
        const isMain = meal === 'lunch' || meal === 'dinner';
        const starches = findStarches(dish.slots);
        return [
          !dish.meals.includes(meal) && `${dish.id} at ${meal}`,
          ...dish.slots.map(
            ({ optional }, slot) => !optional && !filledSlots.has(slot) && `${dish.id} lost a slot`,
          ),
          ...extras.flatMap(({ foods }) =>
            foods.map((id) => isMain && !suitsPlate(id, starches) && `${id} beside ${dish.id}`),
          ),
        ];
      }),
    ),
};

function* generateCases(): Generator<KitchenCase> {
  for (const input of fc.sample(anyAnswers, cases())) {
    const kitchen = createKitchen(toEater(input));
    const places = MEALS.flatMap((meal) =>
      kitchen[meal].flatMap((one) => [...one.places, ...one.extras]),
    );
    yield { input, kitchen, foods: new Set(places.flatMap(({ foods }) => foods)) };
  }
}

const check = ruleChecker(generateCases, RULES);

test.each(Object.keys(RULES))('%s', (rule) => {
  check(rule);
  // Rare outcomes would leave the rules untested.
  expect(caseCounts.foods).toBeGreaterThan(20 * cases());
  expect(caseCounts.diabetic).toBeGreaterThan(cases() / 150);
});

/** Fewest dishes in any month: a week repeats a main dish at most twice. */
const FEWEST = { main: 10, small: 6 } as const;

test.each([
  [],
  ['milk_allergy'],
  ['lactose_intolerance'],
  ['coeliac_disease'],
  ['coeliac_disease', 'milk_allergy'],
  ['diabetes'],
  ['diabetes', 'kidney_disease', 'hypertension'],
  ['pregnancy'],
  ['anticoagulant'],
] as const)(
  'every pattern has dishes for a week with %j, in any month and on any budget',
  (...findings) => {
    for (const foodPattern of FOOD_PATTERNS)
      for (const foodBudget of FOOD_BUDGETS)
        for (let month = 1; month <= 12; month += 1) {
          const kitchen = createKitchen(
            toEater({
              foodPattern,
              foodsToAvoid: [],
              findings: [...findings].flat(),
              month,
              foodBudget,
            }),
          );
          for (const meal of MEALS)
            expect(
              kitchen[meal].length,
              `${meal}, ${foodPattern}, ${foodBudget}, ${month}`,
            ).toBeGreaterThanOrEqual(
              meal === 'lunch' || meal === 'dinner' ? FEWEST.main : FEWEST.small,
            );
        }
  },
);

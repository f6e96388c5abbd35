import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../properties/cases.fixture.ts';
import { type Rules, ruleChecker } from '../../properties/check-rules.fixture.ts';
import { availableCarbohydrate } from '../../foods/food.ts';
import { includeRelatedFoods } from '../../foods/related-foods.ts';
import { foodById } from '../../foods/foods.ts';
import { anyPerson } from '../../person/person.fixture.ts';
import type { PlanInput } from '../../person/plan-input.ts';
import { generatePlan } from '../../plan/generate-plan.ts';
import { createWeekRequest } from '../../plan/week-request.ts';
import { excludedFoods } from '../foods/excluded-foods.ts';
import { createKitchen } from '../kitchen/kitchen.ts';
import { makeWeek } from './make-week.ts';
import { MENU_FOODS } from '../foods/menu-food.ts';
import type { MenuItem } from '../menu.ts';
import { MEALS } from '../menu.ts';
import { isMilk } from '../day/portion-rows.ts';
import { printedFaults } from '../day/printed-grams.fixture.ts';
import { shoppingList } from '../foods/shopping-list.ts';
import { MAX_SHOPPING_LINES } from '../foods/purchased-food.ts';
import { VITAMIN_K_RICH_FOODS } from '../foods/vitamin-k-foods.ts';
import type { WeekMenu, WeekOutcome, WeekRequest } from './week.ts';

const WEEKS = 100;

type WeekCase = {
  readonly input: WeekRequest;
  readonly person: PlanInput;
  readonly outcome: WeekOutcome;
};
const caseCounts = { made: 0, refused: 0 };

/** Patients whose health shapes their menus. */
const anyPatient = fc
  .tuple(
    anyPerson,
    fc.constantFrom<Partial<PlanInput>>(
      { conditions: ['diabetes'] },
      { conditions: ['diabetes'], health: ['insulin_or_sulfonylurea'] },
      { conditions: ['kidney_disease'] },
      { conditions: ['kidney_disease'], health: ['potassium_sparing_or_raas'] },
      { conditions: ['hypertension'] },
      { health: ['anticoagulant'] },
      { health: ['coeliac_disease', 'lactose_intolerance'] },
    ),
  )
  .map(([person, answers]): PlanInput => ({
    ...person,
    conditions: ['none'],
    health: [],
    labs: {},
    ...answers,
  }));

const anyEater = fc.record({
  person: fc.oneof(anyPerson, anyPatient),
  avoids: fc.oneof(
    { weight: 2, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: fc.subarray([...MENU_FOODS.keys()], { maxLength: 12 }) },
  ),
  month: fc.integer({ min: 1, max: 12 }),
  seed: fc.nat({ max: 50 }),
});

const listItems = (week: WeekMenu): MenuItem[] =>
  week.days.flatMap(({ menu }) => menu.meals.flatMap(({ items }) => items));
const sumOverDay = ({ menu }: WeekMenu['days'][number], of: (item: MenuItem) => number): number =>
  menu.meals.flatMap(({ items }) => items).reduce((sum, item) => sum + of(item), 0);
const isAway = (value: number, target: number): boolean => Math.abs(value - target) > 0.05 * target;

type WeekRule = (week: WeekMenu, request: WeekRequest, person: PlanInput) => (string | false)[];
const checkMadeWeek =
  (rule: WeekRule) =>
  ({ outcome, input, person }: WeekCase) =>
    outcome.ok ? rule(outcome.week, input, person) : [];

const RULES: Rules<WeekCase> = {
  'a week has seven days of four meals and the training days of the person': checkMadeWeek(
    (week, { trains }) => [
      week.days.length !== 7 && `${week.days.length} days`,
      week.days.some(({ menu }) => menu.meals.map(({ meal }) => meal).join() !== MEALS.join()) &&
        'not the four meals',
      week.days.some((day, at) => day.trains !== trains[at]) && 'wrong training days',
    ],
  ),
  'a week has no food related to an avoided one or excluded by health': checkMadeWeek(
    (week, request) => {
      const avoided = includeRelatedFoods(request.foodsToAvoid);
      return listItems(week).flatMap(({ foodId }) => [
        avoided.has(foodId) && `${foodId} is related to an avoided food`,
        request.excludedFoods.includes(foodId) && `${foodId} is excluded by health`,
      ]);
    },
  ),
  'a person with diabetes gets no sugar': checkMadeWeek((week, { limits }) =>
    limits.evenCarbohydrate
      ? listItems(week).map(
          ({ foodId }) => excludedFoods(['diabetes']).includes(foodId) && `${foodId} is sugar`,
        )
      : [],
  ),
  'no day passes its ceilings of protein, potassium, sodium and milk': checkMadeWeek(
    (week, { limits }) =>
      week.days.flatMap((day) => [
        limits.proteinIsCeiling &&
          day.menu.totals.proteinGrams > day.targets.proteinGrams &&
          `${day.menu.totals.proteinGrams} g of protein over ${day.targets.proteinGrams}`,
        sumOverDay(
          day,
          (item) => ((foodById(item.foodId)?.per100g.potassiumMg ?? Infinity) * item.grams) / 100,
        ) >
          (limits.potassiumCeilingMg ?? Infinity) + 1e-6 && 'potassium over its ceiling',
        day.menu.totals.sodiumMg > day.targets.sodiumMg && 'sodium over its limit',
        sumOverDay(day, (item) => (isMilk(item.foodId) ? item.grams : 0)) > 500 &&
          'more than half a litre of milk',
      ]),
  ),
  'the printed grams of a day add up to its printed totals': checkMadeWeek((week) =>
    week.days.flatMap(({ menu }) => printedFaults(menu)),
  ),
  'every day is within 5 % of its energy and macronutrients, and within its fibre range':
    checkMadeWeek((week) =>
      week.days.flatMap(({ menu: { totals }, targets }) => [
        isAway(totals.energyKcal, targets.energyKcal) &&
          `${totals.energyKcal} kcal for ${targets.energyKcal}`,
        isAway(totals.proteinGrams, targets.proteinGrams) && `${totals.proteinGrams} g of protein`,
        isAway(totals.fatGrams, targets.fatGrams) && `${totals.fatGrams} g of fat`,
        isAway(totals.carbohydrateGrams, targets.carbohydrateGrams) &&
          `${totals.carbohydrateGrams} g of carbohydrate`,
        totals.fibreGrams < targets.fibreGrams && `${totals.fibreGrams} g of fibre`,
        totals.fibreGrams > targets.fibreCeilingGrams &&
          `${totals.fibreGrams} g of fibre over the ceiling`,
      ]),
    ),
  'a main dish is served at most twice, and no two days are equal': checkMadeWeek(
    (week, request) => {
      const mains = week.days.flatMap(({ menu }) =>
        menu.meals
          .filter(({ meal }) => meal === 'lunch' || meal === 'dinner')
          .map(({ dishId }) => dishId),
      );
      const days = week.days.map(({ menu }) =>
        menu.meals
          .map(({ dishId, items }) => [dishId, ...items.map(({ foodId }) => foodId)].join())
          .join(' '),
      );
      const breakfasts = new Set(week.days.map(({ menu }) => menu.meals[0]?.dishId));
      return [
        mains.some((id) => mains.filter((other) => other === id).length > 2) &&
          `a dish more than twice: ${mains.join()}`,
        new Set(days).size < 7 && 'two equal days',
        breakfasts.size < 2 &&
          createKitchen(request).breakfast.length > 2 &&
          'one breakfast for the whole week',
      ];
    },
  ),
  'the shopping list has at most 30 lines': checkMadeWeek((week) => {
    const lines = shoppingList(week.days.map(({ menu }) => menu)).flatMap(({ items }) => items);
    return [lines.length > MAX_SHOPPING_LINES && `${lines.length} lines`];
  }),
  'a leftover was cooked on an earlier day and still keeps': checkMadeWeek(
    (week, { cookingDays }) =>
      week.days.flatMap(({ menu, cookedDaysAgo }, at) =>
        Object.entries(cookedDaysAgo).flatMap(([meal, ago]) => {
          const dishId = menu.meals.find((one) => one.meal === meal)?.dishId;
          const before = week.days[at - ago]?.menu.meals.some((one) => one.dishId === dishId);
          return [
            !before && `${dishId} was not cooked ${ago} days before`,
            ago >= cookingDays && 'cooked for too long',
          ];
        }),
      ),
  ),
  'each meal has even carbohydrate every day when a medicine requires it': checkMadeWeek(
    (week, { limits }) =>
      limits.evenCarbohydrate === 'every_day'
        ? MEALS.map((meal) => {
            const grams = week.days.map(
              ({ menu }) =>
                menu.meals
                  .find((one) => one.meal === meal)
                  ?.items.reduce((sum, item) => {
                    const food = foodById(item.foodId);
                    return sum + (food ? (availableCarbohydrate(food) * item.grams) / 100 : 0);
                  }, 0) ?? 0,
            );
            return (
              Math.max(...grams) - Math.min(...grams) > 30 &&
              `${meal}: ${grams.map(Math.round).join()} g`
            );
          })
        : [],
  ),
  'vegetables rich in vitamin K vary by one per day at most with an anticoagulant': checkMadeWeek(
    (week, { limits }) => {
      if (!limits.steadyVitaminK) return [];
      const counts = week.days.map((day) =>
        sumOverDay(day, ({ foodId }) => (VITAMIN_K_RICH_FOODS.has(foodId) ? 1 : 0)),
      );
      return [
        Math.max(...counts) - Math.min(...counts) > 1 &&
          `from ${Math.min(...counts)} to ${Math.max(...counts)}`,
      ];
    },
  ),
  'a refusal is written in whole sentences and never relaxes a limit of health': ({
    outcome,
    input,
  }) => {
    if (outcome.ok) return [];
    const isClinical =
      input.limits.potassiumCeilingMg !== undefined || input.limits.evenCarbohydrate !== undefined;
    return [
      outcome.relax.length === 0 && 'nothing to relax',
      ...outcome.relax.flatMap(({ code, text }) => [
        !/^[A-ZÁÉÍÓÚ].+\.$/u.test(text) && `"${text}" is not a sentence`,
        isClinical &&
          ['sodium', 'carbohydrate', 'energy'].includes(code) &&
          `${code} for a person with a limit`,
      ]),
    ];
  },
};

function* generateCases(): Generator<WeekCase> {
  for (const { person, avoids, month, seed } of fc.sample(anyEater, cases(WEEKS))) {
    const input: PlanInput = {
      ...person,
      foodsToAvoid: [...(person.foodsToAvoid ?? []), ...avoids],
    };
    const generated = generatePlan(input);
    if (!generated.ok) continue;
    const request: WeekRequest = { ...createWeekRequest(generated.plan, month), seed, changes: [] };
    const outcome = makeWeek(request);
    caseCounts[outcome.ok ? 'made' : 'refused'] += 1;
    yield { input: request, person: input, outcome };
  }
}

const check = ruleChecker(generateCases, RULES);

test.each(Object.keys(RULES))('%s', (rule) => {
  check(rule);
  // Rare outcomes would leave the rules untested.
  expect(caseCounts.made).toBeGreaterThan(cases(WEEKS) / 4);
  expect(caseCounts.refused).toBeGreaterThan(0);
});

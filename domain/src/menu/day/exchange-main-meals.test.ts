import { expect, test } from 'vitest';
import { aPerson } from '../../person/person.fixture.ts';
import { generatePlan } from '../../plan/generate-plan.ts';
import { createWeekRequest } from '../../plan/week-request.ts';
import { createKitchen } from '../kitchen/kitchen.ts';
import { makeDay, DAY_SEARCH_LIMITS } from './make-day.ts';
import { dayAim, makeWeek } from '../week/make-week.ts';
import { meetsTargets } from '../targets/meets-targets.ts';
import { buildDayMenu, servingLimits } from './build-menu.ts';
import { MEALS } from '../menu.ts';
import type { PlannedDay } from './planned-day.ts';
import { exchangeMainMeals } from './exchange-main-meals.ts';
import { shoppingList } from '../foods/shopping-list.ts';
import { createWeekContext } from './week-context.ts';
import type { WeekMenu, WeekRequest } from '../week/week.ts';

function createRequest(person: Parameters<typeof aPerson>[0]): WeekRequest {
  const outcome = generatePlan(aPerson(person));
  if (!outcome.ok) throw new Error('no plan');
  return { ...createWeekRequest(outcome.plan, 7), seed: 0, changes: [] };
}

function makePersonWeek(person: Parameters<typeof aPerson>[0]): WeekMenu {
  const outcome = makeWeek(createRequest(person));
  if (!outcome.ok) throw new Error(`no week: ${outcome.relax.map(({ text }) => text).join(' ')}`);
  return outcome.week;
}

test('an exchanged day swaps the lunch and dinner of the latest day and keeps its limits', () => {
  const request = createRequest({});
  const kitchen = createKitchen(request);
  const aim = dayAim(request, 0);
  const createDayRequest = (days: readonly PlannedDay[], seed: number) => ({
    aim,
    context: createWeekContext(days, days.length, request.cookingDays),
    seed,
    searchLimits: DAY_SEARCH_LIMITS,
    meals: MEALS,
  });
  const first = makeDay(kitchen, createDayRequest([], 1));
  if (!first) throw new Error('no first day');
  const exchangedDay = exchangeMainMeals([first], createDayRequest([first], 2));
  if (!exchangedDay) throw new Error('no exchanged day');
  const dishAt = ({ dishes }: PlannedDay, meal: string) =>
    dishes.find((one) => one.meal === meal)?.dish.id;
  expect(dishAt(exchangedDay, 'lunch')).toBe(dishAt(first, 'dinner'));
  expect(dishAt(exchangedDay, 'dinner')).toBe(dishAt(first, 'lunch'));
  expect(meetsTargets(buildDayMenu(exchangedDay, servingLimits(aim)).totals, aim.targets)).toBe(
    true,
  );
  // Both mains were already served twice.
  expect(
    exchangeMainMeals([first, exchangedDay], createDayRequest([first, exchangedDay], 3)),
  ).toBeUndefined();
});

test.each([
  ['a woman losing fat', { sex: 'female', weightKg: 62, heightCm: 165, goal: 'fat_loss' }],
  [
    'a vegan woman losing fat',
    { sex: 'female', weightKg: 70, heightCm: 165, goal: 'fat_loss', foodPattern: 'vegan' },
  ],
  ['a vegan man gaining muscle', { goal: 'muscle_gain', foodPattern: 'vegan' }],
  ['coeliac', { health: ['coeliac_disease'] }],
  [
    'a person with diabetes and insulin',
    { conditions: ['diabetes'], health: ['insulin_or_sulfonylurea'] },
  ],
  [
    'a person with kidney disease and its medicines',
    { conditions: ['kidney_disease'], health: ['potassium_sparing_or_raas'] },
  ],
  ['a person with an anticoagulant', { health: ['anticoagulant'] }],
  [
    'a person with hypertension, on a budget',
    { conditions: ['hypertension'], foodBudget: 'economical' },
  ],
] as [string, Parameters<typeof aPerson>[0]][])('%s has a week', (_, person) => {
  expect(makePersonWeek(person).days).toHaveLength(7);
});

test('a week of exchanged days has at most 30 shopping lines', () => {
  const day = {
    proteinGrams: 109,
    fatGrams: 167,
    fibreGrams: 45,
    fibreCeilingGrams: 70,
    sodiumMg: 2000,
  };
  const outcome = makeWeek({
    ...createRequest({ conditions: ['hypertension'], ageYears: 17 }),
    month: 2,
    cookingDays: 1,
    trains: [false, false, false, false, false, false, false],
    targets: {
      training: { ...day, energyKcal: 5291.8, carbohydrateGrams: 838.2 },
      rest: { ...day, energyKcal: 4987, carbohydrateGrams: 762 },
    },
    proteinPerMealGrams: 27,
    limits: { proteinIsCeiling: false, steadyVitaminK: false },
    goals: { calciumMg: 1300, ironMg: 15, potassiumMg: 2300, vitaminCMg: 65 },
    seed: 19,
  });
  const lines = outcome.ok
    ? shoppingList(outcome.week.days.map(({ menu }) => menu)).flatMap(({ items }) => items)
    : [];
  expect(lines.length).toBeLessThanOrEqual(30);
  expect(outcome.ok).toBe(true);
});

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

function requestOf(person: Parameters<typeof aPerson>[0]): WeekRequest {
  const outcome = generatePlan(aPerson(person));
  if (!outcome.ok) throw new Error('no plan');
  return { ...createWeekRequest(outcome.plan, 7), seed: 0, changes: [] };
}

function weekOf(person: Parameters<typeof aPerson>[0]): WeekMenu {
  const made = makeWeek(requestOf(person));
  if (!made.ok) throw new Error(`no week: ${made.relax.map(({ text }) => text).join(' ')}`);
  return made.week;
}

test("a day turned has the mains of the nearest earlier one in each other's place, and keeps its limits", () => {
  const request = requestOf({});
  const kitchen = createKitchen(request);
  const aim = dayAim(request, 0);
  const order = (days: readonly PlannedDay[], seed: number) => ({
    aim,
    context: createWeekContext(days, days.length, request.cookingDays),
    seed,
    searchLimits: DAY_SEARCH_LIMITS,
    meals: MEALS,
  });
  const first = makeDay(kitchen, order([], 1));
  if (!first) throw new Error('no first day');
  const turned = exchangeMainMeals([first], order([first], 2));
  if (!turned) throw new Error('no turned day');
  const dishAt = ({ dishes }: PlannedDay, meal: string) =>
    dishes.find((one) => one.meal === meal)?.dish.id;
  expect(dishAt(turned, 'lunch')).toBe(dishAt(first, 'dinner'));
  expect(dishAt(turned, 'dinner')).toBe(dishAt(first, 'lunch'));
  expect(meetsTargets(buildDayMenu(turned, servingLimits(aim)).totals, aim.targets)).toBe(true);
  // both mains were served twice by now: nobody eats them a third time
  expect(exchangeMainMeals([first, turned], order([first, turned], 3))).toBeUndefined();
});

test.each([
  ['woman who cuts', { sex: 'female', weightKg: 62, heightCm: 165, goal: 'fat_loss' }],
  [
    'vegan woman who cuts',
    { sex: 'female', weightKg: 70, heightCm: 165, goal: 'fat_loss', foodPattern: 'vegan' },
  ],
  ['vegan man who gains', { goal: 'muscle_gain', foodPattern: 'vegan' }],
  ['coeliac', { health: ['coeliac_disease'] }],
  ['with diabetes and insulin', { conditions: ['diabetes'], health: ['insulin_or_sulfonylurea'] }],
  [
    'with kidney disease and its medicines',
    { conditions: ['kidney_disease'], health: ['potassium_sparing_or_raas'] },
  ],
  ['with an anticoagulant', { health: ['anticoagulant'] }],
  ['with hypertension, on a budget', { conditions: ['hypertension'], foodBudget: 'economical' }],
] as [string, Parameters<typeof aPerson>[0]][])('somebody %s has a week', (_, person) => {
  expect(weekOf(person).days).toHaveLength(7);
});

test('a week of exchanged days keeps its shopping list to thirty lines', () => {
  const day = {
    proteinGrams: 109,
    fatGrams: 167,
    fibreGrams: 45,
    fibreCeilingGrams: 70,
    sodiumMg: 2000,
  };
  const made = makeWeek({
    ...requestOf({ conditions: ['hypertension'], ageYears: 17 }),
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
  const lines = made.ok
    ? shoppingList(made.week.days.map(({ menu }) => menu)).flatMap(({ items }) => items)
    : [];
  expect(lines.length).toBeLessThanOrEqual(30);
  expect(made.ok).toBe(true);
});

import { retrace } from '@forja/domain/evidence/traced';
import { aPerson } from '@forja/domain/person/person.fixture';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import { expect, test } from 'vitest';
import {
  anotherDay,
  anotherMeal,
  anotherWeekOfMenus,
  FIRST_WEEK,
  type MenuChoice,
  withSwappedFood,
} from '../menu/menu-choice.ts';
import { toWeekCall } from './week-call.ts';
import { makeMenus, weekSwaps } from './make-menus.ts';
import type { MadeWeek } from './menu-calls.ts';

const NOVEMBER = 11;

function aWeekCall(input: Partial<PlanInput> = {}, choice: MenuChoice = FIRST_WEEK) {
  const outcome = generatePlan(aPerson(input));
  if (!outcome.ok) throw new Error('no plan');
  return toWeekCall(outcome.plan, choice, NOVEMBER);
}

function makeWeek(call: ReturnType<typeof aWeekCall>): MadeWeek {
  const week = makeMenus(call);
  if (!week.ok) throw new Error('no menu');
  return week;
}
const listMenus = (week: MadeWeek) => week.days.map(({ menu }) => menu);

test('every day stays within 5 % of its targets and every printed figure recomputes', () => {
  const { days, coverage } = makeWeek(aWeekCall());
  expect(days).toHaveLength(7);
  for (const { totals, mealEnergy, mealProtein, menu, targets } of days) {
    for (const key of ['energyKcal', 'proteinGrams', 'fatGrams', 'carbohydrateGrams'] as const)
      expect(Math.abs(totals[key].value / targets[key] - 1)).toBeLessThanOrEqual(0.05);
    for (const figure of [
      ...Object.values(totals),
      ...Object.values(mealEnergy),
      ...Object.values(mealProtein),
    ])
      expect(retrace(figure)).toBe(figure.value);
    for (const meal of menu.meals)
      expect(mealEnergy[meal.meal]?.value).toBeCloseTo(meal.totals.energyKcal, 6);
    expect(totals.salt.value).toBe(menu.saltLeftGrams);
  }
  for (const { amount, percent } of coverage.rows)
    for (const figure of [amount, percent]) if (figure) expect(retrace(figure)).toBe(figure.value);
});

test('training days match the plan and have more carbohydrate', () => {
  const call = aWeekCall({ goal: 'muscle_gain', trainingDays: 3 });
  const { days } = makeWeek(call);
  expect(days.map(({ trains }) => trains)).toEqual(
    call.plan.training.week.map((day) => typeof day === 'number'),
  );
  const grams = (trains: boolean) =>
    days.find((day) => day.trains === trains)?.targets.carbohydrateGrams ?? 0;
  expect(grams(true)).toBeGreaterThan(grams(false));
});

test('the worker reports progress after each day and caches equal calls', () => {
  const reports: number[] = [];
  const call = aWeekCall({ weightKg: 81 });
  makeMenus(call, (days) => reports.push(days));
  expect(reports).toEqual([1, 2, 3, 4, 5, 6, 7]);
  makeMenus(call, (days) => reports.push(days));
  expect(reports).toHaveLength(7);
});

test('another week, day or meal changes only itself, deterministically', () => {
  const call = aWeekCall();
  const first = listMenus(makeWeek(call));
  expect(listMenus(makeWeek({ ...call, choice: anotherWeekOfMenus(FIRST_WEEK) }))).not.toEqual(
    first,
  );
  const day = listMenus(makeWeek({ ...call, choice: anotherDay(FIRST_WEEK, 3) }));
  expect(
    day.filter((menu, at) => at !== 3 && menu !== first[at]).map((menu) => menu.meals.length),
  ).toHaveLength(6);
  expect(day.map((menu, at) => JSON.stringify(menu) === JSON.stringify(first[at]))).toEqual([
    true,
    true,
    true,
    false,
    true,
    true,
    true,
  ]);
  const meal = listMenus(makeWeek({ ...call, choice: anotherMeal(FIRST_WEEK, 3, 'breakfast') }));
  expect(meal[3]?.meals[0]?.dishId).not.toBe(first[3]?.meals[0]?.dishId);
  expect(meal[3]?.meals.slice(1).map(({ dishId }) => dishId)).toEqual(
    first[3]?.meals.slice(1).map(({ dishId }) => dishId),
  );
  expect(listMenus(makeWeek({ ...call, choice: anotherMeal(FIRST_WEEK, 3, 'breakfast') }))).toEqual(
    meal,
  );
});

test('a swap is stored by its food and applied where it was offered, and an obsolete swap is ignored', () => {
  const call = aWeekCall();
  const day = 1;
  const { menu } = makeWeek(call).days[day] ?? {};
  const { offers } = weekSwaps({ ...call, day });
  const places = (menu?.meals ?? []).flatMap(({ meal, items }) =>
    items.map(({ slot }) => ({ meal, slot, to: offers[`${meal}.${slot}`]?.[0] })),
  );
  const offer = places.find(({ to }) => to);
  if (!menu || !offer?.to) throw new Error('nothing to swap');
  const { meal, slot, to } = offer;
  const after = makeWeek({
    ...call,
    choice: withSwappedFood(FIRST_WEEK, { day, meal, slot, foodId: to.foodId }),
  }).days[day];
  const swappedItem = after?.menu.meals
    .find((one) => one.meal === meal)
    ?.items.find((item) => item.slot === slot);
  expect(swappedItem?.foodId).toBe(to.foodId);
  expect((after?.menu.totals.energyKcal ?? 0) - menu.totals.energyKcal).toBeCloseTo(
    to.energyChange,
    6,
  );
  const obsoleteSwap = withSwappedFood(FIRST_WEEK, {
    day,
    meal: 'lunch',
    slot: 99,
    foodId: 'nothing',
  });
  expect(listMenus(makeWeek({ ...call, choice: obsoleteSwap }))).toEqual(listMenus(makeWeek(call)));
});

test('a closing swap belongs to its day and raises the coverage', () => {
  const woman = { sex: 'female', weightKg: 58, heightCm: 162, goal: 'fat_loss' } as const;
  const calls = [
    aWeekCall({ ...woman, health: ['milk_allergy'] }),
    aWeekCall({ ...woman, ageYears: 60 }),
    aWeekCall({ ...woman, foodPattern: 'vegetarian' }),
    aWeekCall({ ...woman, weightKg: 52, level: 'beginner' }),
  ];
  let tried = 0;
  for (const call of calls) {
    const before = makeWeek(call).coverage.rows;
    for (const day of [0, 2, 5])
      for (const { nutrient, meal, slot, to } of weekSwaps({ ...call, day }).closing.slice(0, 1)) {
        const after = makeWeek({
          ...call,
          choice: withSwappedFood(FIRST_WEEK, { day, meal, slot, foodId: to.foodId }),
        });
        const amount = (rows: typeof before) =>
          rows.find(({ id }) => id === nutrient)?.amount?.value ?? 0;
        expect(amount(after.coverage.rows)).toBeGreaterThan(amount(before));
        tried += 1;
      }
  }
  expect(tried).toBeGreaterThan(0);
});

test('no menu or shopping list has milk for a person with that allergy', () => {
  const { days, shopping } = makeWeek(aWeekCall({ health: ['milk_allergy'] }));
  const eaten = days.flatMap(({ menu }) => menu.meals.flatMap(({ items }) => items));
  expect(
    eaten.filter(({ foodId }) => foodId.startsWith('leche-') || foodId.startsWith('queso')),
  ).toEqual([]);
  expect(shopping.map(({ group }) => group)).not.toContain('dairy');
});

test('an impossible week is refused whole, with the limits to relax', () => {
  const call = aWeekCall();
  const macros = { ...call.plan.macros, protein: { ...call.plan.macros.protein, value: 900 } };
  const week = makeMenus({ ...call, plan: { ...call.plan, macros } });
  expect(week.ok).toBe(false);
  if (!week.ok) expect(week.relax.length).toBeGreaterThan(0);
});

test('a plan of an older engine, without newer answers, has menus', () => {
  const { plan, ...rest } = aWeekCall();
  const { screening: _, ...input } = plan.input;
  const { fibreCeiling: __, ...macros } = plan.macros;
  expect(makeMenus({ ...rest, plan: { ...plan, input, macros } }).ok).toBe(true);
});

import { retrace } from '@forja/domain/evidence/traced';
import { aPerson } from '@forja/domain/person/person.fixture';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import { expect, test } from 'vitest';
import { FIRST_MENUS } from '../view/menu-choice.ts';
import { menusCallOf } from '../view/menu-request.ts';
import { makeMenus } from './make-menus.ts';
import type { MadeMenu, MenuChoice } from './menu-calls.ts';

function callFor(input: Partial<PlanInput> = {}, choice: MenuChoice = FIRST_MENUS) {
  const outcome = generatePlan(aPerson(input));
  if (!outcome.ok) throw new Error('no plan');
  return menusCallOf(outcome.plan, choice);
}

function made(menus: ReturnType<typeof makeMenus>, day: 'training' | 'rest' = 'training'): MadeMenu {
  const one = menus.days[day].made;
  if (!one.ok) throw new Error('no menu');
  return one;
}

test('the menus of the plan stay within 5 % of its targets and every printed figure recomputes', () => {
  const menus = makeMenus(callFor());
  for (const day of ['training', 'rest'] as const) {
    const { totals, mealEnergy, menu } = made(menus, day);
    const { targets } = menus.days[day];
    for (const key of ['energyKcal', 'proteinGrams', 'fatGrams', 'carbohydrateGrams'] as const)
      expect(Math.abs(totals[key].value / targets[key] - 1)).toBeLessThanOrEqual(0.05);
    for (const figure of [...Object.values(totals), ...Object.values(mealEnergy)])
      expect(retrace(figure)).toBe(figure.value);
    for (const meal of menu.meals) expect(mealEnergy[meal.meal]?.value).toBeCloseTo(meal.totals.energyKcal, 6);
    expect(totals.energyKcal.value).toBeCloseTo(menu.totals.energyKcal, 6);
    expect(totals.salt.value).toBe(menu.saltLeftGrams);
  }
});

test('the day of rest brings less carbohydrate than the day of training, never under the floor', () => {
  const { days } = makeMenus(callFor({ goal: 'muscle_gain' }));
  expect(days.rest.targets.carbohydrateGrams).toBeLessThan(days.training.targets.carbohydrateGrams);
  const small = callFor({ sex: 'female', weightKg: 48, heightCm: 152, goal: 'fat_loss' });
  expect(makeMenus(small).days.rest.targets.energyKcal).toBeGreaterThanOrEqual(small.floorKcal - 1e-6);
});

test('another option is another menu, and the same choice is always the same menu', () => {
  const first = made(makeMenus(callFor())).menu;
  const other = made(makeMenus(callFor({}, { ...FIRST_MENUS, training: { seed: 1, swaps: [] } }))).menu;
  expect(other).not.toEqual(first);
  expect(made(makeMenus(callFor())).menu).toEqual(first);
});

test('a swap is remembered by its food and lands where it was offered', () => {
  const call = callFor();
  const { menu, offers } = made(makeMenus(call));
  const places = menu.meals.flatMap(({ meal, items }) =>
    items.map(({ slot }) => ({ meal, slot, to: offers[`${meal}.${slot}`]?.[0] })),
  );
  const offer = places.find(({ to }) => to);
  const to = offer?.to;
  if (!offer || !to) throw new Error('nothing to swap');
  const choice = {
    ...FIRST_MENUS,
    training: { seed: 0, swaps: [{ meal: offer.meal, slot: offer.slot, foodId: to.foodId }] },
  };
  const after = made(makeMenus({ ...call, choice })).menu;
  const landed = after.meals.find(({ meal }) => meal === offer.meal)?.items.find(({ slot }) => slot === offer.slot);
  expect(landed?.foodId).toBe(to.foodId);
  expect(after.totals.energyKcal - menu.totals.energyKcal).toBeCloseTo(to.energyChange, 6);
});

test('a remembered swap that no longer exists leaves the menu as it was', () => {
  const gone = {
    ...FIRST_MENUS,
    training: { seed: 0, swaps: [{ meal: 'lunch' as const, slot: 99, foodId: 'nothing' }] },
  };
  expect(made(makeMenus(callFor({}, gone))).menu).toEqual(made(makeMenus(callFor())).menu);
});

test('nothing with milk is served nor bought for whoever is allergic to it', () => {
  const { days, shopping } = makeMenus(callFor({ health: ['milk_allergy'] }));
  const eaten = [days.training, days.rest].flatMap(({ made: one }) =>
    one.ok ? one.menu.meals.flatMap(({ items }) => items) : [],
  );
  expect(eaten.length).toBeGreaterThan(0);
  expect(eaten.filter(({ foodId }) => foodId.startsWith('leche-') || foodId.startsWith('queso'))).toEqual([]);
  expect(shopping.map(({ group }) => group)).not.toContain('dairy');
});

test('the list covers the days that have a menu, seven in all', () => {
  const call = callFor({ trainingDays: 3 });
  expect(makeMenus(call).shoppingDays).toEqual({ training: 3, rest: 4 });
  const impossible = makeMenus({ ...call, daily: { ...call.daily, proteinGrams: 900 } });
  expect(impossible.days.training.made.ok).toBe(false);
  expect(impossible.shoppingDays).toEqual({ training: 0, rest: 0 });
  expect(impossible.shopping).toEqual([]);
});

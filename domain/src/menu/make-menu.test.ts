import fc from 'fast-check';
import { expect, test } from 'vitest';
import { suitsPattern } from '../foods/food.ts';
import { foodById } from '../foods/foods.ts';
import { FOOD_PATTERNS } from '../person/choices.ts';
import { makeMenu } from './make-menu.ts';
import type { MenuRequest } from './make-menu.ts';
import { meetsTargets } from './meets-targets.ts';
import { menuFood } from './menu-food.ts';
import { aMenuRequest, anyMenuRequest, targetsOf } from './menu.fixture.ts';
import type { Menu } from './menu.ts';
import { MEALS } from './menu.ts';

function menuFor(request: MenuRequest): Menu {
  const outcome = makeMenu(request);
  if (!outcome.ok) throw new Error(`no menu: ${outcome.relax.map(({ code }) => code).join(', ')}`);
  return outcome.menu;
}
const foodsOf = (menu: Menu) => menu.meals.flatMap(({ items }) => items);

test('a menu meets its targets with foods of the pattern and none of the avoided, or says what to relax', () => {
  fc.assert(
    fc.property(anyMenuRequest, (request) => {
      const outcome = makeMenu(request);
      if (!outcome.ok) {
        expect(outcome.relax.length).toBeGreaterThan(0);
        for (const { text } of outcome.relax) expect(text).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/u);
        return;
      }
      const { menu } = outcome;
      expect(meetsTargets(menu.totals, request.targets)).toBe(true);
      expect(menu.meals.map(({ meal }) => meal)).toEqual([...MEALS]);
      for (const { foodId } of foodsOf(menu)) {
        const food = foodById(foodId);
        expect(food && suitsPattern(food, request.foodPattern), foodId).toBe(true);
        expect(request.foodsToAvoid).not.toContain(foodId);
      }
    }),
    { numRuns: 600 },
  );
}, 60_000);

test('the printed grams, not only the solver, add up to the totals', () => {
  const { totals, meals } = menuFor(aMenuRequest());
  const added = meals
    .flatMap(({ items }) => items)
    .reduce((sum, { foodId, grams }) => sum + ((foodById(foodId)?.per100g.kcal ?? Number.NaN) * grams) / 100, 0);
  expect(Math.abs(added - totals.energyKcal)).toBeLessThan(5);
});

test('portions are ones that a cook would serve: whole steps, within the least and the most of each food', () => {
  fc.assert(
    fc.property(anyMenuRequest, (request) => {
      const outcome = makeMenu(request);
      if (!outcome.ok) return;
      for (const { foodId, grams, household } of foodsOf(outcome.menu)) {
        const { measure, step, most } = menuFood(foodId);
        const steps = grams / measure.grams / step;
        expect(Math.abs(steps - Math.round(steps)) * step * measure.grams, foodId).toBeLessThan(1);
        expect(grams, foodId).toBeLessThanOrEqual(Math.ceil((most * 1.7 + step) * measure.grams));
        expect(household).toMatch(/^(\d+[¼½¾]?|[¼½¾]) \p{L}/u);
      }
    }),
    { numRuns: 200 },
  );
}, 60_000);

test('nobody is served the same meal dish twice in a day, and raw meat is said to be weighed raw', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const { meals } = menuFor(aMenuRequest({ seed }));
    expect(new Set(meals.map(({ dishId }) => dishId)).size).toBe(4);
    for (const { meal, items } of meals)
      for (const { foodId, weighed } of items) {
        if (!/(-cruda|-crudo)/.test(foodId) || !['meat', 'fish'].includes(foodById(foodId)?.group ?? '')) continue;
        expect(weighed).toBe('raw');
        expect(['lunch', 'dinner']).toContain(meal);
      }
  }
});

test('a menu has at least four different vegetables and fruits, and no more than one plate and a half of any', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const plants = foodsOf(menuFor(aMenuRequest({ seed }))).filter(({ foodId }) =>
      ['vegetables', 'fruits'].includes(foodById(foodId)?.group ?? ''),
    );
    expect(new Set(plants.map(({ foodId }) => foodId)).size).toBeGreaterThanOrEqual(4);
    for (const { foodId, grams } of plants) expect(grams, foodId).toBeLessThanOrEqual(400);
  }
});

test('an omnivore is not offered tofu, and whoever takes milk is not offered its substitute', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const ids = foodsOf(menuFor(aMenuRequest({ seed }))).map(({ foodId }) => foodId);
    for (const id of [
      'tofu-firme',
      'harina-de-soja-desgrasada',
      'porotos-de-soja-cocidos',
      'bebida-de-soja-sin-fortificar',
    ])
      expect(ids).not.toContain(id);
  }
});

test('the same request is the same menu, another seed is another one, and training and rest days differ', () => {
  const menus = Array.from({ length: 12 }, (_, seed) => JSON.stringify(makeMenu(aMenuRequest({ seed }))));
  expect(Array.from({ length: 12 }, (_, seed) => JSON.stringify(makeMenu(aMenuRequest({ seed }))))).toEqual(menus);
  expect(new Set(menus).size).toBe(12);
  expect(makeMenu(aMenuRequest({ day: 'rest' }))).not.toEqual(makeMenu(aMenuRequest({ day: 'training' })));
});

test.each([
  ['a woman who loses fat', { energyKcal: 1400, proteinGrams: 105, fatShare: 0.28 }, ['all', 'vegetarian']],
  ['a vegan woman who loses fat', { energyKcal: 1500, proteinGrams: 95, fatShare: 0.28 }, ['vegan']],
  ['a man who gains', { energyKcal: 3100, proteinGrams: 160, fatShare: 0.27 }, FOOD_PATTERNS],
  ['a person on a renal diet', { energyKcal: 2100, proteinGrams: 60, fatShare: 0.32, sodiumMg: 2000 }, FOOD_PATTERNS],
  ['a very big eater', { energyKcal: 4400, proteinGrams: 210, fatShare: 0.27 }, FOOD_PATTERNS],
] as const)('%s has a menu with every seed tried', (_, wanted, patterns) => {
  for (const foodPattern of patterns)
    for (let seed = 0; seed < 15; seed += 1)
      expect(
        makeMenu(aMenuRequest({ targets: targetsOf(wanted), foodPattern, seed })).ok,
        `${foodPattern} ${seed}`,
      ).toBe(true);
});

test('whoever avoids every breakfast is told to avoid less', () => {
  const everything = [
    'pan-lactal-integral',
    'pan-frances',
    'pan-lactal-blanco',
    'galletas-de-arroz-sin-sal',
    'avena-arrollada-cruda',
    'copos-de-maiz-sin-azucar',
  ];
  const outcome = makeMenu(aMenuRequest({ foodsToAvoid: everything }));
  expect(outcome).toEqual({ ok: false, relax: [expect.objectContaining({ code: 'foods_to_avoid' })] });
});

test.each([
  ['fibre', { fibreGrams: 140 }],
  ['sodium', { sodiumMg: 60 }],
] as const)('an impossible limit of %s is named, and nothing else', (code, change) => {
  const { targets } = aMenuRequest();
  const outcome = makeMenu(aMenuRequest({ targets: { ...targets, ...change } }));
  expect(outcome.ok).toBe(false);
  if (!outcome.ok) expect(outcome.relax.map((one) => one.code)).toEqual([code]);
});

test('what is left of the sodium is told as salt, and it fits', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const { saltLeftGrams, totals } = menuFor(aMenuRequest({ seed }));
    expect(saltLeftGrams).toBeGreaterThanOrEqual(0);
    expect(totals.sodiumMg + saltLeftGrams * 387.58).toBeLessThanOrEqual(2300);
  }
});

test('avoiding eggs avoids them boiled, beaten and white', () => {
  for (let seed = 0; seed < 30; seed += 1) {
    const ids = foodsOf(
      menuFor(aMenuRequest({ seed, foodsToAvoid: ['huevo-de-gallina-entero-crudo'], foodPattern: 'vegetarian' })),
    ).map(({ foodId }) => foodId);
    expect(ids.filter((id) => id.includes('huevo'))).toEqual([]);
  }
});

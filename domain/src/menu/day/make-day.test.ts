import { expect, test } from 'vitest';
import { foodById } from '../../foods/foods.ts';
import { FOOD_PATTERNS } from '../../person/choices.ts';
import { makeMenu } from './make-menu.fixture.ts';
import type { MenuRequest } from './make-menu.fixture.ts';
import { formatHouseholdMeasure, menuFood } from '../foods/menu-food.ts';
import { aMenuRequest, createTargets } from './menu-request.fixture.ts';
import type { Menu } from '../menu.ts';

function menuFor(request: MenuRequest): Menu {
  const outcome = makeMenu(request);
  if (!outcome.ok) throw new Error(`no menu: ${outcome.relax.map(({ code }) => code).join(', ')}`);
  return outcome.menu;
}
const menusBySeed: Menu[] = [];
const ordinaryMenu = (seed: number): Menu =>
  (menusBySeed[seed] ??= menuFor(aMenuRequest({ seed })));
const listFoods = (menu: Menu) => menu.meals.flatMap(({ items }) => items);

test('the printed whole grams add up to the totals, within their rounding', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const menu = ordinaryMenu(seed);
    const kcalPerGram = ({ foodId }: { foodId: string }) =>
      (foodById(foodId)?.per100g.kcal ?? Number.NaN) / 100;
    const added = listFoods(menu).reduce((sum, item) => sum + kcalPerGram(item) * item.grams, 0);
    const rounded = listFoods(menu).reduce((sum, item) => sum + kcalPerGram(item) / 2, 0);
    expect(Math.abs(added - menu.totals.energyKcal)).toBeLessThanOrEqual(rounded);
  }
});

test('a day repeats no dish and labels raw meat as weighed raw', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const { meals } = ordinaryMenu(seed);
    expect(new Set(meals.map(({ dishId }) => dishId)).size).toBe(4);
    for (const { meal, items } of meals)
      for (const { foodId, weighed } of items) {
        if (
          !/(-cruda|-crudo)/.test(foodId) ||
          !['meat', 'fish'].includes(foodById(foodId)?.group ?? '')
        )
          continue;
        expect(weighed).toBe('raw');
        expect(['lunch', 'dinner']).toContain(meal);
      }
  }
});

test('a menu has at least four vegetables and fruits, and at most 400 g of each', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const plants = listFoods(ordinaryMenu(seed)).filter(({ foodId }) =>
      ['vegetables', 'fruits'].includes(foodById(foodId)?.group ?? ''),
    );
    expect(new Set(plants.map(({ foodId }) => foodId)).size).toBeGreaterThanOrEqual(4);
    for (const { foodId, grams } of plants) expect(grams, foodId).toBeLessThanOrEqual(400);
  }
});

test('an omnivore gets no tofu and no milk substitute', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const ids = listFoods(ordinaryMenu(seed)).map(({ foodId }) => foodId);
    for (const id of [
      'tofu-firme',
      'harina-de-soja-desgrasada',
      'porotos-de-soja-cocidos',
      'bebida-de-soja-sin-fortificar',
    ])
      expect(ids).not.toContain(id);
  }
});

test('the same request gives the same menu, and training and rest days differ', () => {
  for (let seed = 0; seed < 12; seed += 1)
    expect(makeMenu(aMenuRequest({ seed }))).toEqual(makeMenu(aMenuRequest({ seed })));
  expect(makeMenu(aMenuRequest({ day: 'rest' }))).not.toEqual(
    makeMenu(aMenuRequest({ day: 'training' })),
  );
});

const ORDINARY = [
  { energyKcal: 1700, proteinGrams: 110, fatShare: 0.28 },
  { energyKcal: 2200, proteinGrams: 130, fatShare: 0.3 },
  { energyKcal: 2700, proteinGrams: 120, fatShare: 0.3 },
] as const;
const listDishes = (menu: Menu) => menu.meals.map(({ meal, dishId }) => `${meal} ${dishId}`);

test('ten consecutive options are different menus', () => {
  const menus = Array.from({ length: 10 }, (_, seed) => listDishes(ordinaryMenu(seed)).join());
  expect(new Set(menus).size).toBeGreaterThanOrEqual(9);
});

test('people with similar targets get different dishes', () => {
  const menus = Array.from({ length: 12 }, (_, more) =>
    listDishes(
      menuFor(
        aMenuRequest({
          seed: 0,
          targets: createTargets({
            energyKcal: 2200 + 10 * more,
            proteinGrams: 130,
            fatShare: 0.3,
          }),
        }),
      ),
    ).join(),
  );
  expect(new Set(menus).size).toBeGreaterThanOrEqual(9);
});

// Fibre adds energy to foods but not to targets; the solver splits the difference.
test('an ordinary menu is centred on its energy', () => {
  const deviations = ORDINARY.flatMap((targets) =>
    Array.from({ length: 20 }, (_, seed) => {
      const { totals } = menuFor(aMenuRequest({ targets: createTargets(targets), seed }));
      return totals.energyKcal / targets.energyKcal - 1;
    }),
  );
  expect(Math.abs(deviations.reduce((sum, one) => sum + one, 0) / deviations.length)).toBeLessThan(
    0.02,
  );
});

test.each([
  [
    'a woman who loses fat',
    { energyKcal: 1400, proteinGrams: 105, fatShare: 0.28 },
    ['all', 'vegetarian'],
  ],
  [
    'a vegan woman who loses fat',
    { energyKcal: 1500, proteinGrams: 95, fatShare: 0.28 },
    ['vegan'],
  ],
  ['a man who gains', { energyKcal: 3100, proteinGrams: 160, fatShare: 0.27 }, FOOD_PATTERNS],
  [
    'a person on a renal diet',
    { energyKcal: 2100, proteinGrams: 60, fatShare: 0.32, sodiumMg: 2000 },
    FOOD_PATTERNS,
  ],
  [
    'a kidney diet very low in protein',
    { energyKcal: 2400, proteinGrams: 40, fatShare: 0.28, sodiumMg: 2000 },
    FOOD_PATTERNS,
  ],
  [
    'an eater of 5600 kcal',
    { energyKcal: 5600, proteinGrams: 190, fatShare: 0.3 },
    ['all', 'vegetarian'],
  ],
  ['a very big eater', { energyKcal: 4400, proteinGrams: 210, fatShare: 0.27 }, FOOD_PATTERNS],
] as const)('%s has a menu with every tested seed', (_, targets, patterns) => {
  for (const foodPattern of patterns)
    for (let seed = 0; seed < 15; seed += 1)
      expect(
        makeMenu(aMenuRequest({ targets: createTargets(targets), foodPattern, seed })).ok,
        `${foodPattern} ${seed}`,
      ).toBe(true);
});

test('a person who avoids every breakfast is advised to avoid fewer foods', () => {
  const breakfastFoods = [
    'pan-lactal-integral',
    'pan-frances',
    'pan-lactal-blanco',
    'galletas-de-arroz-sin-sal',
    'avena-arrollada-cruda',
    'copos-de-maiz-sin-azucar',
    'semillas-de-chia',
    'arroz-blanco-cocido',
    'yogur-natural-entero',
    'yogur-natural-descremado',
    'yogur-griego-natural-descremado',
    'miel',
    'nueces',
    'semillas-de-girasol-peladas',
  ];
  const outcome = makeMenu(aMenuRequest({ foodsToAvoid: breakfastFoods }));
  expect(outcome).toEqual({
    ok: false,
    relax: [expect.objectContaining({ code: 'foods_to_avoid' })],
  });
  // Exclusions for health are never offered back.
  for (const foodsToAvoid of [[], ['manzana-con-cascara']]) {
    const refused = makeMenu(aMenuRequest({ excludedFoods: breakfastFoods, foodsToAvoid }));
    const codes = refused.ok ? [] : refused.relax.map(({ code }) => code);
    expect(codes).toEqual(['excluded_foods']);
  }
});

test.each([
  ['fibre', { fibreGrams: 140 }],
  ['sodium', { sodiumMg: 60 }],
  ['fibre_ceiling', { fibreGrams: 0, fibreCeilingGrams: 3 }],
] as const)('an impossible limit of %s is the only one named', (code, change) => {
  const { targets } = aMenuRequest();
  const outcome = makeMenu(aMenuRequest({ targets: { ...targets, ...change } }));
  expect(outcome.ok).toBe(false);
  if (!outcome.ok) expect(outcome.relax.map((one) => one.code)).toEqual([code]);
});

test('the remaining sodium is printed as salt and fits the limit', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const { saltLeftGrams, totals } = ordinaryMenu(seed);
    expect(saltLeftGrams).toBeGreaterThanOrEqual(0);
    expect(totals.sodiumMg + saltLeftGrams * 387.58).toBeLessThanOrEqual(2300);
  }
});

test('avoiding eggs excludes boiled eggs and egg white', () => {
  for (let seed = 0; seed < 30; seed += 1) {
    const ids = listFoods(
      menuFor(
        aMenuRequest({
          seed,
          foodsToAvoid: ['huevo-de-gallina-entero-crudo'],
          foodPattern: 'vegetarian',
        }),
      ),
    ).map(({ foodId }) => foodId);
    expect(ids.filter((id) => id.includes('huevo'))).toEqual([]);
  }
});

test('clashing limits are named together, and limited protein is never raised', () => {
  const { targets } = aMenuRequest();
  const clash = makeMenu(
    aMenuRequest({
      targets: { ...targets, proteinGrams: 420, fatGrams: 8, carbohydrateGrams: 20 },
    }),
  );
  if (clash.ok) throw new Error('an impossible menu');
  expect(clash.relax.map(({ code }) => code)).toEqual(['several']);
  expect(clash.relax[0]?.rules).toContain('proteinGrams');
  expect(clash.relax[0]?.text).toContain('la proteína');
  const limited = makeMenu(
    aMenuRequest({ targets: createTargets({ energyKcal: 2200, proteinGrams: 22, fatShare: 0.3 }) }),
  );
  if (limited.ok) throw new Error('an impossible menu');
  const advice = limited.relax.find(({ code }) => code === 'protein');
  expect(advice?.text).toContain('No lo subas por tu cuenta');
});

test('teaspoons are printed as spoons and teaspoons', () => {
  expect(
    [1, 2, 3, 4, 6].map((amount) => formatHouseholdMeasure(menuFood('aceite-de-oliva'), amount)),
  ).toEqual([
    '1 cucharadita',
    '2 cucharaditas',
    '1 cucharada',
    '1 cucharada y 1 cucharadita',
    '2 cucharadas',
  ]);
});

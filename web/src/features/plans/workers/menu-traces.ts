import { type Traced, traced } from '@forja/domain/evidence/traced';
import type { Menu, MenuTotals, PlannedMeal } from '@forja/domain/menu/menu';
import type { TracedTotals } from './menu-calls.ts';
import { menuTraceMessages } from './menu-traces.messages.ts';

const NUTRIENTS: Record<keyof MenuTotals, { title: string; unit: string }> =
  menuTraceMessages.totals;

const MEAL_WORDS = {
  breakfast: 'desayuno',
  lunch: 'almuerzo',
  snack: 'merienda',
  dinner: 'cena',
} as const;
/** mg per gram of table salt, from the food table. */
const SODIUM_OF_SALT = 387.58;

const formatSum = (names: readonly string[]): string => names.join(' + ');

function total(key: keyof MenuTotals, { meals }: Menu): Traced {
  const inputs = Object.fromEntries(
    meals.map(({ meal, totals }) => [MEAL_WORDS[meal], totals[key]]),
  );
  return traced(
    {
      rule: `menu.total.${key}`,
      ...NUTRIENTS[key],
      basis: 'source',
      sources: ['fdc'],
      note: menuTraceMessages.table,
    },
    inputs,
    [['total', formatSum(Object.keys(inputs))]],
  );
}

export const tracedTotals = (menu: Menu, sodiumLimitMg: number): TracedTotals => ({
  energyKcal: total('energyKcal', menu),
  proteinGrams: total('proteinGrams', menu),
  carbohydrateGrams: total('carbohydrateGrams', menu),
  fatGrams: total('fatGrams', menu),
  fibreGrams: total('fibreGrams', menu),
  sodiumMg: total('sodiumMg', menu),
  salt: traced(
    {
      rule: 'menu.salt-left',
      ...menuTraceMessages.salt,
      basis: 'source',
      sources: ['fdc'],
    },
    {
      limiteDeSodioMg: sodiumLimitMg,
      sodioDelMenuMg: menu.totals.sodiumMg,
      sodioPorGramoDeSal: SODIUM_OF_SALT,
    },
    [
      ['sodioQueQueda', 'max(0, limiteDeSodioMg - sodioDelMenuMg)'],
      ['sal', 'floor(sodioQueQueda / sodioPorGramoDeSal * 2) / 2'],
    ],
  ),
});

/** kcal of a meal, food by food. */
export const mealEnergy = (planned: PlannedMeal): Traced =>
  mealTotal(planned, 'energyKcal', { rule: 'menu.meal-energy', ...menuTraceMessages.mealEnergy });

/** Grams of protein of a meal, food by food. */
export const mealProtein = (planned: PlannedMeal): Traced =>
  mealTotal(planned, 'proteinGrams', {
    rule: 'menu.meal-protein',
    ...menuTraceMessages.mealProtein,
  });

function mealTotal(
  { meal, items }: PlannedMeal,
  key: keyof MenuTotals,
  { rule, name, unit }: { rule: string; name: string; unit: string },
): Traced {
  const inputs: Record<string, number> = {};
  for (const item of items) inputs[unusedName(camelCase(item.name), inputs)] = item.totals[key];
  return traced(
    {
      rule: `${rule}.${meal}`,
      title: `${name} ${menuTraceMessages.ofMeal[meal]}`,
      unit,
      basis: 'source',
      sources: ['fdc'],
      note: menuTraceMessages.table,
    },
    inputs,
    [['total', formatSum(Object.keys(inputs))]],
  );
}

/** "Aceite de oliva" as "aceiteDeOliva". */
const camelCase = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+(\p{L}|\p{N}|$)/gu, (_, next: string) => next.toUpperCase())
    .replace(/^(?=\p{N})/u, 'de');

function unusedName(name: string, used: Readonly<Record<string, number>>): string {
  for (let again = 1; ; again += 1) {
    const candidate = again === 1 ? name : `${name}_${again}`;
    if (!(candidate in used)) return candidate;
  }
}

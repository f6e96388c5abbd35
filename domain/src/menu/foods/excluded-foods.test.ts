import { expect, test } from 'vitest';
import type { Finding } from '../../clinical/findings.ts';
import { foodById, FOODS } from '../../foods/foods.ts';
import { aPerson } from '../../person/person.fixture.ts';
import type { PlanInput } from '../../person/plan-input.ts';
import { createProfile } from '../../profile/profile.ts';
import { eaterAnswers, toEater } from '../kitchen/eater.ts';
import { EXCLUDED_FOODS, excludedFoods } from './excluded-foods.ts';
import { MENU_FOODS } from './menu-food.ts';

const findExcludedFoods = (person: Partial<PlanInput>) =>
  toEater(eaterAnswers(createProfile(aPerson(person)))).excludedFoods;

test('every excluded food is in the food table', () => {
  for (const [finding, ids] of Object.entries(EXCLUDED_FOODS))
    expect(
      ids?.filter((id) => !foodById(id)),
      finding,
    ).toEqual([]);
});

test.each<[string, Partial<PlanInput>]>([
  ['declared diabetes', { conditions: ['diabetes'] }],
  ['insulin or a sulfonylurea', { health: ['insulin_or_sulfonylurea'] }],
  ['glycated haemoglobin of 6.5 %', { labs: { hba1cPercent: 6.5 } }],
])('%s excludes sugar in any form', (_, person) => {
  const excludedIds = findExcludedFoods(person);
  const sweet =
    /azúcar|miel|mermelada|dulce|almíbar|pasa\b|pasas|desecada|jugo|gaseosa cola común|energizante|helado|chocolate|condensada|bizcochuelo|medialuna/iu;
  const named = FOODS.filter(({ name }) => sweet.test(name) && !name.includes('infusión'));
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter(({ id }) => !excludedIds.includes(id)).map(({ id }) => id)).toEqual([]);
});

test('diabetes excludes menu foods with more sugar than fresh fruit or milk', () => {
  const excludedIds = excludedFoods(['diabetes']);
  const sweet = [...MENU_FOODS].filter(
    ([id, { food }]) =>
      (food.per100g.sugar ?? 0) > 16.5 &&
      !excludedIds.includes(id) &&
      id !== 'harina-de-soja-desgrasada',
  );
  expect(sweet.map(([id]) => id)).toEqual([]);
});

test.each<[Finding, readonly string[]]>([
  [
    'milk_allergy',
    ['leche-descremada', 'manteca-sin-sal', 'pan-lactal-blanco', 'proteina-de-suero-en-polvo'],
  ],
  [
    'lactose_intolerance',
    ['leche-descremada', 'yogur-natural-entero', 'queso-crema-entero', 'dulce-de-leche'],
  ],
  [
    'coeliac_disease',
    [
      'harina-de-trigo-000-0000',
      'pan-rallado',
      'avena-arrollada-cruda',
      'cuscus-cocido',
      'fideos-cocidos',
    ],
  ],
  [
    'kidney_disease',
    ['jamon-cocido', 'harina-de-soja-desgrasada', 'gaseosa-cola-light', 'salsa-de-soja'],
  ],
  [
    'hypertension',
    ['jamon-cocido', 'queso-rallado', 'aceitunas-negras', 'galletitas-de-agua', 'salsa-de-soja'],
  ],
  ['heart_disease', ['jamon-cocido', 'salame']],
  [
    'pregnancy',
    [
      'higado-vacuno-crudo',
      'higado-de-pollo-crudo',
      'atun-al-natural-en-lata-escurrido',
      'vino-tinto',
      'mayonesa-comun',
    ],
  ],
  ['pregnancy_unanswered', ['higado-vacuno-crudo', 'caballa-cruda']],
  ['breastfeeding', ['atun-en-aceite-en-lata-escurrido', 'cerveza-comun']],
  ['wants_child_12_months', ['higado-vacuno-crudo']],
])('%s excludes %o', (finding, ids) => {
  expect(excludedFoods([finding])).toEqual(expect.arrayContaining([...ids]));
});

test('kidney disease allows fruit and vegetables, and anticoagulants allow greens', () => {
  const excludedIds = excludedFoods(['kidney_disease', 'anticoagulant', 'hypertension']);
  for (const id of [
    'banana',
    'palta',
    'tomate-crudo',
    'espinaca-cruda',
    'acelga-cruda',
    'papa-hervida-sin-piel',
    'pan-frances',
  ])
    expect(excludedIds).not.toContain(id);
});

test.each<[string, Partial<PlanInput>, string]>([
  ['an estimated filtration of 50', { labs: { egfr: 50 } }, 'jamon-cocido'],
  ['195/118', { bloodPressure: { systolic: 195, diastolic: 118 } }, 'jamon-cocido'],
  ['an ejection fraction of 30 %', { labs: { lvefPercent: 30 } }, 'salame'],
  [
    'a woman who did not answer about pregnancy',
    { sex: 'female', ageYears: 30, screening: {} },
    'higado-vacuno-crudo',
  ],
])('%s excludes the foods of its condition', (_, person, food) => {
  expect(findExcludedFoods(person)).toContain(food);
});

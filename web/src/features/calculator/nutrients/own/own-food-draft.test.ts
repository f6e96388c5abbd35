import { OWN_FOOD_HELP } from '@forja/contract/calculator/own-foods';
import type { OwnFood } from '@forja/domain/food-log/own-food';
import { expect, test } from 'vitest';
import { createDraft, emptyDraft, readDraft, restoreDraft } from './own-food-draft.ts';

const BISCUIT: OwnFood = {
  name: 'Galletitas de agua',
  portionGrams: 30,
  basis: 'perPortion',
  energy: 544,
  energyUnit: 'kJ',
  protein: 3,
  carbs: 20,
  fat: 4.2,
  sodiumMg: 199,
  barcode: '4006381333931',
};

test('a food survives its form unchanged, with the fields of a newer version', () => {
  const stored = { ...BISCUIT, brand: 'Una' };
  expect(readDraft(createDraft(stored), stored).food).toEqual(stored);
  expect(restoreDraft(JSON.parse(JSON.stringify(createDraft(BISCUIT))))).toEqual(
    createDraft(BISCUIT),
  );
});

test('the form accepts decimal commas, empty optional figures and spaces in a barcode', () => {
  const draft = { ...createDraft(BISCUIT), fat: '4,25', sodiumMg: ' ', barcode: '4 006381 333931' };
  const { sodiumMg: _, ...label } = BISCUIT;
  expect(readDraft(draft, BISCUIT).food).toEqual({ ...label, fat: 4.25 });
});

test('each field has its own error', () => {
  const { errors } = readDraft({ ...emptyDraft(), energy: 'mucha', barcode: '123' });
  expect(errors).toMatchObject({
    name: OWN_FOOD_HELP.name,
    energy: OWN_FOOD_HELP.energy,
    protein: 'Este campo es obligatorio',
    barcode: OWN_FOOD_HELP.barcode,
  });
  expect(errors).not.toHaveProperty('fibre');
});

test.each([null, 'text', {}, { name: 'Galletitas' }])('%j is not a draft', (stored) => {
  expect(restoreDraft(stored)).toBeUndefined();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figuresIntake } from './day-intake.ts';
import { energyOfMacros, findOwnFoodProblems, type OwnFood, ownFoodFigures } from './own-food.ts';

const BISCUIT: OwnFood = {
  name: 'Galletitas de agua',
  portionGrams: 30,
  basis: 'perPortion',
  energy: 130,
  energyUnit: 'kcal',
  protein: 3,
  carbs: 20,
  fat: 4.2,
  fibre: 0.9,
  sodiumMg: 199,
};

test('a portion has the figures that the label prints per portion', () => {
  expect(figuresIntake(ownFoodFigures(BISCUIT), 30)).toEqual({
    kcal: 130,
    protein: 3,
    carbs: 20,
    fat: 4.2,
    fibre: 0.9,
    sodiumMg: 199,
  });
});

test('the figures of any portion convert back to the typed label', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 0, max: 999 }),
      (portionGrams, tenths) => {
        const protein = tenths / 10;
        const food = { ...BISCUIT, portionGrams, protein };
        expect(figuresIntake(ownFoodFigures(food), portionGrams).protein).toBe(protein);
      },
    ),
  );
});

test('544 kJ are 130 kcal, and a missing figure is not zero', () => {
  const { fibre: _, ...label } = BISCUIT;
  const figures = ownFoodFigures({ ...label, energy: 544, energyUnit: 'kJ' });
  expect(figuresIntake(figures, 30).kcal).toBe(130);
  expect(figuresIntake(figures, 30)).not.toHaveProperty('fibre');
});

test.each([
  ['energy', { energy: 271 }],
  ['protein', { protein: 31 }],
  ['sodiumMg', { sodiumMg: 12_001 }],
  ['sum', { carbs: 28 }],
] as const)('a food with impossible %s is rejected', (problem, change) => {
  expect(findOwnFoodProblems({ ...BISCUIT, ...change })).toEqual([problem]);
  expect(findOwnFoodProblems(BISCUIT)).toEqual([]);
});

test('energy that differs from the macronutrients is reported with their energy', () => {
  expect(energyOfMacros(BISCUIT)).toBeUndefined();
  expect(energyOfMacros({ ...BISCUIT, energy: 30 })).toBe(439);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addIntakes } from '../food-log/day-intake.ts';
import { suitsPattern } from '../foods/food.ts';
import { DEAR_FOODS } from '../foods/food-cost.data.ts';
import { foodById } from '../foods/foods.ts';
import { FOOD_PATTERNS } from '../person/choices.ts';
import { fillProtein, proteinFoods } from './fill-protein.ts';
import { PROTEIN_COMBINATIONS } from './protein-combinations.data.ts';

test('every combination uses economical foods of the table', () => {
  for (const { foods } of PROTEIN_COMBINATIONS)
    for (const [foodId] of foods) {
      expect(foodById(foodId), foodId).toBeDefined();
      expect(DEAR_FOODS.has(foodId), foodId).toBe(false);
    }
});

test('a plate of lentils with rice gives 22 grams without animal foods', () => {
  const lentils = fillProtein(20, 'vegan').find(({ id }) => id === 'lentils-rice');
  expect(lentils?.foods.map(({ grams, intake }) => [grams, intake.protein])).toEqual([
    [200, 18],
    [150, 4],
  ]);
  expect(lentils?.protein).toBe(22);
});

test('a reached target needs no combinations', () => {
  expect([fillProtein(0, 'all'), fillProtein(-10, 'all')]).toEqual([[], []]);
});

test('combinations add up, suit the food pattern, reach the missing grams and are deterministic', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.constantFrom(...FOOD_PATTERNS),
      (missing, pattern) => {
        const combinations = fillProtein(missing, pattern);
        expect(combinations).toEqual(fillProtein(missing, pattern));
        expect(combinations.length).toBeGreaterThan(0);
        for (const { foods, protein, kcal, isEnough } of combinations) {
          const { total } = addIntakes(foods.map(({ intake }) => intake));
          expect([total.protein, total.kcal]).toEqual([protein, kcal]);
          expect(foods.every(({ food }) => suitsPattern(food, pattern))).toBe(true);
          expect(isEnough).toBe(protein >= missing);
        }
      },
    ),
  );
});

test('foods are sorted by protein per portion, and a vegan list has no animal foods', () => {
  const grams = proteinFoods('all').map(({ intake }) => intake.protein ?? 0);
  expect(grams).toEqual(grams.toSorted((a, b) => b - a));
  expect(proteinFoods('vegan').every(({ food }) => food.vegan)).toBe(true);
  expect(proteinFoods('vegan')[0]?.food.name).toBe('Porotos de soja cocidos');
});

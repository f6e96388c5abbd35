import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FOODS } from '../../foods/foods.ts';
import { createChildren } from '../../records/children.ts';
import { figuresIntake, INTAKE_DECIMALS, INTAKE_FIGURES } from '../day-intake.ts';
import { ENTRY_GRAMS } from '../food-entry.ts';
import { type LoggableFood, loggableOwn } from '../loggable-food.ts';
import { FIGURE_LIMITS } from '../own-food.ts';
import { type Recipe, type RecipeIngredient, recipeGrams } from './recipe.ts';
import { ingredientFood, isTooLight, loggableRecipe, recipePortion } from './recipe-portion.ts';

const figures = { kcal: 433, protein: 10, carbs: 66, fat: 14 };
const BISCUIT = loggableOwn('biscuit', { name: 'Galletitas', figures, portionGrams: 30 });

const aRecipe = (ingredients: readonly RecipeIngredient[], rest: Partial<Recipe> = {}): Recipe => {
  let last = 0;
  return {
    name: 'Guiso',
    portions: 2,
    ingredients: createChildren(ingredients, () => `${(last += 1)}`),
    ...rest,
  };
};

const recipes = fc
  .record({
    ingredients: fc.array(
      fc.record({
        foodId: fc.constantFrom(...FOODS.map(({ id }) => id)),
        grams: fc.integer({ min: 20, max: 2000 }),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    portions: fc.integer({ min: 1, max: 8 }),
  })
  .map(({ ingredients, portions }) => aRecipe(ingredients, { portions }));

const toUnits = (value: number, decimals: number) => Math.round(value * 10 ** decimals);

test('a portion has the ingredients divided by the number of portions', () => {
  const { grams, rows, sum } = recipePortion(
    aRecipe([
      { foodId: 'palta', grams: 200 },
      { foodId: 'biscuit', grams: 60, ownFood: BISCUIT },
    ]),
    [BISCUIT],
  );
  expect(grams).toBe(130);
  expect(rows.map((row) => [row.food?.name, row.grams, row.intake.kcal])).toEqual([
    ['Palta', 100, 160],
    ['Galletitas', 30, 130],
  ]);
  expect(sum.total.kcal).toBe(290);
  expect([sum.withoutDatum.fibre, sum.withoutDatum.kcal]).toEqual([1, 0]);
});

test('displayed rows add up to the displayed portion and to its log entry', () => {
  fc.assert(
    fc.property(recipes, (recipe) => {
      const { grams, rows, sum } = recipePortion(recipe, []);
      const food = loggableRecipe('recipe', recipe, []);
      const logged = food && figuresIntake(food.figures, grams);
      for (const figure of INTAKE_FIGURES) {
        const decimals = INTAKE_DECIMALS[figure];
        const units = rows.reduce(
          (total, { intake }) => total + toUnits(intake[figure] ?? 0, decimals),
          0,
        );
        expect(toUnits(sum.total[figure], decimals)).toBe(units);
        if (sum.withoutDatum[figure] > 0) expect(logged).not.toHaveProperty(figure);
        // Rounding of a few grams of almost pure fat may exceed the limits of a food.
        else if (grams >= 20) expect(logged?.[figure]).toBe(sum.total[figure]);
      }
    }),
  );
});

test('the log accepts any recipe despite rounding', () => {
  fc.assert(
    fc.property(recipes, fc.integer({ min: 1, max: 50 }), (recipe, portions) => {
      const food = loggableRecipe('recipe', { ...recipe, portions }, []);
      if (!food) return;
      expect(food.portion.grams).toBeGreaterThanOrEqual(ENTRY_GRAMS.min);
      for (const figure of INTAKE_FIGURES)
        expect(food.figures[figure] ?? 0).toBeLessThanOrEqual(FIGURE_LIMITS[figure]);
    }),
  );
});

test('a cooked weight changes the grams of a portion, not its figures', () => {
  const raw = aRecipe([{ foodId: 'arroz-blanco-cocido', grams: 400 }]);
  const cooked = { ...raw, finalGrams: 300 };
  expect([recipeGrams(raw), recipeGrams(cooked)]).toEqual([400, 300]);
  const [before, after] = [raw, cooked].map((recipe) => recipePortion(recipe, []));
  expect([before?.grams, after?.grams]).toEqual([200, 150]);
  expect(after?.sum).toEqual(before?.sum);
});

test('a dish cannot weigh less than its macronutrients', () => {
  const rice = aRecipe([{ foodId: 'arroz-blanco-cocido', grams: 400 }]);
  expect([rice, { ...rice, finalGrams: 300 }].map((recipe) => isTooLight(recipe, []))).toEqual([
    false,
    false,
  ]);
  expect(isTooLight({ ...rice, finalGrams: 40 }, [])).toBe(true);
});

test('an own food is current or, once deleted, the snapshot of the recipe', () => {
  const stored = { foodId: 'biscuit', ownFood: { name: 'Galletitas', figures } };
  const changed: LoggableFood = { ...BISCUIT, figures: { ...figures, kcal: 500 } };
  expect(ingredientFood(stored, [changed])?.figures.kcal).toBe(500);
  expect(ingredientFood(stored, [])?.figures.kcal).toBe(433);
});

test('a recipe with an unknown food is not loggable', () => {
  const recipe = aRecipe([
    { foodId: 'palta', grams: 200 },
    { foodId: 'of-2030', grams: 60 },
  ]);
  expect(loggableRecipe('recipe', recipe, [])).toBeUndefined();
  expect(recipePortion(recipe, []).sum.withoutDatum.kcal).toBe(1);
});

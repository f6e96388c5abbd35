import {
  INGREDIENT_GRAMS_HELP,
  PORTION_WEIGHT_HELP,
  RECIPE_HELP,
} from '@forja/contract/calculator/recipes';
import { loggableOwn, tableFood } from '@forja/domain/food-log/loggable-food';
import type { Recipe } from '@forja/domain/food-log/recipes/recipe';
import { expect, test } from 'vitest';
import {
  addIngredient,
  createRecipeDraft,
  emptyRecipe,
  readRecipe,
  type RecipeDraft,
  restoreRecipe,
} from './recipe-draft.ts';
import { recipesMessages } from './recipes.messages.ts';

const avocado = tableFood('palta');
if (!avocado) throw new Error('avocado is not in the food table');
const [FIRST, SECOND] = [
  '8f0e6f0a-0000-4000-8000-000000000001',
  '8f0e6f0a-0000-4000-8000-000000000002',
];
const figures = { kcal: 433, protein: 10, carbs: 66, fat: 14 };
const BISCUIT = loggableOwn('8f0e6f0a-0000-4000-8000-0000000000ff', {
  name: 'Galletitas',
  figures,
  portionGrams: 30,
});

const aDraft = (): RecipeDraft =>
  addIngredient(
    addIngredient({ ...emptyRecipe(), name: 'Tostadas', portions: '2' }, avocado, FIRST),
    BISCUIT,
    SECOND,
  );

test('an ingredient starts as one portion and is stored in grams, and an own food with its figures', () => {
  expect(readRecipe(aDraft(), [BISCUIT]).recipe).toEqual({
    name: 'Tostadas',
    portions: 2,
    ingredients: {
      [FIRST]: { order: 'a0', foodId: 'palta', grams: avocado.portion.grams },
      [SECOND]: {
        order: 'a1',
        foodId: BISCUIT.id,
        grams: 30,
        ownFood: { name: 'Galletitas', figures },
      },
    },
  });
});

test('a recipe survives its form unchanged, with the fields of a newer version', () => {
  const recipe: Recipe = {
    name: 'Guiso',
    portions: 4,
    finalGrams: 800.5,
    ingredients: { [FIRST]: { order: 'a0', foodId: 'palta', grams: 400.5 } },
  };
  const stored = { ...recipe, photo: 'x' };
  const draft = createRecipeDraft(stored);
  expect(readRecipe(draft, [], stored).recipe).toEqual(stored);
  expect(restoreRecipe(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  const { finalGrams: _, ...unweighed } = stored;
  expect(readRecipe({ ...draft, finalGrams: ' ' }, [], stored).recipe).toEqual(unweighed);
});

const withAmount = (amount: string): RecipeDraft => {
  const draft = aDraft();
  return {
    ...draft,
    ingredients: draft.ingredients.map((each) => ({ ...each, amount, unit: 'grams' })),
  };
};

test.each([
  ['no name', { ...aDraft(), name: ' ' }, 'name', RECIPE_HELP.name],
  ['no portions', { ...aDraft(), portions: '0' }, 'portions', RECIPE_HELP.portions],
  ['half a portion', { ...aDraft(), portions: '1,5' }, 'portions', RECIPE_HELP.portions],
  ['too little in each portion', withAmount('0,1'), 'portions', PORTION_WEIGHT_HELP],
  ['no ingredient', { ...aDraft(), ingredients: [] }, 'ingredients', RECIPE_HELP.ingredients],
  ['an amount that is not a number', withAmount('poco'), FIRST, INGREDIENT_GRAMS_HELP],
  ['too much of one ingredient', withAmount('20001'), SECOND, INGREDIENT_GRAMS_HELP],
  [
    'less weight than what it is made of',
    { ...aDraft(), finalGrams: '5' },
    'finalGrams',
    recipesMessages.form.tooLight,
  ],
] as const)('%s says what to correct', (_, draft, field, message) => {
  expect(readRecipe(draft, [BISCUIT]).errors?.[field]).toBe(message);
});

test.each([null, 'text', {}, { ...aDraft(), ingredients: [{ foodId: 'palta' }] }])(
  '%j is not a draft',
  (stored) => {
    expect(restoreRecipe(stored)).toBeUndefined();
  },
);

import { expect, test } from 'vitest';
import { favouriteFoods } from './favourite-foods.ts';
import { loggableOwn, tableFood } from './loggable-food.ts';

const BISCUIT = loggableOwn('biscuit', {
  name: 'Galletitas',
  figures: { kcal: 433, protein: 10, carbs: 66, fat: 14 },
  portionGrams: 30,
});

test('favourites are sorted by name, with the current version of own foods', () => {
  const foods = favouriteFoods({ palta: true, biscuit: true }, [BISCUIT]);
  expect(foods).toEqual([BISCUIT, tableFood('palta')]);
});

test('deleted own foods and unknown foods are not offered', () => {
  expect(favouriteFoods({ biscuit: true, 'of-2030': true }, [])).toEqual([]);
});

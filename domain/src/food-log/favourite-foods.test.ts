import { expect, test } from 'vitest';
import { favouriteFoods } from './favourite-foods.ts';
import { loggableOwn, tableFood } from './loggable-food.ts';

const BISCUIT = loggableOwn('biscuit', {
  name: 'Galletitas',
  figures: { kcal: 433, protein: 10, carbs: 66, fat: 14 },
  portionGrams: 30,
});

test('favourites come by name, an own one as it is now', () => {
  const foods = favouriteFoods({ palta: true, biscuit: true }, [BISCUIT]);
  expect(foods).toEqual([BISCUIT, tableFood('palta')]);
});

test('a deleted own food and one that this version does not know are not offered', () => {
  expect(favouriteFoods({ biscuit: true, 'of-2030': true }, [])).toEqual([]);
});

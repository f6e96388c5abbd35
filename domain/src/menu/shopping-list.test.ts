import { expect, test } from 'vitest';
import { itemOf, menuOf } from './menu-of.ts';
import { menuFood } from './menu-food.ts';
import { shoppingList } from './shopping-list.ts';

const menuWith = (...foods: [id: string, amount: number][]) =>
  menuOf(
    [
      {
        meal: 'lunch',
        dishId: 'x',
        titleTemplate: 'x',
        items: foods.map(([id, amount], slot) => itemOf({ place: { slot, item: menuFood(id) }, amount })),
      },
    ],
    2300,
  );

test.each([
  { id: 'arroz-blanco-cocido', amount: 2, times: 5, bought: '600 g', why: 'cooked rice is bought dry' },
  { id: 'banana', amount: 1, times: 7, bought: '1,3 kg', why: 'bananas are bought with their peel' },
  { id: 'leche-descremada', amount: 1, times: 7, bought: '1,75 l', why: 'milk is bought by the litre' },
  {
    id: 'nalga-bola-tapa-de-nalga-cruda',
    amount: 1,
    times: 4,
    bought: '600 g',
    why: 'meat is bought as it is weighed',
  },
])('$why: $bought of $id', ({ id, amount, times, bought }) => {
  expect(shoppingList([{ menu: menuWith([id, amount]), times }])[0]?.items[0]?.amount).toBe(bought);
});

test('eggs, boiled, beaten or white, are one line counted in eggs', () => {
  const list = shoppingList([
    { menu: menuWith(['huevo-duro', 2], ['clara-de-huevo-cruda', 3]), times: 3 },
    { menu: menuWith(['huevo-de-gallina-entero-crudo', 2]), times: 4 },
  ]);
  expect(list).toEqual([{ group: 'eggs', items: [expect.objectContaining({ name: 'Huevos', amount: '23 huevos' })] }]);
});

test('the same food of both days is one line, groups come in the order of the table', () => {
  const list = shoppingList([
    { menu: menuWith(['tomate-crudo', 1], ['nalga-bola-tapa-de-nalga-cruda', 1]), times: 4 },
    { menu: menuWith(['tomate-crudo', 1]), times: 3 },
  ]);
  expect(list.map(({ group }) => group)).toEqual(['meat', 'vegetables']);
  expect(list[1]?.items).toEqual([expect.objectContaining({ name: 'Tomate', amount: '950 g' })]);
});

test('a week without days needs nothing', () => {
  expect(shoppingList([])).toEqual([]);
});

import { expect, test } from 'vitest';
import { buildMenuItem, buildMenu } from '../day/build-menu.ts';
import { menuFood } from './menu-food.ts';
import { shoppingList } from './shopping-list.ts';

const menuWith = (...foods: [id: string, amount: number][]) =>
  buildMenu(
    [
      {
        meal: 'lunch',
        dishId: 'x',
        titleTemplate: 'x',
        items: foods.map(([id, amount], slot) =>
          buildMenuItem({ place: { slot, item: menuFood(id) }, amount }),
        ),
      },
    ],
    { sodiumMg: 2300 },
  );
const repeatMenu = (count: number, ...foods: [id: string, amount: number][]) =>
  Array.from({ length: count }, () => menuWith(...foods));

test.each([
  {
    id: 'arroz-blanco-cocido',
    amount: 2,
    days: 5,
    bought: '2 paquetes de medio kilo',
    why: 'cooked rice is bought dry',
  },
  {
    id: 'banana',
    amount: 1,
    days: 7,
    bought: '7 unidades',
    why: 'bananas are bought with their peel, whole',
  },
  {
    id: 'banana',
    amount: 0.5,
    days: 7,
    bought: '4 unidades',
    why: 'half a banana a day needs four bananas',
  },
  {
    id: 'leche-descremada',
    amount: 1,
    days: 7,
    bought: '2 litros',
    why: 'milk is bought by the litre',
  },
  {
    id: 'atun-al-natural-en-lata-escurrido',
    amount: 1,
    days: 2,
    bought: '2 latas',
    why: 'tuna comes in cans',
  },
  {
    id: 'nalga-bola-tapa-de-nalga-cruda',
    amount: 1,
    days: 4,
    bought: '600 g',
    why: 'meat is bought in its weighed grams',
  },
])('$why: $bought of $id', ({ id, amount, days, bought }) => {
  expect(shoppingList(repeatMenu(days, [id, amount]))[0]?.items[0]?.amount).toBe(bought);
});

test('whole eggs, boiled eggs and egg whites are one line, counted in dozens', () => {
  const list = shoppingList([
    ...repeatMenu(3, ['huevo-duro', 2], ['clara-de-huevo-cruda', 3]),
    ...repeatMenu(4, ['huevo-de-gallina-entero-crudo', 2]),
  ]);
  expect(list).toEqual([
    { group: 'eggs', items: [expect.objectContaining({ name: 'Huevos', amount: '2 docenas' })] },
  ]);
  expect(shoppingList(repeatMenu(2, ['huevo-duro', 2]))[0]?.items[0]?.amount).toBe('media docena');
  expect(shoppingList(repeatMenu(7, ['huevo-duro', 2]))[0]?.items[0]?.amount).toBe(
    '1 docena y media',
  );
});

test('a food of two days is one line, and groups follow the order of the table', () => {
  const list = shoppingList([
    ...repeatMenu(4, ['tomate-crudo', 1], ['nalga-bola-tapa-de-nalga-cruda', 1]),
    ...repeatMenu(3, ['tomate-crudo', 1]),
  ]);
  expect(list.map(({ group }) => group)).toEqual(['meat', 'vegetables']);
  expect(list[1]?.items).toEqual([
    expect.objectContaining({ name: 'Tomate', amount: '7 unidades' }),
  ]);
});

test('cold chicken and raw chicken are bought together', () => {
  const list = shoppingList([
    menuWith(['pechuga-de-pollo-sin-piel-cruda', 1]),
    menuWith(['pechuga-de-pollo-sin-piel-asada', 1]),
  ]);
  expect(list.flatMap(({ items }) => items)).toHaveLength(1);
});

test('a week without days needs nothing', () => {
  expect(shoppingList([])).toEqual([]);
});

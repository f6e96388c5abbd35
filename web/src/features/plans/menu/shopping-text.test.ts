import { expect, test } from 'vitest';
import type { ShoppingList } from '@forja/domain/menu/foods/shopping-list';
import { shoppingText } from './shopping-text.ts';

const LIST: ShoppingList = [
  { group: 'eggs', items: [{ foodId: 'huevo', name: 'Huevos', grams: 700, amount: '14 huevos' }] },
  {
    group: 'fruits',
    items: [
      { foodId: 'banana', name: 'Banana', grams: 1200, amount: '1,2 kg' },
      { foodId: 'kiwi', name: 'Kiwi', grams: 350, amount: '350 g' },
    ],
  },
];

test('the copied list reads well in a message', () => {
  const text = shoppingText(LIST, 'los siete días');
  expect(text).toBe(
    'Compras de la semana (los siete días, una persona)\n\nHuevos\n- Huevos: 14 huevos\n\nFrutas\n- Banana: 1,2 kg\n- Kiwi: 350 g',
  );
});

test('foods at home are not copied, nor aisles without other foods', () => {
  const text = shoppingText(LIST, '7 días libres', ['huevo', 'kiwi']);
  expect(text).toBe(
    'Compras de la semana (7 días libres, una persona)\n\nFrutas\n- Banana: 1,2 kg',
  );
});

import { MENU_FOOD_ROWS } from '@forja/domain/menu/foods/menu-foods.data';
import { expect, test } from 'vitest';
import { describeWeighed } from './menu.messages.ts';

test.each([
  { name: 'Papa', household: '1½ papas medianas', says: ' ya cocidas' },
  { name: 'Papa', household: '1 papa mediana', says: ' ya cocida' },
  { name: 'Arroz integral', household: '2 tazas', says: ' ya cocido' },
  { name: 'Lentejas', household: '1 taza', says: ' ya cocidas' },
  { name: 'Porotos de soja', household: '½ taza', says: ' ya cocidos' },
  { name: 'Choclo', household: '2 choclos medianos', says: ' ya cocidos' },
  { name: 'Cuscús', household: '2 tazas', says: ' ya cocido' },
  { name: 'Pechuga de pollo asada', household: '2 porciones', says: ' ya cocida' },
])('$household of $name: "$says"', ({ name, household, says }) => {
  expect(describeWeighed({ name, household, weighed: 'cooked' })).toBe(says);
});

test('the participle of a cooked weight agrees with the gender and number of its food', () => {
  const cooked = Object.entries(MENU_FOOD_ROWS).filter(([, row]) => row[8] === 'cooked');
  expect(cooked.length).toBeGreaterThan(20);
  for (const [id, [name, measure]] of cooked) {
    // keys of the food table contain the participle: "lentejas-cocidas", "papa-hervida-sin-piel"
    const ending = /(?:cocid|hervid|hornead|asad|dur)(os?|as?)(?:-|$)/.exec(id)?.[1];
    const description = describeWeighed({ name, household: `1 ${measure}`, weighed: 'cooked' });
    expect(description, id).toBe(` ya cocid${ending ?? ''}`);
  }
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FOODS } from './foods.ts';
import { createFoodSearch, searchFoods } from './search-foods.ts';

test.each([
  ['palta', 'Palta'],
  ['aguacate', 'Palta'],
  ['maiz', 'Choclo hervido'],
  ['zapallito', 'Zapallito/zucchini crudo'],
  ['calabacin', 'Zapallito/zucchini crudo'],
  ['mantequilla', 'Manteca sin sal'],
  ['mantequilla de mani', 'Pasta de maní sin sal'],
  ['fresa', 'Frutilla'],
  ['fresas', 'Frutilla'],
  ['boniato', 'Batata hervida'],
  ['FRUTILLAS', 'Frutilla'],
  ['pechga pollo cruda', 'Pechuga de pollo sin piel cruda'],
  ['polo pechuga asada', 'Pechuga de pollo sin piel asada'],
  ['bananna', 'Banana'],
  ['plátano', 'Banana'],
  ['yogurt griego', 'Yogur griego natural descremado'],
  ['arroz', 'Arroz blanco crudo'],
  ['arroz integral', 'Arroz integral cocido'],
  ['melocoton', 'Durazno'],
  ['leche desc', 'Leche descremada'],
  ['lehce', 'Leche entera'],
  ['tuco', 'Salsa de tomate en conserva'],
  ['garvanzos', 'Garbanzos cocidos'],
  ['poyo pechuga asada', 'Pechuga de pollo sin piel asada'],
  ['uevo', 'Huevo duro'],
  ['sanaoria', 'Zanahoria cruda'],
  ['seboya', 'Cebolla cruda'],
  ['avena', 'Avena arrollada cruda'],
  ['muzarela', 'Queso mozzarella'],
])('"%s" finds %s first', (query, name) => {
  expect(searchFoods(query)[0]?.name).toBe(name);
});

test('"frijol" finds beans, and an empty or unknown query finds nothing', () => {
  expect(searchFoods('frijol').map(({ id }) => id)).toEqual(
    expect.arrayContaining(['porotos-negros-cocidos', 'porotos-blancos-alubia-cocidos']),
  );
  for (const query of ['', '   ', '¿?', 'xqzwk']) expect(searchFoods(query)).toEqual([]);
});

test('every food is the first result for its own name, with or without accents', () => {
  for (const food of FOODS) {
    expect(searchFoods(food.name)[0]?.id).toBe(food.id);
    expect(
      searchFoods(food.name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase())[0]?.id,
    ).toBe(food.id);
  }
});

test('any query gets stable results without repeats, within the limit', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (query) => {
      const ids = searchFoods(query, 8).map(({ id }) => id);
      expect(ids.length).toBeLessThanOrEqual(8);
      expect(new Set(ids).size).toBe(ids.length);
      expect(searchFoods(query, 8).map(({ id }) => id)).toEqual(ids);
    }),
  );
});

test('preferred foods rank first among equal matches, never before a better one', () => {
  const search = createFoodSearch([
    { id: 'a', name: 'Arroz integral' },
    { id: 'b', name: 'Arroz yamaní' },
    { id: 'c', name: 'Leche con arroz' },
  ]);
  const ids = (query: string, preferred: string) =>
    search(query, 3, new Set([preferred])).map(({ id }) => id);
  expect(ids('arroz', 'b')[0]).toBe('b');
  expect(ids('arros', 'b')[0]).toBe('b');
  expect(ids('arroz', 'c')[0]).not.toBe('c');
});

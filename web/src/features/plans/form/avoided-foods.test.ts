import { expect, test } from 'vitest';
import { avoidable, avoidedChips, withAvoided, withoutAvoided } from './avoided-foods.ts';

const findNames = (typed: string, avoided: readonly string[] = []) =>
  avoidable(typed, avoided).map(({ label }) => label);

test.each([
  ['palta', 'Palta'],
  ['aguacate', 'Palta'],
  ['nueses', 'Nueces'],
  ['cacahuate', 'Maní tostado sin sal'],
  ['PLATANO', 'Banana'],
  ['mariscos', 'Pescados y mariscos, todos'],
  ['lácteos', 'Lácteos, todos'],
  ['LACTOSA', 'Lácteos, todos'],
  ['gluten', 'Lo que lleva gluten (T.A.C.C.), todo'],
  ['Celíaca', 'Lo que lleva gluten (T.A.C.C.), todo'],
  ['sin TACC', 'Lo que lleva gluten (T.A.C.C.), todo'],
  ['T.A.C.C.', 'Lo que lleva gluten (T.A.C.C.), todo'],
  ['trigo', 'Lo que lleva gluten (T.A.C.C.), todo'],
  ['Frutos Secos', 'Frutos secos y maní, todos'],
  ['MANÍ', 'Maní, todo'],
  ['maní', 'Frutos secos y maní, todos'],
  ['crustáceos', 'Pescados y mariscos, todos'],
  ['cerdo', 'Cerdo y fiambres, todo'],
  ['soja', 'Soja, toda'],
  ['legumbres', 'Legumbres, todas'],
])('"%s" finds %s', (typed, name) => {
  expect(findNames(typed)).toContain(name);
});

test('an avoided food is not offered again', () => {
  expect(findNames('palta', ['palta'])).not.toContain('Palta');
  expect(findNames('xyzw')).toEqual([]);
});

test('a whole aisle is one chip, which splits when one of its foods is allowed again', () => {
  const [fish] = avoidable('pescado', []);
  if (!fish) throw new Error('no fish');
  const avoided = withAvoided(['palta'], fish);
  expect(avoidedChips(avoided).map(({ label }) => label)).toEqual([
    'Pescados y mariscos, todos',
    'Palta',
  ]);
  expect(findNames('pescado', avoided)).not.toContain('Pescados y mariscos, todos');
  const [first = ''] = avoided.filter((id) => id !== 'palta');
  expect(avoidedChips(avoided.filter((id) => id !== first)).length).toBe(avoided.length - 1);
  expect(withoutAvoided(avoided, fish)).toEqual(['palta']);
});

test('a food missing from the table has no chip', () => {
  expect(avoidedChips(['una-comida-que-no-existe'])).toEqual([]);
});

test('an aisle inside another whole aisle shares its chip', () => {
  const [nuts] = avoidable('frutos secos', []);
  if (!nuts) throw new Error('no nuts');
  const avoided = withAvoided([], nuts);
  expect(avoided).toContain('pasta-de-mani-sin-sal');
  expect(avoidedChips(avoided).map(({ label }) => label)).toEqual(['Frutos secos y maní, todos']);
  expect(findNames('maní', avoided)).not.toContain('Maní, todo');
});

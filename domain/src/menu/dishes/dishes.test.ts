import { expect, test } from 'vitest';
import { DISH_FAMILIES } from '../dish.ts';
import type { Dish, Slot } from '../dish.ts';
import { DISHES, EXTRAS, MAIN_PIECES } from './dishes.data.ts';
import { createKitchen } from '../kitchen/kitchen.ts';
import { formatHouseholdMeasure, MENU_FOODS, servedFood } from '../foods/menu-food.ts';
import { MEALS } from '../menu.ts';
import { findStarches, suitsPlate } from '../foods/starch-kinds.ts';

const slots: readonly (readonly [string, Slot])[] = [
  ...DISHES.flatMap((dish) => dish.slots.map((slot) => [dish.id, slot] as const)),
  ...Object.entries(EXTRAS).flatMap(([meal, places]) =>
    places.map((slot) => [meal, slot] as const),
  ),
];
const mainDishes = DISHES.filter(({ meals }) => meals.includes('lunch'));

test('every dish has a unique id, a title and only menu foods', () => {
  expect(new Set(DISHES.map(({ id }) => id)).size).toBe(DISHES.length);
  expect(DISHES.length).toBeGreaterThanOrEqual(60);
  for (const [id, { foods }] of slots) {
    expect(foods.length, id).toBeGreaterThan(0);
    expect(new Set(foods).size, id).toBe(foods.length);
    for (const food of foods) expect(MENU_FOODS.has(food), `${food} of ${id}`).toBe(true);
  }
  expect(MAIN_PIECES.filter((id) => !MENU_FOODS.has(id))).toEqual([]);
});

test('every menu food is in some dish', () => {
  const used = new Set(slots.flatMap(([, { foods }]) => foods));
  expect([...MENU_FOODS.keys()].filter((id) => !used.has(id))).toEqual([]);
});

test('a title names only required slots', () => {
  for (const { id, title, slots: places } of DISHES)
    for (const [, number] of title.matchAll(/\{(\d)\}/gu)) {
      const place = places[Number(number)];
      expect(place, `${id}: ${title}`).toBeDefined();
      expect(place?.optional, `${id}: ${title}`).toBeUndefined();
    }
});

test('amounts grow from least to usual to most in whole steps', () => {
  for (const [id, { foods, serving }] of slots)
    for (const food of foods) {
      const { least, usual, most, step } = servedFood(food, serving);
      expect(least, `${food} of ${id}`).toBeGreaterThan(0);
      expect(usual, `${food} of ${id}`).toBeGreaterThanOrEqual(least);
      expect(most, `${food} of ${id}`).toBeGreaterThanOrEqual(usual);
      for (const amount of [least, usual, most]) {
        expect(
          Number.isInteger(Math.round((amount / step) * 1e6) / 1e6),
          `${food} of ${id}: ${amount}`,
        ).toBe(true);
        expect(formatHouseholdMeasure(servedFood(food, serving), amount)).toMatch(
          /^(\d+[¼½¾]?|[¼½¾]) \p{L}/u,
        );
      }
    }
});

test('months are valid, and every family, meal and shelf life is used', () => {
  for (const { months = [1] } of DISHES) {
    expect(months.length).toBeGreaterThan(0);
    for (const month of months) expect(month).toBeGreaterThanOrEqual(1);
    for (const month of months) expect(month).toBeLessThanOrEqual(12);
  }
  expect([...new Set(DISHES.map(({ family }) => family))].sort()).toEqual(
    [...DISH_FAMILIES].sort(),
  );
  expect(new Set(DISHES.flatMap(({ meals }) => meals))).toEqual(new Set(MEALS));
  expect([...new Set(DISHES.map(({ keepsDays }) => keepsDays))].sort((a, b) => a - b)).toEqual([
    1, 2, 3,
  ]);
});

const FRESH_FRUIT = new Set(
  [...MENU_FOODS]
    .filter(([id, { food }]) => food.group === 'fruits' && id !== 'palta')
    .map(([id]) => id),
);
const MILKS = [...MENU_FOODS.keys()].filter(
  (id) => id.startsWith('leche-') || id === 'bebida-de-soja-sin-fortificar',
);

const findPlaces = ({ slots: places }: Dish, foods: readonly string[]) =>
  places.filter((slot) => slot.foods.some((id) => foods.includes(id)));

test('no dish combines rice, pasta and polenta', () => {
  for (const dish of DISHES) {
    const together = dish.slots.filter((slot) =>
      findStarches([slot]).some(
        (kind) => kind === 'rice' || kind === 'pasta' || kind === 'polenta',
      ),
    );
    expect(together.length, dish.id).toBeLessThanOrEqual(1);
  }
});

test('bread never accompanies pasta, polenta or dough', () => {
  for (const dish of mainDishes) {
    const starches = findStarches(dish.slots);
    if (starches.includes('bread')) expect(suitsPlate('pan-frances', starches), dish.id).toBe(true);
  }
  const everything = { foodPattern: 'all', foodsToAvoid: [], excludedFoods: [] } as const;
  for (const meal of ['lunch', 'dinner'] as const)
    for (const { dish, extras } of createKitchen(everything)[meal])
      for (const id of extras.flatMap(({ foods }) => foods))
        expect(suitsPlate(id, findStarches(dish.slots)), `${id} with ${dish.id}`).toBe(true);
});

test('a main dish has at most one fruit, fresh, and no sugar', () => {
  for (const dish of mainDishes) {
    expect(findPlaces(dish, [...FRESH_FRUIT]).length, dish.id).toBeLessThanOrEqual(1);
    expect(
      findPlaces(dish, ['azucar-blanca', 'miel', 'mermelada-comun', 'dulce-de-leche']),
      dish.id,
    ).toEqual([]);
  }
  for (const meal of ['lunch', 'dinner'] as const)
    for (const { foods } of EXTRAS[meal])
      expect(foods.filter((id) => FRESH_FRUIT.has(id))).toEqual([]);
});

test('no dish has sugar, tinned fruit, dulce de leche or fruit with cream', () => {
  const odd = ['azucar-blanca', 'durazno-en-almibar-escurrido', 'dulce-de-leche', 'pasas-de-uva'];
  expect(slots.filter(([, { foods }]) => foods.some((id) => odd.includes(id)))).toEqual([]);
  expect(
    DISHES.filter(
      (dish) => !dish.meals.includes('lunch') && findPlaces(dish, ['crema-de-leche']).length > 0,
    ),
  ).toEqual([]);
});

test('a meal has at most one glass of milk, so that a day stays under half a litre', () => {
  for (const dish of DISHES) {
    const milks = findPlaces(dish, MILKS);
    expect(milks.length, dish.id).toBeLessThanOrEqual(1);
    for (const { foods, serving } of milks)
      for (const id of foods.filter((food) => MILKS.includes(food))) {
        const { most, measure } = servedFood(id, serving);
        expect(most * measure.grams).toBeLessThanOrEqual(250);
      }
    if (dish.meals.includes('lunch'))
      for (const { serving } of milks) expect(serving?.[2], dish.id).toBeLessThanOrEqual(0.5);
  }
  for (const places of Object.values(EXTRAS))
    for (const { foods } of places) expect(foods.filter((id) => MILKS.includes(id))).toEqual([]);
});

import { expect, test } from 'vitest';
import { anotherMenu, FIRST_MENU, FIRST_MENUS, isFirstMenu, readMenuChoice } from './menu-choice.ts';

test('what this device kept comes back', () => {
  const kept = {
    training: { seed: 3, swaps: [{ meal: 'lunch', slot: 1, foodId: 'quinoa-cocida' }] },
    rest: { seed: 0, swaps: [] },
  };
  expect(readMenuChoice(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test.each([
  undefined,
  null,
  'x',
  { training: 4 },
  { training: { seed: -1, swaps: [] }, rest: { seed: 0, swaps: [{ meal: 'brunch' }] } },
])('what another version left behind (%j) counts as nothing chosen', (stored) => {
  expect(readMenuChoice(stored)).toEqual(FIRST_MENUS);
});

test('another option forgets the swaps of this one', () => {
  expect(anotherMenu({ seed: 2, swaps: [{ meal: 'dinner', slot: 0, foodId: 'merluza-cruda' }] })).toEqual({
    seed: 3,
    swaps: [],
  });
  expect(isFirstMenu(FIRST_MENU)).toBe(true);
  expect(isFirstMenu({ seed: 1, swaps: [] })).toBe(false);
});

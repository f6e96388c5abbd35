import fc from 'fast-check';
import { FOOD_PATTERNS } from '../../person/choices.ts';
import type { MenuRequest } from './make-menu.fixture.ts';
import { MENU_FOODS } from '../foods/menu-food.ts';
import type { MenuTargets } from '../menu.ts';

/** An ordinary day of 2200 kcal for an 80 kg person who eats everything. */
export function aMenuRequest(overrides: Partial<MenuRequest> = {}): MenuRequest {
  return {
    targets: createTargets({ energyKcal: 2200, proteinGrams: 130, fatShare: 0.3 }),
    foodPattern: 'all',
    foodsToAvoid: [],
    excludedFoods: [],
    day: 'training',
    seed: 7,
    ...overrides,
  };
}

/** Macronutrients add up to the energy. */
export function createTargets({
  energyKcal,
  proteinGrams,
  fatShare,
  sodiumMg = 2300,
}: {
  energyKcal: number;
  proteinGrams: number;
  fatShare: number;
  sodiumMg?: number;
}): MenuTargets {
  const fatGrams = Math.round((energyKcal * fatShare) / 9);
  const fibreGrams = Math.round(Math.min(45, Math.max(25, (14 * energyKcal) / 1000)));
  return {
    energyKcal,
    proteinGrams,
    fatGrams,
    carbohydrateGrams: Math.round((energyKcal - 4 * proteinGrams - 9 * fatGrams) / 4),
    fibreGrams,
    fibreCeilingGrams: Math.round(Math.max(fibreGrams + 30, (14 * energyKcal) / 1000)),
    sodiumMg,
  };
}

const anyTargets: fc.Arbitrary<MenuTargets> = fc
  .record({
    energyKcal: fc.integer({ min: 1200, max: 4500 }),
    proteinShare: fc.double({ min: 0.11, max: 0.32, noNaN: true }),
    fatShare: fc.double({ min: 0.22, max: 0.35, noNaN: true }),
    sodiumMg: fc.constantFrom(2000, 2300),
  })
  .map(({ energyKcal, proteinShare, fatShare, sodiumMg }) =>
    createTargets({
      energyKcal,
      proteinGrams: Math.round((energyKcal * proteinShare) / 4),
      fatShare,
      sodiumMg,
    }),
  );

export const anyMenuRequest: fc.Arbitrary<MenuRequest> = fc.record({
  targets: anyTargets,
  foodPattern: fc.constantFrom(...FOOD_PATTERNS),
  foodsToAvoid: fc.oneof(
    { weight: 2, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: fc.subarray([...MENU_FOODS.keys()], { maxLength: 12 }) },
    { weight: 1, arbitrary: fc.subarray([...MENU_FOODS.keys()]) },
  ),
  excludedFoods: fc.oneof(
    { weight: 3, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: fc.subarray([...MENU_FOODS.keys()], { maxLength: 12 }) },
  ),
  day: fc.constantFrom('training', 'rest'),
  seed: fc.nat(),
});

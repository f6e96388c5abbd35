import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retrace } from '../../evidence/traced.ts';
import { weekTargets } from './day-targets.ts';
import { createTargets } from '../day/menu-request.fixture.ts';

const daily = createTargets({ energyKcal: 2400, proteinGrams: 140, fatShare: 0.28 });

test('four training days move carbohydrate, and only it, from rest to training days', () => {
  const { training, rest } = weekTargets(
    { ...daily, carbohydrateGrams: 280 },
    { trainingDays: 4, floorKcal: 1500 },
  );
  expect(training.targets.carbohydrateGrams).toBeCloseTo(280 * (1 + 0.3 / 7), 6);
  expect(rest.targets.carbohydrateGrams).toBeCloseTo(280 * (1 - 0.4 / 7), 6);
  expect(training.targets.proteinGrams).toBe(140);
  expect(rest.targets.fatGrams).toBe(daily.fatGrams);
});

test('the week averages the daily target, no day is under the floor, and traces recompute', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1200, max: 4500 }),
      fc.integer({ min: 2, max: 6 }),
      fc.constantFrom(1200, 1500),
      (energyKcal, trainingDays, floorKcal) => {
        fc.pre(energyKcal >= floorKcal);
        const target = createTargets({
          energyKcal,
          proteinGrams: Math.round(energyKcal / 20),
          fatShare: 0.3,
        });
        const { training, rest } = weekTargets(target, { trainingDays, floorKcal });
        const mean =
          (trainingDays * training.targets.energyKcal +
            (7 - trainingDays) * rest.targets.energyKcal) /
          7;
        expect(mean).toBeCloseTo(energyKcal, 6);
        expect(
          Math.min(training.targets.energyKcal, rest.targets.energyKcal),
        ).toBeGreaterThanOrEqual(floorKcal - 1e-9);
        for (const { carbohydrate, energy } of [training, rest]) {
          expect(retrace(carbohydrate)).toBe(carbohydrate.value);
          expect(retrace(energy)).toBe(energy.value);
          expect(carbohydrate.basis).toBe('forja_rule');
        }
      },
    ),
  );
});

test('training and rest days are equal at the floor', () => {
  const { training, rest } = weekTargets(
    createTargets({ energyKcal: 1500, proteinGrams: 100, fatShare: 0.3 }),
    {
      trainingDays: 4,
      floorKcal: 1500,
    },
  );
  expect(rest.targets).toEqual(training.targets);
});

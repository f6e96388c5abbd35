import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FOODS, foodById } from '../foods/foods.ts';
import {
  addIntakes,
  foodIntake,
  INTAKE_DECIMALS,
  INTAKE_FIGURES,
  remainingIntake,
} from './day-intake.ts';

const rows = fc.array(
  fc
    .record({ food: fc.constantFrom(...FOODS), grams: fc.integer({ min: 10, max: 50_000 }) })
    .map(({ food, grams }) => foodIntake(food, grams / 10)),
  { maxLength: 30 },
);

/** Whole units of the last displayed decimal. */
const toUnits = (value: number, decimals: number) => Math.round(value * 10 ** decimals);

test('a food has the figures of the table for its grams, with carbohydrate excluding fibre', () => {
  const rice = foodById('arroz-blanco-cocido');
  if (!rice) throw new Error('it is not in the table');
  const { kcal, carbs, fibre = 0 } = rice.per100g;
  expect(foodIntake(rice, 100).kcal).toBe(Math.round(kcal));
  expect(foodIntake(rice, 200).carbs).toBe(Math.round((carbs - fibre) * 20) / 10);
});

test('displayed rows add up to the displayed total', () => {
  fc.assert(
    fc.property(rows, (intakes) => {
      const { total, withoutDatum } = addIntakes(intakes);
      for (const figure of INTAKE_FIGURES) {
        const decimals = INTAKE_DECIMALS[figure];
        const values = intakes.flatMap((row) => row[figure] ?? []);
        const sum = values.reduce((units, value) => units + toUnits(value, decimals), 0);
        expect(toUnits(total[figure], decimals)).toBe(sum);
        expect(withoutDatum[figure]).toBe(intakes.length - values.length);
      }
    }),
  );
});

const edits = fc.array(
  fc.record({ at: fc.nat(30), removed: fc.nat(1), added: rows.map((list) => list.slice(0, 2)) }),
  { maxLength: 8 },
);

test('the total and the remainder of each figure add up to the goal after any edit', () => {
  fc.assert(
    fc.property(rows, edits, fc.integer({ min: 0, max: 40_000 }), (intakes, changes, units) => {
      const day = [...intakes];
      for (const { at, removed, added } of [{ at: 0, removed: 0, added: [] }, ...changes]) {
        day.splice(at, removed, ...added);
        const { total } = addIntakes(day);
        for (const figure of INTAKE_FIGURES) {
          const decimals = INTAKE_DECIMALS[figure];
          const goal = units / 10 ** decimals;
          const remainder = remainingIntake(goal, total[figure], figure);
          expect(toUnits(remainder, decimals) + toUnits(total[figure], decimals)).toBe(units);
        }
      }
    }),
  );
});

test('a food without data is reported as missing, not as zero', () => {
  const noFibre = FOODS.find(({ per100g }) => per100g.fibre === undefined);
  if (!noFibre) throw new Error('every food has it');
  const intake = foodIntake(noFibre, 100);
  expect(intake).not.toHaveProperty('fibre');
  expect(addIntakes([intake]).withoutDatum.fibre).toBe(1);
});

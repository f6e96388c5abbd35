import { expect, test } from 'vitest';
import { fluidChange, tissueChange, type EnergyStep } from './tissue-change.ts';

/** The published acceptance values: tests of the R package bw, an independent program of the same model. */
const MAN = { weightKg: 76, fatKg: 16.55, activityPerKg: 7.683, expenditure: 2503 };
const WOMAN = { weightKg: 58, fatKg: 13.72, activityPerKg: 12.246, expenditure: 2278 };

const weightAfter = ({ weightKg, ...body }: typeof MAN, intake: number, days: number): number => {
  const step: EnergyStep = { ...body, intake };
  return weightKg + tissueChange(step, days) + fluidChange(step, days).kg;
};

test.each([
  ['a man of 76 kg who eats 2287 kcal', MAN, 2287, 70],
  ['a woman of 58 kg who eats 2159 kcal', WOMAN, 2159, 55],
])('%s weighs what the model accepts after a year, to 1 %', (_, body, intake, kg) => {
  expect(Math.abs(weightAfter(body, intake, 365) / kg - 1)).toBeLessThan(0.01);
});

test.each([
  ['2360 kcal hold the man at 70 kg', MAN, 2287, 2360],
  ['2187 kcal hold the woman at 55 kg', WOMAN, 2159, 2187],
])('%s: the years after move nothing', (_, body, intake, holding) => {
  const atYear = weightAfter(body, intake, 365);
  // What holds a weight is what the lasting weight of that intake is.
  expect(weightAfter(body, holding, 20 * 365)).toBeCloseTo(atYear, 0);
});

test('who eats what they spend does not change, and fluid comes and goes in two weeks', () => {
  const still: EnergyStep = { ...MAN, intake: MAN.expenditure };
  expect(tissueChange(still, 168)).toBe(0);
  expect(fluidChange(still, 168)).toEqual({ kg: 0, glycogenKgPerDay: 0 });
  const less: EnergyStep = { ...MAN, intake: 2000 };
  expect(fluidChange(less, 14).kg).toBeCloseTo(fluidChange(less, 168).kg, 3);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../properties/cases.fixture.ts';
import { fluidChange, tissueByWeek, tissueChange, type EnergyStep } from './tissue-change.ts';
import { simulateWhole } from './whole-model.fixture.ts';

/** Published acceptance values: tests of the R package bw, an independent implementation. */
const MAN = { weightKg: 76, fatKg: 16.55, activityPerKg: 7.683, expenditure: 2503 };
const WOMAN = { weightKg: 58, fatKg: 13.72, activityPerKg: 12.246, expenditure: 2278 };

const weightAfter = ({ weightKg, ...body }: typeof MAN, intake: number, days: number): number => {
  const step: EnergyStep = { ...body, intake };
  return weightKg + tissueChange(step, days) + fluidChange(step, days).kg;
};

test.each([
  ['a man of 76 kg who eats 2287 kcal', MAN, 2287, 70],
  ['a woman of 58 kg who eats 2159 kcal', WOMAN, 2159, 55],
])('%s reaches the published weight after a year, within 1 %', (_, body, intake, kg) => {
  expect(Math.abs(weightAfter(body, intake, 365) / kg - 1)).toBeLessThan(0.01);
});

test.each([
  ['2360 kcal hold the man at 70 kg', MAN, 2287, 2360],
  ['2187 kcal hold the woman at 55 kg', WOMAN, 2159, 2187],
])('%s, and the weight stays there for years', (_, body, intake, holding) => {
  const atYear = weightAfter(body, intake, 365);
  expect(weightAfter(body, holding, 20 * 365)).toBeCloseTo(atYear, 0);
});

test('an intake equal to expenditure changes nothing, and fluid settles in two weeks', () => {
  const still: EnergyStep = { ...MAN, intake: MAN.expenditure };
  expect(tissueChange(still, 168)).toBe(0);
  expect(fluidChange(still, 168)).toEqual({ kg: 0, glycogenKgPerDay: 0 });
  const less: EnergyStep = { ...MAN, intake: 2000 };
  expect(fluidChange(less, 14).kg).toBeCloseTo(fluidChange(less, 168).kg, 3);
});

test('any adult body agrees with the full model every week, within ten grams', () => {
  const anyBody = fc.record({
    weightKg: fc.integer({ min: 40, max: 180 }),
    heightM: fc.double({ min: 1.4, max: 2.1, noNaN: true }),
    ageYears: fc.integer({ min: 18, max: 90 }),
    isFemale: fc.boolean(),
    fatShare: fc.double({ min: 0.05, max: 0.5, noNaN: true }),
    activity: fc.double({ min: 1.2, max: 2.4, noNaN: true }),
    intakeShare: fc.double({ min: 0.7, max: 1.2, noNaN: true }),
  });
  fc.assert(
    fc.property(anyBody, ({ fatShare, activity, intakeShare, ...body }) => {
      const { weightKg, heightM, ageYears, isFemale } = body;
      const resting = 9.99 * weightKg + 625 * heightM - 4.92 * ageYears + (isFemale ? -161 : 5);
      const expenditure = activity * resting;
      const intake = intakeShare * expenditure;
      const whole = { ...body, fatKg: fatShare * weightKg, expenditure };
      const days = simulateWhole(whole, () => intake, 168);
      const activityPerKg = Math.max(0, 0.9 * expenditure - resting) / weightKg;
      const step: EnergyStep = { fatKg: fatShare * weightKg, activityPerKg, expenditure, intake };
      for (const [week, tissue] of tissueByWeek(step, 24).entries()) {
        const kg = weightKg + tissue + fluidChange(step, 7 * week).kg;
        expect(Math.abs(kg - (days[7 * week]?.weightKg ?? 0))).toBeLessThan(0.01);
      }
      expect(tissueChange(step, 168)).toBe(tissueByWeek(step, 24).at(-1));
    }),
    { numRuns: cases(60) },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { energyWithAllTheTime } from '../energy/energy-of.fixture.ts';
import type { Finding } from '../clinical/findings.ts';
import { retrace, traced } from '../evidence/traced.ts';
import { anyPerson, aPerson } from '../person/person.fixture.ts';
import { adjustExpenditure } from './adjust-expenditure.ts';

const formula = traced(
  {
    rule: 'expenditure',
    title: 'Gasto total por día',
    unit: 'kcal',
    basis: 'forja_rule',
    sources: [],
  },
  { gasto: 2800 },
  [['gastoTotal', 'gasto']],
);
const NONE: ReadonlySet<Finding> = new Set();
const measurement = { kcal: 2400, standardErrorKcal: 100, recordDays: 28, previousKcal: 2800 };

test.each([
  ['inside its error the formula stays', { kcal: 2610 }, 2800],
  ['one step is 150 kcal', {}, 2650],
  ['until 42 days half of the difference counts', { kcal: 2560 }, 2680],
  ['from 42 days all of it counts', { kcal: 2700, standardErrorKcal: 40, recordDays: 42 }, 2700],
  ['the next step starts at the plan before', { recordDays: 42, previousKcal: 2650 }, 2500],
  [
    'never further than a quarter of the formula',
    { kcal: 1500, recordDays: 42, previousKcal: 2150 },
    2100,
  ],
])('%s', (_, part, kcal) => {
  const adjusted = adjustExpenditure(formula, { ...measurement, ...part }, NONE);
  expect(adjusted.value).toBe(kcal);
  expect(retrace(adjusted)).toBe(kcal);
});

test('who has a finding with which weight does not tell the expenditure keeps the formula', () => {
  expect(adjustExpenditure(formula, measurement, new Set<Finding>(['pregnancy']))).toBe(formula);
});

test('whatever was measured, no target falls under the floor nor turns into another goal than without it', () => {
  const anyMeasurement = fc.record({
    kcal: fc.integer({ min: 500, max: 9000 }),
    standardErrorKcal: fc.integer({ min: 0, max: 1000 }),
    recordDays: fc.integer({ min: 21, max: 400 }),
    previousKcal: fc.integer({ min: 500, max: 9000 }),
  });
  fc.assert(
    fc.property(anyPerson, anyMeasurement, (person, measuredExpenditure) => {
      const { energy } = energyWithAllTheTime({ ...person, measuredExpenditure });
      const { pisoAbsoluto = 0 } = energy.target.inputs;
      expect(energy.target.value).toBeGreaterThanOrEqual(pisoAbsoluto);
      expect(retrace(energy.target)).toBe(energy.target.value);
    }),
  );
});

test('a plan with what was measured aims at less energy, and says where it comes from', () => {
  const { energy } = energyWithAllTheTime(aPerson({ measuredExpenditure: measurement }));
  const without = energyWithAllTheTime(aPerson()).energy;
  expect(energy.expenditure.rule).toBe('expenditure.measured');
  expect(energy.expenditure.sources).toContain('racette2012');
  expect(energy.target.value).toBeLessThan(without.target.value);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { energyWithAllTheTime } from '../energy/energy-of.fixture.ts';
import type { Finding } from '../clinical/findings.ts';
import { retrace, traced } from '../evidence/traced.ts';
import { anyPerson, aPerson } from '../person/person.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { createProfile } from '../profile/profile.ts';
import { weeklyLossCapPercent } from '../energy/goal-rates.ts';
import { weeklyChange } from '../weight-change/weight-change.ts';
import { adjustExpenditure } from './adjust-expenditure.ts';

const computeEnergy = (input: PlanInput) => energyWithAllTheTime(input).energy;

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
/** Figures under 1.1 times this are impossible. */
const resting = { value: 2000 };
const NONE: ReadonlySet<Finding> = new Set();
const measurement = { kcal: 2400, standardErrorKcal: 100, recordDays: 28, previousKcal: 2800 };

test.each([
  ['inside its error the formula stays', { kcal: 2610 }, 2800],
  ['one step is 150 kcal', {}, 2650],
  ['half of the difference counts', { kcal: 2560 }, 2680],
  ['the next step starts at the plan before', { previousKcal: 2650 }, 2600],
  ['never further than a quarter of the formula', { kcal: 4800, previousKcal: 3450 }, 3500],
  ['what no body spends does not count, however many records say it', { kcal: 2199 }, 2800],
  ['nor what is too much for any', { kcal: 5001 }, 2800],
])('%s', (_, part, kcal) => {
  const adjusted = adjustExpenditure({ formula, resting }, { ...measurement, ...part }, NONE);
  expect(adjusted.value).toBe(kcal);
  expect(retrace(adjusted)).toBe(kcal);
});

test('a finding that makes weight unreliable keeps the formula', () => {
  expect(
    adjustExpenditure({ formula, resting }, measurement, new Set<Finding>(['pregnancy'])),
  ).toBe(formula);
});

test('no measurement takes the target under the floor or changes the goal', () => {
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

/** Accepts each week records that understate the expenditure. */
function acceptEachWeek(input: PlanInput, share: number): ReturnType<typeof computeEnergy> {
  const expenditureKcal = computeEnergy(input).expenditure.value;
  let plan = computeEnergy(input);
  for (let week = 0; week < 26; week += 1)
    plan = computeEnergy({
      ...input,
      measuredExpenditure: {
        kcal: Math.round(share * expenditureKcal),
        standardErrorKcal: 40,
        recordDays: 28,
        previousKcal: plan.expenditure.value,
      },
    });
  return plan;
}

test.each([0.6, 0.7, 0.85])(
  'weekly records of %d of the expenditure never exceed the limits of a deficit',
  (share) => {
    fc.assert(
      fc.property(anyPerson, (person) => {
        const input = { ...person, goal: 'fat_loss' } as const;
        const before = computeEnergy(input);
        const after = acceptEachWeek(input, share);
        const expenditureKcal = before.expenditure.value;
        expect(after.target.value).toBeGreaterThanOrEqual(
          Math.min(0.75 * expenditureKcal, before.target.value) - 1,
        );
        const real = { expenditure: { value: expenditureKcal }, target: after.target };
        const profile = createProfile(input);
        const perWeek = -weeklyChange(profile, real).value;
        const cap = (weeklyLossCapPercent(profile) / 100) * input.weightKg;
        expect(perWeek).toBeLessThanOrEqual(cap + 0.01);
        if (after.energyAvailability)
          expect(after.energyAvailability.value).toBeGreaterThanOrEqual(29.9);
        const codes = after.notices.map(({ code }) => code);
        if (before.deficitEnds && after.goalApplied === 'fat_loss')
          expect(codes).toContain('deficit-ends-at-floor');
      }),
    );
  },
);

test('a lower measured expenditure lowers the target and cites its source', () => {
  const { energy } = energyWithAllTheTime(aPerson({ measuredExpenditure: measurement }));
  const without = energyWithAllTheTime(aPerson()).energy;
  expect(energy.expenditure.rule).toBe('expenditure.measured');
  expect(energy.expenditure.sources).toContain('racette2012');
  expect(energy.target.value).toBeLessThan(without.target.value);
});

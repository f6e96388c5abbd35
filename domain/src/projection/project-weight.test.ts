import fc from 'fast-check';
import { expect, test } from 'vitest';
import { energyPlan } from '../energy/goal-energy.ts';
import { anyPerson, aPerson } from '../person/person.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { profileOf } from '../person/profile.ts';
import { projectWeight } from './project-weight.ts';
import { weightChange } from './weight-change.ts';

function projectionOf(input: PlanInput) {
  const profile = profileOf(input);
  const energy = energyPlan(profile);
  return { energy, ...projectWeight(profile, energy) };
}

test('a deficit of 240 kcal leads to 10 kg less at the end, half of it in a year', () => {
  const { expenditure } = energyPlan(profileOf(aPerson()));
  const less = { ...expenditure, value: expenditure.value - 240 };
  expect(weightChange(expenditure, less, 365 / 7).value).toBe(-5);
  expect(weightChange(expenditure, less, (365 / 7) * 2).value).toBe(-7.5);
  expect(weightChange(expenditure, less, 52 * 60).value).toBe(-10);
});

test('the band of a person who loses fat, week by week', () => {
  const { points } = projectionOf(aPerson({ goal: 'fat_loss', cycleWeeks: 12 }));
  expect(points).toHaveLength(13);
  expect(points[0]).toEqual({ week: 0, low: 80, mid: 80, high: 80 });
  // 2293 − 2866 = −573; / 24 = −23.875; × (1 − 2^(−84/365) = 0.14744) = −3.52 kg; a fifth of it, 0.70
  expect(points[12]).toEqual({ week: 12, low: 75.78, mid: 76.48, high: 77.18 });
});

test.each<[string, Partial<PlanInput>]>([
  ['a minor', { ageYears: 16 }],
  ['pregnancy', { sex: 'female', health: ['pregnancy'] }],
  ['breastfeeding', { sex: 'female', health: ['breastfeeding'] }],
])('there is no projection for %s', (_, person) => {
  const { points, notice } = projectionOf(aPerson(person));
  expect([points, notice.code]).toEqual([[], 'no-projection']);
});

test('the first week of the projection is the weekly change of the plan, and the last is its rule', () => {
  fc.assert(
    fc.property(anyPerson, (input) => {
      const { points, energy, rule } = projectionOf(input);
      if (points.length === 0) return;
      expect(points).toHaveLength(input.cycleWeeks + 1);
      expect(points[1]?.mid).toBeCloseTo(input.weightKg + energy.weeklyChange.value, 2);
      expect(points.at(-1)?.mid).toBeCloseTo(input.weightKg + rule.value, 2);
    }),
    { numRuns: 5000 },
  );
});

test('the band holds its middle, opens with time and follows the sign of the energy', () => {
  fc.assert(
    fc.property(anyPerson, (input) => {
      const { points, energy } = projectionOf(input);
      const sign = Math.sign(energy.target.value - energy.expenditure.value);
      for (const [index, { low, mid, high }] of points.entries()) {
        expect(low).toBeLessThanOrEqual(mid);
        expect(high).toBeGreaterThanOrEqual(mid);
        const before = points[index - 1];
        if (!before) continue;
        expect((mid - before.mid) * sign).toBeGreaterThanOrEqual(0);
        expect(high - low).toBeGreaterThanOrEqual(before.high - before.low - 0.02);
      }
    }),
    { numRuns: 5000 },
  );
});

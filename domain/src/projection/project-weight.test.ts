import fc from 'fast-check';
import { expect, test } from 'vitest';
import { energyWithAllTheTime } from '../energy/energy-of.fixture.ts';
import { bodyMassIndex } from '../body/body-mass-index.ts';
import { anyPerson, aPerson } from '../person/person.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { projectWeight } from './project-weight.ts';
import { weightChange } from '../energy/weight-change.ts';

function projectionOf(input: PlanInput) {
  const { profile, energy } = energyWithAllTheTime(input);
  return { energy, ...projectWeight(profile, energy) };
}

test('a deficit of 240 kcal leads to 10 kg less at the end, half of it in a year', () => {
  const { expenditure } = energyWithAllTheTime(aPerson()).energy;
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

test('the loss of a woman of 53 kg and 165 cm flattens at 50.37 kg, where her body mass index is 18.5', () => {
  const { points, notice, energy } = projectionOf(
    aPerson({
      sex: 'female',
      ageYears: 22,
      weightKg: 53,
      heightCm: 165,
      goal: 'fat_loss',
      level: 'beginner',
      cycleWeeks: 24,
    }),
  );
  const week = energy.deficitEnds?.week.value ?? 0;
  expect(points[week]?.mid).toBe(50.37);
  expect(points[week - 1]?.mid).toBeGreaterThan(50.37);
  expect(points.at(-1)).toMatchObject({ low: 50.37, mid: 50.37 });
  expect(notice.code).toBe('projection-ends-at-floor');
  expect(notice.text).toContain(`semana ${week}`);
});

/** The body mass index at which a loss ends, written here again so that a change of the engine is seen. */
const lowestIndex = ({ ageYears, health = [] }: PlanInput): number => {
  if (ageYears >= 70 || (ageYears >= 65 && health.includes('fall_or_walking_aid'))) return 30;
  return ageYears >= 65 ? 23 : 18.5;
};

test('nobody who loses weight is projected under the floor, neither the middle nor the low edge', () => {
  fc.assert(
    fc.property(anyPerson, fc.integer({ min: 4, max: 24 }), (person, cycleWeeks) => {
      const input = { ...person, cycleWeeks, goal: 'fat_loss' } as const;
      const { points, energy } = projectionOf(input);
      const loses = energy.target.value < energy.expenditure.value;
      const lowest = loses ? lowestIndex(input) : Math.min(18.5, bodyMassIndex(input));
      const { sex, weightKg, bodyFatPercent } = input;
      const lean = bodyFatPercent === undefined ? undefined : weightKg * (1 - bodyFatPercent / 100);
      for (const { low, mid } of points) {
        expect(bodyMassIndex({ ...input, weightKg: low })).toBeGreaterThanOrEqual(lowest - 1e-9);
        expect(mid).toBeGreaterThanOrEqual(low);
        if (loses && lean !== undefined)
          expect(1 - lean / low).toBeGreaterThanOrEqual((sex === 'male' ? 0.1 : 0.18) - 1e-9);
      }
      const last = points.at(-1);
      if (energy.deficitEnds && last) {
        expect(last.mid).toBe(energy.deficitEnds.weightKg.value);
        expect(points[energy.deficitEnds.week.value]?.mid).toBe(last.mid);
      }
    }),
  );
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
        // At the floor the low edge stops and the band closes towards it.
        if (!energy.deficitEnds)
          expect(high - mid).toBeGreaterThanOrEqual(before.high - before.mid - 0.02);
      }
    }),
  );
});

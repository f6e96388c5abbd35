import fc from 'fast-check';
import { expect, test } from 'vitest';
import { energyWithAllTheTime } from '../energy/energy-of.fixture.ts';
import { bodyMassIndex } from '../body/body-mass-index.ts';
import { anyPerson, aPerson } from '../person/person.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { projectWeight } from './project-weight.ts';
import { compareWithModel } from './compare-with-model.fixture.ts';

function projectionOf(input: PlanInput) {
  const { profile, energy } = energyWithAllTheTime(input);
  return { energy, ...projectWeight(profile, energy) };
}

test('the band of a fat loss is weekly and reports water separately', () => {
  const { points, rule, water } = projectionOf(aPerson({ goal: 'fat_loss', cycleWeeks: 12 }));
  expect(points).toHaveLength(13);
  expect(points[0]).toEqual({ week: 0, low: 80, mid: 80, high: 80 });
  // Full model: 74.5 kg with 0.46 of water, hence 74.95 ± a fifth of the change, and the water
  // below.
  expect(points[12]).toEqual({ week: 12, low: 73.49, mid: 74.96, high: 75.97 });
  expect(rule.sources).toEqual(['hall2011']);
  // 1.85 × (√0.8 − 1) − 4/3 × 0.2 = −0.46 kg
  expect(water?.value).toBe(-0.5);
});

const LOSING = { goal: 'fat_loss', level: 'beginner', cycleWeeks: 24 } as const;

test.each<[string, Partial<PlanInput>]>([
  ['a woman of 53.5 kg and 165 cm', { sex: 'female', weightKg: 53.5, heightCm: 165, ageYears: 22 }],
  ['a man of 60 kg and 175 cm', { weightKg: 60, heightCm: 175, ageYears: 30 }],
  ['a woman of index 19.1', { sex: 'female', weightKg: 52, heightCm: 165, ageYears: 30 }],
])('%s stops losing before the model reaches an index of 18.5', (_, body) => {
  const input = aPerson({ ...LOSING, ...body });
  const projected = projectionOf(input);
  const { energy } = projected;
  if (energy.goalApplied === 'maintenance')
    return expect(energy.notices.map(({ code }) => code)).toContain('no-deficit-near-floor');
  expect(energy.deficitEnds).toBeDefined();
  expect(compareWithModel({ input, energy, projection: projected }).isOverFloors).toBe(true);
});

test.each<[string, Partial<PlanInput>]>([
  ['a minor', { ageYears: 16 }],
  ['pregnancy', { sex: 'female', health: ['pregnancy'] }],
  ['breastfeeding', { sex: 'female', health: ['breastfeeding'] }],
])('no projection exists for %s', (_, person) => {
  const { points, notice } = projectionOf(aPerson(person));
  expect([points, notice.code]).toEqual([[], 'no-projection']);
});

test('the loss of a woman of 53 kg and 165 cm ends before the band passes 50.37 kg, and stays there', () => {
  const { points, notice, energy } = projectionOf(
    aPerson({ ...LOSING, sex: 'female', ageYears: 22, weightKg: 53, heightCm: 165 }),
  );
  const week = energy.deficitEnds?.week.value ?? 0;
  expect(energy.deficitEnds?.weightKg.value).toBe(50.37); // 18.5 × 1.65²
  expect(week).toBeGreaterThanOrEqual(4);
  expect(points[week]?.mid).toBeGreaterThan(50.37);
  expect(points.at(-1)).toEqual({ ...points[week], week: 24 });
  expect(notice.code).toBe('projection-ends-at-floor');
  expect(notice.text).toContain(`semana ${week}`);
});

/** Lowest body mass index of a loss, repeated so that an engine change fails. */
const lowestIndex = ({ ageYears, health = [] }: PlanInput): number => {
  if (ageYears >= 70 || (ageYears >= 65 && health.includes('fall_or_walking_aid'))) return 30;
  return ageYears >= 65 ? 23 : 18.5;
};

test('no loss is projected below the floor, neither its middle nor its low edge', () => {
  fc.assert(
    fc.property(anyPerson, fc.integer({ min: 4, max: 24 }), (person, cycleWeeks) => {
      const input = { ...person, cycleWeeks, goal: 'fat_loss' } as const;
      const { points, energy } = projectionOf(input);
      const loses = energy.target.value < energy.expenditure.value;
      const lowest = loses ? lowestIndex(input) : Math.min(18.5, bodyMassIndex(input));
      for (const { low, mid } of points) {
        expect(bodyMassIndex({ ...input, weightKg: low })).toBeGreaterThanOrEqual(lowest - 1e-9);
        expect(mid).toBeGreaterThanOrEqual(low);
      }
      const last = points.at(-1);
      if (energy.deficitEnds && last) {
        expect(points[energy.deficitEnds.week.value]?.mid).toBe(last.mid);
      }
    }),
  );
});

test('the last week of a projection matches its rule, and its first four match the weekly change', () => {
  fc.assert(
    fc.property(anyPerson, (input) => {
      const { points, energy, rule } = projectionOf(input);
      if (points.length === 0) return;
      expect(points).toHaveLength(input.cycleWeeks + 1);
      expect(points.at(-1)?.mid).toBeCloseTo(input.weightKg + rule.value, 2);
      const fourWeekChange = (points[4]?.mid ?? 0) - input.weightKg;
      expect(Math.abs(fourWeekChange - 4 * energy.weeklyChange.value)).toBeLessThan(0.03);
    }),
  );
});

test('the full model stays within the band and above the lowest weight of any plan', () => {
  fc.assert(
    fc.property(anyPerson, (person) => {
      for (const goal of ['fat_loss', 'muscle_gain'] as const) {
        const input = { ...person, goal, cycleWeeks: 24 };
        const projected = projectionOf(input);
        if (projected.points.length === 0) continue;
        const compared = compareWithModel({
          input,
          energy: projected.energy,
          projection: projected,
        });
        expect(compared).toEqual({ isInside: true, isOverFloors: true });
      }
    }),
  );
});

test('the band contains its middle, widens with time and follows the sign of the energy', () => {
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
        if (!energy.deficitEnds)
          expect(high - mid).toBeGreaterThanOrEqual(before.high - before.mid - 0.02);
      }
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyMassIndex } from '../../body/body-mass-index.ts';
import { anyPerson, aPerson } from '../../person/person.fixture.ts';
import type { PlanInput } from '../../person/plan-input.ts';
import { cases } from '../../properties/cases.fixture.ts';
import { checkGoal } from './goal-refusals.ts';
import { GOAL_FIELDS, type GoalField, GOAL_IDS, type MeasureGoal } from './measure-goal.ts';

const createGoal = (field: GoalField, from: number, target: number): MeasureGoal => ({
  field,
  from,
  target,
  setOn: '2026-11-25',
});
const lossGoal = createGoal('weightKg', 80, 75);

function findRefusals(goal: MeasureGoal, person: Partial<PlanInput> = {}, weightKg = 80): string[] {
  const check = checkGoal(goal, { person: aPerson(person), weightKg });
  if (check.needsPlan) throw new Error('it needs a plan');
  return check.refusals.map(({ code }) => code);
}

test('each field has its own record', () => {
  expect(new Set(GOAL_FIELDS.map((field) => GOAL_IDS[field])).size).toBe(GOAL_FIELDS.length);
});

test.each<[goal: MeasureGoal, needsPlan: boolean]>([
  [lossGoal, true],
  [createGoal('weightKg', 70, 75), true],
  [createGoal('waistCm', 95, 85), true],
  [createGoal('bodyFatPercent', 20, 22), true],
  [createGoal('armsCm', 35, 37), false],
  [createGoal('thighsCm', 55, 58), false],
])('%o without a plan needs one: %s', (goal, needsPlan) => {
  expect(checkGoal(goal, { person: undefined, weightKg: 80 }).needsPlan).toBe(needsPlan);
});

/** 180 cm: the floor is 18.5 × 1.8² = 59.94 kg, rounded up, and 40 % of the height is 72 cm. */
test.each<[goal: MeasureGoal, person: Partial<PlanInput>, codes: string[]]>([
  [lossGoal, {}, []],
  [createGoal('weightKg', 80, 59.95), {}, []],
  [createGoal('weightKg', 80, 59.9), {}, ['no-deficit-low-weight', 'goal-under-floor']],
  [lossGoal, { bodyFatPercent: 14 }, ['goal-under-floor']],
  [createGoal('bodyFatPercent', 15, 10), {}, []],
  [createGoal('bodyFatPercent', 15, 9.5), {}, ['goal-under-floor']],
  [createGoal('waistCm', 85, 72), {}, []],
  [createGoal('waistCm', 85, 71.5), {}, ['goal-under-floor']],
  [lossGoal, { ageYears: 16 }, ['no-energy-change-minor']],
  [lossGoal, { sex: 'female', health: ['pregnancy'] }, ['no-energy-change-pregnancy']],
  [
    createGoal('waistCm', 95, 85),
    { sex: 'female', health: ['breastfeeding'] },
    ['no-energy-change-breastfeeding'],
  ],
  [lossGoal, { screening: {} }, ['no-deficit-eating-unanswered']],
  [createGoal('waistCm', 95, 85), { screening: {} }, ['no-deficit-eating-unanswered']],
  [createGoal('armsCm', 35, 37), { screening: {} }, []],
  [createGoal('weightKg', 80, 100), {}, ['no-surplus-body-fat-unknown']],
  [createGoal('weightKg', 80, 84), { bodyFatPercent: 28 }, ['no-surplus-energy-stored']],
])('%o of %o is refused as %j', (goal, person, codes) => {
  expect(findRefusals(goal, person)).toEqual(codes);
});

test('the latest weight counts instead of that of the plan', () => {
  expect(findRefusals(createGoal('waistCm', 75, 73), { weightKg: 80 }, 59)).toEqual([
    'no-deficit-low-weight',
  ]);
});

/** Indexes around the floors. */
const anyIndex = fc.integer({ min: 150, max: 350 }).map((tenths) => tenths / 10);
const caseCounts = { accepted: 0 };

test('no accepted weight loss goal is under the minimum index of its age', () => {
  fc.assert(
    fc.property(anyPerson, anyIndex, (person, index) => {
      const target = Math.round(10 * index * (person.heightCm / 100) ** 2) / 10;
      const goal = createGoal('weightKg', person.weightKg, Math.min(target, person.weightKg - 1));
      const check = checkGoal(goal, { person, weightKg: person.weightKg });
      if (check.needsPlan || check.refusals.length > 0) return;
      caseCounts.accepted += 1;
      const lowest = person.ageYears >= 70 ? 30 : person.ageYears >= 65 ? 23 : 18.5;
      expect(bodyMassIndex({ ...person, weightKg: goal.target })).toBeGreaterThanOrEqual(
        lowest - 1e-9,
      );
      expect(person.ageYears).toBeGreaterThanOrEqual(18);
      expect(person.health ?? []).not.toContain('pregnancy');
    }),
  );
  // Rare outcomes would leave the property untested.
  expect(caseCounts.accepted).toBeGreaterThan(cases() / 60);
});

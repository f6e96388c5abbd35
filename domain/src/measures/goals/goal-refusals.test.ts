import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyMassIndex } from '../../body/body-mass-index.ts';
import { anyPerson, aPerson } from '../../person/person.fixture.ts';
import type { PlanInput } from '../../person/plan-input.ts';
import { cases } from '../../properties/cases.fixture.ts';
import { checkGoal } from './goal-refusals.ts';
import { GOAL_FIELDS, type GoalField, GOAL_IDS, type MeasureGoal } from './measure-goal.ts';

const goalOf = (field: GoalField, from: number, target: number): MeasureGoal => ({
  field,
  from,
  target,
  setOn: '2026-11-25',
});
const lose = goalOf('weightKg', 80, 75);

function refusalsOf(goal: MeasureGoal, person: Partial<PlanInput> = {}, weightKg = 80): string[] {
  const check = checkGoal(goal, { person: aPerson(person), weightKg });
  if (check.needsPlan) throw new Error('it needs a plan');
  return check.refusals.map(({ code }) => code);
}

test('each field has a record of its own', () => {
  expect(new Set(GOAL_FIELDS.map((field) => GOAL_IDS[field])).size).toBe(GOAL_FIELDS.length);
});

test.each<[goal: MeasureGoal, needsPlan: boolean]>([
  [lose, true],
  [goalOf('weightKg', 70, 75), true],
  [goalOf('waistCm', 95, 85), true],
  [goalOf('bodyFatPercent', 20, 22), true],
  [goalOf('armsCm', 35, 37), false],
  [goalOf('thighsCm', 55, 58), false],
])('without a plan %o needs one: %s', (goal, needsPlan) => {
  expect(checkGoal(goal, { person: undefined, weightKg: 80 }).needsPlan).toBe(needsPlan);
});

/** 180 cm: the floor is 18.5 × 1.8² = 59.94 kg, rounded up, and 40 % of the height is 72 cm. */
test.each<[goal: MeasureGoal, person: Partial<PlanInput>, codes: string[]]>([
  [lose, {}, []],
  [goalOf('weightKg', 80, 59.95), {}, []],
  [goalOf('weightKg', 80, 59.9), {}, ['no-deficit-low-weight', 'goal-under-floor']],
  [lose, { bodyFatPercent: 14 }, ['goal-under-floor']],
  [goalOf('bodyFatPercent', 15, 10), {}, []],
  [goalOf('bodyFatPercent', 15, 9.5), {}, ['goal-under-floor']],
  [goalOf('waistCm', 85, 72), {}, []],
  [goalOf('waistCm', 85, 71.5), {}, ['goal-under-floor']],
  [lose, { ageYears: 16 }, ['no-energy-change-minor']],
  [lose, { sex: 'female', health: ['pregnancy'] }, ['no-energy-change-pregnancy']],
  [
    goalOf('waistCm', 95, 85),
    { sex: 'female', health: ['breastfeeding'] },
    ['no-energy-change-breastfeeding'],
  ],
  [lose, { screening: {} }, ['no-deficit-eating-unanswered']],
  [goalOf('waistCm', 95, 85), { screening: {} }, ['no-deficit-eating-unanswered']],
  [goalOf('armsCm', 35, 37), { screening: {} }, []],
  [goalOf('weightKg', 80, 100), {}, ['no-surplus-body-fat-unknown']],
  [goalOf('weightKg', 80, 84), { bodyFatPercent: 28 }, ['no-surplus-energy-stored']],
])('%o of %o is refused as %j', (goal, person, codes) => {
  expect(refusalsOf(goal, person)).toEqual(codes);
});

test('the latest weight counts, and not that of the plan', () => {
  expect(refusalsOf(goalOf('waistCm', 75, 73), { weightKg: 80 }, 59)).toEqual([
    'no-deficit-low-weight',
  ]);
});

/** Around the indexes under which no goal goes. */
const anyIndex = fc.integer({ min: 150, max: 350 }).map((tenths) => tenths / 10);
const seen = { accepted: 0 };

test('no goal of a weight to lose that is accepted is under the least index of its age', () => {
  fc.assert(
    fc.property(anyPerson, anyIndex, (person, index) => {
      const target = Math.round(10 * index * (person.heightCm / 100) ** 2) / 10;
      const goal = goalOf('weightKg', person.weightKg, Math.min(target, person.weightKg - 1));
      const check = checkGoal(goal, { person, weightKg: person.weightKg });
      if (check.needsPlan || check.refusals.length > 0) return;
      seen.accepted += 1;
      const lowest = person.ageYears >= 70 ? 30 : person.ageYears >= 65 ? 23 : 18.5;
      expect(bodyMassIndex({ ...person, weightKg: goal.target })).toBeGreaterThanOrEqual(
        lowest - 1e-9,
      );
      expect(person.ageYears).toBeGreaterThanOrEqual(18);
      expect(person.health ?? []).not.toContain('pregnancy');
    }),
  );
  // What never happens proves nothing.
  expect(seen.accepted).toBeGreaterThan(cases() / 60);
});

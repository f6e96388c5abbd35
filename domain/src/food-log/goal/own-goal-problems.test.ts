import fc from 'fast-check';
import { expect, test } from 'vitest';
import { energyGuards } from '../../energy/energy-guards.ts';
import { ENERGY_FLOOR_KCAL } from '../../energy/target-energy.ts';
import { energyOf } from '../../energy/energy-of.fixture.ts';
import { macroPlan } from '../../macros/macro-plan.ts';
import type { PlanInput } from '../../person/plan-input.ts';
import { anyPerson, aPerson } from '../../person/person.fixture.ts';
import { OWN_GOAL_KCAL, type OwnGoal } from './own-goal.ts';
import { type GoalLimits, ownGoalProblems } from './own-goal-problems.ts';

/** A fifth of the energy as protein and three tenths as fat. */
const goalOf = (kcal: number): OwnGoal => ({
  kcal,
  protein: (0.2 * kcal) / 4,
  carbs: (0.5 * kcal) / 4,
  fat: (0.3 * kcal) / 9,
});

function limitsOf(input: PlanInput) {
  const { profile, energy } = energyOf(input);
  return { profile, energy, macros: macroPlan(profile, energy) };
}

const codes = (goal: OwnGoal, limits?: GoalLimits) =>
  ownGoalProblems(goal, limits).map(({ code }) => code);

const floorOf = ({ energy }: GoalLimits): number =>
  energy.target.steps.find(({ name }) => name === 'piso')?.value ?? Number.NaN;

test('nothing under the lowest floor of any plan can be stored', () => {
  expect(OWN_GOAL_KCAL.min).toBe(Math.min(...Object.values(ENERGY_FLOOR_KCAL)));
});

test.each([
  [1499, ['own-goal-floor']],
  [1500, []],
])('without a plan a goal of %i kcal has the problems %j', (kcal, problems) => {
  expect(codes(goalOf(kcal))).toEqual(problems);
});

test('macronutrients that do not give the energy are no goal', () => {
  expect(codes({ kcal: 2000, protein: 150, carbs: 200, fat: 67 })).toEqual([]);
  const [problem] = ownGoalProblems({ kcal: 2000, protein: 150, carbs: 250, fat: 80 });
  expect(problem?.code).toBe('own-goal-macros');
  expect(problem?.text).toContain('dan 2.320 kcal');
});

test.each<[string, Partial<PlanInput>, string]>([
  ['pregnancy', { sex: 'female', health: ['pregnancy'] }, 'no-energy-change-pregnancy'],
  ['under 18', { ageYears: 16 }, 'no-energy-change-minor'],
  ['low weight', { weightKg: 52, heightCm: 180 }, 'no-deficit-low-weight'],
  ['active cancer', { health: ['active_cancer'] }, 'no-deficit-active-cancer'],
])('with %s nothing under what is spent is accepted, and it says why', (_, person, code) => {
  const limits = limitsOf(aPerson(person));
  const spent = limits.energy.expenditure.value;
  expect(codes(goalOf(spent - 100), limits)).toEqual([code, 'own-goal-floor']);
  expect(codes(goalOf(spent), limits)).toEqual([]);
});

test('with a very low weight no more than what is spent is accepted; in pregnancy the obstetrician decides', () => {
  const thin = limitsOf(aPerson({ weightKg: 45, heightCm: 180 }));
  expect(codes(goalOf(thin.energy.expenditure.value + 300), thin)).toEqual([
    'no-energy-change-very-low-weight',
    'own-goal-surplus',
  ]);
  const pregnant = limitsOf(aPerson({ sex: 'female', health: ['pregnancy'] }));
  expect(codes(goalOf(pregnant.energy.expenditure.value + 300), pregnant)).toEqual([]);
});

test('with kidney disease the protein of the plan is the most', () => {
  const limits = limitsOf(aPerson({ conditions: ['kidney_disease'] }));
  const kcal = limits.energy.expenditure.value;
  const most = limits.macros.ceilings?.protein?.value ?? Number.NaN;
  const carbs = (protein: number) => (kcal - 4 * protein - 9 * 60) / 4;
  expect(codes({ kcal, protein: most, carbs: carbs(most), fat: 60 }, limits)).toEqual([]);
  expect(codes({ kcal, protein: most + 1, carbs: carbs(most + 1), fat: 60 }, limits)).toEqual([
    'own-goal-kidney',
  ]);
});

/** Near what decides, or anywhere. */
const anyDifference = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: -150, max: 150 }) },
  { weight: 1, arbitrary: fc.integer({ min: -3000, max: 3000 }) },
);

test('no accepted goal is under the floor, nor a deficit for who may have none', () => {
  fc.assert(
    fc.property(anyPerson, fc.boolean(), anyDifference, (person, isNearFloor, difference) => {
      const limits = limitsOf(person);
      const kcal = (isNearFloor ? floorOf(limits) : limits.energy.expenditure.value) + difference;
      if (codes(goalOf(kcal), limits).includes('own-goal-floor')) return;
      expect(kcal).toBeGreaterThanOrEqual(floorOf(limits));
      const { stopped } = energyGuards({ ...limits.profile, goal: 'fat_loss' });
      if (stopped) expect(kcal).toBeGreaterThan(limits.energy.expenditure.value - 50);
    }),
  );
});

test('the goal of the plan itself is always accepted', () => {
  fc.assert(
    fc.property(anyPerson, (person) => {
      const limits = limitsOf(person);
      const { energy, macros } = limits;
      const goal = {
        kcal: energy.target.value,
        protein: macros.protein.value,
        carbs: macros.carbohydrate.value,
        fat: macros.fat.value,
      };
      expect(codes(goal, limits)).toEqual([]);
    }),
  );
});

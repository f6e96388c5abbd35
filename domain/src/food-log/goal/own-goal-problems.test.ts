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

/** Protein is a fifth of the energy and fat three tenths. */
const createGoal = (kcal: number): OwnGoal => ({
  kcal,
  protein: (0.2 * kcal) / 4,
  carbs: (0.5 * kcal) / 4,
  fat: (0.3 * kcal) / 9,
});

function findLimits(input: PlanInput) {
  const { profile, energy } = energyOf(input);
  return { profile, energy, macros: macroPlan(profile, energy) };
}

const findProblemCodes = (goal: OwnGoal, limits?: GoalLimits) =>
  ownGoalProblems(goal, limits).map(({ code }) => code);

const findFloor = ({ energy }: GoalLimits): number =>
  energy.target.steps.find(({ name }) => name === 'piso')?.value ?? Number.NaN;

test('no goal under the lowest floor of any plan is stored', () => {
  expect(OWN_GOAL_KCAL.min).toBe(Math.min(...Object.values(ENERGY_FLOOR_KCAL)));
});

test.each([
  [1499, ['own-goal-floor']],
  [1500, []],
])('a goal of %i kcal without a plan has the problems %j', (kcal, problems) => {
  expect(findProblemCodes(createGoal(kcal))).toEqual(problems);
});

test('a goal whose macronutrients do not match its energy is rejected', () => {
  expect(findProblemCodes({ kcal: 2000, protein: 150, carbs: 200, fat: 67 })).toEqual([]);
  const [problem] = ownGoalProblems({ kcal: 2000, protein: 150, carbs: 250, fat: 80 });
  expect(problem?.code).toBe('own-goal-macros');
  expect(problem?.text).toContain('dan 2.320 kcal');
});

test.each<[string, Partial<PlanInput>, string]>([
  ['pregnancy', { sex: 'female', health: ['pregnancy'] }, 'no-energy-change-pregnancy'],
  ['under 18', { ageYears: 16 }, 'no-energy-change-minor'],
  ['low weight', { weightKg: 52, heightCm: 180 }, 'no-deficit-low-weight'],
  ['active cancer', { health: ['active_cancer'] }, 'no-deficit-active-cancer'],
])('%s rejects a goal under the expenditure and gives the reason', (_, person, code) => {
  const limits = findLimits(aPerson(person));
  const expenditureKcal = limits.energy.expenditure.value;
  expect(findProblemCodes(createGoal(expenditureKcal - 100), limits)).toEqual([
    code,
    'own-goal-floor',
  ]);
  expect(findProblemCodes(createGoal(expenditureKcal), limits)).toEqual([]);
});

test('a very low weight rejects a surplus, and pregnancy allows one set by an obstetrician', () => {
  const underweightLimits = findLimits(aPerson({ weightKg: 45, heightCm: 180 }));
  expect(
    findProblemCodes(
      createGoal(underweightLimits.energy.expenditure.value + 300),
      underweightLimits,
    ),
  ).toEqual(['no-energy-change-very-low-weight', 'own-goal-surplus']);
  const pregnant = findLimits(aPerson({ sex: 'female', health: ['pregnancy'] }));
  expect(findProblemCodes(createGoal(pregnant.energy.expenditure.value + 300), pregnant)).toEqual(
    [],
  );
});

test('kidney disease rejects more protein than the plan has', () => {
  const limits = findLimits(aPerson({ conditions: ['kidney_disease'] }));
  const kcal = limits.energy.expenditure.value;
  const most = limits.macros.ceilings?.protein?.value ?? Number.NaN;
  const carbs = (protein: number) => (kcal - 4 * protein - 9 * 60) / 4;
  expect(findProblemCodes({ kcal, protein: most, carbs: carbs(most), fat: 60 }, limits)).toEqual(
    [],
  );
  expect(
    findProblemCodes({ kcal, protein: most + 1, carbs: carbs(most + 1), fat: 60 }, limits),
  ).toEqual(['own-goal-kidney']);
});

const anyDifference = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: -150, max: 150 }) },
  { weight: 1, arbitrary: fc.integer({ min: -3000, max: 3000 }) },
);

test('no accepted goal is under the floor or a forbidden deficit', () => {
  fc.assert(
    fc.property(anyPerson, fc.boolean(), anyDifference, (person, isNearFloor, difference) => {
      const limits = findLimits(person);
      const kcal = (isNearFloor ? findFloor(limits) : limits.energy.expenditure.value) + difference;
      if (findProblemCodes(createGoal(kcal), limits).includes('own-goal-floor')) return;
      expect(kcal).toBeGreaterThanOrEqual(findFloor(limits));
      const { stopped } = energyGuards({ ...limits.profile, goal: 'fat_loss' });
      if (stopped) expect(kcal).toBeGreaterThan(limits.energy.expenditure.value - 50);
    }),
  );
});

test('the goal of the plan itself is always accepted', () => {
  fc.assert(
    fc.property(anyPerson, (person) => {
      const limits = findLimits(person);
      const { energy, macros } = limits;
      const goal = {
        kcal: energy.target.value,
        protein: macros.protein.value,
        carbs: macros.carbohydrate.value,
        fat: macros.fat.value,
      };
      expect(findProblemCodes(goal, limits)).toEqual([]);
    }),
  );
});

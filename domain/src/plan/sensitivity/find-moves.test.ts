import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../properties/cases.fixture.ts';
import { bodyMassIndex } from '../../body/body-mass-index.ts';
import { hasFinding } from '../../clinical/clinical-state.ts';
import { tracesIn } from '../../evidence/traces-in.fixture.ts';
import { LIMITS, type PlanInput } from '../../person/plan-input.ts';
import { anyPerson, aPerson } from '../../person/person.fixture.ts';
import { createProfile } from '../../profile/profile.ts';
import { generatePlan } from '../generate-plan.ts';
import { anyUser, planOf } from '../plan-of.fixture.ts';
import { answerChanges, changedInput } from './answer-changes.ts';
import { figuresByPath, findFigurePath } from './figure-path.ts';
import { recomputeMove, findMoves } from './find-moves.ts';

test('5 kg more add 50 kcal at rest, and answers outside the equation change nothing', () => {
  const found = findMoves(aPerson(), 'energy/resting');
  if (found?.by !== 'answers') throw new Error('not found');
  expect(found.now.value).toBe(1780);
  // Mifflin: 10 kcal per kg, 6.25 per cm, 5 per year.
  expect(found.moves).toMatchObject([
    // Trained people have their own equation.
    { change: { answer: 'level', from: 'intermediate', to: 'advanced' }, after: { value: 1989 } },
    { change: { answer: 'weightKg', from: 80, to: 85 }, after: { value: 1830 }, difference: 50 },
    { change: { answer: 'ageYears', from: 30, to: 40 }, after: { value: 1730 }, difference: -50 },
    { change: { answer: 'heightCm', from: 180, to: 185 }, after: { value: 1811 }, difference: 31 },
    {
      change: { answer: 'bodyFatPercent', from: undefined, to: 20 },
      after: { value: 1752 },
      difference: -28,
    },
  ]);
  expect(found.unmoved).toEqual(expect.arrayContaining(['goal', 'trainingDays', 'foodPattern']));
});

test('removed figures come before those that only move', () => {
  const [first] = movesOf('macros/potassium');
  expect(first).toMatchObject({
    change: { answer: 'conditions' },
    after: undefined,
    difference: undefined,
  });
});

function movesOf(path: string) {
  const found = findMoves(aPerson(), path);
  if (found?.by !== 'answers') throw new Error('not found');
  return found.moves;
}

test('risk points move only by the listed counterfactuals, abstinence first', () => {
  const user = aPerson({
    cycleType: 'steroid',
    chemistry: {
      compounds: ['testosterone-enanthate', 'nandrolone-decanoate'],
      doseMultiple: 'up_to_2_5',
      origin: 'unknown',
      yearsOfUse: 3,
      medicalFollowUp: false,
      sharesEquipment: false,
      withoutBreak: false,
    },
  });
  const found = findMoves(user, 'chemistry/risk/points');
  if (found?.by !== 'risk') throw new Error('not found');
  expect(found.moves[0]).toMatchObject({ id: 'no-use', drop: found.now.value });
  expect(found.moves).toEqual(
    planOf(user).chemistry?.risk.counterfactuals.filter(({ drop }) => drop > 0),
  );
  expect(findMoves(user, 'risk/points')).toMatchObject({ by: 'risk', moves: [] });
});

test('every figure of a plan has a unique path that finds it', () => {
  fc.assert(
    fc.property(fc.oneof(anyPerson, anyUser), fc.nat(), (input, figureAt) => {
      const outcome = generatePlan(input);
      if (!outcome.ok) return;
      const { input: _, ...parts } = outcome.plan;
      const byPath = [...figuresByPath(outcome.plan)];
      expect(byPath.length).toBe(new Set(tracesIn(parts)).size);
      const found = byPath[figureAt % byPath.length];
      if (!found) throw new Error('no figures');
      expect(findFigurePath(outcome.plan, found[1])).toBe(found[0]);
    }),
  );
});

test('a figure that the current engine lacks has no sensitivity, and neither has a refused plan', () => {
  expect(findMoves(aPerson(), 'energy/nothing')).toBeUndefined();
  expect(
    findMoves(aPerson({ health: ['dialysis_or_transplant'] }), 'energy/target'),
  ).toBeUndefined();
});

const RANGES = ['ageYears', 'weightKg', 'heightCm', 'cycleWeeks', 'bodyFatPercent'] as const;
const keepsAll = <T>(before: readonly T[] = [], after: readonly T[] = []): boolean =>
  before.every((each) => after.includes(each));

function findFaults(input: PlanInput, changed: PlanInput): string[] {
  const lowersWeight = changed.weightKg < input.weightKg;
  const faults: [string, boolean][] = [
    [
      'touches compounds',
      changed.chemistry !== input.chemistry || changed.cycleType !== input.cycleType,
    ],
    [
      'touches medicines or symptoms',
      changed.health !== input.health || changed.labs !== input.labs,
    ],
    ['cures a condition', !keepsAll(without(input.conditions, 'none'), changed.conditions)],
    ['heals an injury', !keepsAll(input.injuries, changed.injuries)],
    ['lengthens a use', input.cycleType === 'steroid' && changed.cycleWeeks > input.cycleWeeks],
    ['crosses 18', changed.ageYears < 18 !== input.ageYears < 18],
    ['shows underweight', lowersWeight && bodyMassIndex(changed) < 18.5],
    [
      'shows a loss despite a guard',
      (lowersWeight || (changed.goal === 'fat_loss' && input.goal !== 'fat_loss')) &&
        hasFinding(
          createProfile(input),
          'minor',
          'underweight',
          'eating_disorder_signs',
          'pregnancy',
          'breastfeeding',
        ),
    ],
    ['is out of range', RANGES.some((field) => !isInRange(field, changed[field]))],
  ];
  return faults.filter(([, isFault]) => isFault).map(([fault]) => fault);
}

const without = <T>(all: readonly T[], one: T): T[] => all.filter((each) => each !== one);
const isInRange = (field: (typeof RANGES)[number], value: number | undefined): boolean =>
  value === undefined || (value >= LIMITS[field].min && value <= LIMITS[field].max);

test('every plan has at most 60 single-answer changes, all valid and safe', () => {
  fc.assert(
    fc.property(fc.oneof(anyPerson, anyUser), (input) => {
      const changes = answerChanges(input);
      expect(changes.length).toBeLessThanOrEqual(60);
      for (const change of changes) {
        const changed = changedInput(input, change);
        const touched = Object.entries(changed).filter(
          ([field, value]) => value !== input[field as keyof PlanInput],
        ); // its own keys
        expect(touched.map(([field]) => field)).toEqual([change.answer]);
        expect(findFaults(input, changed)).toEqual([]);
      }
    }),
  );
});

test('every reported move matches the plan of the changed input', () => {
  fc.assert(
    fc.property(fc.oneof(anyPerson, anyUser), fc.nat(), fc.nat(), (input, figureAt, changeAt) => {
      const outcome = generatePlan(input);
      if (!outcome.ok) return;
      const figures = [...figuresByPath(outcome.plan)];
      const changes = answerChanges(input);
      const [figure, change] = [
        figures[figureAt % figures.length],
        changes[changeAt % changes.length],
      ];
      if (!figure || !change) throw new Error('nothing to change');
      const [path, now] = figure;
      const move = recomputeMove(input, { path, now, change });
      const regenerated = generatePlan(changedInput(input, change));
      expect(move === 'no_plan').toBe(!regenerated.ok);
      if (move === 'no_plan' || !regenerated.ok) return;
      const figureAfter = figuresByPath(regenerated.plan).get(path);
      if (move === 'same') {
        expect(figureAfter?.value).toBeCloseTo(now.value, 1);
        return;
      }
      expect(move.after?.value).toBe(figureAfter?.value);
      expect(move.after?.unit).toBe(figureAfter?.unit);
      if (move.difference !== undefined)
        expect(now.value + move.difference).toBeCloseTo(figureAfter?.value ?? Number.NaN, 6);
    }),
  );
});

test('at most five answers are listed, once each, largest move first', () => {
  fc.assert(
    fc.property(anyPerson, fc.nat(), (input, figureAt) => {
      const outcome = generatePlan(input);
      if (!outcome.ok) return;
      const paths = [...figuresByPath(outcome.plan).keys()];
      const found = findMoves(input, paths[figureAt % paths.length] ?? '');
      if (found?.by !== 'answers') return;
      const answers = found.moves.map(({ change }) => change.answer);
      expect(answers.length).toBeLessThanOrEqual(5);
      const listed = [...answers, ...found.less, ...found.unmoved];
      expect(new Set(listed).size).toBe(listed.length);
      if (found.less.length > 0) expect(answers.length).toBe(5);
      const sizes = found.moves.map(({ difference }) => Math.abs(difference ?? Number.MAX_VALUE));
      expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    }),
    { numRuns: cases(30) },
  );
});

import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { SOURCES } from '../evidence/sources.ts';
import { retrace } from '../evidence/traced.ts';
import { tracesIn } from '../evidence/traces-in.fixture.ts';
import { anyPerson } from '../person/person.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { profileOf } from '../person/profile.ts';
import { generatePlan } from './generate-plan.ts';
import type { Plan } from './plan.ts';

// Thousands of whole plans on a busy machine take more than the five seconds of a test of one.
vi.setConfig({ testTimeout: 180_000 });

/** One expectation per person: what is wrong, in words, or nothing. */
const forAnyPlan = (wrongWith: (plan: Plan, input: PlanInput) => (string | false)[]): void =>
  fc.assert(
    fc.property(anyPerson, (input) => {
      const outcome = generatePlan(input);
      if (outcome.ok) expect(wrongWith(outcome.plan, input).filter(Boolean)).toEqual([]);
      else expect(outcome.reasons.length).toBeGreaterThan(0);
    }),
    { numRuns: 5000 },
  );

/** Under these kcal per day no plan goes; written here again, so that a change of the engine is seen. */
const FLOOR = { female: 1200, male: 1500 } as const;

test('the macros of any plan add up to its energy within rounding, and its energy is over the floors', () => {
  forAnyPlan(({ energy, macros }, { sex, weightKg, bodyFatPercent }) => {
    const sum = 4 * macros.protein.value + 9 * macros.fat.value + 4 * macros.carbohydrate.value;
    const lean = bodyFatPercent === undefined ? 0 : weightKg * (1 - bodyFatPercent / 100);
    return [
      Math.abs(sum - energy.target.value) > 2 && `${sum} kcal of macros for ${energy.target.value}`,
      energy.target.value < FLOOR[sex] && `${energy.target.value} kcal`,
      lean > 0 &&
        energy.target.value - (energy.exercise?.value ?? 0) < 30 * lean - 1 &&
        'less than 30 kcal per kg of fat-free mass',
    ];
  });
});

test('every number of any plan is what its own calculation gives, and says who answers for it', () => {
  forAnyPlan((plan) =>
    tracesIn(plan).flatMap((number) => [
      retrace(number) !== number.value && `${number.rule}: ${number.value} printed, ${retrace(number)} computed`,
      number.basis === 'source' &&
        number.sources.length === 0 &&
        `${number.rule} says that it has a source and cites none`,
      (number.title === '' || number.unit === '') && `${number.rule} has no title or unit`,
    ]),
  );
});

/** What stands in the text of the plan, read without the code that collects it. */
function citedInText(plan: Plan): string[] {
  const { sources: _, ...parts } = plan;
  const lists = JSON.stringify(parts).matchAll(/"(?:sources|\w+Sources)":\[([^\]]*)\]/g);
  return [
    ...new Set(
      [...lists].flatMap(([, keys = '']) => (keys === '' ? [] : keys.split(',').map((key) => key.slice(1, -1)))),
    ),
  ];
}

/** Paths of what a text of JSON would lose or change. */
function lostInJson(value: unknown, path = 'plan'): string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${path} is ${value}`];
  if (typeof value !== 'object') return [`${path} is ${typeof value}`];
  if (!Array.isArray(value) && ![Object.prototype, null].includes(Object.getPrototypeOf(value)))
    return [`${path} is not plain`];
  return Object.entries(value).flatMap(([name, part]) => lostInJson(part, `${path}.${name}`));
}

test('the sources of any plan are those it cites, all of the catalogue, in order of first mention; and it is kept whole as JSON', () => {
  forAnyPlan((plan) => [
    JSON.stringify(plan.sources) !== JSON.stringify(citedInText(plan)) &&
      `lists ${plan.sources.join()} and cites ${citedInText(plan).join()}`,
    ...plan.sources.map((key) => !Object.hasOwn(SOURCES, key) && `${key} is not in the catalogue`),
    ...lostInJson(plan),
  ]);
});

test('no session is longer than asked, and the week has the days asked', () => {
  forAnyPlan(({ training }, input) => {
    const { sessionMinutes, trainingDays } = profileOf(input);
    return [
      training.days.length > trainingDays && `${training.days.length} days for ${trainingDays}`,
      training.week.length !== 7 && 'the week has not seven days',
      ...training.days.map(
        ({ name, minutes }) =>
          minutes.value > sessionMinutes && `${name} takes ${minutes.value} min of ${sessionMinutes}`,
      ),
    ];
  });
});

test('same person, same plan, also after being written and read', () => {
  fc.assert(
    fc.property(anyPerson, (input) => {
      // What was written as JSON has the type it had: the test above holds it.
      const read = JSON.parse(JSON.stringify(input)) as PlanInput;
      expect(JSON.stringify(generatePlan(read))).toBe(JSON.stringify(generatePlan(input)));
    }),
    { numRuns: 5000 },
  );
});

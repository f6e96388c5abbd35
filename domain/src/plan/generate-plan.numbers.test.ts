import { test } from 'vitest';
import { type Rules, ruleChecker } from '../properties/check-rules.fixture.ts';
import { SOURCES } from '../evidence/sources.ts';
import { retrace } from '../evidence/traced.ts';
import { tracesIn } from '../evidence/traces-in.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { createProfile } from '../profile/profile.ts';
import { generatePlan } from './generate-plan.ts';
import { planSample } from './plan-sample.fixture.ts';
import type { Plan } from './plan.ts';

/** Minimum kcal per day, repeated here so that an engine change fails. */
const FLOOR = { female: 1200, male: 1500 } as const;

/** Sources cited in the JSON, found without the code that collects them. */
function findCitedSources(text: string): string[] {
  const lists = text
    .slice(0, text.lastIndexOf('"sources":['))
    .matchAll(/"(?:sources|\w+Sources)":\[([^\]]*)\]/g);
  return [
    ...new Set(
      [...lists].flatMap(([, keys = '']) =>
        keys === '' ? [] : keys.split(',').map((key) => key.slice(1, -1)),
      ),
    ),
  ];
}

function findJsonLosses(value: unknown, path = 'plan', losses: string[] = []): string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return losses;
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Object.is(value, -0)) losses.push(`${path} is ${value}`);
  } else if (typeof value !== 'object') losses.push(`${path} is ${typeof value}`);
  else if (
    !Array.isArray(value) &&
    ![Object.prototype, null].includes(Object.getPrototypeOf(value))
  )
    losses.push(`${path} is not plain`);
  else
    for (const [name, part] of Object.entries(value))
      findJsonLosses(part, `${path}.${name}`, losses);
  return losses;
}

/** Figures without a calculation, and the traced figure or sources that support each. */
const SUPPORT_BY_PATH: Readonly<Record<string, (plan: Plan) => unknown>> = {
  'checkUps[].week': ({ checkUps }) =>
    checkUps.every(({ tests }) => tests.every(({ basis }) => basis)),
  'chemistry.risk.counterfactuals[].drop': ({ chemistry }) => chemistry?.risk.points,
  'chemistry.risk.counterfactuals[].points': ({ chemistry }) => chemistry?.risk.points,
  'chemistry.risk.factors[].points': ({ chemistry }) =>
    chemistry?.risk.factors.every(({ basis }) => basis),
  'projection.points[].high': ({ projection }) => projection.rule,
  'projection.points[].low': ({ projection }) => projection.rule,
  'projection.points[].mid': ({ projection }) => projection.rule,
  'projection.points[].week': ({ projection }) => projection.rule,
  'training.balance.weekdays[]': ({ training }) => training.balance?.daysPerWeek,
  'training.days[].exercises[].leastReserve': ({ training }) => training.prescription.repsInReserve,
  'training.days[].exercises[].repsInReserve': ({ training }) =>
    training.prescription.repsInReserve,
  'training.days[].exercises[].repsMax': ({ training }) => training.prescription.repsMax,
  'training.days[].exercises[].repsMin': ({ training }) => training.prescription.repsMin,
  'training.days[].exercises[].restSeconds': ({ training }) => training.prescription.restCompound,
  'training.days[].exercises[].sets': ({ training }) => training.weeklyVolume.length,
  'training.days[].weekday': ({ training }) => training.prescription.frequency,
  'training.progression[].isolationReserve': ({ training }) => training.prescription.repsInReserve,
  'training.progression[].repsInReserve': ({ training }) => training.prescription.repsInReserve,
  'training.progression[].setsFactor': ({ training }) => training.weeklyRange.max,
  'training.progression[].setsPerMuscle': ({ training }) => training.weeklyVolume.length,
  'training.progression[].week': ({ training }) =>
    training.progression.every(({ instruction }) => instruction),
  'training.week[]': ({ training }) => training.prescription.frequency,
};

function findUntracedPaths(value: unknown, path = '', found = new Set<string>()): Set<string> {
  if (typeof value === 'number') found.add(path);
  else if (Array.isArray(value))
    for (const part of value) findUntracedPaths(part, `${path}[]`, found);
  else if (typeof value === 'object' && value !== null && !('steps' in value && 'inputs' in value))
    for (const [name, part] of Object.entries(value))
      findUntracedPaths(part, path === '' ? name : `${path}.${name}`, found);
  return found;
}

type GeneratedPlan = { readonly input: PlanInput; readonly plan: Plan; readonly text: string };

const RULES: Rules<GeneratedPlan> = {
  'the macros of any plan add up to its energy, which stays above the floors': ({
    plan: { energy, macros },
    input: { sex, weightKg, bodyFatPercent },
  }) => {
    const sum = 4 * macros.protein.value + 9 * macros.fat.value + 4 * macros.carbohydrate.value;
    const lean = bodyFatPercent === undefined ? 0 : weightKg * (1 - bodyFatPercent / 100);
    return [
      Math.abs(sum - energy.target.value) > 2 && `${sum} kcal of macros for ${energy.target.value}`,
      energy.target.value < FLOOR[sex] && `${energy.target.value} kcal`,
      lean > 0 &&
        energy.target.value - (energy.exercise?.value ?? 0) < 30 * lean - 1 &&
        'less than 30 kcal per kg of fat-free mass',
    ];
  },
  'every figure of any plan matches its calculation and states its basis': ({ plan }) =>
    tracesIn(plan).flatMap((number) => [
      retrace(number) !== number.value &&
        `${number.rule}: ${number.value} printed, ${retrace(number)} computed`,
      number.basis === 'source' &&
        number.sources.length === 0 &&
        `${number.rule} is marked as sourced and cites none`,
      (number.title === '' || number.unit === '') && `${number.rule} has no title or unit`,
    ]),
  'every figure of any plan has a calculation or a sourced figure beside it': ({ plan }) => {
    const { input: _, ...parts } = plan;
    return [...findUntracedPaths(parts)].map(
      (path) => !SUPPORT_BY_PATH[path]?.(plan) && `${path} has no support`,
    );
  },
  'the sources of a plan are exactly those cited, in order of first mention': ({ plan, text }) => {
    const cited = findCitedSources(text).join();
    return [
      plan.sources.join() !== cited && `lists ${plan.sources.join()} and cites ${cited}`,
      ...plan.sources.map(
        (key) => !Object.hasOwn(SOURCES, key) && `${key} is not in the catalogue`,
      ),
    ];
  },
  'any plan survives a JSON round trip': ({ plan }) => findJsonLosses(plan),
  'sessions fit the requested minutes, and the week has the requested days': ({
    plan: { training },
    input,
  }) => {
    const { sessionMinutes, trainingDays } = createProfile(input);
    return [
      training.days.length > trainingDays && `${training.days.length} days for ${trainingDays}`,
      training.week.length !== 7 && 'the week has not seven days',
      ...training.days.map(
        ({ name, minutes }) =>
          minutes.value > sessionMinutes &&
          `${name} takes ${minutes.value} min of ${sessionMinutes}`,
      ),
    ];
  },
  'the same person gets the same plan, also after a JSON round trip': ({ input, text }) => {
    // The JSON round trip keeps the type, as checked above.
    const regenerated = generatePlan(JSON.parse(JSON.stringify(input)) as PlanInput);
    return [(!regenerated.ok || JSON.stringify(regenerated.plan) !== text) && 'another plan'];
  },
};

function* generateCases(): Generator<GeneratedPlan | undefined> {
  for (const { input, outcome } of planSample())
    yield outcome.ok
      ? { input, plan: outcome.plan, text: JSON.stringify(outcome.plan) }
      : undefined;
}

const check = ruleChecker(generateCases, RULES);

test.each(Object.keys(RULES))('%s', check);

import { type SourceKey, source } from '@forja/domain/evidence/sources';
import type { Traced } from '@forja/domain/evidence/traced';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { CATEGORY_LABELS } from '@forja/domain/compounds/category-labels';
import { compoundBySlug } from '@forja/domain/glossary/entry-slug';
import type { WeightProjection } from '@forja/domain/projection/project-weight';
import type { RiskLevel } from '@forja/domain/risk/risk-assessment';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import type { PlannedExercise } from '@forja/domain/training/training-plan';
import { days, integer, kilograms, range, timer, trimmed, weeks } from '../src/design/format.ts';
import { formulaLines, inputLines } from '../src/features/plans/sources/formula-text.ts';
import {
  type ExampleCalculation,
  type ExampleFigure,
  type ExamplePlan,
  type ExampleTools,
  type NumberedSource,
  WEIGHT_DRAWING,
} from '../src/site/landing/example-plan.ts';
import { evaluationFragment, mealFragment, plateFragment } from './example-fragments.ts';

const PERSON: PlanInput = {
  ageYears: 27,
  weightKg: 78.4,
  heightCm: 178,
  sex: 'male',
  conditions: ['none'],
  goal: 'muscle_gain',
  level: 'intermediate',
  cycleWeeks: 12,
  cycleType: 'natural',
  trainingDays: 4,
  sessionMinutes: 60,
};

export function exampleOfTheLanding(): {
  plan: ExamplePlan;
  calculations: ExampleCalculation[];
  tools: ExampleTools;
} {
  const outcome = generatePlan(PERSON);
  if (!outcome.ok) throw new Error('the engine refuses the person of the landing page');
  const { energy, macros, hydration, training, supplements, risk, projection } = outcome.plan;
  const [day] = training.days;
  const creatine = supplements.find(
    ({ id, verdict }) => id === 'creatine' && verdict === 'worth_it',
  );
  const creatinePerDay = creatine?.dose?.perDay?.low;
  if (!day || !creatine || !creatinePerDay || !hydration.trainingDay || risk.level !== 'low')
    throw new Error('the plan of the landing page lacks a part that the page shows');

  const numbers = new Map<SourceKey, number>();
  const calculations: ExampleCalculation[] = [];
  const figure = (label: string, value: string, unit: string, traced: Traced): ExampleFigure => {
    const [key] = traced.sources;
    if (key === undefined) throw new Error(`${label} is on the landing page without a source`);
    const number = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, number);
    calculations.push(describeCalculation(traced, key));
    return {
      label,
      value,
      unit,
      source: numberSource(key, number),
      calculation: calculations.length - 1,
    };
  };

  const plan: ExamplePlan = {
    title: `Ganar músculo, ${weeks(PERSON.cycleWeeks)}`,
    person: `Varón, ${PERSON.ageYears} años, ${kilograms(PERSON.weightKg)}, ${days(training.days.length)} por semana`,
    figures: [
      figure('Energía por día', integer(energy.target.value), 'kcal', energy.target),
      figure('Proteína por día', integer(macros.protein.value), 'g', macros.protein),
      figure(
        'Mínimo por músculo',
        integer(training.weeklyRange.min.value),
        'series',
        training.weeklyRange.min,
      ),
      figure('Agua al entrenar', trimmed(hydration.trainingDay.value), 'l', hydration.trainingDay),
    ],
    week: training.week.map((entry) => typeof entry === 'number'),
    day: { name: day.name, minutes: `${integer(day.minutes.value)} min` },
    exercises: day.exercises.slice(0, 5).map(toExampleExercise),
    worthIt: figure(
      creatine.name,
      trimmed(creatinePerDay.value),
      creatinePerDay.unit,
      creatinePerDay,
    ),
    notNeeded: supplements
      .filter(({ id, verdict }) => verdict === 'not_needed' && SHOWN_AS_NOT_NEEDED.has(id))
      .map(({ name }) => name),
    risks: [
      { label: 'Sin química', level: RISK_NUMBERS[risk.level] },
      { label: 'Con química, sin análisis', level: RISK_NUMBERS[findChemistryRisk()] },
    ],
    sources: [],
  };
  return {
    plan: { ...plan, sources: [...numbers].map(([key, number]) => numberSource(key, number)) },
    calculations,
    tools: {
      sourceEntries: Object.fromEntries([...numbers].map(([key, number]) => [number, key])),
      weight: drawWeight(projection),
      compounds: SHOWN_COMPOUNDS.map(describeCompound),
      workout: plateFragment(),
      meal: mealFragment(),
      evaluation: evaluationFragment(),
    },
  };
}

/** Shows a legal one, a medicine and one that nobody should take. */
const SHOWN_COMPOUNDS = ['creatina', 'oxandrolona', 'dnp'];

function describeCompound(slug: string): ExampleTools['compounds'][number] {
  const compound = compoundBySlug(slug);
  if (!compound) throw new Error(`the landing page shows ${slug}, which is not in the glossary`);
  const category = CATEGORY_LABELS[compound.category];
  return { name: compound.name, category, path: `/glosario/${slug}` };
}

function drawWeight({ points }: WeightProjection): ExampleTools['weight'] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) throw new Error('the plan of the landing page has no weight projection');
  const lowest = Math.min(...points.map(({ low }) => low));
  const highest = Math.max(...points.map(({ high }) => high));
  const place = (week: number, kg: number): string => {
    const x = (week / last.week) * WEIGHT_DRAWING.width;
    const y = (1 - (kg - lowest) / (highest - lowest)) * WEIGHT_DRAWING.height;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const upper = points.map(({ week, high }) => place(week, high));
  const lower = points.map(({ week, low }) => place(week, low)).toReversed();
  return {
    band: `M${[...upper, ...lower].join('L')}Z`,
    line: `M${points.map(({ week, mid }) => place(week, mid)).join('L')}`,
    start: kilograms(first.mid),
    end: `${trimmed(last.low)} a ${kilograms(last.high)}`,
    endLabel: weeks(last.week),
  };
}

function findChemistryRisk(): RiskLevel {
  const outcome = generatePlan({ ...PERSON, cycleType: 'steroid' });
  if (!outcome.ok || !outcome.plan.chemistry)
    throw new Error('the plan of the landing page lacks its risk with chemistry');
  return outcome.plan.chemistry.risk.level;
}

const RISK_NUMBERS = { low: 1, moderate: 2, high: 3, very_high: 4, unknown: undefined } as const;

/** The supplements most often bought without need; the plan page lists all. */
const SHOWN_AS_NOT_NEEDED = new Set(['bcaa', 'hmb', 'zinc']);

const toExampleExercise = ({
  name,
  sets,
  repsMin,
  repsMax,
  unit,
  repsInReserve,
  restSeconds,
}: PlannedExercise) => ({
  name,
  sets: `${sets} × ${range(repsMin, repsMax)}${unit === 'seconds' ? ' s' : ''}`,
  rest: timer(restSeconds),
  reserve: String(repsInReserve),
});

function numberSource(key: SourceKey, number: number): NumberedSource {
  const { authors, year, strength, doi, pmid, url } = source(key);
  return {
    number,
    strength,
    short: `${authors} ${year}`,
    href: doi
      ? `https://doi.org/${doi}`
      : pmid
        ? `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`
        : (url ?? ''),
  };
}

const BASIS_NOTES: Record<Traced['basis'], string> = {
  source: '',
  forja_rule: 'Regla de Forja: los estudios orientan, la cuenta exacta la elegimos nosotros.',
  expert_judgement: 'Criterio experto: no hay una cifra publicada para esto.',
};

function describeCalculation(traced: Traced, key: SourceKey): ExampleCalculation {
  const { authors, year, title, journal, design } = source(key);
  return {
    citation: `${authors}, ${year}. ${title}. ${journal}.`,
    entry: key,
    study: `${design}.`,
    title: traced.title,
    formula: formulaLines(traced).map(({ name, formula, withValues, result }) =>
      formula === withValues
        ? `${name} = ${formula}`
        : `${name} = ${formula} = ${withValues} = ${result}`,
    ),
    values: inputLines(traced).map(({ name, value }) => ({ label: name, value })),
    result: { label: 'Resultado', value: `${trimmed(traced.value, 2)} ${traced.unit}`.trim() },
    notes: [traced.note ?? '', BASIS_NOTES[traced.basis]].filter(Boolean),
  };
}

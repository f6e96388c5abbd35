import type { SourceKey } from '../evidence/sources.ts';
import { traced, type Traced } from '../evidence/traced.ts';
import { DAILY_WEIGHT_ERROR_KG } from '../measures/real-change.ts';
import { DAY_MS } from '../units/durations.ts';
import { fitLine } from '../units/least-squares.ts';

export type WeightOfDay = { day: string; weightKg: number };
export type IntakeOfDay = {
  day: string;
  kcal: number;
  /** The person said that all of the day was written. */
  isComplete: boolean;
};

/** What has to be there before anything is shown: a rule, from how the error falls with the days. */
const NEEDS = {
  days: 21,
  weighings: 14,
  completeShare: 0.8,
} as const;
/** Four weeks: a whole menstrual cycle, and short enough for an expenditure that moves with the diet. */
export const WINDOW_DAYS = 28;
/** Accounting of body energy, not a law of one person. */
const KCAL_PER_KG = 7700;

export type MeasuredExpenditure =
  | {
      isKnown: true;
      expenditure: Traced;
      /** One standard error, kcal. What is printed is twice this. */
      standardError: Traced;
      days: number;
      weighings: number;
      completeDays: number;
    }
  | { isKnown: false; missing: { days: number; weighings: number; completeDays: number } };

/** The method: a line over daily weights, and what a kilo is in the accounts. */
export const EXPENDITURE_SOURCES = [
  'racette2012',
  'hall2008',
] as const satisfies readonly SourceKey[];

const dayNumber = (day: string): number => Date.parse(`${day}T12:00:00Z`) / DAY_MS;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** What the person spends, from what they ate and how their weight moved; or how much is missing to tell. */
export function measuredExpenditure(
  weights: readonly WeightOfDay[],
  intake: readonly IntakeOfDay[],
): MeasuredExpenditure {
  const weighings = weightsByDay(weights);
  const lastDay = weighings.at(-1)?.x ?? 0;
  const inWindow = weighings.filter(({ x }) => x > lastDay - WINDOW_DAYS);
  const firstDay = inWindow[0]?.x ?? lastDay;
  const days = inWindow.length === 0 ? 0 : lastDay - firstDay + 1;
  // What is eaten on the last day is not in the last weight.
  const complete = intake.filter(
    ({ day, isComplete }) => isComplete && dayNumber(day) >= firstDay && dayNumber(day) < lastDay,
  );
  const completeNeeded = Math.ceil(NEEDS.completeShare * (Math.max(days, NEEDS.days) - 1));
  const missing = {
    days: Math.max(0, NEEDS.days - days),
    weighings: Math.max(0, NEEDS.weighings - inWindow.length),
    completeDays: Math.max(0, completeNeeded - complete.length),
  };
  const line = fitLine(inWindow);
  if (!line || missing.days + missing.weighings + missing.completeDays > 0)
    return { isKnown: false, missing };
  const eaten = complete.map(({ kcal }) => kcal);
  const meanKcal = mean(eaten);
  const deviation = Math.sqrt(
    eaten.reduce((sum, kcal) => sum + (kcal - meanKcal) ** 2, 0) / Math.max(1, eaten.length - 1),
  );
  const counts = { days, weighings: inWindow.length, completeDays: complete.length };
  return {
    isKnown: true,
    expenditure: traceExpenditure(meanKcal, line.slope),
    standardError: traceError({ ...line, ...counts, intakeDeviation: deviation }),
    ...counts,
  };
}

/** One weight for each day, the mean of what was weighed, in the order of the days. */
function weightsByDay(weights: readonly WeightOfDay[]): { x: number; y: number }[] {
  const byDay = new Map<number, number[]>();
  for (const { day, weightKg } of weights)
    byDay.set(dayNumber(day), [...(byDay.get(dayNumber(day)) ?? []), weightKg]);
  return [...byDay]
    .map(([x, readings]) => ({ x, y: mean(readings) }))
    .toSorted((one, other) => one.x - other.x);
}

const traceExpenditure = (meanKcal: number, slope: number): Traced =>
  traced(
    {
      rule: 'measured-expenditure',
      title: 'Gasto según tus registros',
      unit: 'kcal',
      basis: 'forja_rule',
      sources: EXPENDITURE_SOURCES,
      note: 'Lo que comiste menos lo que guardó o soltó tu cuerpo. Vale para comer y anotar como hasta ahora: si anotás de menos, el gasto sale de menos.',
    },
    { ingestaMedia: meanKcal, kgPorDia: slope, kcalPorKg: KCAL_PER_KG },
    [['gasto', 'ingestaMedia - kgPorDia * kcalPorKg']],
  );

type ErrorParts = {
  residualDeviation: number;
  correlation: number;
  spread: number;
  intakeDeviation: number;
  days: number;
  completeDays: number;
};

const traceError = (parts: ErrorParts): Traced =>
  traced(
    {
      rule: 'measured-expenditure.standard-error',
      title: 'Error estándar del gasto según tus registros',
      unit: 'kcal',
      basis: 'forja_rule',
      sources: ['racette2012'],
      note: 'Cuánto se movería si repitieras estas semanas: por el peso que varía de un día a otro, aunque tu balanza sea buena, y por los días que no anotaste. No incluye lo que se anota de menos.',
    },
    {
      desvioDelPeso: Math.max(parts.residualDeviation, DAILY_WEIGHT_ERROR_KG),
      parecidoEntreDias: parts.correlation,
      dispersionDeLosDias: parts.spread,
      desvioDeLaIngesta: parts.intakeDeviation,
      dias: parts.days,
      diasCompletos: parts.completeDays,
      kcalPorKg: KCAL_PER_KG,
    },
    [
      [
        'errorDeLaPendiente',
        'desvioDelPeso * sqrt((1 + parecidoEntreDias) / (1 - parecidoEntreDias) / dispersionDeLosDias)',
      ],
      // Days without a record are guessed by the others, and the slope weighs the middle days more than the mean does.
      [
        'errorDeLaIngesta',
        'desvioDeLaIngesta * sqrt(max(0, 1 - diasCompletos / dias) / diasCompletos + 0.2 / dias)',
      ],
      ['errorEstandar', 'sqrt((kcalPorKg * errorDeLaPendiente) ^ 2 + errorDeLaIngesta ^ 2)'],
    ],
  );

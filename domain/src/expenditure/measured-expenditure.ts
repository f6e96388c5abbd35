import type { SourceKey } from '../evidence/sources.ts';
import { traced, type Traced } from '../evidence/traced.ts';
import { addDays } from '../calendar/day.ts';
import { DAILY_WEIGHT_ERROR_KG, DAILY_WEIGHT_LIKENESS } from '../measures/real-change.ts';
import type { Sex } from '../person/choices.ts';
import { DAY_MS } from '../units/durations.ts';
import { errorOfSum, fitLine } from '../units/least-squares.ts';

export type WeightOfDay = { day: string; weightKg: number };
export type IntakeOfDay = {
  day: string;
  kcal: number;
  isComplete: boolean;
};

/** Forja's rule, from how the error falls over time. */
const NEEDS = {
  /** One menstrual cycle. */
  days: { male: 21, female: 28 },
  weighings: 14,
  completeShare: 0.8,
} as const satisfies { days: Record<Sex, number>; weighings: number; completeShare: number };
/** One menstrual cycle. */
export const WINDOW_DAYS = 28;
/** Days in which water outweighs food. Forja's rule. */
export const SETTLING_DAYS = { target: 10, creatine: 21 } as const;
/** Multiple of resting energy. Forja's rule: below it, food is missing. */
export const LEAST_SHARE = 1.1;
/** FAO: groups do not sustain over 2.4 times resting energy. */
const MOST_SHARE = 2.5;

/** kcal per day. */
export const isPossibleExpenditure = (kcal: number, { value }: Pick<Traced, 'value'>): boolean =>
  kcal >= LEAST_SHARE * value && kcal <= MOST_SHARE * value;

/** Energy accounting convention. */
const KCAL_PER_KG = 7700;

export type MeasuredPerson = {
  readonly sex: Sex;
  /** kcal per day. */
  readonly resting: Pick<Traced, 'value'>;
  /** YYYY-MM-DD */
  readonly targetChangedOn?: string | undefined;
  /** YYYY-MM-DD */
  readonly creatineSince?: string | undefined;
};

type SettlingReason = keyof typeof SETTLING_DAYS;

export type MeasuredExpenditure =
  | {
      isKnown: true;
      expenditure: Traced;
      /** kcal; twice this is printed. */
      standardError: Traced;
      /** YYYY-MM-DD of the weights. */
      from: string;
      to: string;
      days: number;
      weighings: number;
      completeDays: number;
    }
  | {
      isKnown: false;
      missing: { days: number; weighings: number; completeDays: number };
      settling?: { reason: SettlingReason; until: string } | undefined;
    }
  | { isKnown: false; impossible: 'low' | 'high'; from: string; to: string };

export const EXPENDITURE_SOURCES = [
  'racette2012',
  'hall2008',
] as const satisfies readonly SourceKey[];

const dayNumber = (day: string): number => Date.parse(`${day}T12:00:00Z`) / DAY_MS;
const toDay = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function findSettling({ targetChangedOn, creatineSince }: MeasuredPerson) {
  const starts = { target: targetChangedOn, creatine: creatineSince };
  return (Object.keys(SETTLING_DAYS) as SettlingReason[])
    .flatMap((reason) => {
      const start = starts[reason];
      return start === undefined ? [] : [{ reason, until: addDays(start, SETTLING_DAYS[reason]) }];
    })
    .toSorted((one, other) => (one.until < other.until ? -1 : 1))
    .at(-1);
}

export function measuredExpenditure(
  weights: readonly WeightOfDay[],
  intake: readonly IntakeOfDay[],
  person: MeasuredPerson,
): MeasuredExpenditure {
  const settling = findSettling(person);
  const firstCounted = settling ? dayNumber(settling.until) : -Infinity;
  const weighings = weightsByDay(weights).filter(({ x }) => x >= firstCounted);
  const lastDay = weighings.at(-1)?.x ?? 0;
  const inWindow = weighings.filter(({ x }) => x > lastDay - WINDOW_DAYS);
  const firstDay = inWindow[0]?.x ?? lastDay;
  const days = inWindow.length === 0 ? 0 : lastDay - firstDay + 1;
  // Food of the last day is not in the last weight.
  const complete = intake.filter(
    ({ day, isComplete, kcal }) =>
      isComplete && kcal > 0 && dayNumber(day) >= firstDay && dayNumber(day) < lastDay,
  );
  const daysNeeded = NEEDS.days[person.sex];
  const completeNeeded = Math.ceil(NEEDS.completeShare * (Math.max(days, daysNeeded) - 1));
  const missing = {
    days: Math.max(0, daysNeeded - days),
    weighings: Math.max(0, NEEDS.weighings - inWindow.length),
    completeDays: Math.max(0, completeNeeded - complete.length),
  };
  const line = fitLine(inWindow);
  if (!line || missing.days + missing.weighings + missing.completeDays > 0)
    return { isKnown: false, missing, settling };
  const eaten = complete.map(({ kcal }) => kcal);
  const meanKcal = mean(eaten);
  const deviation = Math.sqrt(
    eaten.reduce((sum, kcal) => sum + (kcal - meanKcal) ** 2, 0) / Math.max(1, eaten.length - 1),
  );
  const expenditure = traceExpenditure(meanKcal, line.slope);
  const window = { from: toDay(firstDay), to: toDay(lastDay) };
  if (!isPossibleExpenditure(expenditure.value, person.resting))
    return {
      isKnown: false,
      impossible: expenditure.value > MOST_SHARE * person.resting.value ? 'high' : 'low',
      ...window,
    };
  const counts = { days, weighings: inWindow.length, completeDays: complete.length };
  const slopeFactor = errorOfSum(
    inWindow.map(({ x }) => ({ at: x, part: (x - line.meanX) / line.spread })),
    DAILY_WEIGHT_LIKENESS,
  );
  return {
    isKnown: true,
    expenditure,
    standardError: traceError({ ...line, ...counts, slopeFactor, intakeDeviation: deviation }),
    ...window,
    ...counts,
  };
}

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
  slopeFactor: number;
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
      note: 'Cuánto se movería si repitieras estas semanas: por el peso que varía de un día a otro, aunque tu balanza sea buena, y por los días que no anotaste. Cuenta que un día se parece al anterior en 0,7, porque el agua queda: tomarlos como independientes achica el error. No incluye lo que se anota de menos.',
    },
    {
      desvioDelPeso: Math.max(parts.residualDeviation, DAILY_WEIGHT_ERROR_KG),
      errorDePendientePorKg: parts.slopeFactor,
      desvioDeLaIngesta: parts.intakeDeviation,
      dias: parts.days,
      diasCompletos: parts.completeDays,
      kcalPorKg: KCAL_PER_KG,
    },
    [
      ['errorDeLaPendiente', 'desvioDelPeso * errorDePendientePorKg'],
      [
        'errorDeLaIngesta',
        'desvioDeLaIngesta * sqrt(max(0, 1 - diasCompletos / dias) / diasCompletos + 0.2 / dias)',
      ],
      ['errorEstandar', 'sqrt((kcalPorKg * errorDeLaPendiente) ^ 2 + errorDeLaIngesta ^ 2)'],
    ],
  );

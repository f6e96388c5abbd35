import { addDays } from '../../calendar/day.ts';
import { traced, type Traced } from '../../evidence/traced.ts';
import { DAY_MS } from '../../units/durations.ts';
import { errorOfSum, fitLine } from '../../units/least-squares.ts';
import { changeEnds } from '../change-ends.ts';
import { dailyValues } from '../daily-values.ts';
import type { Measure } from '../measure.ts';
import { changeSources, DAILY_WEIGHT_LIKENESS, dayError, realChange } from '../real-change.ts';
import { dayTime } from '../weight-trend.ts';
import { type GoalField, isReduction, type MeasureGoal } from './measure-goal.ts';

/** Forja's rule, from how the error of a trend falls over time. */
export const GOAL_NEEDS = { days: 21, measuredDays: 6 } as const;
const windowDays = (field: GoalField): number => (field === 'weightKg' ? 28 : 84);
const STALE_DAYS = 14;
const FARTHEST_DAYS = 365;
/** Days for 63 % of a weight change: Forja's rule, within a fifth of the dynamic model. */
const SLOWING_DAYS = 365;

export type GoalDates =
  | { state: 'unmeasured' }
  | { state: 'missing'; now: number; days: number; measuredDays: number }
  | { state: 'stale'; now: number; lastDay: string }
  | { state: 'reached'; now: number }
  | { state: 'noise'; now: number }
  | { state: 'away'; now: number; perWeek: Traced }
  | { state: 'too_fast'; now: number; perWeek: Traced }
  | { state: 'far'; now: number; perWeek: Traced }
  | {
      state: 'dates';
      now: number;
      perWeek: Traced;
      earliest: string;
      latest: string | undefined;
      traces: { earliest: Traced; latest: Traced | undefined };
    };

type DatesOptions = {
  /** YYYY-MM-DD */
  today: string;
  /** % of weight per week; faster losses have no date. */
  weeklyLossCapPercent: number;
};

export function goalDates(
  goal: MeasureGoal,
  measures: readonly Measure[],
  { today, weeklyLossCapPercent }: DatesOptions,
): GoalDates {
  const { field, target } = goal;
  const all = dailyValues(measures, field).map(({ takenOn, value }) => ({
    takenOn,
    x: dayTime(takenOn) / DAY_MS,
    y: value,
  }));
  const last = all.at(-1);
  if (!last) return { state: 'unmeasured' };
  const ends = changeEnds(measures, field);
  const now = ends?.last.value ?? last.y;
  const direction = isReduction(goal) ? -1 : 1;
  if ((target - now) * direction <= 0) return { state: 'reached', now };
  if (addDays(last.takenOn, STALE_DAYS) < today)
    return { state: 'stale', now, lastDay: last.takenOn };

  const points = all.filter(({ x }) => x > last.x - windowDays(field));
  const span = last.x - (points[0]?.x ?? last.x) + 1;
  const missing = {
    days: Math.max(0, GOAL_NEEDS.days - span),
    measuredDays: Math.max(0, GOAL_NEEDS.measuredDays - points.length),
  };
  const line = fitLine(points);
  if (!line || !ends || missing.days + missing.measuredDays > 0)
    return { state: 'missing', now, ...missing };

  const deviation = Math.max(line.residualDeviation, dayError(field, line.meanY));
  const isWeight = field === 'weightKg';
  const likeness = isWeight ? Math.max(DAILY_WEIGHT_LIKENESS, line.correlation) : line.correlation;
  const computeError = (getPart: (fromMean: number) => number): number =>
    deviation *
    errorOfSum(
      points.map(({ x }, index) => ({ at: isWeight ? x : index, part: getPart(x - line.meanX) })),
      likeness,
    );
  const slopeError = computeError((fromMean) => fromMean / line.spread);
  const perWeek = tracePerWeek(goal, line.slope);
  const isReal = realChange(field, ends.first, ends.last)?.isReal === true;
  if (!isReal || Math.abs(line.slope) <= 2 * slopeError) return { state: 'noise', now };
  if (line.slope * direction <= 0) return { state: 'away', now, perWeek };
  const percentPerWeek = (100 * 7 * Math.abs(line.slope)) / line.meanY;
  if (field === 'weightKg' && direction < 0 && percentPerWeek > weeklyLossCapPercent)
    return { state: 'too_fast', now, perWeek };

  const fromMean = last.x - line.meanX;
  const parts: RangeParts = {
    falta: Math.max(0, (target - line.meanY - line.slope * fromMean) * direction),
    errorDelPunto: computeError((from) => 1 / points.length + (fromMean * from) / line.spread),
    porDia: Math.abs(line.slope),
    errorDelCambio: slopeError,
  };
  const earliest = traceEarliest(field, parts);
  if (earliest.value > FARTHEST_DAYS) return { state: 'far', now, perWeek };
  const latest = traceLatest(field, parts);
  const toFutureDay = (days: number) => {
    const day = addDays(last.takenOn, days);
    return day < today ? today : day;
  };
  const isLatestKnown = latest !== undefined && latest.value <= FARTHEST_DAYS;
  return {
    state: 'dates',
    now,
    perWeek,
    earliest: toFutureDay(earliest.value),
    latest: isLatestKnown ? toFutureDay(latest.value) : undefined,
    traces: { earliest, latest: isLatestKnown ? latest : undefined },
  };
}

type RangeParts = {
  falta: number;
  errorDelPunto: number;
  porDia: number;
  errorDelCambio: number;
};

const goalUnit = (field: GoalField): string =>
  field === 'weightKg' ? 'kg' : field === 'bodyFatPercent' ? 'puntos' : 'cm';

const tracePerWeek = ({ field }: MeasureGoal, porDia: number): Traced =>
  traced(
    {
      rule: 'goal.trend',
      title: 'Tu tendencia por semana',
      unit: goalUnit(field),
      basis: 'forja_rule',
      sources: changeSources(field),
      note: 'La recta que mejor sigue tus últimas medidas.',
    },
    { porDia },
    [['porSemana', 'porDia * 7']],
  );

const traceEarliest = (field: GoalField, parts: RangeParts): Traced =>
  traced(
    {
      rule: 'goal.earliest',
      title: 'Lo antes',
      unit: 'días',
      basis: 'forja_rule',
      sources: changeSources(field),
      note: 'Con lo más rápido que permiten tus datos: dos errores estándar a favor.',
    },
    parts,
    [
      ['camino', 'max(0, falta - 2 * errorDelPunto)'],
      ['dias', 'floor(camino / (porDia + 2 * errorDelCambio))'],
    ],
  );

/** Slows down like a body that eats the same; undefined when it stops before the goal. */
function traceLatest(field: GoalField, parts: RangeParts): Traced | undefined {
  const way = parts.falta + 2 * parts.errorDelPunto;
  const slowest = parts.porDia - 2 * parts.errorDelCambio;
  if (way >= slowest * SLOWING_DAYS) return undefined;
  return traced(
    {
      rule: 'goal.latest',
      title: 'Lo más tarde',
      unit: 'días',
      basis: 'forja_rule',
      sources: changeSources(field),
      note: 'Con lo más lento que permiten tus datos, y frenándose: comiendo igual, el cuerpo recorre cerca de dos tercios de su cambio en un año.',
    },
    { ...parts, diasDeFreno: SLOWING_DAYS },
    [
      ['camino', 'falta + 2 * errorDelPunto'],
      ['masLento', 'porDia - 2 * errorDelCambio'],
      ['cambioFinal', 'masLento * diasDeFreno'],
      ['dias', 'ceil(-diasDeFreno * ln(1 - camino / cambioFinal))'],
    ],
  );
}

import { dailyValues } from '@forja/domain/measures/daily-values';
import { MEASURE_FIGURES, type Measure } from '@forja/domain/measures/measure';
import { noiseBand, steadyDay } from '@forja/domain/measures/real-change';
import { dayTime } from '@forja/domain/measures/weight-trend';
import type { FigureField } from './measure-draft.ts';

export type ChartedFigure = Exclude<(typeof MEASURE_FIGURES)[number], 'weightKg'>;
type FigurePoint = { x: number; y: number };
export type FigurePoints = {
  points: FigurePoint[];
  /** All readings; a day may have several. */
  raw: FigurePoint[];
  band: { x: number; low: number; high: number }[];
};

/** Weight has its own card, and the pressure has two lines. */
export const CHARTED_FIGURES: readonly ChartedFigure[] = MEASURE_FIGURES.filter(
  (figure) => figure !== 'weightKg',
);

export const getFields = (figure: ChartedFigure): readonly [FigureField, FigureField?] =>
  figure === 'bloodPressure' ? ['systolic', 'diastolic'] : [figure];

/** Days from first to last, each with its repeatability range. */
export function figurePoints(measures: readonly Measure[], field: FigureField): FigurePoints {
  const days = dailyValues(measures, field).map((day) => ({ ...day, x: dayTime(day.takenOn) }));
  return {
    points: days.map(({ x, value }) => ({ x, y: value })),
    raw: days.flatMap(({ x, readings }) => readings.map((y) => ({ x, y }))),
    band: days.flatMap((day) => {
      const band = noiseBand(field, steadyDay(day));
      return band ? [{ x: day.x, ...band }] : [];
    }),
  };
}

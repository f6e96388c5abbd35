import { MEASURE_FIGURES, type Measure } from '@forja/domain/measures/measure';
import { dayTime } from '@forja/domain/measures/weight-trend';
import { type FigureField, getFigure } from './measure-draft.ts';

export type ChartedFigure = Exclude<(typeof MEASURE_FIGURES)[number], 'weightKg'>;
export type FigurePoint = { x: number; y: number };

/** Weight has its own card. The pressure is drawn as two lines. */
export const CHARTED_FIGURES: readonly ChartedFigure[] = MEASURE_FIGURES.filter(
  (figure) => figure !== 'weightKg',
);

export const getFields = (figure: ChartedFigure): readonly [FigureField, FigureField?] =>
  figure === 'bloodPressure' ? ['systolic', 'diastolic'] : [figure];

/** Its values from the first day to the last. */
export const figurePoints = (measures: readonly Measure[], field: FigureField): FigurePoint[] =>
  measures
    .flatMap((measure) => {
      const y = getFigure(measure, field);
      return y === undefined ? [] : [{ x: dayTime(measure.takenOn), y }];
    })
    .toSorted((one, other) => one.x - other.x);

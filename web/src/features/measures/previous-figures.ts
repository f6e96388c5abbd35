import { getField } from '@forja/domain/measures/daily-values';
import { MEASURE_LIMITS, type Measure } from '@forja/domain/measures/measure';
import { parseDecimal } from '@forja/domain/units/parse-decimal';
import { trimmed } from '../../design/format.ts';
import { FIELDS, type FigureField } from './measure-draft.ts';

export type PreviousFigure = { value: number; takenOn: string };
export type PreviousFigures = Partial<Record<FigureField, PreviousFigure>>;

/** The last value of each figure up to a day. Measures are sorted newest first. */
export function previousFigures(measures: readonly Measure[], day: string): PreviousFigures {
  const previous: PreviousFigures = {};
  for (const measure of measures.filter(({ takenOn }) => takenOn <= day))
    for (const field of FIELDS) {
      const value = getField(measure, field);
      if (value !== undefined) previous[field] ??= { value, takenOn: measure.takenOn };
    }
  return previous;
}

/** Resolution of a scale, a tape and a monitor. */
const STEPS: Record<FigureField, number> = {
  weightKg: 0.1,
  chestCm: 0.5,
  waistCm: 0.5,
  hipsCm: 0.5,
  thighsCm: 0.5,
  armsCm: 0.5,
  neckCm: 0.5,
  calfCm: 0.5,
  bodyFatPercent: 0.5,
  restingPulse: 1,
  systolic: 1,
  diastolic: 1,
};
export const getStep = (field: FigureField): number => STEPS[field];

/** An empty field steps from the previous value; without one the text stays empty. */
export function stepText(
  field: FigureField,
  { typed, previous }: { typed: string; previous: number | undefined },
  direction: 1 | -1,
): string {
  const start = typed.trim() === '' ? previous : parseDecimal(typed);
  if (start === undefined) return typed;
  const { min, max } = MEASURE_LIMITS[field];
  return trimmed(Math.min(max, Math.max(min, start + direction * STEPS[field])), 2);
}

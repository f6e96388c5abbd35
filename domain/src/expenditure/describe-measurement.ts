import type { Traced } from '../evidence/traced.ts';
import { LIMITS, type ExpenditureMeasurement } from '../person/plan-input.ts';
import { DAY_MS } from '../units/durations.ts';
import type { MeasuredExpenditure, WeightOfDay } from './measured-expenditure.ts';

type Known = Extract<MeasuredExpenditure, { isKnown: true }>;

/** What a plan is made again with, in whole kcal; `weights` are all that were read, also those before the window. */
export function describeMeasurement(
  { expenditure, standardError, days }: Known,
  weights: readonly WeightOfDay[],
  planExpenditure: Pick<Traced, 'value'>,
): ExpenditureMeasurement {
  const instants = weights.map(({ day }) => Date.parse(day));
  const recordDays = (Math.max(...instants) - Math.min(...instants)) / DAY_MS + 1;
  return {
    kcal: roundToLimits(LIMITS.measuredKcal, expenditure.value),
    standardErrorKcal: roundToLimits(LIMITS.standardErrorKcal, standardError.value),
    recordDays: roundToLimits(LIMITS.recordDays, Math.max(days, recordDays)),
    previousKcal: planExpenditure.value,
  };
}

/** A plan with a figure outside its limits would be refused when it is saved. */
const roundToLimits = ({ min, max }: { min: number; max: number }, value: number): number =>
  Math.min(max, Math.max(min, Math.round(value)));

/** kcal per day of the formula, also in a plan that was made again with what was measured. */
export const readFormulaExpenditure = ({ value, inputs }: Traced): number =>
  inputs['gastoDeFormula'] ?? value;

import type { Traced } from '../evidence/traced.ts';
import { LIMITS, type ExpenditureMeasurement } from '../person/plan-input.ts';
import type { MeasuredExpenditure } from './measured-expenditure.ts';

type Known = Extract<MeasuredExpenditure, { isKnown: true }>;

/** What a plan is made again with, in whole kcal, and the days of the records that were used. */
export const describeMeasurement = (
  { expenditure, standardError, days }: Known,
  planExpenditure: Pick<Traced, 'value'>,
): ExpenditureMeasurement => ({
  kcal: roundToLimits(LIMITS.measuredKcal, expenditure.value),
  standardErrorKcal: roundToLimits(LIMITS.standardErrorKcal, standardError.value),
  recordDays: days,
  previousKcal: planExpenditure.value,
});

/** A plan with a figure outside its limits would be refused when it is saved. */
const roundToLimits = ({ min, max }: { min: number; max: number }, value: number): number =>
  Math.min(max, Math.max(min, Math.round(value)));

/** kcal per day of the formula, also in a plan that was made again with what was measured. */
export const readFormulaExpenditure = ({ value, inputs }: Traced): number =>
  inputs['gastoDeFormula'] ?? value;

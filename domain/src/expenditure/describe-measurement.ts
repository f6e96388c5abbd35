import type { Traced } from '../evidence/traced.ts';
import { LIMITS, type ExpenditureMeasurement } from '../person/plan-input.ts';
import type { MeasuredExpenditure } from './measured-expenditure.ts';

type KnownExpenditure = Extract<MeasuredExpenditure, { isKnown: true }>;

export const describeMeasurement = (
  { expenditure, standardError, days }: KnownExpenditure,
  planExpenditure: Pick<Traced, 'value'>,
): ExpenditureMeasurement => ({
  kcal: roundToLimits(LIMITS.measuredKcal, expenditure.value),
  standardErrorKcal: roundToLimits(LIMITS.standardErrorKcal, standardError.value),
  recordDays: days,
  previousKcal: planExpenditure.value,
});

const roundToLimits = ({ min, max }: { min: number; max: number }, value: number): number =>
  Math.min(max, Math.max(min, Math.round(value)));

/** kcal per day, also in plans with a measurement. */
export const readFormulaExpenditure = ({ value, inputs }: Traced): number =>
  inputs['gastoDeFormula'] ?? value;

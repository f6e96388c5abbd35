import type { Traced } from '../evidence/traced.ts';

const PRINTED_ERRORS = 2;

/** kcal per day. */
export type ExpenditureComparison = {
  margin: number;
  /** Positive when the measurement is higher. */
  difference: number;
  isOutsideMargin: boolean;
};

export function compareExpenditures(
  formula: Pick<Traced, 'value'>,
  measured: { expenditure: Pick<Traced, 'value'>; standardError: Pick<Traced, 'value'> },
): ExpenditureComparison {
  const margin = PRINTED_ERRORS * measured.standardError.value;
  const difference = measured.expenditure.value - formula.value;
  return { margin, difference, isOutsideMargin: Math.abs(difference) > margin };
}

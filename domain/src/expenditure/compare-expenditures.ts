import type { Traced } from '../evidence/traced.ts';

/** Standard errors within which two expenditures are not told apart: what is printed after ±. */
const PRINTED_ERRORS = 2;

/** How what was measured stands to what a formula says, kcal per day. */
export type ExpenditureComparison = {
  /** Two standard errors. */
  margin: number;
  /** Signed: above zero more was measured than the formula says. */
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

import { clinicalState } from '../clinical/clinical-state.ts';
import type { Finding } from '../clinical/findings.ts';
import type { PlanInput } from '../person/plan-input.ts';

/**
 * Findings with which the weight moves for another reason than food, or a figure of energy may do harm. A rule of Forja.
 * Water that is retained and medicines for it are not asked: the page says so.
 */
const EXCLUDING = [
  'minor',
  'pregnancy',
  'eating_disorder_signs',
  'dialysis_or_transplant',
  'reduced_ejection_fraction',
] as const satisfies readonly Finding[];

export type ExpenditureExclusion = (typeof EXCLUDING)[number];

export const findExpenditureExclusion = (
  findings: ReadonlySet<Finding>,
): ExpenditureExclusion | undefined => EXCLUDING.find((finding) => findings.has(finding));

/** Why the expenditure of this person is not measured from their records; undefined when nothing answered forbids it. */
export const expenditureExclusion = (input: PlanInput): ExpenditureExclusion | undefined =>
  findExpenditureExclusion(clinicalState(input).findings);

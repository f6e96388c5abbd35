import { clinicalState } from '../clinical/clinical-state.ts';
import type { Finding } from '../clinical/findings.ts';
import type { PlanInput } from '../person/plan-input.ts';

/** Forja's rule: weight moves without food, or figures of energy may harm. */
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

export const expenditureExclusion = (input: PlanInput): ExpenditureExclusion | undefined =>
  findExpenditureExclusion(clinicalState(input).findings);

import type { Goal } from '../person/choices.ts';
import type { Plan } from './plan.ts';

/** Actual offer of a plan, which may be less than requested. Titles use it. */
export type PlanClaim = {
  goal: Goal;
  /** `refused`: requested, and the plan names none. */
  compounds: 'not_asked' | 'refused' | 'included';
};

/** Reads the plan, never the request. Old plans may lack `goalApplied`. */
export const planClaim = ({
  input,
  energy,
  chemistry,
}: Pick<Plan, 'input' | 'chemistry'> & {
  energy: Partial<Pick<Plan['energy'], 'goalApplied'>>;
}): PlanClaim => ({
  goal: energy.goalApplied ?? input.goal,
  compounds: !chemistry
    ? 'not_asked'
    : chemistry.refusal || chemistry.compounds.length === 0
      ? 'refused'
      : 'included',
});

import type { Goal } from '../person/choices.ts';
import type { Plan } from './plan.ts';

/** What a plan really offers, which may be less than the person asked for. Titles are made from it. */
export type PlanClaim = {
  /** The goal that energy and training follow. */
  goal: Goal;
  /** `refused`: asked for, and the plan names none. */
  compounds: 'not_asked' | 'refused' | 'included';
};

/** Reads what the plan offers from the plan, never from the request. Plans of old engines may lack `goalApplied`. */
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

import { generatePlan } from './generate-plan.ts';
import type { Plan, PlanOutcome } from './plan.ts';

/** Makes a plan with the current engine from the answers of a saved one. */
export const recomputePlan = ({ input }: Pick<Plan, 'input'>): PlanOutcome => generatePlan(input);

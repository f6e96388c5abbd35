import { generatePlan } from './generate-plan.ts';
import type { Plan, PlanOutcome } from './plan.ts';

/** The plan that today's engine makes of what the person said then. */
export const recompute = ({ input }: Pick<Plan, 'input'>): PlanOutcome => generatePlan(input);

import { generatePlan } from './generate-plan.ts';
import type { Plan, PlanOutcome } from './plan.ts';

export const recomputePlan = ({ input }: Pick<Plan, 'input'>): PlanOutcome => generatePlan(input);

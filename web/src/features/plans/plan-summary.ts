import type { PlanSummary } from '@forja/contract/plans';
import type { Plan } from '@forja/domain/plan/plan';

/** What a list shows of a plan. */
export const summaryOf = (plan: Plan, { id, createdAt }: Pick<PlanSummary, 'id' | 'createdAt'>): PlanSummary => ({
  id,
  createdAt,
  goal: plan.input.goal,
  cycleType: plan.input.cycleType,
  cycleWeeks: plan.input.cycleWeeks,
  energyKcal: plan.energy.target.value,
  proteinGrams: plan.macros.protein.value,
  trainingDays: plan.training.days.length,
  riskLevel: plan.risk.level,
});

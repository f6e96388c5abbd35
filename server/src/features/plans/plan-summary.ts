import type { PlanSummary } from '@forja/contract/plans';
import type { Plan } from '@forja/domain/plan/plan';

/** What a list shows of a plan; the risk is that of what the person asked for. */
export function summaryOf({
  input,
  energy,
  macros,
  training,
  risk,
  chemistry,
}: Plan): Omit<PlanSummary, 'id' | 'createdAt'> {
  return {
    goal: input.goal,
    cycleType: input.cycleType,
    cycleWeeks: input.cycleWeeks,
    energyKcal: Math.round(energy.target.value),
    proteinGrams: Math.round(macros.protein.value),
    trainingDays: training.days.length,
    riskLevel: (chemistry?.risk ?? risk).level,
  };
}

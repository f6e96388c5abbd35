import type { CycleType, Goal } from '../person/choices.ts';
import type { RiskLevel } from '../risk/risk-assessment.ts';
import type { Plan } from './plan.ts';

export type PlanOutline = {
  goal: Goal;
  cycleType: CycleType;
  cycleWeeks: number;
  energyKcal: number;
  proteinGrams: number;
  trainingDays: number;
  riskLevel: RiskLevel;
};

/** The summary of a plan in lists. The risk includes compounds when the plan has them. */
export function planOutline({
  input,
  energy,
  macros,
  training,
  risk,
  chemistry,
}: Plan): PlanOutline {
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

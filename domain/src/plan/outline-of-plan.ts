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

/** What a list shows of a plan, wherever the list is made; the risk is that of what the person asked for. */
export function outlineOfPlan({ input, energy, macros, training, risk, chemistry }: Plan): PlanOutline {
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

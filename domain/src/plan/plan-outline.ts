import type { RiskLevel } from '../risk/risk-assessment.ts';
import type { Plan } from './plan.ts';
import { planClaim, type PlanClaim } from './plan-claim.ts';

export type PlanOutline = {
  claim: PlanClaim;
  cycleWeeks: number;
  energyKcal: number;
  proteinGrams: number;
  trainingDays: number;
  riskLevel: RiskLevel;
};

/** The risk includes compounds if the plan has them. */
export function planOutline(plan: Plan): PlanOutline {
  const { input, energy, macros, training, risk, chemistry } = plan;
  return {
    claim: planClaim(plan),
    cycleWeeks: input.cycleWeeks,
    energyKcal: Math.round(energy.target.value),
    proteinGrams: Math.round(macros.protein.value),
    trainingDays: training.days.length,
    riskLevel: (chemistry?.risk ?? risk).level,
  };
}

import type { HealthLine } from '../clinical/health-line.ts';
import type { ChemistryPlan } from '../compounds/chemistry-plan.ts';
import type { EnergyPlan } from '../energy/energy-plan.ts';
import type { Notice } from '../evidence/notice.ts';
import type { SourceKey } from '../evidence/sources.ts';
import type { HydrationPlan } from '../hydration/hydration-plan.ts';
import type { MacroPlan } from '../macros/macro-plan.ts';
import type { CheckUp } from '../monitoring/check-up.ts';
import type { PlanInput } from '../person/plan-input.ts';
import type { WeightProjection } from '../projection/project-weight.ts';
import type { RiskAssessment } from '../risk/risk-assessment.ts';
import type { SupplementAdvice } from '../supplements/supplement-advice.ts';
import type { TrainingPlan } from '../training/training-plan.ts';

/** Everything we answer for one person. `chemistry` stands beside the natural plan, never instead of it. */
export type Plan = {
  engineVersion: string;
  input: PlanInput;
  energy: EnergyPlan;
  macros: MacroPlan;
  projection: WeightProjection;
  hydration: HydrationPlan;
  training: TrainingPlan;
  supplements: SupplementAdvice[];
  /** What health asks before starting. A plan saved by an engine older than 1.3.0 has none. */
  health: HealthLine;
  /** Risk of substances in the natural plan, which has none. */
  risk: RiskAssessment;
  /** Present only when the person asked for it. Who is under 18 gets a refusal and no word about any compound. */
  chemistry?: ChemistryPlan;
  checkUps: CheckUp[];
  notices: Notice[];
  /** Every source cited, in order of first mention: index + 1 is the number of the stamp. */
  sources: SourceKey[];
};

/** Refusing is a value: a plan for a person on dialysis would be a harm, not a service. */
export type PlanOutcome = { ok: true; plan: Plan } | { ok: false; reasons: Notice[] };

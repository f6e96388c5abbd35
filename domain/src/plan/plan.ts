import type { HealthLine } from '../clinical/health-line.ts';
import type { ChemistryPlan } from '../chemistry/chemistry-plan.ts';
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

/** Natural plan; `chemistry` is added to it and never replaces it. */
export type Plan = {
  engineVersion: string;
  input: PlanInput;
  energy: EnergyPlan;
  macros: MacroPlan;
  projection: WeightProjection;
  hydration: HydrationPlan;
  training: TrainingPlan;
  supplements: SupplementAdvice[];
  /** Absent in plans before engine 1.3.0. */
  health: HealthLine;
  /** Risk of substances in the natural plan, which has none. */
  risk: RiskAssessment;
  /** Present only if requested. Minors get a refusal that names no compound. */
  chemistry?: ChemistryPlan;
  checkUps: CheckUp[];
  notices: Notice[];
  /** Cited sources in order of first mention: index + 1 is the badge number. */
  sources: SourceKey[];
};

/** Refusals are results: a plan would harm a person on dialysis, for example. */
export type PlanOutcome = { ok: true; plan: Plan } | { ok: false; reasons: Notice[] };

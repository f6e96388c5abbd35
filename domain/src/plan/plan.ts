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

/** The plan of a person. `chemistry` is added to the natural plan and never replaces it. */
export type Plan = {
  engineVersion: string;
  input: PlanInput;
  energy: EnergyPlan;
  macros: MacroPlan;
  projection: WeightProjection;
  hydration: HydrationPlan;
  training: TrainingPlan;
  supplements: SupplementAdvice[];
  /** Absent in plans of an engine before 1.3.0. */
  health: HealthLine;
  /** Risk of substances in the natural plan, which has none. */
  risk: RiskAssessment;
  /** Present only when requested. For a minor it is a refusal without any word about compounds. */
  chemistry?: ChemistryPlan;
  checkUps: CheckUp[];
  notices: Notice[];
  /** Every source cited, in order of first mention: index + 1 is the number of its badge. */
  sources: SourceKey[];
};

/** A refusal is a result: for a person on dialysis, for example, a plan would be harmful. */
export type PlanOutcome = { ok: true; plan: Plan } | { ok: false; reasons: Notice[] };

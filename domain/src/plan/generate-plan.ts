import { healthLine } from '../clinical/health-line.ts';
import { chemistryPlan } from '../chemistry/make-chemistry-plan.ts';
import { refusalReasons } from '../energy/refusal-reasons.ts';
import { energyPlan } from '../energy/energy-plan.ts';
import { trainingTime } from '../energy/training-time.ts';
import { hydrationPlan } from '../hydration/hydration-plan.ts';
import { macroPlan } from '../macros/macro-plan.ts';
import { checkUps } from '../monitoring/check-ups.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { createProfile } from '../profile/profile.ts';
import { projectWeight } from '../projection/project-weight.ts';
import { assessRisk } from '../risk/assessment/assess-risk.ts';
import { adviseSupplements } from '../supplements/advise-supplements.ts';
import { trainingPlan } from '../training/plan/plan-training.ts';
import { citedSources } from './cited-sources.ts';
import { ENGINE_VERSION } from './engine-version.ts';
import type { Plan, PlanOutcome } from './plan.ts';

export function generatePlan(input: PlanInput): PlanOutcome {
  const profile = createProfile(input);
  const reasons = refusalReasons(profile);
  if (reasons.length > 0) return { ok: false, reasons };

  // Training first: energy and water depend on its minutes.
  const training = trainingPlan(profile);
  const time = trainingTime(training);
  const energy = energyPlan(profile, time);
  const macros = macroPlan(profile, energy);
  const chemistry = chemistryPlan(profile);
  // Supplements follow the applied goal, so that a blocked loss gets no advice to lose weight.
  const pursued = profile.goal === 'fat_loss' ? { ...profile, goal: energy.goalApplied } : profile;
  const parts: Omit<Plan, 'sources'> = {
    engineVersion: ENGINE_VERSION,
    input,
    energy,
    macros,
    projection: projectWeight(profile, energy),
    hydration: hydrationPlan(profile, time),
    training,
    supplements: adviseSupplements(pursued, {
      proteinGrams: macros.protein.value,
      sodiumMg: macros.sodium.value,
    }),
    health: healthLine(profile),
    risk: assessRisk(profile, { withCompounds: false }),
    ...(chemistry && { chemistry }),
    checkUps: checkUps(profile),
    notices: [],
  };
  return { ok: true, plan: { ...parts, sources: [...citedSources(parts)] } };
}

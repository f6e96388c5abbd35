import type { Plan } from '@forja/domain/plan/plan';
import { z } from 'zod';
import { planInput } from '../plan-input.ts';
import { energyPlan, hydrationPlan, macroPlan, supplementAdvice, weightProjection } from './food.ts';
import { checkUp, chemistryPlan, healthLine, riskAssessment } from './risk.ts';
import { notice, sourceKey } from './traced.ts';
import { trainingPlan } from './training.ts';

/**
 * A plan whole, for the documentation of the API. What travels is checked by its outline, in `plans.ts`: a plan saved
 * by an older engine must still open, and the browser does not carry this.
 */
export const plan = z.object({
  engineVersion: z.string(),
  input: planInput,
  energy: energyPlan,
  macros: macroPlan,
  projection: weightProjection,
  hydration: hydrationPlan,
  training: trainingPlan,
  supplements: z.array(supplementAdvice),
  health: healthLine,
  risk: riskAssessment.meta({ description: 'Risk of substances in the natural plan' }),
  chemistry: chemistryPlan.exactOptional(),
  checkUps: z.array(checkUp),
  notices: z.array(notice),
  sources: z
    .array(sourceKey)
    .meta({ description: 'Every source cited: its place, from 1, is the number of its stamp' }),
});

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** Stops compiling when the engine's plan and its description part ways. */
true satisfies Same<z.output<typeof plan>, Plan>;

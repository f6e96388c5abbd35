import type { FieldError } from '@forja/contract/http/errors';
import { plans } from '@forja/contract/plans';
import { compoundById } from '@forja/domain/compounds/compounds.data';
import { foodById } from '@forja/domain/foods/foods';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import type { Plan } from '@forja/domain/plan/plan';
import { findOfferedLift } from '@forja/domain/training/lifts/known-lifts';
import { AppError } from '../../http/app-error.ts';
import { recordCollection } from '../records/records.service.ts';

export const plansCollection = recordCollection({
  contract: plans,
  validate: ({ input }) => findUnknownNames(input),

  /** Recomputes the plan, so that the device's own result is never trusted. */
  derive({ createdAt: clientCreatedAt, input, engineVersion, ...others }, now) {
    // Device clocks may be ahead.
    const createdAt = clientCreatedAt > now ? now : clientCreatedAt;
    const plan = generate(input);
    const equalsRequest = createdAt === clientCreatedAt && engineVersion === plan.engineVersion;
    return { value: { ...others, createdAt, plan }, equalsRequest };
  },
});

function generate(input: PlanInput): Plan {
  const outcome = generatePlan(input);
  if (outcome.ok) return outcome.plan;
  throw new AppError('risk_blocks_plan', {
    fields: outcome.reasons.map(({ code, text }) => ({ path: code, message: text })),
  });
}

/** Checked here because these lists are too large for the contract, which the browser loads. */
function findUnknownNames({ chemistry, foodsToAvoid, lifts = [] }: PlanInput): FieldError[] {
  return [
    ...findUnknown(chemistry?.compounds, compoundById).map((index) => ({
      path: `input.chemistry.compounds.${index}`,
      message: 'Esa sustancia no está en el glosario.',
    })),
    ...findUnknown(foodsToAvoid, foodById).map((index) => ({
      path: `input.foodsToAvoid.${index}`,
      message: 'Esa comida no está en la tabla.',
    })),
    ...findUnknown(
      lifts.map(({ exerciseId }) => exerciseId),
      findOfferedLift,
    ).map((index) => ({
      path: `input.lifts.${index}.exerciseId`,
      message: 'Ese ejercicio no es de los que podés contar.',
    })),
  ];
}

const findUnknown = (ids: readonly string[] = [], find: (id: string) => unknown): number[] =>
  ids.flatMap((id, index) => (find(id) === undefined ? [index] : []));

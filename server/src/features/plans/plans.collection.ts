import type { FieldError } from '@forja/contract/errors';
import { plans } from '@forja/contract/plans';
import { compoundById } from '@forja/domain/compounds/compounds.data';
import { foodById } from '@forja/domain/foods/foods';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import type { Plan } from '@forja/domain/plan/plan';
import { knownLift } from '@forja/domain/training/known-lifts';
import { AppError } from '../../http/app-error.ts';
import { recordCollection } from '../records/records.service.ts';

export const plansCollection = recordCollection({
  contract: plans,
  validate: ({ input }) => unknownIn(input).map(({ path, message }) => ({ path: `input.${path}`, message })),

  /** The plan of this engine for the same input, never the one that the device made. */
  derive({ createdAt: saidAt, input, engineVersion, ...others }, now) {
    // The clock of a device may be ahead.
    const createdAt = saidAt > now ? now : saidAt;
    const plan = planFor(input);
    const isAsSent = createdAt === saidAt && engineVersion === plan.engineVersion;
    return { value: { ...others, createdAt, plan }, isAsSent };
  },
});

function planFor(input: PlanInput): Plan {
  const outcome = generatePlan(input);
  if (outcome.ok) return outcome.plan;
  throw new AppError('risk_blocks_plan', {
    fields: outcome.reasons.map(({ code, text }) => ({ path: code, message: text })),
  });
}

/** Checked here because the lists of the domain are too large for the contract, which the forms of the browser load. */
function unknownIn({ chemistry, foodsToAvoid, lifts = [] }: PlanInput): FieldError[] {
  return [
    ...unknownOf(chemistry?.compounds, compoundById).map((index) => ({
      path: `chemistry.compounds.${index}`,
      message: 'Esa sustancia no está en el glosario.',
    })),
    ...unknownOf(foodsToAvoid, foodById).map((index) => ({
      path: `foodsToAvoid.${index}`,
      message: 'Esa comida no está en la tabla.',
    })),
    ...unknownOf(
      lifts.map(({ exerciseId }) => exerciseId),
      knownLift,
    ).map((index) => ({
      path: `lifts.${index}.exerciseId`,
      message: 'Ese ejercicio no es de los que podés contar.',
    })),
  ];
}

const unknownOf = (ids: readonly string[] = [], find: (id: string) => unknown): number[] =>
  ids.flatMap((id, index) => (find(id) === undefined ? [index] : []));

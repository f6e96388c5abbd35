import { CYCLE_TYPES, GOALS } from '@forja/domain/person/choices';
import type { Plan } from '@forja/domain/plan/plan';
import { RISK_LEVELS } from '@forja/domain/risk/risk-assessment';
import { z } from 'zod';
import { idParams, instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { planInput } from './plan-input.ts';
import { collection } from './sync.ts';

/** What a list of plans shows of each. */
export const planSummary = z.object({
  id: z.uuid(),
  createdAt: instant,
  goal: z.enum(GOALS),
  cycleType: z.enum(CYCLE_TYPES),
  cycleWeeks: z.number(),
  energyKcal: z.number(),
  proteinGrams: z.number(),
  trainingDays: z.number(),
  /** Risk of what was asked for. */
  riskLevel: z.enum(RISK_LEVELS),
});
export type PlanSummary = z.infer<typeof planSummary>;

/**
 * The engine made it and only the engine writes it: the wire checks its outline, so that a plan of an older engine still
 * opens. `plan/plan.ts` describes it whole, for the documentation.
 */
const plan = z.custom<Plan>(hasOutline, 'Eso no es un plan.').meta({ $ref: '#/components/schemas/Plan' });

const outline = z.looseObject({ engineVersion: z.string(), input: z.looseObject({}), sources: z.array(z.string()) });

function hasOutline(value: unknown): boolean {
  return outline.safeParse(value).success;
}

export const savedPlan = z.object({ id: z.uuid(), createdAt: instant, plan });
export type SavedPlan = z.infer<typeof savedPlan>;

/** A plan made on a device is sent as what was asked: the server makes it again with its own engine and keeps that. */
export const plans = collection({
  name: 'plans',
  summary: 'Keeps a plan that was made on a device, deletes it or brings it back',
  sent: z.object({
    createdAt: instant,
    input: planInput,
    /** The engine that the person saw. */
    engineVersion: z.string().max(40, 'Esa versión no existe.'),
  }),
  kept: savedPlan.omit({ id: true }),
  maxBodyBytes: 64 * 1024,
  refusals: ['risk_blocks_plan'],
});
export type PlanRecord = z.infer<typeof plans.record>;

export const createPlan = endpoint({
  method: 'POST',
  path: '/api/plans',
  access: 'member',
  summary: 'Makes a plan from a person and saves it; sending the same id again answers the plan already saved',
  body: planInput.safeExtend({ id: idParams.shape.id.optional() }),
  response: savedPlan,
  refusals: ['risk_blocks_plan', 'plan_not_found'],
});

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/plans',
  access: 'user',
  summary: "The person's plans, newest first, by pages",
  query: z.object({
    /** `next` of the page before. */
    cursor: z.string().max(120).optional(),
  }),
  response: z.object({ items: z.array(planSummary), next: z.string().nullable() }),
});

export const readPlan = endpoint({
  method: 'GET',
  path: '/api/plans/:id',
  access: 'user',
  summary: 'One plan, whole',
  params: idParams,
  refusals: ['plan_not_found'],
  response: savedPlan,
});

export const deletePlan = endpoint({
  method: 'DELETE',
  path: '/api/plans/:id',
  access: 'user',
  summary: 'Deletes a plan; it can be brought back for 30 days',
  params: idParams,
  refusals: ['plan_not_found'],
  response: z.object({ id: z.uuid(), deleted: z.literal(true) }),
});

export const restorePlan = endpoint({
  method: 'POST',
  path: '/api/plans/:id/restore',
  access: 'user',
  summary: 'Undoes a deletion',
  params: idParams,
  refusals: ['plan_not_found'],
  response: savedPlan,
});

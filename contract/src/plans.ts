import type { Plan } from '@forja/domain/plan/plan';
import { z } from 'zod/mini';
import { instant } from './http/common.ts';
import { planInput } from './plan-input.ts';
import { declareCollection } from './records/records.ts';

/**
 * Only the engine writes a plan, so only its outline is checked, and one of an older engine still opens. The API
 * documentation describes it whole, from `plan.schema.json`.
 */
const plan = z
  .custom<Plan>(hasOutline, 'Eso no es un plan.')
  .check(z.meta({ $ref: '#/components/schemas/Plan' }));

const outline = z.looseObject({
  engineVersion: z.string(),
  input: z.looseObject({}),
  sources: z.array(z.string()),
});
const origin = z.looseObject({
  plan: z.looseObject({ engineVersion: z.unknown(), input: z.unknown() }),
});

function hasOutline(value: unknown): boolean {
  return outline.safeParse(value).success;
}

/** A device sends the input of a plan: the server generates the plan with its own engine and stores that. */
export const plans = declareCollection({
  name: 'plans',
  label: { one: 'plan', many: 'planes' },
  schema: z.object({
    createdAt: instant,
    input: planInput,
    /** Of the engine that made the plan on the device. */
    engineVersion: z.string().check(z.maxLength(40, 'Esa versión no existe.')),
  }),
  stored: z.object({ createdAt: instant, plan }),
  /** More than a person makes; each has some 50 KB. */
  limit: 2_000,
  maxBodyBytes: 64 * 1024,
  toRequest(stored) {
    const parsed = origin.safeParse(stored);
    if (!parsed.success) return stored;
    const { plan, ...rest } = parsed.data;
    return { ...rest, input: plan.input, engineVersion: plan.engineVersion };
  },
  refusals: ['risk_blocks_plan'],
});

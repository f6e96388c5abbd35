import type { Plan } from '@forja/domain/plan/plan';
import { z } from 'zod';
import { instant } from './common.ts';
import { planInput } from './plan-input.ts';
import { declareCollection } from './records.ts';

/**
 * The engine made it and only the engine writes it: the wire checks its outline, so that a plan of an older engine still
 * opens. `plan/plan.ts` describes it whole, for the documentation.
 */
const plan = z.custom<Plan>(hasOutline, 'Eso no es un plan.').meta({ $ref: '#/components/schemas/Plan' });

const outline = z.looseObject({ engineVersion: z.string(), input: z.looseObject({}), sources: z.array(z.string()) });
const origin = z.looseObject({ plan: z.looseObject({ engineVersion: z.unknown(), input: z.unknown() }) });

function hasOutline(value: unknown): boolean {
  return outline.safeParse(value).success;
}

/** A plan made on a device is sent as what was asked: the server makes it again with its own engine and stores that. */
export const plans = declareCollection({
  name: 'plans',
  label: { one: 'plan', many: 'planes' },
  schema: z.object({
    createdAt: instant,
    input: planInput,
    /** The engine that the person saw. */
    engineVersion: z.string().max(40, 'Esa versión no existe.'),
  }),
  stored: z.object({ createdAt: instant, plan }),
  /** Each weighs as much as a book page of figures: more than anybody reads. */
  limit: 2_000,
  maxBodyBytes: 64 * 1024,
  toRequest(stored) {
    const read = origin.safeParse(stored);
    if (!read.success) return stored;
    const { plan: made, ...rest } = read.data;
    return { ...rest, input: made.input, engineVersion: made.engineVersion };
  },
  refusals: ['risk_blocks_plan'],
});

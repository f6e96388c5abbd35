import { plans as schema } from '@forja/contract/plans';
import { date } from '../../design/format.ts';
import { defineCollection } from '../../shared/records/collection.ts';
import { planTitle } from './plan-title.ts';

/** On the device a plan is whole, so that it opens without signal; the server makes its own from what was asked. */
export const plans = defineCollection({
  schema,
  label: ({ createdAt, plan }) => `${planTitle(plan.input)}, del ${date(createdAt)}`,
  order: ({ createdAt }) => createdAt.toISOString(),
  merge: 'whole',
  toRequest: ({ createdAt, plan: { input, engineVersion } }) => ({
    createdAt: createdAt.toISOString(),
    input,
    engineVersion,
  }),
});

import { plans as schema } from '@forja/contract/plans';
import { planClaim } from '@forja/domain/plan/plan-claim';
import { date } from '../../design/format.ts';
import { defineCollection } from '../../shared/records/collection.ts';
import { planTitle } from './plan-title.ts';

/** On the device a plan is whole, so that it opens without signal. Two halves of two plans would be no plan. */
export const plans = defineCollection({
  schema,
  label: ({ createdAt, plan }) => `${planTitle(planClaim(plan))}, del ${date(createdAt)}`,
  order: ({ createdAt }) => createdAt.toISOString(),
  merge: 'whole',
});

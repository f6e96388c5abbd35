import { plans as schema } from '@forja/contract/plans';
import { planClaim } from '@forja/domain/plan/plan-claim';
import { date } from '../../design/format.ts';
import { defineCollection } from '../../shared/records/collection.ts';
import { planTitle } from './plan-title.ts';

/** Stored whole for offline use. A merge of two plans would be neither. */
export const plans = defineCollection({
  schema,
  label: ({ createdAt, plan }) => `${planTitle(planClaim(plan))}, del ${date(createdAt)}`,
  order: ({ createdAt }) => createdAt.toISOString(),
  merge: 'whole',
});

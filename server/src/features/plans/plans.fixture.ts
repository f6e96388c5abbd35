import { randomUUID } from 'node:crypto';
import { aPerson } from '@forja/domain/person/person.fixture';
import { outlineOfPlan } from '@forja/domain/plan/outline-of-plan';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import type { plansTable } from './plans.table.ts';

type Row = typeof plansTable.$inferInsert;

export function aSavedPlan({
  userId,
  person = aPerson(),
  ...overrides
}: { userId: string; person?: PlanInput } & Partial<Row>): Row {
  const outcome = generatePlan(person);
  if (!outcome.ok) throw new Error('this person gets no plan');
  const { plan } = outcome;
  return {
    userId,
    id: randomUUID(),
    createdAt: new Date('2026-02-20T10:00:00Z'),
    engineVersion: plan.engineVersion,
    plan,
    ...outlineOfPlan(plan),
    ...overrides,
  };
}

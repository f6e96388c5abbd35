import { randomUUID } from 'node:crypto';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { aPerson } from '@forja/domain/person/person.fixture';
import { ENGINE_VERSION } from '@forja/domain/plan/engine-version';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import type { Plan } from '@forja/domain/plan/plan';
import type { TestRecord } from '../records/records.fixture.ts';

type PlanParts = {
  userId: string;
  id?: string;
  person?: PlanInput;
  createdAt?: Date;
  isDeleted?: boolean;
};
export type TestPlan = TestRecord & { plan: Plan; createdAt: Date };

export function aSavedPlan({
  userId,
  id = randomUUID(),
  person = aPerson(),
  createdAt = new Date('2026-02-20T10:00:00Z'),
  isDeleted = false,
}: PlanParts): TestPlan {
  const outcome = generatePlan(person);
  if (!outcome.ok) throw new Error('this person gets no plan');
  const { plan } = outcome;
  const value = isDeleted ? null : JSON.parse(JSON.stringify({ createdAt, plan }));
  return { userId, collection: 'plans', id, value, createdAt, plan };
}

export const aPlanWrite = (input: PlanInput = aPerson(), more: object = {}) => ({
  revision: 0,
  value: { createdAt: '2026-02-20T10:00:00.000Z', input, engineVersion: ENGINE_VERSION, ...more },
});

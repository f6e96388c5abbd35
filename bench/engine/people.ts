import fc from 'fast-check';
import { anyPerson } from '@forja/domain/person/person.fixture';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import type { Plan } from '@forja/domain/plan/plan';

const SEED = 2026;

/** Varied people, equal in every run: all goals, levels, conditions and optional fields, limited to those with a plan. */
export function variedPeople(howMany: number): PlanInput[] {
  return fc
    .sample(anyPerson, { numRuns: 2 * howMany, seed: SEED })
    .filter((person) => generatePlan(person).ok)
    .slice(0, howMany);
}

export function createPlan(person: PlanInput): Plan {
  const outcome = generatePlan(person);
  if (!outcome.ok) throw new Error('this person gets no plan');
  return outcome.plan;
}

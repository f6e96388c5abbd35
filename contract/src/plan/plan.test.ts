import { GOLDEN_PAGES } from '@forja/domain/plan/golden/golden-people.fixture';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import { expect, test } from 'vitest';
import { plans } from '../plans.ts';
import { plan } from './plan.ts';

const made = GOLDEN_PAGES.flatMap(({ people }) => people).flatMap(({ input }) => {
  const outcome = generatePlan(input);
  return outcome.ok ? [outcome.plan] : [];
});

test('the description of a plan knows every field that the engine writes', () => {
  expect(made.length).toBeGreaterThan(20);
  // a parse drops what the description does not know
  for (const each of made) expect(plan.parse(each)).toEqual(each);
});

test('a plan of an older engine travels whole; what is no plan does not', () => {
  const [first] = made;
  if (!first) throw new Error('no plan');
  const { hydration: _unknownThen, ...older } = first;
  const wire = { id: crypto.randomUUID(), createdAt: new Date().toISOString() };
  expect(plans.stored.parse({ ...wire, plan: older }).plan).toEqual(older);
  for (const nothing of [null, {}, 'plan', { engineVersion: '1' }])
    expect(plans.stored.safeParse({ ...wire, plan: nothing }).success).toBe(false);
});

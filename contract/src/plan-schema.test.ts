import { GOLDEN_PAGES } from '@forja/domain/plan/golden/golden-people.fixture';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { buildPlanSchema } from '../scripts/build-plan-schema.ts';
import schemas from './plan.schema.json' with { type: 'json' };
import { plans } from './plans.ts';

const generatedPlans = GOLDEN_PAGES.flatMap(({ people }) => people).flatMap(({ input }) => {
  const outcome = generatePlan(input);
  return outcome.ok ? [outcome.plan] : [];
});

test('the committed schema of a plan matches the types of the engine (npm run plan-schema)', () => {
  expect(buildPlanSchema()).toEqual(schemas);
});

test('the schema covers every field that the engine writes, and requires the permanent ones', () => {
  const ajv = new Ajv2020({ allErrors: true }).addKeyword('components');
  const validate = ajv.compile({ $ref: '#/components/schemas/Plan', components: { schemas } });
  expect(generatedPlans.length).toBeGreaterThan(20);
  for (const plan of generatedPlans)
    expect([validate(JSON.parse(JSON.stringify(plan))), validate.errors]).toEqual([true, null]);
  const [{ hydration: _hydration, ...older } = { hydration: undefined }] = generatedPlans;
  expect(validate({ ...older, unknownField: 1 })).toBe(false);
  expect(validate.errors?.map(({ keyword }) => keyword).toSorted()).toEqual([
    'additionalProperties',
    'required',
  ]);
});

test('a plan of an older engine is accepted whole, and other values are refused', () => {
  const [first] = generatedPlans;
  if (!first) throw new Error('no plan');
  const { hydration: _hydration, ...older } = first;
  const wire = { id: crypto.randomUUID(), createdAt: new Date().toISOString() };
  expect(plans.stored.parse({ ...wire, plan: older }).plan).toEqual(older);
  for (const invalid of [null, {}, 'plan', { engineVersion: '1' }])
    expect(plans.stored.safeParse({ ...wire, plan: invalid }).success).toBe(false);
});

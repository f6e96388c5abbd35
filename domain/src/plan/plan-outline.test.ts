import { expect, test } from 'vitest';
import { aPerson } from '../person/person.fixture.ts';
import { generatePlan } from './generate-plan.ts';
import { planOutline } from './plan-outline.ts';

const outlineFor = (overrides: Parameters<typeof aPerson>[0]) => {
  const outcome = generatePlan(aPerson(overrides));
  if (!outcome.ok) throw new Error('no plan');
  return { outline: planOutline(outcome.plan), plan: outcome.plan };
};

test('the outline of a plan with compounds shows their risk, never the natural one', () => {
  const { outline, plan } = outlineFor({ cycleType: 'steroid', conditions: ['heart_disease'] });
  expect(plan.risk.level).toBe('low');
  expect(outline.riskLevel).toBe('very_high');
  expect(outlineFor({ cycleType: 'natural' }).outline.riskLevel).toBe('low');
});

test('the outline rounds its figures', () => {
  const { outline } = outlineFor({ weightKg: 78.4 });
  expect(Number.isInteger(outline.energyKcal)).toBe(true);
  expect(Number.isInteger(outline.proteinGrams)).toBe(true);
});

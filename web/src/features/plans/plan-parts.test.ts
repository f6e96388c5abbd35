import { expect, test } from 'vitest';
import { findPlanPart, PLAN_PARTS } from './plan-parts.ts';

test.each(PLAN_PARTS)('#%s opens its own part', (part) => {
  expect(findPlanPart(part)).toBe(part);
  expect(findPlanPart(`#${part}`)).toBe(part);
});

test.each([
  ['menu', 'comida'],
  ['comparar', 'riesgo'],
  ['controles', 'riesgo'],
  ['compuestos', 'riesgo'],
  ['', 'hoy'],
  ['contenido', 'hoy'],
])('#%s opens %s', (hash, part) => {
  expect(findPlanPart(hash)).toBe(part);
});

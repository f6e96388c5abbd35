import { expect, test } from 'vitest';
import { exampleOfTheLanding } from './example-plan.ts';

test('every figure of the example has its source, its calculation and its place in the list of sources', () => {
  const { plan, calculations } = exampleOfTheLanding();
  for (const { label, source, calculation } of [...plan.figures, plan.worthIt]) {
    expect(
      plan.sources.map(({ number }) => number),
      label,
    ).toContain(source.number);
    expect(calculations[calculation]?.citation, label).toMatch(/\d{4}/);
    expect(source.href, label).toMatch(/^https:\/\//);
  }
});

test('the example trains the stated number of days and shows its first day', () => {
  const { plan } = exampleOfTheLanding();
  expect(plan.person).toContain(`${plan.week.filter(Boolean).length} días por semana`);
  expect(plan.week[0]).toBe(true);
  expect(plan.exercises).toHaveLength(5);
  expect(plan.notNeeded.length).toBeGreaterThan(0);
  expect(plan.risks.map(({ level }) => level)).toEqual([1, 4]);
});

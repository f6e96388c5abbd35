import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { anyPerson } from '../person/person.fixture.ts';
import { profileOf } from '../person/profile.ts';
import { contraindicationsOf } from '../supplements/advise-supplements.ts';
import { SUPPLEMENTS } from '../supplements/supplements.data.ts';
import { generatePlan } from './generate-plan.ts';

// Thousands of whole plans on a busy machine take more than the five seconds of a test of one.
vi.setConfig({ testTimeout: 180_000 });
const RUNS = { numRuns: 5000 };

test('a natural plan has no half with chemistry nor its check-ups', () => {
  fc.assert(
    fc.property(anyPerson, (person) => {
      const outcome = generatePlan({ ...person, cycleType: 'natural' });
      if (!outcome.ok) return;
      expect(outcome.plan).not.toHaveProperty('chemistry');
      expect(
        outcome.plan.checkUps
          .flatMap(({ tests }) => tests.map(({ name }) => name))
          .filter((name) => name !== 'Presión en casa'),
      ).toEqual([]);
    }),
    RUNS,
  );
});

test('no plan recommends a supplement that is contraindicated, and with kidney disease none passes 0.8 g of protein per kilo', () => {
  fc.assert(
    fc.property(anyPerson, (person) => {
      const outcome = generatePlan(person);
      if (!outcome.ok) return;
      const profile = profileOf(person);
      for (const { id, verdict } of outcome.plan.supplements) {
        const supplement = SUPPLEMENTS.find((one) => one.id === id);
        if (verdict === 'worth_it') expect(supplement?.kind, id).not.toBe('never');
        if (verdict === 'worth_it' && supplement) expect(contraindicationsOf(supplement, profile), id).toEqual([]);
      }
      const kidney = person.conditions.includes('kidney_disease') || (person.labs?.egfr ?? Infinity) < 60;
      if (kidney) expect(outcome.plan.macros.protein.value).toBeLessThanOrEqual(0.8 * person.weightKg);
    }),
    RUNS,
  );
});

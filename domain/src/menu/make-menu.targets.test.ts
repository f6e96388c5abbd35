import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { kitchenFor } from './kitchen.ts';
import { makeMenu } from './make-menu.ts';
import type { MenuRequest } from './make-menu.ts';
import { meetsTargets } from './meets-targets.ts';
import { anyMenuRequest } from './menu.fixture.ts';
import type { Relaxation } from './menu.ts';
import { MEALS } from './menu.ts';

// Thousands of menus on a busy machine take more than the five seconds of a test of one.
vi.setConfig({ testTimeout: 300_000 });

const hasNoDish = (request: MenuRequest): boolean => {
  const kitchen = kitchenFor(request);
  return MEALS.some((meal) => kitchen[meal].length === 0);
};

/** The same request without what the refusal named, where a request can say it. */
function relaxed(request: MenuRequest, { code }: Relaxation): MenuRequest | undefined {
  const { targets } = request;
  if (code === 'foods_to_avoid') return hasNoDish(request) ? undefined : { ...request, foodsToAvoid: [] };
  if (code === 'fibre') return { ...request, targets: { ...targets, fibreGrams: 0 } };
  if (code === 'fibre_ceiling') return { ...request, targets: { ...targets, fibreCeilingGrams: 500 } };
  if (code === 'sodium') return { ...request, targets: { ...targets, sodiumMg: 20_000 } };
  return undefined;
}

test('any menu is within 5 % of its energy and macros and keeps its fibre and sodium; any refusal names what to relax, and is right', () => {
  let refused = 0;
  fc.assert(
    fc.property(anyMenuRequest, (request) => {
      const outcome = makeMenu(request);
      if (outcome.ok) {
        expect(meetsTargets(outcome.menu.totals, request.targets)).toBe(true);
        expect(outcome.menu.meals.map(({ meal }) => meal)).toEqual([...MEALS]);
        return;
      }
      refused += 1;
      expect(outcome.relax.length).toBeGreaterThan(0);
      for (const relaxation of outcome.relax) {
        expect(relaxation.text).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/u);
        if (relaxation.code === 'several') expect(relaxation.rules.length).toBeGreaterThan(1);
        const possible = relaxed(request, relaxation);
        if (possible) expect(makeMenu(possible).ok, relaxation.code).toBe(true);
      }
    }),
    { numRuns: 5000 },
  );
  expect(refused).toBeGreaterThan(100);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { planDifferences } from '../comparison/plan-differences.ts';
import { ENGINE_VERSION } from '../engine-version.ts';
import type { Plan } from '../plan.ts';
import { recomputePlan } from '../recompute-plan.ts';
import { earlierStops } from '../comparison/earlier-stops.ts';
import { planSample } from '../plan-sample.fixture.ts';
import { findMoves } from '../sensitivity/find-moves.ts';

type SavedPlan = { version: string; place: string; plan: Plan };

/** Plans saved by each engine, never rewritten. */
const SAVED = ['1.2.0', '1.3.0'].flatMap((version) => {
  const file = readFileSync(join(import.meta.dirname, `engine-${version}.json`), 'utf8');
  return (JSON.parse(file) as Omit<SavedPlan, 'version'>[]).map((saved) => ({ version, ...saved }));
});

function recomputed(plan: Plan): Plan {
  const outcome = recomputePlan(plan);
  if (!outcome.ok) throw new Error('no plan');
  return outcome.plan;
}

test.each(SAVED)(
  'every difference of the regenerated plan of $place (engine $version) has a reason',
  ({ version, plan }) => {
    expect(plan.engineVersion).toBe(version);
    const outcome = recomputed(plan);
    expect(outcome.engineVersion).toBe(ENGINE_VERSION);
    const differences = planDifferences(plan, outcome);
    expect(differences.length).toBeGreaterThan(0);
    for (const { what, cause, why } of differences) {
      expect(cause, what).toBe('engine_version');
      expect(why, what).toContain(`Forja pasó de la versión ${version} a la ${ENGINE_VERSION}`);
      // A version alone is no reason: the text must name the decision.
      expect(why.split(/\.(?=\s)/u).length, `${what}: ${why}`).toBeGreaterThan(1);
    }
  },
);

test.each([
  [
    'Ushuaia',
    'loss-ends-earlier',
    /termina antes de lo que decía: cerca de la semana \d+, y no en la 16/,
  ],
  ['Rosario', 'loss-ends-earlier', /y no en la 14/],
])('the saved plan of %s announces its earlier stop when opened', (place, code, text) => {
  const saved = SAVED.find((one) => one.place === place);
  if (!saved) throw new Error('not saved');
  const [stop] = earlierStops(saved.plan, recomputePlan(saved.plan));
  expect(stop).toMatchObject({ code, text: expect.stringMatching(text) });
});

test('a current plan has no unannounced stop', () => {
  for (const { input, outcome } of planSample())
    if (outcome.ok) expect(earlierStops(outcome.plan, recomputePlan({ input }))).toEqual([]);
});

test('a deficit stopped by the screening is explained beside the energy', () => {
  const [saved] = SAVED.filter(({ place }) => place === 'Humahuaca');
  if (!saved) throw new Error('not saved');
  const energy = planDifferences(saved.plan, recomputed(saved.plan)).find(
    ({ what }) => what === 'Energía por día',
  );
  expect(energy?.why).toContain('preguntas previas');
});

test.each(SAVED)(
  'the sensitivity of the old plan of $place uses the current engine',
  ({ plan }) => {
    expect(findMoves(plan.input, 'energy/resting')).toMatchObject({ by: 'answers' });
  },
);

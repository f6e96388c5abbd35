import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { planDifferences } from '../comparison/plan-differences.ts';
import { ENGINE_VERSION } from '../engine-version.ts';
import type { Plan } from '../plan.ts';
import { recomputePlan } from '../recompute-plan.ts';
import { findMoves } from '../sensitivity/find-moves.ts';

/** Plans as engine 1.2.0 kept them, written once with its own code and never again. */
const SAVED = JSON.parse(readFileSync(join(import.meta.dirname, 'engine-1.2.0.json'), 'utf8')) as {
  place: string;
  plan: Plan;
}[];

function recomputed(plan: Plan): Plan {
  const outcome = recomputePlan(plan);
  if (!outcome.ok) throw new Error('no plan');
  return outcome.plan;
}

test.each(SAVED)(
  'the plan of $place, of engine 1.2.0, is made again, and each difference says why',
  ({ plan }) => {
    expect(plan.engineVersion).toBe('1.2.0');
    const again = recomputed(plan);
    expect(again.engineVersion).toBe(ENGINE_VERSION);
    const found = planDifferences(plan, again);
    expect(found.length).toBeGreaterThan(0);
    for (const { what, cause, why } of found) {
      expect(cause, what).toBe('engine_version');
      expect(why, what).toMatch(/^Forja pasó de la versión 1\.2\.0 a la 1\.\d+\.\d+/);
      // Which version is not a reason: a sentence says what it decides in another way.
      expect(why.split(/\.(?=\s)/u).length, `${what}: ${why}`).toBeGreaterThan(1);
    }
  },
);

test('what the screening stopped says so beside the energy', () => {
  const [saved] = SAVED.filter(({ place }) => place === 'Humahuaca');
  if (!saved) throw new Error('not saved');
  const energy = planDifferences(saved.plan, recomputed(saved.plan)).find(
    ({ what }) => what === 'Energía por día',
  );
  expect(energy?.why).toContain('preguntas previas');
});

test.each(SAVED)(
  'what moves a figure of the old plan of $place is answered with the engine of today',
  ({ plan }) => {
    expect(findMoves(plan.input, 'energy/resting')).toMatchObject({ by: 'answers' });
  },
);

import fc from 'fast-check';
import { anyPerson } from '../person/person.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { cases, runParameters } from '../properties/cases.fixture.ts';
import { generatePlan } from './generate-plan.ts';
import { anyUser } from './plan-of.fixture.ts';
import type { PlanOutcome } from './plan.ts';

type Sampled = { readonly input: PlanInput; readonly outcome: PlanOutcome };

type Sample = {
  readonly cases: string;
  readonly people: readonly PlanInput[];
  readonly plans: Sampled[];
};

/** Cached plans; a deep run exceeds the memory of a worker, so it regenerates them. */
const MAX_CACHED = 300;

let sample: Sample | undefined;

/** Shared sample of people and plans, half of them compound users. */
export function* planSample(): Generator<Sampled> {
  const { seed, path } = runParameters();
  const of = `${seed} ${path}`;
  if (sample?.cases !== of)
    sample = { cases: of, people: fc.sample(fc.oneof(anyPerson, anyUser), cases()), plans: [] };
  const { people, plans } = sample;
  for (const [at, input] of people.entries()) {
    const one = plans[at] ?? { input, outcome: generatePlan(input) };
    if (at < MAX_CACHED) plans[at] = one;
    yield one;
  }
}

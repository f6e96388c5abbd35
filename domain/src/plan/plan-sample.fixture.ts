import fc from 'fast-check';
import { anyPerson } from '../person/person.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { cases, seedOfThisRun } from '../properties/cases.fixture.ts';
import { generatePlan } from './generate-plan.ts';
import { anyUser } from './plan-of.fixture.ts';
import type { PlanOutcome } from './plan.ts';

type Sampled = { readonly input: PlanInput; readonly outcome: PlanOutcome };

/** Thousands of plans at once do not fit in the memory of a worker: those after these are made again for each sheet. */
const MOST_IN_MEMORY = 1000;

let sample: {
  readonly of: string;
  readonly people: readonly PlanInput[];
  readonly plans: Sampled[];
};

/** People of every kind, half of them users of compounds, with their plans: made once for all the sheets of a worker. */
export function* planSample(): Generator<Sampled> {
  const { seed, path } = seedOfThisRun();
  const of = `${seed} ${path}`;
  if (sample?.of !== of)
    sample = { of, people: fc.sample(fc.oneof(anyPerson, anyUser), cases()), plans: [] };
  for (const [at, input] of sample.people.entries()) {
    const one = sample.plans[at] ?? { input, outcome: generatePlan(input) };
    if (at < MOST_IN_MEMORY) sample.plans[at] = one;
    yield one;
  }
}

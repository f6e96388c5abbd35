import { generatePlan } from '@forja/domain/plan/generate-plan';
import type { Measurement } from '../measuring/measurement.ts';
import { variedPeople } from './people.ts';

const PEOPLE = 200;
const WARM_UP_MS = 1_000;
const MEASURED_MS = 3_000;

export async function measurePlans(): Promise<Measurement[]> {
  const people = variedPeople(PEOPLE);
  plansPerSecond(people, WARM_UP_MS);
  return [
    {
      name: `engine, ${people.length} different people`,
      value: plansPerSecond(people, MEASURED_MS),
      unit: 'plans/s',
      budget: 'engine plans per second',
    },
  ];
}

function plansPerSecond(people: Parameters<typeof generatePlan>[0][], ms: number): number {
  const startedAt = performance.now();
  let planCount = 0;
  while (performance.now() - startedAt < ms)
    for (const person of people) if (generatePlan(person).ok) planCount += 1;
  return planCount / ((performance.now() - startedAt) / 1000);
}

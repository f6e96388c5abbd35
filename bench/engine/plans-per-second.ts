import type { PlanInput } from '@forja/domain/person/plan-input';
import { CYCLE_TYPES, GOALS, LEVELS, SEXES } from '@forja/domain/person/choices';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import type { Measurement } from '../measurement.ts';

const WARM_UP_MS = 500;
const MEASURED_MS = 3_000;

/** How many different people get their plan in a second, in one process. */
export function plansPerSecond(): Measurement[] {
  const people = everyKindOfPerson();
  runFor(WARM_UP_MS, people);
  return [{ name: 'engine', value: runFor(MEASURED_MS, people), unit: 'plans/s', budget: 'engine plans per second' }];
}

function runFor(ms: number, people: PlanInput[]): number {
  const begunAt = performance.now();
  let made = 0;
  while (performance.now() - begunAt < ms) {
    for (const person of people) if (generatePlan(person).ok) made += 1;
  }
  return made / ((performance.now() - begunAt) / 1000);
}

/** Every combination of what the form asks first, so that no branch of the engine is measured alone. */
function everyKindOfPerson(): PlanInput[] {
  return SEXES.flatMap((sex) =>
    GOALS.flatMap((goal) =>
      LEVELS.flatMap((level) =>
        CYCLE_TYPES.map((cycleType, index) => ({
          sex,
          goal,
          level,
          cycleType,
          ageYears: 24 + 9 * index,
          weightKg: sex === 'male' ? 82 : 64,
          heightCm: sex === 'male' ? 178 : 165,
          conditions: ['none'],
          cycleWeeks: 12,
        })),
      ),
    ),
  );
}

import { eaterOf } from '@forja/domain/menu/eater-of';
import { makeMenu } from '@forja/domain/menu/make-menu';
import type { MenuRequest } from '@forja/domain/menu/make-menu';
import { profileOf } from '@forja/domain/person/profile';
import { weekTargetsOf } from '@forja/domain/plan/menu-targets';
import type { Plan } from '@forja/domain/plan/plan';
import type { Measurement } from '../measurement.ts';
import { percentile } from '../percentile.ts';
import { planFor, variedPeople } from './people.ts';

const PEOPLE = 200;
/** "Otra opción" is another seed. */
const OPTIONS = 2;

/** How long the menu of a day takes for different people, those who are told what to relax apart: they try everything first. */
export async function run(): Promise<Measurement[]> {
  const requests = variedPeople(PEOPLE).flatMap((person) => requestsOf(planFor(person)));
  for (const request of requests.slice(0, 100)) makeMenu(request);
  const timed = requests.map((request) => {
    const begunAt = performance.now();
    const { ok } = makeMenu(request);
    return { ok, ms: performance.now() - begunAt };
  });
  const made = timed.filter(({ ok }) => ok).map(({ ms }) => ms);
  const refused = timed.filter(({ ok }) => !ok).map(({ ms }) => ms);
  return [
    { name: 'menu of a day, median', value: percentile(made, 0.5), unit: 'ms' },
    { name: 'menu of a day, p95', value: percentile(made, 0.95), unit: 'ms', budget: 'menu of a day, p95' },
    { name: 'menu that must be refused, p95', value: percentile(refused, 0.95), unit: 'ms' },
    {
      name: 'menus made',
      value: (100 * made.length) / timed.length,
      unit: `% of ${timed.length}`,
      budget: 'menus made',
    },
  ];
}

function requestsOf(plan: Plan): MenuRequest[] {
  const profile = profileOf(plan.input);
  const week = weekTargetsOf(plan);
  return (['training', 'rest'] as const).flatMap((day) =>
    Array.from({ length: OPTIONS }, (_, seed) => ({
      targets: week[day].targets,
      ...eaterOf(profile),
      day,
      seed,
    })),
  );
}

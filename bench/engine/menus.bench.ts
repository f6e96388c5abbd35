import { makeWeek } from '@forja/domain/menu/week/make-week';
import type { WeekRequest } from '@forja/domain/menu/week/week';
import { createWeekRequest } from '@forja/domain/plan/week-request';
import type { Measurement } from '../measuring/measurement.ts';
import { percentile } from '../measuring/percentile.ts';
import { createPlan, variedPeople } from './people.ts';

const PEOPLE = 200;
/** Warm-up weeks, untimed because the JavaScript engine is still cold. */
const WARM_UP = 20;
/** Month of the year, because fruit and vegetables have a season. */
const MONTH = 11;

/** Times a week of menus for varied people. Infeasible ones count apart, because they exhaust the search. */
export async function measureMenus(): Promise<Measurement[]> {
  const requests = variedPeople(PEOPLE).map((person): WeekRequest => ({
    ...createWeekRequest(createPlan(person), MONTH),
    seed: 0,
    changes: [],
  }));
  for (const request of requests.slice(0, WARM_UP)) makeWeek(request);
  const timed = requests.map((request) => {
    const startedAt = performance.now();
    const { ok } = makeWeek(request);
    return { ok, ms: performance.now() - startedAt };
  });
  const completed = timed.filter(({ ok }) => ok).map(({ ms }) => ms);
  const refused = timed.filter(({ ok }) => !ok).map(({ ms }) => ms);
  return [
    { name: 'menu of a week, median', value: percentile(completed, 0.5), unit: 'ms' },
    {
      name: 'menu of a week, p95',
      value: percentile(completed, 0.95),
      unit: 'ms',
      budget: 'menu of a week, p95',
    },
    { name: 'week that must be refused, p95', value: percentile(refused, 0.95), unit: 'ms' },
    {
      name: 'weeks made',
      value: (100 * completed.length) / timed.length,
      unit: `% of ${timed.length}`,
      budget: 'weeks of menus made',
    },
  ];
}

import { availableParallelism, loadavg } from 'node:os';
import type { Plan } from '@forja/domain/plan/plan';
import { menusInChromium } from '../../e2e/support/measurements/menus-in-chromium.ts';
import { createPlan, variedPeople } from '../engine/people.ts';
import type { Measurement } from '../measuring/measurement.ts';
import { percentile } from '../measuring/percentile.ts';

const PEOPLE = 60;
/** First calls hit a cold worker and count: they are everybody's first menus. */
const OPTIONS = 2;
/** Month of the year, because fruit and vegetables have a season. */
const MONTH = 11;

export async function menusOnAPhone(): Promise<Measurement[]> {
  const calls = variedPeople(PEOPLE).flatMap((person) =>
    Array.from({ length: OPTIONS }, (_, seed) => createCall(createPlan(person), seed)),
  );
  const { calls: timed, longestTaskMs, slowestKeyMs } = await menusInChromium(calls);
  const callMs = timed.filter(({ isComplete }) => isComplete).map(({ ms }) => ms);
  const refusedMs = timed.filter(({ isComplete }) => !isComplete).map(({ ms }) => ms);
  return [
    {
      name: 'menus of a week in Chromium 4× slower, median',
      value: percentile(callMs, 0.5),
      unit: 'ms',
    },
    {
      name: 'menus of a week in Chromium 4× slower, p95',
      value: percentile(callMs, 0.95),
      unit: 'ms',
      budget: 'menu of a week in Chromium, p95',
    },
    {
      name: 'a week that must be refused in Chromium 4× slower, p95',
      value: percentile(refusedMs, 0.95),
      unit: 'ms',
    },
    {
      name: 'longest task of the page while typing, 4× slower',
      value: longestTaskMs,
      unit: 'ms',
    },
    {
      name: 'slowest key while typing, 4× slower',
      value: slowestKeyMs,
      unit: 'ms',
      budget: 'slowest key while menus are made',
    },
    // above 1, other work disturbed the worker and the times
    {
      name: 'load of this machine meanwhile, per core',
      value: (loadavg()[0] ?? 0) / availableParallelism(),
      unit: '',
    },
  ];
}

const createCall = ({ input, energy, macros, training: { days, week } }: Plan, seed: number) => ({
  plan: { input, energy, macros, training: { days: days.map(({ weekday }) => weekday), week } },
  month: MONTH,
  choice: { seed, changes: [] },
});

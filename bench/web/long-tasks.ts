import { availableParallelism, loadavg } from 'node:os';
import { type Step, stepsInChromium } from '../../e2e/support/measurements/steps-in-chromium.ts';
import type { Measurement } from '../measuring/measurement.ts';
import { percentile } from '../measuring/percentile.ts';

const ROUNDS = 5;
/** Loading this page has a task budget; other pages are only printed. */
const TIMED_PAGE = '/mi-cuenta';

export async function longTasks(): Promise<Measurement[]> {
  const rounds = await stepsInChromium(ROUNDS);
  const steps = listNames(rounds[0]?.steps).flatMap((name) => [
    {
      name: `longest task ${name}, 4× slower, median`,
      value: findMedian(rounds.map((round) => findWorst(round.steps, name).longestTaskMs)),
      unit: 'ms',
      budget: 'longest task of a step',
    },
    {
      name: `layout shift ${name}`,
      value: findMedian(rounds.map((round) => findWorst(round.steps, name).layoutShift)),
      unit: '',
      budget: 'layout shift',
    },
  ]);
  const pages = listNames(rounds[0]?.pages).flatMap((path) => [
    {
      name: `longest task loading ${path}, 4× slower, median`,
      value: findMedian(rounds.map((round) => findWorst(round.pages, path).longestTaskMs)),
      unit: 'ms',
      ...(path === TIMED_PAGE && { budget: 'longest task of a step' }),
    },
    {
      name: `layout shift loading ${path}`,
      value: findMedian(rounds.map((round) => findWorst(round.pages, path).layoutShift)),
      unit: '',
      budget: 'layout shift',
    },
  ]);
  return [
    ...steps,
    ...pages,
    // above 1, other work disturbed the browser and the times
    {
      name: 'load of this machine meanwhile, per core',
      value: (loadavg()[0] ?? 0) / availableParallelism(),
      unit: '',
    },
  ];
}

const listNames = (steps: readonly Step[] = []): string[] => [
  ...new Set(steps.map(({ name }) => name)),
];

function findWorst(steps: readonly Step[], name: string): Omit<Step, 'name'> {
  const repetitions = steps.filter((step) => step.name === name);
  return {
    longestTaskMs: Math.max(...repetitions.map(({ longestTaskMs }) => longestTaskMs)),
    layoutShift: Math.max(...repetitions.map(({ layoutShift }) => layoutShift)),
  };
}

const findMedian = (values: readonly number[]): number => percentile(values, 0.5);

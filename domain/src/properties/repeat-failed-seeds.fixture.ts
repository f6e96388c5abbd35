/**
 * Setup of every test file: runs the seed of the day and the recorded failures. `SEED=<number>` and
 * `CASES=<number>` change it.
 */
import fc from 'fast-check';
import { beforeAll, beforeEach, type RunnerTask, type RunnerTestCase, vi } from 'vitest';
import { cases, type RunParameters } from './cases.fixture.ts';
import { FAILED_SEEDS, type FailedSeed, fromRoot } from './failed-seeds.fixture.ts';
import { reportFailedSeed } from './report-failed-seed.fixture.ts';

type Case = Pick<FailedSeed, 'seed' | 'path'>;

const today: Case = { seed: Number(process.env['SEED']) };

function tryCases({ seed, path }: Case): void {
  const parameters: RunParameters = {
    seed,
    reporter: reportFailedSeed,
    ...(path !== undefined && { path }),
  };
  fc.configureGlobal(parameters);
  fc.configureGlobal({ ...parameters, numRuns: cases() });
}

const listTests = (tasks: readonly RunnerTask[]): RunnerTestCase[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? listTests(task.tasks) : [task]));

const findFailedSeeds = ({ file: { filepath }, fullTestName }: RunnerTestCase): readonly Case[] => {
  const file = fromRoot(filepath);
  return FAILED_SEEDS.filter((row) => row.file === file && row.test === fullTestName);
};

if (process.env['CASES'] !== undefined) vi.setConfig({ testTimeout: 3_600_000 });
tryCases(today);

beforeAll(({}, { tasks }) => {
  for (const test of listTests(tasks)) test.repeats = findFailedSeeds(test).length;
});

beforeEach(({ task }) => {
  tryCases([today, ...findFailedSeeds(task)][task.result?.repeatCount ?? 0] ?? today);
});

/**
 * The set-up of every sheet: its properties try the cases of the day, the same for everybody, and again those that broke
 * them once. `SEED=<number>` tries others, and `CASES=<number>` more of them.
 */
import fc from 'fast-check';
import { beforeAll, beforeEach, type RunnerTask, type RunnerTestCase, vi } from 'vitest';
import { cases, type RunParameters } from './cases.fixture.ts';
import { FAILED_SEEDS, type FailedSeed, fromRoot } from './failed-seeds.fixture.ts';
import { reportFailedSeed } from './report-failed-seed.fixture.ts';

type Case = Pick<FailedSeed, 'seed' | 'path'>;

const today: Case = { seed: Number(process.env['SEED']) };

function tryCases({ seed, path }: Case): void {
  const tried: RunParameters = {
    seed,
    reporter: reportFailedSeed,
    ...(path !== undefined && { path }),
  };
  fc.configureGlobal(tried);
  fc.configureGlobal({ ...tried, numRuns: cases() });
}

const testsOf = (tasks: readonly RunnerTask[]): RunnerTestCase[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task.tasks) : [task]));

const failedSeedsOf = ({ file: { filepath }, fullTestName }: RunnerTestCase): readonly Case[] => {
  const file = fromRoot(filepath);
  return FAILED_SEEDS.filter((row) => row.file === file && row.test === fullTestName);
};

// a deep run takes as long as its cases take
if (process.env['CASES'] !== undefined) vi.setConfig({ testTimeout: 3_600_000 });
// samples are also made while a sheet is read
tryCases(today);

beforeAll(({}, { tasks }) => {
  for (const test of testsOf(tasks)) test.repeats = failedSeedsOf(test).length;
});

beforeEach(({ task }) => {
  tryCases([today, ...failedSeedsOf(task)][task.result?.repeatCount ?? 0] ?? today);
});

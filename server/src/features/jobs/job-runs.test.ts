import { DAY_MS, HOUR_MS, MINUTE_MS } from '@forja/domain/units/durations';
import { expect, test } from 'vitest';
import { appWith } from '../../app/composition/app-with.fixture.ts';
import { createJobRunsRepository } from './job-runs.repository.ts';
import { createJobRuns } from './job-runs.service.ts';

async function aJobLog() {
  const { db } = await appWith();
  const clock = { at: Date.parse('2026-03-01T15:00:00Z') };
  const jobRuns = createJobRuns({
    runs: createJobRunsRepository(db),
    now: () => new Date(clock.at),
  });
  return {
    jobRuns,
    pass: (ms: number) => {
      clock.at += ms;
    },
    read: async (name: string) => (await jobRuns.list()).find((run) => run.name === name),
  };
}

test('a failed job is reported until it succeeds again', async () => {
  const { jobRuns, pass, read } = await aJobLog();
  expect(await read('expired_data')).toEqual({
    name: 'expired_data',
    startedAt: null,
    succeededAt: null,
    failedAt: null,
    state: 'never_ran',
  });
  expect(await jobRuns.record('expired_data', async () => 'done')).toBe('done');
  pass(HOUR_MS);
  await expect(
    jobRuns.record('expired_data', () => Promise.reject(new Error('the disk is full'))),
  ).rejects.toThrow('the disk is full');
  expect(await read('expired_data')).toMatchObject({
    succeededAt: new Date('2026-03-01T15:00:00Z'),
    failedAt: new Date('2026-03-01T16:00:00Z'),
    state: 'failed',
  });
  pass(MINUTE_MS);
  await jobRuns.record('expired_data', async () => {});
  expect(await read('expired_data')).toMatchObject({ state: 'on_time' });
});

test.each([
  ['webhooks', 5 * MINUTE_MS],
  ['reconciliation', DAY_MS + 2 * HOUR_MS],
] as const)(
  '%s is late when its last success is older than its schedule allows',
  async (name, allowed) => {
    const { jobRuns, pass, read } = await aJobLog();
    await jobRuns.record(name, async () => {});
    pass(allowed);
    expect(await read(name)).toMatchObject({ state: 'on_time' });
    pass(1);
    expect(await read(name)).toMatchObject({ state: 'late' });
  },
);

test('a job that started and never ended is late too', async () => {
  const { jobRuns, pass, read } = await aJobLog();
  void jobRuns.record('payment_polling', () => new Promise(() => {}));
  await expect
    .poll(() => read('payment_polling'))
    .toMatchObject({ state: 'on_time', succeededAt: null });
  pass(HOUR_MS);
  expect(await read('payment_polling')).toMatchObject({ state: 'late' });
});

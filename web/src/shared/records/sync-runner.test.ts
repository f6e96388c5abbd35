import { expect, onTestFinished, test, vi } from 'vitest';
import type { RoundEnd } from './sync-engine.ts';
import { createRunner } from './sync-runner.ts';

const DONE: RoundEnd = { kind: 'done' };
const later = (ms: number): RoundEnd => ({ kind: 'later', afterMs: ms });

/** A page that somebody looks at, with signal, whose rounds end when and as the test says. */
function page({ onEnd = () => undefined }: { onEnd?: () => void } = {}) {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', { onLine: true });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const rounds: { resolve: (end: RoundEnd) => void; reject: (cause: Error) => void }[] = [];
  const runner = createRunner({
    round: () => new Promise((resolve, reject) => rounds.push({ resolve, reject })),
    alone: (work) => work(),
    onEnd,
  });
  return { runner, rounds };
}

test('a request during a round waits for one more round', async () => {
  const { runner, rounds } = page();
  void runner.run();
  let isTried = false;
  void runner.run().then(() => (isTried = true));
  rounds[0]?.resolve(DONE);
  await vi.advanceTimersByTimeAsync(0);
  expect([rounds.length, isTried]).toEqual([2, false]);
  rounds[1]?.resolve(DONE);
  await vi.advanceTimersByTimeAsync(0);
  expect([rounds.length, isTried]).toEqual([2, true]);
});

test('a request during a round that fails is tried before it ends', async () => {
  const { runner, rounds } = page();
  void runner.run();
  let isTried = false;
  void runner.run().then(() => (isTried = true));
  rounds[0]?.resolve(later(300_000));
  await vi.advanceTimersByTimeAsync(0);
  expect([rounds.length, isTried]).toEqual([2, false]);
});

test('a request while the last round is being closed is not lost', async () => {
  const world: ReturnType<typeof page> = page({
    onEnd: () => {
      if (world.rounds.length === 1) void Promise.resolve().then(() => world.runner.run());
    },
  });
  void world.runner.run();
  world.rounds[0]?.resolve(DONE);
  await vi.advanceTimersByTimeAsync(0);
  expect(world.rounds).toHaveLength(2);
});

test('what another tab wrote during a round is looked for after it', async () => {
  const { runner, rounds } = page();
  void runner.run();
  runner.afterOthers();
  rounds[0]?.resolve(DONE);
  await vi.advanceTimersByTimeAsync(2000);
  expect(rounds).toHaveLength(2);
});

test('a round that breaks is reported, and the next look still happens', async () => {
  const { runner, rounds } = page();
  const broken = expect(runner.run()).rejects.toThrow('broken');
  rounds[0]?.reject(new TypeError('broken'));
  await broken;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rounds).toHaveLength(2);
});

test('nothing is tried after the stop', async () => {
  const { runner, rounds } = page();
  void runner.run();
  void runner.run();
  runner.stop();
  rounds[0]?.resolve(later(1));
  await runner.run();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(rounds).toHaveLength(1);
});

import { DAY_MS, HOUR_MS } from '@forja/domain/units/durations';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cases } from '@forja/domain/properties/cases.fixture';
import { createEngine, type RoundEnd } from './sync-engine.ts';
import { StorageError } from '../device/storage-error.ts';
import { createMemoryStore } from '../device/memory-store.fixture.ts';
import { createRunner } from './sync-runner.ts';
import type { Failure } from './sync-outcome.ts';
import { writeRecord } from '../merge/write-record.ts';

const DONE: RoundEnd = { kind: 'done' };
const later = (ms: number): RoundEnd => ({ kind: 'later', afterMs: ms });

/** A visible, online page; the test ends its rounds. */
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
    withTabLock: (work) => work(),
    onEnd,
  });
  return { runner, rounds };
}

test('a request during a round runs one more round', async () => {
  const { runner, rounds } = page();
  void runner.run();
  let isResolved = false;
  void runner.run().then(() => (isResolved = true));
  rounds[0]?.resolve(DONE);
  await vi.advanceTimersByTimeAsync(0);
  expect([rounds.length, isResolved]).toEqual([2, false]);
  rounds[1]?.resolve(DONE);
  await vi.advanceTimersByTimeAsync(0);
  expect([rounds.length, isResolved]).toEqual([2, true]);
});

test('a request during a failing round runs before it ends', async () => {
  const { runner, rounds } = page();
  void runner.run();
  let isResolved = false;
  void runner.run().then(() => (isResolved = true));
  rounds[0]?.resolve(later(300_000));
  await vi.advanceTimersByTimeAsync(0);
  expect([rounds.length, isResolved]).toEqual([2, false]);
});

test('a request at the end of the last round is not lost', async () => {
  const state: ReturnType<typeof page> = page({
    onEnd: () => {
      if (state.rounds.length === 1) void Promise.resolve().then(() => state.runner.run());
    },
  });
  void state.runner.run();
  state.rounds[0]?.resolve(DONE);
  await vi.advanceTimersByTimeAsync(0);
  expect(state.rounds).toHaveLength(2);
});

test("another tab's write during a round is synced after it", async () => {
  const { runner, rounds } = page();
  void runner.run();
  runner.afterOthers();
  rounds[0]?.resolve(DONE);
  await vi.advanceTimersByTimeAsync(2000);
  expect(rounds).toHaveLength(2);
});

test('a round that throws is reported, and polling continues', async () => {
  const { runner, rounds } = page();
  const broken = expect(runner.run()).rejects.toThrow('broken');
  rounds[0]?.reject(new TypeError('broken'));
  await broken;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rounds).toHaveLength(2);
});

test.each([new StorageError('other-account'), new DOMException('full', 'QuotaExceededError')])(
  'a round that cannot store ($name) is retried and is no failure',
  async (cause) => {
    const { runner, rounds } = page();
    const round = runner.run();
    rounds[0]?.reject(cause);
    await expect(round).resolves.toBeUndefined();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(rounds).toHaveLength(2);
  },
);

test('nothing runs after a stop', async () => {
  const { runner, rounds } = page();
  void runner.run();
  void runner.run();
  runner.stop();
  rounds[0]?.resolve(later(1));
  await runner.run();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(rounds).toHaveLength(1);
});

test("a person's request skips the delay and ignores the browser's offline state", async () => {
  const { runner, rounds } = page();
  vi.stubGlobal('navigator', { onLine: false });
  void runner.run();
  expect(rounds).toHaveLength(0);
  void runner.run({ isForced: true });
  expect(rounds).toHaveLength(1);
});

test('a regained signal without an event is noticed', async () => {
  const { runner, rounds } = page();
  vi.stubGlobal('navigator', { onLine: false });
  void runner.run();
  await vi.advanceTimersByTimeAsync(60_000);
  vi.stubGlobal('navigator', { onLine: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rounds).toHaveLength(1);
});

test('a sign-out waits for the rounds of other tabs', async () => {
  const order: string[] = [];
  let endOther = (): void => undefined;
  let tail: Promise<unknown> = new Promise<void>((resolve) => (endOther = resolve)).then(() =>
    order.push('other tab'),
  );
  page();
  const runner = createRunner({
    round: async () => {
      order.push('round');
      return DONE;
    },
    withTabLock: <T>(work: () => Promise<T>) => {
      const result = tail.then(work);
      tail = result;
      return result;
    },
    onEnd: () => order.push('reported'),
  });
  const drained = runner.drain();
  endOther();
  expect(await drained).toEqual(DONE);
  expect(order).toEqual(['other tab', 'round', 'reported']);
});

const RULES = {
  name: 'notes',
  toRequest: (value: unknown) => value,
  getSortKey: () => 1,
  merge: 'fields',
} as const;

/** A tab with a fake server. */
function aTab() {
  let ids = 0;
  const newId = () => `m-${(ids += 1)}`;
  const findRules = () => RULES;
  const store = createMemoryStore(findRules);
  const network = { failure: undefined as Failure | undefined, requests: 0 };
  const answer = () => {
    network.requests += 1;
    return network.failure;
  };
  const engine = createEngine({
    store,
    transport: {
      push: async ({ writes }) =>
        answer() ?? {
          kind: 'sent',
          outcomes: writes.map(() => ({ kind: 'stored', revision: 1 })),
          next: undefined,
        },
      pull: async () =>
        answer() ?? { kind: 'page', page: { items: [], next: 'c', hasMore: false }, bytes: 100 },
    },
    findRules,
    now: Date.now,
    monotonic: () => performance.now(),
    chance: () => 0.5,
    newId,
  });
  const runner = createRunner({
    round: engine.round,
    withTabLock: (work) => work(),
    onEnd: () => undefined,
  });
  return {
    network,
    runner,
    write: async () => {
      const edit = {
        collection: 'notes',
        id: newId(),
        original: undefined,
        value: {},
        madeAt: '2026-01-01',
      };
      await store.write((tx) => writeRecord(tx, edit, { findRules, newId }));
      void runner.run();
    },
    waiting: async () => (await store.read((tx) => tx.rows())).length,
  };
}

test('a write during failures does not lengthen the delay', async () => {
  page();
  const { network, runner, write, waiting } = aTab();
  network.failure = { kind: 'later' };
  for (let count = 0; count < 30; count += 1) await write();
  await vi.advanceTimersByTimeAsync(0);
  network.failure = undefined;
  await vi.advanceTimersByTimeAsync(1000);
  expect(await waiting()).toBe(0);
  runner.stop();
});

test('a regained signal is found soon, even after an hour that the browser reported as online', async () => {
  page();
  const { network, runner, write, waiting } = aTab();
  network.failure = { kind: 'later', isUnreachable: true };
  await write();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  network.failure = undefined;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await waiting()).toBe(0);
  runner.stop();
});

const aFailure = fc.constantFrom<Failure>(
  { kind: 'later' },
  { kind: 'later', isStalled: true },
  { kind: 'later', afterMs: 30_000 },
  { kind: 'later', afterMs: 400 * DAY_MS },
);
const anHour = fc.record({
  failure: fc.option(aFailure, { nil: undefined }),
  movedDays: fc.constantFrom(0, 0, 60, -60),
});

test('no change of the clock or fault of the server causes a burst or loses a write', async () => {
  page();
  await fc.assert(
    fc.asyncProperty(fc.array(anHour, { minLength: 1, maxLength: 8 }), async (hours) => {
      const { network, runner, write, waiting } = aTab();
      for (const { failure, movedDays } of hours) {
        const before = network.requests;
        network.failure = failure;
        await write();
        await vi.advanceTimersByTimeAsync(HOUR_MS / 2);
        vi.setSystemTime(Date.now() + movedDays * DAY_MS);
        await vi.advanceTimersByTimeAsync(HOUR_MS / 2);
        expect(network.requests - before).toBeLessThan(100);
      }
      network.failure = undefined;
      vi.setSystemTime(Date.now() - 60 * DAY_MS);
      // The longest Retry-After, plus one poll.
      await vi.advanceTimersByTimeAsync(HOUR_MS + 60_000);
      expect(await waiting()).toBe(0);
      runner.stop();
    }),
    { numRuns: cases(40) },
  );
}, 60_000);

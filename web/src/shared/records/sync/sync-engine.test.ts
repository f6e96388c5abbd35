import { expect, test } from 'vitest';
import { CURSOR } from '../merge/restarted-pull.ts';
import type { ChangedRecord, WriteOutcome } from '../merge/server-reply.ts';
import type { LocalStore, StoreTransaction } from '../device/local-store.ts';
import { createMemoryStore } from '../device/memory-store.fixture.ts';
import { createEngine } from './sync-engine.ts';
import type { SentWrite } from './sent-write.ts';
import type { Failure, PullOutcome, PullRequest, PushOutcome } from './sync-outcome.ts';
import { writeRecord } from '../merge/write-record.ts';

const RULES = {
  name: 'notes',
  toRequest: (value: unknown) => value,
  getSortKey: () => 1,
  merge: 'fields',
} as const;
const STORED: WriteOutcome = { kind: 'stored', revision: 1 };
const EMPTY: PullOutcome = {
  kind: 'page',
  page: { items: [], next: 'c0', hasMore: false },
  bytes: 100,
};
const LATER: Failure = { kind: 'later' };
const CURRENT = { revision: 7, deleted: false, value: { id: 'n2' } };
const accepted = (writes: readonly SentWrite[], next?: string, hasMore?: boolean): PushOutcome => ({
  kind: 'sent',
  outcomes: writes.map(({ revision }) => ({ kind: 'stored', revision: revision + 1 })),
  next,
  hasMore,
});

type Server = {
  push?: (writes: readonly SentWrite[]) => PushOutcome;
  pull?: (request: PullRequest) => PullOutcome;
};

/** Starts in sync with an empty account. */
function aDevice({ push = (writes) => accepted(writes), pull = () => EMPTY }: Server = {}) {
  const findRules = (name: string) => (name === RULES.name ? RULES : undefined);
  const store = createMemoryStore(findRules);
  const time = { ms: 0 };
  const batches: string[][] = [];
  const sentWith: string[] = [];
  const pulls: PullRequest[] = [];
  let ids = 0;
  const newId = () => `m-${(ids += 1)}`;
  void store.write(async (tx) => tx.setMeta(CURSOR, 'c0'));
  let wholeReads = 0;
  const counting: LocalStore = {
    ...store,
    write: (work, durability) =>
      store.write((tx) => {
        const rows = (limit?: number) => {
          if (limit === undefined) wholeReads += 1;
          return tx.rows(limit);
        };
        return work({ ...tx, rows });
      }, durability),
  };
  const engine = createEngine({
    store: counting,
    transport: {
      async push({ since, writes }) {
        batches.push(writes.map(({ id }) => id));
        sentWith.push(since);
        return push(writes);
      },
      async pull(request) {
        pulls.push(request);
        return pull(request);
      },
    },
    findRules,
    now: () => 0,
    monotonic: () => time.ms,
    chance: () => 1,
    newId,
  });
  return {
    store,
    time,
    batches,
    sentWith,
    pulls,
    round: engine.round,
    write: (id: string, value: unknown = { id }, collection = 'notes') =>
      store.write((tx) =>
        writeRecord(
          tx,
          { collection, id, original: undefined, value, madeAt: '2026-01-01' },
          { findRules, newId },
        ),
      ),
    waiting: async () => (await store.read((tx) => tx.rows())).map(({ id }) => id),
    cursor: () => store.read((tx) => tx.meta(CURSOR)),
    wholeReads: () => wholeReads,
  };
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);

test('a long queue is sent in order, by hundreds', async () => {
  const { batches, write, round, waiting } = aDevice();
  for (const id of names(250)) await write(id);
  expect(await round()).toEqual({ kind: 'done' });
  expect(batches.map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(batches.flat()).toEqual(names(250));
  expect(await waiting()).toEqual([]);
});

test.each([
  { hasMore: false, pulls: 0 },
  { hasMore: true, pulls: 1 },
  { hasMore: undefined, pulls: 1 },
])(
  'a device skips its own writes in the next pull: $hasMore',
  async ({ hasMore, pulls: count }) => {
    const { write, round, pulls, cursor } = aDevice({
      push: (writes) => accepted(writes, 'c1', hasMore),
    });
    await write('a');
    expect(await round()).toEqual({ kind: 'done' });
    expect(pulls).toHaveLength(count);
    if (count === 0) expect(await cursor()).toBe('c1');
    await round();
    expect(pulls).toHaveLength(count + 1);
  },
);

test('a batch fits any link, and grows once the link is fast', async () => {
  const { batches, write, round } = aDevice();
  for (const id of names(12)) await write(id, { text: 'x'.repeat(30_000) });
  await round();
  expect(batches.map(({ length }) => length)).toEqual([3, 6, 3]);
});

test('two writes of one record are never in flight at once', async () => {
  const { store, batches, write, round } = aDevice();
  await write('a');
  await store.write(async (tx) => {
    for (const row of await tx.rows()) tx.putRow({ ...row, maybeSent: true });
  });
  await write('b');
  await store.write(async (tx) => {
    const [first] = await tx.recordRows('notes', 'a');
    if (first) tx.addRow({ ...first, mutationId: 'second' });
  });
  await round();
  expect(batches).toEqual([['a', 'b'], ['a']]);
});

test('refused and conflicting writes do not stop the rest of a batch', async () => {
  const { store, write, round, waiting } = aDevice({
    push: (writes) => ({
      kind: 'sent',
      outcomes: writes.map(({ id }) =>
        id === 'n1'
          ? { kind: 'refused', refusal: { status: 402, code: 'membership_required', message: 'x' } }
          : id === 'n2'
            ? { kind: 'conflict', current: CURRENT }
            : STORED,
      ),
      next: undefined,
    }),
    pull: () => ({
      kind: 'page',
      page: { items: [{ collection: 'notes', id: 'n2', ...CURRENT }], next: 'c0', hasMore: false },
      bytes: 100,
    }),
  });
  for (const id of names(5)) await write(id);
  await round();
  expect(await waiting()).toEqual(['n1']);
  expect((await store.read((tx) => tx.record('notes', 'n2')))?.revision).toBe(7);
});

test('refused writes at the head do not hide the rest of a long queue', async () => {
  const { store, batches, write, round } = aDevice();
  for (const id of names(230)) await write(id);
  await store.write(async (tx) => {
    for (const row of (await tx.rows()).slice(0, 220))
      tx.putRow({ ...row, refusal: { status: 402, code: 'membership_required', message: 'x' } });
  });
  await round();
  expect(batches).toEqual([names(230).slice(220)]);
});

test('a refused batch is halved until the failing write is found', async () => {
  const { batches, write, round, waiting } = aDevice({
    push: (writes) => {
      const isBad = writes.some(({ id }) => id === 'n5');
      if (!isBad) return accepted(writes);
      if (writes.length > 1) return { kind: 'rejected' };
      const refusal = { status: 400, code: 'invalid_input', message: 'x' };
      return { kind: 'sent', outcomes: [{ kind: 'refused', refusal }], next: undefined };
    },
  });
  for (const id of names(16)) await write(id);
  expect(await round()).toEqual({ kind: 'done' });
  expect(await waiting()).toEqual(['n5']);
  expect(batches.length).toBeLessThan(16);
});

test('a write that always fails the server does not block the others', async () => {
  const { batches, write, round, waiting } = aDevice({
    push: (writes) =>
      writes.some(({ id }) => id === 'n5') ? { kind: 'rejected' } : accepted(writes),
  });
  for (const id of names(100)) await write(id);
  await round();
  expect(await waiting()).toEqual(['n5']);
  expect(batches.length).toBeLessThan(40);
});

test('a server that fails for every write gets few requests per round', async () => {
  const { batches, time, write, round, waiting } = aDevice({ push: () => ({ kind: 'rejected' }) });
  for (const id of names(200)) await write(id);
  let rounds = 0;
  while (time.ms < 60 * 60_000) {
    const end = await round();
    rounds += 1;
    time.ms += end.kind === 'later' ? end.afterMs : 0;
  }
  expect(rounds).toBeLessThan(40);
  expect(batches.length).toBeLessThan(100);
  expect(await waiting()).toHaveLength(200);
});

test.each([{ kind: 'signed-out' }, { kind: 'other-account' }] as const)(
  '$kind ends the round',
  async (failure) => {
    const { pulls, write, round, waiting } = aDevice({ push: () => failure });
    await write('a');
    expect(await round()).toEqual(failure);
    expect(pulls).toEqual([]);
    expect(await waiting()).toEqual(['a']);
  },
);

test("the server's Retry-After is obeyed for up to an hour, even when the person insists", async () => {
  let outcome: PushOutcome = { kind: 'later', afterMs: 30_000 };
  const { batches, time, write, round } = aDevice({ push: () => outcome });
  await write('a');
  expect(await round()).toEqual({ kind: 'later', afterMs: 30_000 });
  time.ms += 29_999;
  expect(await round({ isForced: true })).toEqual({ kind: 'later', afterMs: 1 });
  expect(batches).toHaveLength(1);
  time.ms += 1;
  outcome = { kind: 'later', afterMs: 40 * 86_400_000 };
  expect(await round()).toEqual({ kind: 'later', afterMs: 3_600_000 });
});

test('a delay for one write stops the rest of the queue', async () => {
  const { batches, pulls, write, round } = aDevice({
    push: (writes) => ({
      kind: 'sent',
      outcomes: writes.map(() => ({ kind: 'later', afterMs: 9000 })),
      next: undefined,
    }),
  });
  for (const id of names(150)) await write(id);
  expect(await round()).toEqual({ kind: 'later', afterMs: 9000 });
  expect([batches.length, pulls.length]).toEqual([1, 0]);
});

test('a write that failed alone waits alone, and is retried at once on request', async () => {
  let isKnown = false;
  const { batches, time, write, round } = aDevice({
    push: (writes) =>
      isKnown
        ? accepted(writes)
        : { kind: 'sent', outcomes: writes.map(() => ({ kind: 'later' })), next: undefined },
  });
  await write('a');
  expect(await round()).toEqual({ kind: 'later', afterMs: 1000 });
  await write('b');
  await round();
  expect(batches).toEqual([['a'], ['b']]);
  isKnown = true;
  await round({ isForced: true });
  expect(batches[2]).toEqual(['a', 'b']);
  time.ms += 60_000;
  expect(await round()).toEqual({ kind: 'done' });
});

test('writes of an unknown collection are sent unchanged, and their conflicts wait for a build that knows it', async () => {
  const current = { revision: 3, deleted: false, value: { other: true } };
  const { batches, write, round, waiting } = aDevice({
    push: (writes) => ({
      kind: 'sent',
      outcomes: writes.map(() => ({ kind: 'conflict', current })),
      next: undefined,
    }),
  });
  await write('a', { x: 1 }, 'recipes');
  expect(await round()).toEqual({ kind: 'later', afterMs: 1000 });
  expect([batches, await waiting()]).toEqual([[['a']], ['a']]);
});

test('each batch and the next pull carry the latest cursor', async () => {
  let count = 0;
  const device = aDevice({ push: (writes) => accepted(writes, `w${(count += 1)}`) });
  for (const id of names(150)) await device.write(id);
  await device.round();
  expect([device.sentWith, device.pulls.map(({ since }) => since)]).toEqual([['c0', 'w1'], ['w2']]);
});

test('nothing is sent before the account was pulled once', async () => {
  const device = aDevice();
  await device.store.write(async (tx) => tx.setMeta(CURSOR, undefined));
  await device.write('a');
  expect(await device.round()).toEqual({ kind: 'done' });
  expect([device.pulls[0]?.since, device.sentWith]).toEqual([undefined, ['c0']]);
  const onlyDevice = aDevice({ pull: () => LATER });
  await onlyDevice.store.write(async (tx) => tx.setMeta(CURSOR, undefined));
  await onlyDevice.write('a');
  expect(await onlyDevice.round()).toMatchObject({ kind: 'later' });
  expect(onlyDevice.batches).toEqual([]);
});

/** A server restored without revision 7 of a note; it lists everything in two pages. */
function aRestoredServer({ afterFirstPage = (): PullOutcome | undefined => undefined } = {}) {
  const restoration = { value: false, pages: 0 };
  const item = {
    collection: 'notes',
    id: 'n2',
    revision: 7,
    deleted: false,
    value: { other: 1 },
    restoredRevision: 6,
  };
  const page = (items: ChangedRecord[], next: string, more: object): PullOutcome => ({
    kind: 'page',
    page: { items, next, hasMore: false, ...more },
    bytes: 100,
  });
  const device = aDevice({
    push: (writes) => (restoration.value ? { kind: 'unread' } : accepted(writes, 'c9')),
    pull: ({ since }) => {
      if (since === 'r1') {
        const failure = afterFirstPage();
        if (failure) return failure;
        restoration.value = false;
        return page([item], 'r2', {});
      }
      return restoration.value
        ? page([], 'r1', { restarted: 'restored', hasMore: true })
        : page([], since ?? 'c0', {});
    },
  });
  return { device, restore: () => (restoration.value = true) };
}

test('pending writes are rebased on a restored server after a whole pull', async () => {
  const { device, restore } = aRestoredServer();
  await device.store.write(async (tx) =>
    tx.putRecord({ collection: 'notes', id: 'n2', ...CURRENT }),
  );
  restore();
  await device.store.write((tx) =>
    writeRecord(
      tx,
      {
        collection: 'notes',
        id: 'n2',
        original: CURRENT.value,
        value: { id: 'mine' },
        madeAt: '2026-01-01',
      },
      { findRules: () => RULES, newId: () => 'edit' },
    ),
  );
  expect(await device.round()).toEqual({ kind: 'done' });
  expect(device.sentWith).toEqual(['c0', 'r2']);
  expect(await device.store.read((tx) => tx.record('notes', 'n2'))).toMatchObject({
    value: { id: 'mine', other: 1 },
  });
});

test('nothing is sent while a restored server is partly pulled', async () => {
  let isAway = true;
  const { device, restore } = aRestoredServer({
    afterFirstPage: () => (isAway ? LATER : undefined),
  });
  restore();
  await device.write('a');
  for (let tries = 0; tries < 3; tries += 1)
    expect(await device.round()).toMatchObject({ kind: 'later' });
  expect(device.sentWith).toEqual(['c0']);
  isAway = false;
  expect(await device.round()).toEqual({ kind: 'done' });
  expect(device.sentWith).toEqual(['c0', 'r2']);
});

test('a server that is restored repeatedly is asked twice in a round', async () => {
  const { batches, write, round } = aDevice({ push: () => ({ kind: 'unread' }) });
  await write('a');
  expect(await round()).toEqual({ kind: 'later', afterMs: 1000 });
  expect(batches).toHaveLength(2);
});

test.each([
  {
    what: 'discards some of the writes',
    act: async (tx: StoreTransaction) => {
      const [first] = await tx.rows();
      if (first) tx.deleteRow(first.seq);
    },
    again: { batch: ['b'], since: 'c0' },
  },
  {
    what: 'pulls in another tab',
    act: async (tx: StoreTransaction) => tx.setMeta(CURSOR, 'other tab'),
    again: { batch: ['a', 'b'], since: 'other tab' },
  },
])('a person who $what during a request gets its other results', async ({ act, again }) => {
  const device = aDevice({
    push: (writes) => {
      if (device.batches.length === 1) void device.store.write(act);
      return accepted(writes, 'after');
    },
  });
  await device.write('a');
  await device.write('b');
  await device.round();
  expect([device.batches, device.sentWith]).toEqual([
    [['a', 'b'], again.batch],
    ['c0', again.since],
  ]);
  expect(device.pulls.map(({ since }) => since)).toEqual(['after']);
});

test('a page requested before another tab advanced is dropped', async () => {
  const device = aDevice({
    pull: () => {
      if (device.pulls.length === 1)
        void device.store.write(async (tx) => tx.setMeta(CURSOR, 'other tab'));
      return EMPTY;
    },
  });
  await device.round();
  expect(device.pulls.map(({ since }) => since)).toEqual(['c0', 'other tab']);
});

test('pages are stored as they arrive, grow with the link, and shrink when it stalls', async () => {
  let pulls = 0;
  const item = (id: string) => ({
    collection: 'notes',
    id,
    revision: 1,
    deleted: false,
    value: { id },
  });
  const device = aDevice({
    pull: ({ maxBytes }) => {
      pulls += 1;
      device.time.ms += 1000;
      if (pulls === 3) return { kind: 'later', isStalled: true };
      const page = {
        items: [item(`p${pulls}`)],
        next: `c${pulls}`,
        hasMore: pulls < 5,
        total: 4,
        restarted: null,
      };
      return { kind: 'page', page, bytes: maxBytes };
    },
  });
  expect(await device.round()).toMatchObject({ kind: 'later' });
  expect(await device.store.read((tx) => tx.count('notes'))).toBe(2);
  expect(await device.round()).toEqual({ kind: 'done' });
  expect(device.pulls.map(({ maxBytes }) => maxBytes)).toEqual([
    200_000, 400_000, 800_000, 400_000, 800_000,
  ]);
  expect(device.pulls.map(({ since }) => since)).toEqual(['c0', 'c1', 'c2', 'c2', 'c4']);
  expect(new Set(device.pulls.map((request) => request.device)).size).toBe(1);
  expect(await device.store.read((tx) => tx.count('notes'))).toBe(4);
});

test('a page that repeats its cursor does not loop', async () => {
  const { pulls, round } = aDevice({
    pull: () => ({ kind: 'page', page: { items: [], next: 'c1', hasMore: true }, bytes: 10 }),
  });
  expect(await round()).toMatchObject({ kind: 'later' });
  expect(pulls).toHaveLength(2);
});

test('a queue of 2,500 writes drains in few requests', async () => {
  const { batches, write, round, waiting } = aDevice();
  for (const id of names(2500)) await write(id);
  await round();
  expect([batches.length, await waiting()]).toEqual([25, []]);
}, 30_000);

test('a queue of large writes is not read whole for each batch', async () => {
  const { batches, write, round, waiting, wholeReads } = aDevice();
  for (const id of names(250)) await write(id, { text: 'x'.repeat(30_000) });
  await round();
  expect(await waiting()).toEqual([]);
  expect(batches.length).toBeGreaterThan(5);
  expect(wholeReads()).toBe(0);
});

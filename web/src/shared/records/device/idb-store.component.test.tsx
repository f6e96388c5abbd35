import { expect, onTestFinished, test, vi } from 'vitest';
import { applyPage } from '../merge/apply-change.ts';
import { databaseName } from './database-name.ts';
import { deleteIdbStore, openIdbStore } from './idb-store.ts';
import type { FindRules, LocalRecord, LocalStore, NewRow } from './local-store.ts';

const OUTBOX_DEFAULTS = { madeAt: '2026-11-20T12:00:00.000Z', attempts: 0, notBefore: 0 };

function anAccount(): string {
  const userId = crypto.randomUUID();
  onTestFinished(() => deleteIdbStore(userId));
  return userId;
}

const openDatabase = (userId: string, version?: number, make?: (db: IDBDatabase) => void) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(databaseName(userId), version);
    opening.addEventListener('upgradeneeded', () => make?.(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no reason')));
    opening.addEventListener('success', () => resolve(opening.result));
  });
const awaitRequest = <T,>(request: IDBRequest<T>) =>
  new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)));

/** Writes the schema of version 1, whose code is gone. */
async function writeVersion1(
  userId: string,
  { records, rows, meta }: { records: unknown[]; rows: unknown[]; meta: Record<string, unknown> },
): Promise<void> {
  const db = await openDatabase(userId, 1, (made) => {
    made.createObjectStore('records', { keyPath: ['collection', 'id'] });
    const outbox = made.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
    outbox.createIndex('record', ['collection', 'id']);
    made.createObjectStore('meta');
  });
  const tx = db.transaction(['records', 'outbox', 'meta'], 'readwrite');
  for (const record of records) tx.objectStore('records').put(record);
  for (const row of rows) tx.objectStore('outbox').put(row);
  for (const [key, value] of Object.entries(meta)) tx.objectStore('meta').put(value, key);
  await new Promise((resolve) => tx.addEventListener('complete', resolve));
  db.close();
}

/** Measures sort by day; plans send only their request; `newer` belongs to a later build. */
const findRules: FindRules = (name) =>
  name === 'newer'
    ? undefined
    : {
        name,
        toRequest: (stored) =>
          name === 'plans'
            ? { input: (stored as { plan: { input: unknown } }).plan.input }
            : stored,
        getSortKey: (stored) => (stored as { takenOn?: string; createdAt?: string }).takenOn ?? 'x',
        merge: 'fields',
      };

async function openStore(userId: string, rules: FindRules = findRules) {
  const onTaken = vi.fn<(why: string) => void>();
  const store = await openIdbStore(userId, { findRules: rules, onTaken });
  onTestFinished(() => store.close());
  return { store, onTaken };
}

const aMeasure = (index: number, more: Partial<LocalRecord> = {}): LocalRecord => ({
  collection: 'measures',
  id: `m${String(index).padStart(6, '0')}`,
  value: {
    takenOn: new Date(Date.UTC(1970, 0, 1 + index)).toISOString().slice(0, 10),
    weightKg: 80,
  },
  revision: 1,
  ...more,
});

test('a database of version 1 opens with all its data, and pending writes keep their ids', async () => {
  const userId = anAccount();
  const [before, after] = [
    { takenOn: '2026-11-20', weightKg: 80 },
    { takenOn: '2026-11-20', weightKg: 79 },
  ];
  const plan = {
    createdAt: '2026-11-20T12:00:00.000Z',
    plan: { input: { age: 30 }, engineVersion: '1.3.0' },
  };
  await writeVersion1(userId, {
    records: [
      aMeasure(1),
      {
        collection: 'measures',
        id: 'edited',
        value: after,
        revision: 3,
        server: { value: before },
      },
      {
        collection: 'measures',
        id: 'heard-of-later',
        value: after,
        revision: 4,
        server: { value: before },
      },
      { collection: 'measures', id: 'copy', value: after, revision: 0, copyOf: 'edited' },
      {
        collection: 'measures',
        id: 'deleted',
        value: null,
        revision: 2,
        server: { value: before },
      },
      { collection: 'plans', id: 'plan', value: plan, revision: 0 },
      { collection: 'newer', id: 'other', value: { of: 'a later build' }, revision: 1 },
    ],
    rows: [
      {
        ...OUTBOX_DEFAULTS,
        collection: 'measures',
        id: 'edited',
        mutationId: 'w1',
        value: after,
        base: 3,
        hasLeft: true,
        attempts: 2,
        pass: 'signed',
      },
      {
        ...OUTBOX_DEFAULTS,
        collection: 'measures',
        id: 'heard-of-later',
        mutationId: 'w2',
        value: after,
        base: 3,
        hasLeft: false,
      },
      {
        ...OUTBOX_DEFAULTS,
        collection: 'measures',
        id: 'copy',
        mutationId: 'w3',
        value: after,
        base: 0,
        hasLeft: false,
        wasTold: true,
      },
      {
        ...OUTBOX_DEFAULTS,
        collection: 'measures',
        id: 'deleted',
        mutationId: 'w4',
        value: null,
        base: 2,
        hasLeft: false,
      },
      {
        ...OUTBOX_DEFAULTS,
        collection: 'plans',
        id: 'plan',
        mutationId: 'w5',
        value: plan,
        base: 0,
        hasLeft: false,
      },
    ],
    meta: { cursor: 'c1', 'membership-pass': { pass: 'signed' } },
  });
  const { store } = await openStore(userId);
  const upgraded = await store.read(async (tx) => ({
    records: (await tx.allRecords()).length,
    shownIds: (await tx.range('measures')).map(({ id }) => id),
    rows: await tx.rows(),
    meta: [await tx.meta('cursor'), await tx.meta('membership-pass')],
  }));
  expect(upgraded).toMatchObject({
    records: 7,
    shownIds: ['heard-of-later', 'edited', 'copy', 'm000001'],
    rows: [
      {
        madeAt: OUTBOX_DEFAULTS.madeAt,
        seq: 1,
        mutationId: 'w1',
        request: after,
        ancestor: before,
        base: 3,
        maybeSent: true,
        attempts: 2,
        pass: 'signed',
      },
      { mutationId: 'w2', request: after, base: 3, maybeSent: false },
      { mutationId: 'w3', request: after, base: 0, copyOf: 'edited', notified: true },
      { mutationId: 'w4', request: null, ancestor: before, base: 2 },
      { mutationId: 'w5', request: { input: { age: 30 } }, base: 0 },
    ],
    meta: ['c1', { pass: 'signed' }],
  });
  expect(upgraded.rows[1], 'the ancestor of another revision is not known').not.toHaveProperty(
    'ancestor',
  );
  for (const row of upgraded.rows)
    for (const old of ['value', 'hasLeft', 'wasTold', 'notBefore'])
      expect(row).not.toHaveProperty(old);
});

test('a failed upgrade leaves the database unchanged', async () => {
  const userId = anAccount();
  const row = {
    ...OUTBOX_DEFAULTS,
    collection: 'plans',
    id: 'plan',
    mutationId: 'w1',
    value: {},
    base: 0,
    hasLeft: false,
  };
  await writeVersion1(userId, { records: [aMeasure(1)], rows: [row], meta: {} });
  await expect(openStore(userId)).rejects.toThrow();
  const db = await openDatabase(userId);
  const outboxRows = await awaitRequest(db.transaction('outbox').objectStore('outbox').getAll());
  expect([db.version, outboxRows]).toEqual([1, [{ seq: 1, ...row }]]);
  db.close();
});

test('a window returns its part of 20,000 records, newest first', async () => {
  const { store } = await openStore(anAccount());
  const records = Array.from({ length: 20_000 }, (_, index) => aMeasure(index));
  records.push(aMeasure(7, { id: 'deleted', value: null }), {
    ...aMeasure(9),
    collection: 'other',
  });
  await store.write(async (tx) => {
    for (const record of records) tx.putRecord(record);
  }, 'relaxed');
  const readWindow = (offset: number, limit: number) =>
    store.read(async (tx) => (await tx.window('measures', { offset, limit })).map(({ id }) => id));
  const readRange = (range: { from: string; to?: string }) =>
    store.read(async (tx) => (await tx.range('measures', range)).map(({ id }) => id));
  const middle = await readWindow(10_000, 50);
  expect([middle.length, middle[0], middle.at(-1)]).toEqual([50, 'm009999', 'm009950']);
  expect(await readWindow(0, 2)).toEqual(['m019999', 'm019998']);
  expect(await readWindow(19_999, 50)).toEqual(['m000000']);
  expect(await readWindow(3, 1)).toEqual(['m019996']);
  expect(await readWindow(20_000, 50)).toEqual([]);
  expect(await readWindow(0, 0)).toEqual([]);
  expect(await store.read((tx) => tx.count('measures'))).toBe(20_000);
  expect(await readRange({ from: '2024-10-01' })).toEqual(['m019999', 'm019998', 'm019997']);
  expect(await readRange({ from: '1970-01-01', to: '1970-01-02' })).toEqual(['m000001', 'm000000']);
});

test('records of a collection unknown to this build are listed by one that knows it', async () => {
  const userId = anAccount();
  const { store } = await openStore(userId);
  const record = {
    collection: 'newer',
    id: 'a',
    revision: 1,
    deleted: false,
    value: { of: 'a later build' },
  };
  await pull(store, [record], 'c1');
  expect(
    await store.read(async (tx) => [await tx.count('newer'), await tx.meta('cursor')]),
  ).toEqual([0, 'c1']);
  await store.close();

  const rules = {
    name: 'newer',
    toRequest: () => ({}),
    getSortKey: () => 1,
    merge: 'fields',
  } as const;
  const { store: later } = await openStore(userId, () => rules);
  // The cursor is past the record, so no pull would bring it again.
  expect(await later.read((tx) => tx.range('newer'))).toMatchObject([{ value: record.value }]);
});

const pull = (store: LocalStore, items: Parameters<typeof applyPage>[1]['items'], next: string) =>
  store.write(
    (tx) =>
      applyPage(
        tx,
        { items, next, hasMore: false },
        { findRules: () => undefined, newId: () => '', now: Date.now },
      ),
    'relaxed',
  );

test('a page of 200 records is stored in one transaction', async () => {
  const { store } = await openStore(anAccount());
  const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
  onTestFinished(() => opened.mockRestore());
  const page = Array.from({ length: 200 }, (_, index) => ({ ...aMeasure(index), deleted: false }));
  await pull(store, page, 'c');
  expect(opened).toHaveBeenCalledTimes(1);
  expect(await store.read((tx) => tx.count('measures'))).toBe(200);
});

const aRow: NewRow = {
  ...OUTBOX_DEFAULTS,
  collection: 'measures',
  id: 'a',
  mutationId: 'w',
  request: {},
  base: 0,
  maybeSent: false,
};
async function tryToWrite(store: LocalStore, bytes = 0): Promise<string> {
  try {
    // Random text, because databases compress repetition.
    const request = Array.from({ length: bytes / 4 }, () =>
      Math.random().toString(36).slice(2, 6),
    ).join('');
    await store.write(async (tx) => tx.addRow({ ...aRow, request }));
    return 'stored';
  } catch (cause) {
    if (!(cause instanceof Error)) return 'unknown';
    return 'problem' in cause ? String(cause.problem) : cause.name;
  }
}

type StorageBuckets = {
  open: (name: string, options: { quota: number }) => Promise<{ indexedDB: IDBFactory }>;
  delete: (name: string) => Promise<void>;
};

/** Puts the test's databases on a disk of 200 kB. */
async function useSmallDisk(): Promise<void> {
  // Only Chromium has storage buckets, and its types lack them.
  const { storageBuckets } = navigator as unknown as { storageBuckets: StorageBuckets };
  const name = crypto.randomUUID();
  vi.stubGlobal('indexedDB', (await storageBuckets.open(name, { quota: 200_000 })).indexedDB);
  onTestFinished(async () => {
    vi.unstubAllGlobals();
    await storageBuckets.delete(name);
  });
}

test('a full device says so, and stores no part of the write', async () => {
  await useSmallDisk();
  const { store } = await openStore(anAccount());
  expect(await tryToWrite(store)).toBe('stored');
  expect(await tryToWrite(store, 1_000_000)).toBe('QuotaExceededError');
  expect(await store.read((tx) => tx.rows())).toHaveLength(1);
});

// A small disk does not free its space, so this fakes one full disk error.
test('the store works again after a write that did not fit', async () => {
  const { store } = await openStore(anAccount());
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  onTestFinished(() => add.mockRestore());
  expect(await tryToWrite(store)).toBe('QuotaExceededError');
  expect(await store.read((tx) => tx.rows())).toEqual([]);
  expect(await tryToWrite(store)).toBe('stored');
});

test('a tab of an earlier build closes for a newer one, and says why it cannot store', async () => {
  const userId = anAccount();
  const { store, onTaken } = await openStore(userId);
  (await openDatabase(userId, 99)).close();
  expect(onTaken.mock.calls).toEqual([['newer']]);
  expect(await tryToWrite(store)).toBe('newer');
  await expect(
    openStore(userId),
    'the earlier build does not open the newer shape',
  ).rejects.toThrow(/VersionError|version/);
});

test('a database deleted by another tab accepts no writes', async () => {
  const userId = anAccount();
  const { store, onTaken } = await openStore(userId);
  await deleteIdbStore(userId);
  expect(onTaken.mock.calls).toEqual([['deleted']]);
  expect(await tryToWrite(store)).toBe('other-account');
});

// Opens a connection that ignores versionchange, like a frozen tab's. Fake timers skip the wait for
// it.
const installFakeClock = () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
};
const FROZEN = /Otra pestaña de Forja/;

test('a database blocked by a frozen tab is reported, and announced once released', async () => {
  const userId = anAccount();
  await writeVersion1(userId, { records: [], rows: [], meta: {} });
  const frozenConnection = await openDatabase(userId, 1);
  installFakeClock();
  const onReleased = vi.fn<() => void>();
  const isRefused = expect(
    openIdbStore(userId, { findRules, onTaken: () => undefined, onReleased }),
  ).rejects.toThrow(FROZEN);
  // the timers of an opening and of a blocked one
  await expect.poll(() => vi.getTimerCount()).toBe(2);
  await vi.advanceTimersByTimeAsync(5000);
  await isRefused;
  expect(onReleased).not.toHaveBeenCalled();
  frozenConnection.close();
  await expect.poll(() => onReleased.mock.calls).toHaveLength(1);
  const { store } = await openStore(userId);
  expect(await tryToWrite(store)).toBe('stored');
});

test('deleting a database of a frozen tab empties it at once, and completes when the tab closes', async () => {
  const userId = anAccount();
  const { store } = await openStore(userId);
  expect(await tryToWrite(store)).toBe('stored');
  const frozenConnection = await openDatabase(userId);
  const count = () =>
    awaitRequest(frozenConnection.transaction('outbox').objectStore('outbox').count());
  expect(await count()).toBe(1);
  installFakeClock();
  const deletion = deleteIdbStore(userId);
  await expect.poll(count).toBe(0);
  await vi.advanceTimersByTimeAsync(5000);
  await deletion;
  frozenConnection.close();
  await expect
    .poll(async () => (await indexedDB.databases()).map(({ name }) => name))
    .not.toContain(databaseName(userId));
});

test('an opening behind a blocked deletion is reported as blocked too', async () => {
  const userId = anAccount();
  await openStore(userId);
  const frozenConnection = await openDatabase(userId);
  indexedDB.deleteDatabase(databaseName(userId));
  installFakeClock();
  const onReleased = vi.fn<() => void>();
  const isRefused = expect(
    openIdbStore(userId, { findRules, onTaken: () => undefined, onReleased }),
  ).rejects.toThrow(FROZEN);
  await vi.advanceTimersByTimeAsync(15_000);
  await isRefused;
  frozenConnection.close();
  await expect.poll(() => onReleased.mock.calls).toHaveLength(1);
});

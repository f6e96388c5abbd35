import { expect, type Page, test } from '@playwright/test';
import type * as ApplyChange from '../../../web/src/shared/records/merge/apply-change.ts';
import type * as IdbStore from '../../../web/src/shared/records/device/idb-store.ts';
import type { LocalRecord, NewRow } from '../../../web/src/shared/records/device/local-store.ts';
import type { PulledPage } from '../../../web/src/shared/records/merge/server-reply.ts';
import { openWebModules } from '../../support/browser/web-modules.ts';

const MODULE = '/web/src/shared/records/device/idb-store.ts';
const WROTE = { madeAt: '2026-11-20T12:00:00.000Z', attempts: 0, notBefore: 0 };

test.beforeEach(({ page }) => openWebModules(page));

/** As the release before stored it: the shape of its database is written here again, because its code is gone. */
const writeVersion1 = (
  page: Page,
  content: { records: unknown[]; rows: unknown[]; meta: Record<string, unknown> },
) =>
  page.evaluate(
    ({ records, rows, meta }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('forja-ana', 1);
        opening.addEventListener('upgradeneeded', () => {
          const db = opening.result;
          db.createObjectStore('records', { keyPath: ['collection', 'id'] });
          const outbox = db.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
          outbox.createIndex('record', ['collection', 'id']);
          db.createObjectStore('meta');
        });
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const db = opening.result;
          const tx = db.transaction(['records', 'outbox', 'meta'], 'readwrite');
          for (const record of records) tx.objectStore('records').put(record);
          for (const row of rows) tx.objectStore('outbox').put(row);
          for (const [key, value] of Object.entries(meta)) tx.objectStore('meta').put(value, key);
          tx.addEventListener('complete', () => {
            db.close();
            resolve();
          });
        });
      }),
    content,
  );

/** Runs in the page. Measures are ordered by their day; plans are sent as what was asked. */
function declareRules() {
  const findRules: Parameters<typeof IdbStore.openIdbStore>[1]['findRules'] = (name) =>
    name === 'newer'
      ? undefined
      : {
          name,
          toRequest: (stored) =>
            name === 'plans'
              ? { input: (stored as { plan: { input: unknown } }).plan.input }
              : stored,
          getSortKey: (stored) =>
            (stored as { takenOn?: string; createdAt?: string }).takenOn ?? 'x',
          merge: 'fields',
        };
  Object.assign(globalThis, { findRules, taken: [] });
}

const openStore = async (page: Page) => {
  await page.evaluate(`(${declareRules.toString()})()`);
  return page.evaluate(async (module) => {
    const { openIdbStore } = (await import(module)) as typeof IdbStore;
    const { findRules, taken } = globalThis as unknown as {
      findRules: Parameters<typeof IdbStore.openIdbStore>[1]['findRules'];
      taken: string[];
    };
    const store = await openIdbStore('ana', {
      findRules,
      onTaken: (why) => taken.push(why),
      onReleased: () => taken.push('released'),
    });
    Object.assign(globalThis, { store });
  }, MODULE);
};

type Store = Awaited<ReturnType<typeof IdbStore.openIdbStore>>;
declare const store: Store;
declare const taken: string[];

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

test('a database of the release before opens with everything it had, and what waits goes on under its name', async ({
  page,
}) => {
  const [before, after] = [
    { takenOn: '2026-11-20', weightKg: 80 },
    { takenOn: '2026-11-20', weightKg: 79 },
  ];
  const plan = {
    createdAt: '2026-11-20T12:00:00.000Z',
    plan: { input: { age: 30 }, engineVersion: '1.3.0' },
  };
  await writeVersion1(page, {
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
        ...WROTE,
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
        ...WROTE,
        collection: 'measures',
        id: 'heard-of-later',
        mutationId: 'w2',
        value: after,
        base: 3,
        hasLeft: false,
      },
      {
        ...WROTE,
        collection: 'measures',
        id: 'copy',
        mutationId: 'w3',
        value: after,
        base: 0,
        hasLeft: false,
        wasTold: true,
      },
      {
        ...WROTE,
        collection: 'measures',
        id: 'deleted',
        mutationId: 'w4',
        value: null,
        base: 2,
        hasLeft: false,
      },
      {
        ...WROTE,
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
  await openStore(page);
  const upgraded = await page.evaluate(() =>
    store.read(async (tx) => ({
      records: (await tx.allRecords()).length,
      seen: (await tx.range('measures')).map(({ id }) => id),
      rows: await tx.rows(),
      meta: [await tx.meta('cursor'), await tx.meta('membership-pass')],
    })),
  );
  expect(upgraded).toMatchObject({
    records: 7,
    seen: ['heard-of-later', 'edited', 'copy', 'm000001'],
    rows: [
      {
        madeAt: WROTE.madeAt,
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

test('an upgrade that fails leaves the database as it was', async ({ page }) => {
  const row = {
    ...WROTE,
    collection: 'plans',
    id: 'plan',
    mutationId: 'w1',
    value: {},
    base: 0,
    hasLeft: false,
  };
  await writeVersion1(page, { records: [aMeasure(1)], rows: [row], meta: {} });
  await expect(openStore(page)).rejects.toThrow();
  const left = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('forja-ana');
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('outbox').objectStore('outbox').getAll();
          reading.addEventListener('success', () =>
            resolve([opening.result.version, reading.result]),
          );
        });
      }),
  );
  expect(left).toEqual([1, [{ seq: 1, ...row }]]);
});

test('a window is the part of the list that it says, newest first, of 20,000 records', async ({
  page,
}) => {
  await openStore(page);
  const records = Array.from({ length: 20_000 }, (_, index) => aMeasure(index));
  records.push(aMeasure(7, { id: 'deleted', value: null }), {
    ...aMeasure(9),
    collection: 'other',
  });
  await page.evaluate(
    (all) =>
      store.write(async (tx) => {
        for (const record of all) tx.putRecord(record);
      }, 'relaxed'),
    records,
  );
  const seen = await page.evaluate(async () => {
    const windowOf = (offset: number, limit: number) =>
      store.read(async (tx) =>
        (await tx.window('measures', { offset, limit })).map(({ id }) => id),
      );
    const rangeOf = (range: { from: string; to?: string }) =>
      store.read(async (tx) => (await tx.range('measures', range)).map(({ id }) => id));
    const begunAt = performance.now();
    const middle = await windowOf(10_000, 50);
    const windowMs = performance.now() - begunAt;
    return {
      windowMs,
      middle: [middle.length, middle[0], middle.at(-1)],
      first: await windowOf(0, 2),
      last: await windowOf(19_999, 50),
      one: await windowOf(3, 1),
      beyond: await windowOf(20_000, 50),
      none: await windowOf(0, 0),
      count: await store.read((tx) => tx.count('measures')),
      upwards: await rangeOf({ from: '2024-10-01' }),
      between: await rangeOf({ from: '1970-01-01', to: '1970-01-02' }),
    };
  });
  expect(seen).toMatchObject({
    middle: [50, 'm009999', 'm009950'],
    first: ['m019999', 'm019998'],
    last: ['m000000'],
    one: ['m019996'],
    beyond: [],
    none: [],
    count: 20_000,
    upwards: ['m019999', 'm019998', 'm019997'],
    between: ['m000001', 'm000000'],
  });
  test.info().annotations.push({
    type: 'ms of a window in the middle',
    description: seen.windowMs.toFixed(1),
  });
});

test('what came of a collection that this build does not know is listed by the build that knows it', async ({
  page,
}) => {
  await openStore(page);
  const pull = (page_: PulledPage) =>
    page.evaluate(
      async ({ module, pulled }) => {
        const { applyPage } = (await import(module)) as typeof ApplyChange;
        const { findRules } = globalThis as unknown as { findRules: () => undefined };
        const dependencies = { findRules, newId: () => '', now: Date.now };
        await store.write((tx) => applyPage(tx, pulled, dependencies), 'relaxed');
        return store.read(async (tx) => [await tx.count('newer'), await tx.meta('cursor')]);
      },
      { module: '/web/src/shared/records/merge/apply-change.ts', pulled: page_ },
    );
  const record = {
    collection: 'newer',
    id: 'a',
    revision: 1,
    deleted: false,
    value: { of: 'a later build' },
  };
  expect(await pull({ items: [record], next: 'c1', hasMore: false })).toEqual([0, 'c1']);

  await page.evaluate(async (module) => {
    await store.close();
    const { openIdbStore } = (await import(module)) as typeof IdbStore;
    const rules = {
      name: 'newer',
      toRequest: () => ({}),
      getSortKey: () => 1,
      merge: 'fields',
    } as const;
    Object.assign(globalThis, {
      store: await openIdbStore('ana', { findRules: () => rules, onTaken: () => undefined }),
    });
  }, MODULE);
  // The cursor is past it: nothing would bring it again.
  expect(await page.evaluate(() => store.read((tx) => tx.range('newer')))).toMatchObject([
    { value: record.value },
  ]);
});

test('a page of 200 records is stored in one transaction', async ({ page }) => {
  await openStore(page);
  const times = await page.evaluate(
    async ({ module, page: first }) => {
      const { applyPage } = (await import(module)) as typeof ApplyChange;
      const took: number[] = [];
      for (let round = 0; round < 20; round += 1) {
        const items = first.map((record) => ({
          ...record,
          id: `${round}-${record.id}`,
          deleted: false,
        }));
        const dependencies = { findRules: () => undefined, newId: () => '', now: Date.now };
        const begunAt = performance.now();
        await store.write(
          (tx) => applyPage(tx, { items, next: 'c', hasMore: true }, dependencies),
          'relaxed',
        );
        took.push(performance.now() - begunAt);
      }
      return took.toSorted((one, other) => one - other);
    },
    {
      module: '/web/src/shared/records/merge/apply-change.ts',
      page: Array.from({ length: 200 }, (_, index) => aMeasure(index)),
    },
  );
  expect(await page.evaluate(() => store.read((tx) => tx.count('measures')))).toBe(4000);
  test.info().annotations.push({
    type: 'ms of a page',
    description: `${times[10]?.toFixed(1)} (p95 ${times[18]?.toFixed(1)})`,
  });
});

const aRow: NewRow = {
  ...WROTE,
  collection: 'measures',
  id: 'a',
  mutationId: 'w',
  request: {},
  base: 0,
  maybeSent: false,
};
/** What a write ends in: stored, or the problem that the person is told of. */
const tryToWrite = (page: Page, bytes = 0) =>
  page.evaluate(
    async ({ row, length }) => {
      try {
        // Random text, because a database may compress what repeats itself.
        const request = Array.from({ length: length / 4 }, () =>
          Math.random().toString(36).slice(2, 6),
        ).join('');
        await store.write(async (tx) => tx.addRow({ ...row, request }));
        return 'stored';
      } catch (cause) {
        return cause instanceof Error
          ? ((cause as { problem?: string }).problem ?? cause.name)
          : 'unknown';
      }
    },
    { row: aRow, length: bytes },
  );

test('a device without room says so, stores nothing of the write, and goes on when there is room', async ({
  page,
}) => {
  await openStore(page);
  const devtools = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 200_000 });
  expect(await tryToWrite(page, 1_000_000)).toBe('QuotaExceededError');
  expect(await page.evaluate(() => store.read((tx) => tx.rows()))).toEqual([]);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  expect(await tryToWrite(page, 1_000_000)).toBe('stored');
});

test('a tab of an earlier build closes for a newer one, and says why it cannot store', async ({
  page,
}) => {
  await openStore(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('forja-ana', 99);
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve(undefined);
        });
      }),
  );
  expect(await page.evaluate(() => taken)).toEqual(['newer']);
  expect(await tryToWrite(page)).toBe('newer');
  await expect(openStore(page), 'the earlier build does not open the newer shape').rejects.toThrow(
    /VersionError|version/,
  );
});

test('a database that another tab deletes is not written to any more', async ({ page }) => {
  await openStore(page);
  await page.evaluate(async (module) => {
    const { deleteIdbStore } = (await import(module)) as typeof IdbStore;
    await deleteIdbStore('ana');
  }, MODULE);
  expect(await page.evaluate(() => taken)).toEqual(['deleted']);
  expect(await tryToWrite(page)).toBe('other-account');
});

/** A connection of a frozen tab: it does not answer when another one needs the database. */
const holdDatabase = (page: Page, version?: number) =>
  page.evaluate(
    (asked) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('forja-ana', asked);
        opening.addEventListener('success', () => {
          Object.assign(globalThis, { held: opening.result });
          resolve();
        });
      }),
    version,
  );
declare const held: IDBDatabase;

test('a database that a frozen tab holds is reported as blocked, and announced when that tab lets go', async ({
  page,
}) => {
  await writeVersion1(page, { records: [], rows: [], meta: {} });
  await holdDatabase(page, 1);
  await expect(openStore(page)).rejects.toThrow(/Otra pestaña de Forja/);
  await page.evaluate(() => held.close());
  await expect.poll(() => page.evaluate(() => taken)).toEqual(['released']);
  await openStore(page);
  expect(await tryToWrite(page)).toBe('stored');
});

test('deleting a database that a frozen tab holds ends, leaves nothing in it, and is done when that tab closes', async ({
  page,
}) => {
  await openStore(page);
  expect(await tryToWrite(page)).toBe('stored');
  await holdDatabase(page);
  await page.evaluate(async (module) => {
    const { deleteIdbStore } = (await import(module)) as typeof IdbStore;
    await deleteIdbStore('ana');
  }, MODULE);
  const left = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const counting = held.transaction('outbox').objectStore('outbox').count();
        counting.addEventListener('success', () => resolve(counting.result));
      }),
  );
  expect(left).toBe(0);
  await page.evaluate(() => held.close());
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test('an opening behind a deletion that waits for a frozen tab is reported as blocked too', async ({
  page,
}) => {
  await openStore(page);
  await holdDatabase(page);
  await page.evaluate(() => void indexedDB.deleteDatabase('forja-ana'));
  await expect(openStore(page)).rejects.toThrow(/Otra pestaña de Forja/);
  await page.evaluate(() => held.close());
  await expect.poll(() => page.evaluate(() => taken)).toEqual(['released']);
});

import { expect, test } from 'vitest';
import { CURSOR } from './restarted-pull.ts';
import { createDevice } from './device.fixture.ts';

const [A, B, C] = [{ weightKg: 80 }, { weightKg: 81 }, { weightKg: 82 }];

test('a page is stored with its cursor and sort keys, without tombstones of unknown records', async () => {
  const device = createDevice();
  await device.pull([
    { id: 'a', revision: 1, value: A },
    { id: 'b', revision: 2, value: B, copyOf: 'a' },
    { id: 'c', revision: 2, value: null },
  ]);
  const [record, copy, ...others] = await device.store.read((tx) => tx.allRecords());
  expect([record, copy, others]).toMatchObject([
    { id: 'a', value: A, revision: 1 },
    { id: 'b', copyOf: 'a' },
    [],
  ]);
  expect(await device.store.read((tx) => tx.meta(CURSOR))).toBe('c');
});

test("the account's value replaces a synced record, also when recreated at revision 1", async () => {
  const device = createDevice();
  await device.pull([{ revision: 2, value: B }]);
  await device.pull([{ revision: 1, value: A }]);
  expect(await device.record()).toMatchObject({ value: A, revision: 1 });
  await device.pull([{ revision: 3, value: null }]);
  expect(await device.records()).toEqual([]);
});

test('a pull never changes the base and the ancestor of a pending write', async () => {
  const device = createDevice();
  await device.pull([{ revision: 1, value: A }]);
  await device.write(B);
  await device.pull([{ revision: 2, value: C }]);
  expect(await device.record()).toMatchObject({ value: B, revision: 2, server: { value: C } });
  expect(await device.rows()).toMatchObject([{ base: 1, ancestor: A }]);
});

async function aDevice() {
  const device = createDevice();
  await device.pull([
    { id: 'a', revision: 5, value: A },
    { id: 'b', revision: 5, value: B },
    { id: 'c', revision: 5, value: C },
    { id: 'deleted', revision: 5, value: A },
  ]);
  await device.pull([{ id: 'deleted', revision: 6, value: null }]);
  await device.write({ weightKg: 70 }, { id: 'new' });
  return device;
}

test('a restored server gets the records that only this device has', async () => {
  const device = await aDevice();
  await device.pull([{ id: 'a', revision: 5, value: A, restoredRevision: 5 }], {
    restarted: 'restored',
    hasMore: true,
  });
  await device.pull([
    { id: 'b', revision: 3, value: { weightKg: 90 }, restoredRevision: 3 },
    { id: 'deleted', revision: 5, value: A, restoredRevision: 5 },
  ]);
  expect(await device.rows()).toMatchObject([
    { id: 'new', base: 0 },
    { id: 'b', base: 3, ancestor: { weightKg: 90 }, request: { payload: B } },
    { id: 'deleted', base: 5, ancestor: A, request: null },
    { id: 'c', base: 0, request: { payload: C } },
  ]);
  const values = (await device.records()).map(({ value }) => value);
  expect(values).toEqual([A, B, C, { weightKg: 70 }]);
});

test("pending writes are based on the restored server's revision", async () => {
  const device = createDevice();
  await device.pull([{ revision: 5, value: A }]);
  await device.write(B);
  await device.pull([{ revision: 4, value: C, restoredRevision: 4 }], { restarted: 'restored' });
  expect(await device.rows()).toMatchObject([{ base: 4, ancestor: C, request: { payload: B } }]);
  expect(await device.record()).toMatchObject({ value: B, revision: 4, server: { value: C } });
});

test.each([
  { what: 'the same revision', revision: 5 },
  { what: 'a lower revision', revision: 4 },
  { what: 'a higher revision', revision: 6 },
])(
  'a restore that is written since as $what than the lost revision loses nothing',
  async ({ revision }) => {
    const device = createDevice();
    await device.pull([{ revision: 5, value: { ...A, waistCm: 90 } }]);
    await device.pull([{ revision, value: B, restoredRevision: 3 }], { restarted: 'restored' });
    expect((await device.records()).map(({ value }) => value)).toEqual([
      { ...B, waistCm: 90 },
      { ...A, waistCm: 90 },
    ]);
  },
);

test('a lost revision equal to the copy is written again, because it is later than others', async () => {
  const device = createDevice();
  await device.pull([{ revision: 3, value: A }]);
  await device.pull([{ revision: 1, value: A, restoredRevision: 1 }], { restarted: 'restored' });
  expect(await device.rows()).toMatchObject([{ base: 1, ancestor: A, request: { payload: A } }]);
});

test('pending writes over a lost revision are merged with later ones', async () => {
  const device = createDevice();
  await device.pull([{ revision: 5, value: A }]);
  await device.write({ ...A, waistCm: 90 });
  await device.send();
  await device.pull([{ revision: 5, value: B, restoredRevision: 4 }], { restarted: 'restored' });
  expect((await device.records()).map(({ value }) => value)).toEqual([
    { ...B, waistCm: 90 },
    { ...A, waistCm: 90 },
  ]);
  expect(await device.rows()).toMatchObject([{ base: 5, ancestor: B }, { base: 0 }]);
  expect(await device.notices()).toMatchObject([{ code: 'conflict-copy' }]);
});

test('pending writes over a revision of the copy stay unchanged', async () => {
  const device = createDevice();
  await device.pull([{ revision: 5, value: A }]);
  await device.write(B);
  await device.send();
  const [row] = await device.rows();
  await device.pull([{ revision: 6, value: C, restoredRevision: 5 }], { restarted: 'restored' });
  expect(await device.rows()).toEqual([row]);
  expect(await device.record()).toMatchObject({ value: B, revision: 6, server: { value: C } });
});

test('a synced record missing from the listing was deleted, once its tombstone is gone', async () => {
  const device = await aDevice();
  await device.write({ weightKg: 77 }, { id: 'b' });
  await device.pull([{ id: 'a', revision: 5, value: A }], { restarted: 'compacted' });
  expect((await device.records()).map(({ id }) => id)).toEqual(['a', 'b', 'new']);
  expect(await device.rows(), 'an edit stays').toMatchObject([
    { id: 'new' },
    { id: 'b', base: 0, ancestor: null },
  ]);
  await device.pull([]);
  expect(await device.records(), 'only a listing of everything says what is missing').toHaveLength(
    3,
  );
});

test('an interrupted full listing resumes as one', async () => {
  const device = await aDevice();
  await device.pull([{ id: 'a', revision: 5, value: A }], { restarted: 'restored', hasMore: true });
  // The server restarts the listing for another reason the next time.
  await device.pull([{ id: 'b', revision: 5, value: B }], {
    restarted: 'compacted',
    hasMore: true,
  });
  await device.pull([{ id: 'a', revision: 5, value: A }], { hasMore: false });
  expect(await device.rows()).toMatchObject([
    { id: 'new' },
    { id: 'c', base: 0, request: { payload: C } },
  ]);
});

test('a record stored during a full listing does not count as missing', async () => {
  const device = await aDevice();
  const all = [A, B, C].map((value, index) => ({ id: 'abc'.charAt(index), revision: 5, value }));
  await device.pull(all, { restarted: 'compacted', hasMore: true });
  await device.stored(1);
  await device.pull([], { hasMore: false });
  expect((await device.records()).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'new']);
});

test('a record sent by a new device and deleted before its first listing is not shown', async () => {
  const device = createDevice();
  await device.write(A);
  await device.send();
  await device.stored(1);
  await device.write(B, { id: 'waits' });
  await device.pull([{ id: 'c', revision: 1, value: C }]);
  expect((await device.records()).map(({ id }) => id)).toEqual(['waits', 'c']);
});

import { expect, test } from 'vitest';
import { CURSOR } from './restarted-pull.ts';
import { createDevice } from './device.fixture.ts';

const [A, B, C] = [{ weightKg: 80 }, { weightKg: 81 }, { weightKg: 82 }];

test('a page is stored with the cursor after it, with labels and without tombstones of what was never here', async () => {
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

test('what the account has replaces what is in step, also when it was made again from the first revision', async () => {
  const device = createDevice();
  await device.pull([{ revision: 2, value: B }]);
  await device.pull([{ revision: 1, value: A }]);
  expect(await device.record()).toMatchObject({ value: A, revision: 1 });
  await device.pull([{ revision: 3, value: null }]);
  expect(await device.records()).toEqual([]);
});

test('a pull never touches the base and the ancestor of what waits', async () => {
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

test('a restored server is offered what only this device has', async () => {
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
    { id: 'b', base: 3, ancestor: { weightKg: 90 }, request: { asked: B } },
    { id: 'deleted', base: 5, ancestor: A, request: null },
    { id: 'c', base: 0, request: { asked: C } },
  ]);
  const seen = (await device.records()).map(({ value }) => value);
  expect(seen).toEqual([A, B, C, { weightKg: 70 }]);
});

test('what waits is sent over what the restored server has', async () => {
  const device = createDevice();
  await device.pull([{ revision: 5, value: A }]);
  await device.write(B);
  await device.pull([{ revision: 4, value: C, restoredRevision: 4 }], { restarted: 'restored' });
  expect(await device.rows()).toMatchObject([{ base: 4, ancestor: C, request: { asked: B } }]);
  expect(await device.record()).toMatchObject({ value: B, revision: 4, server: { value: C } });
});

test.each([
  { what: 'an equal revision', revision: 5 },
  { what: 'a lower one', revision: 4 },
  { what: 'a higher one', revision: 6 },
])(
  'what was written since a restore as $what than the lost one takes nothing from it',
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

test('a lost revision that says what the copy says is written again, because it is later than others', async () => {
  const device = createDevice();
  await device.pull([{ revision: 3, value: A }]);
  await device.pull([{ revision: 1, value: A, restoredRevision: 1 }], { restarted: 'restored' });
  expect(await device.rows()).toMatchObject([{ base: 1, ancestor: A, request: { asked: A } }]);
});

test('what waits over a lost revision is merged with what was written since', async () => {
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

test('what waits over a revision that the copy has is not touched, whatever was written since', async () => {
  const device = createDevice();
  await device.pull([{ revision: 5, value: A }]);
  await device.write(B);
  await device.send();
  const [row] = await device.rows();
  await device.pull([{ revision: 6, value: C, restoredRevision: 5 }], { restarted: 'restored' });
  expect(await device.rows()).toEqual([row]);
  expect(await device.record()).toMatchObject({ value: B, revision: 6, server: { value: C } });
});

test('what is in step and not listed was deleted, when the server no longer has its tombstone', async () => {
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

test('a listing of everything that was interrupted goes on as what it was', async () => {
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
    { id: 'c', base: 0, request: { asked: C } },
  ]);
});

test('what was stored while everything is listed is not taken for missing', async () => {
  const device = await aDevice();
  const all = [A, B, C].map((value, index) => ({ id: 'abc'.charAt(index), revision: 5, value }));
  await device.pull(all, { restarted: 'compacted', hasMore: true });
  await device.stored(1);
  await device.pull([], { hasMore: false });
  expect((await device.records()).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'new']);
});

test('what a new device sent and another deleted before its first listing, which has no tombstones, is not shown', async () => {
  const device = createDevice();
  await device.write(A);
  await device.send();
  await device.stored(1);
  await device.write(B, { id: 'waits' });
  await device.pull([{ id: 'c', revision: 1, value: C }]);
  expect((await device.records()).map(({ id }) => id)).toEqual(['waits', 'c']);
});

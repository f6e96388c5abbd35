import { expect, test } from 'vitest';
import { createDevice, ID } from './device.fixture.ts';

const BEFORE = { weightKg: 80, waistCm: 90 };
const MINE = { ...BEFORE, weightKg: 79 };

async function aDevice(collection?: string) {
  const device = createDevice(collection);
  await device.pull([{ revision: 3, value: BEFORE }]);
  return device;
}

async function aSender(value: typeof BEFORE | null = MINE, collection?: string) {
  const device = await aDevice(collection);
  await device.write(value);
  await device.send();
  return device;
}

test('a stored write leaves the record synced', async () => {
  const device = await aSender();
  await device.stored(4);
  expect(await device.record()).toMatchObject({ value: MINE, revision: 4 });
  expect((await device.record())?.server).toBeUndefined();
  expect(await device.rows()).toEqual([]);
});

test('a stored write shows a later version that was pulled first', async () => {
  const device = await aSender();
  const after = { ...MINE, waistCm: 88 };
  await device.pull([{ revision: 5, value: after }]);
  await device.stored(4);
  expect(await device.record()).toMatchObject({ value: after, revision: 5 });
});

test('another value stored by the server comes with the next pull, under the same revision', async () => {
  const device = await aSender();
  await device.stored(4);
  await device.pull([{ revision: 4, value: { ...MINE, byEngine: '1.4.0' } }]);
  expect(await device.record()).toMatchObject({
    value: { ...MINE, byEngine: '1.4.0' },
    revision: 4,
  });
});

test.each([{ pullsFirst: false }, { pullsFirst: true }])(
  'changes of different fields merge into one record, also when the pull comes first: $pullsFirst',
  async ({ pullsFirst }) => {
    const device = await aSender();
    const theirs = { ...BEFORE, waistCm: 88 };
    if (pullsFirst) await device.pull([{ revision: 4, value: theirs }]);
    expect(await device.record(), 'what waits stays shown').toMatchObject({ value: MINE });
    await device.conflict({ revision: 4, value: theirs });
    const merged = { weightKg: 79, waistCm: 88 };
    expect(await device.records()).toMatchObject([{ value: merged, revision: 4 }]);
    expect(await device.rows()).toMatchObject([
      { request: { payload: merged }, base: 4, ancestor: theirs },
    ]);
    expect(await device.notices()).toEqual([]);
  },
);

test('an edit after a conflicting write is merged too', async () => {
  const device = await aSender();
  await device.write({ ...MINE, neckCm: 40 });
  await device.conflict({ revision: 4, value: { ...BEFORE, waistCm: 88 } });
  expect(await device.rows()).toMatchObject([
    { request: { payload: { weightKg: 79, waistCm: 88, neckCm: 40 } }, base: 4 },
  ]);
});

test('a field changed on both keeps theirs, and mine becomes one labelled copy', async () => {
  const device = await aSender();
  const [name] = (await device.rows()).map(({ mutationId }) => mutationId);
  await device.write({ ...MINE, weightKg: 78 });
  await device.conflict({ revision: 4, value: { ...BEFORE, weightKg: 82 } });
  expect(await device.records()).toMatchObject([
    { id: ID, value: { ...BEFORE, weightKg: 82 }, revision: 4 },
    { value: { ...BEFORE, weightKg: 78 }, copyOf: ID },
  ]);
  const [row, ...others] = await device.rows();
  expect([row, others]).toMatchObject([
    { copyOf: ID, base: 0, request: { payload: { weightKg: 78 } } },
    [],
  ]);
  expect(row?.id).not.toBe(name);
  expect(await device.notices()).toEqual([
    { code: 'conflict-copy', collection: 'measures', id: ID },
  ]);
});

test('equal changes on both are not a conflict', async () => {
  const device = await aSender();
  await device.conflict({ revision: 4, value: MINE });
  expect([await device.records(), await device.rows()]).toMatchObject([
    [{ value: MINE, revision: 4 }],
    [],
  ]);
});

test.each([
  {
    what: 'a record deleted here and changed elsewhere',
    mine: null,
    theirs: { ...BEFORE, weightKg: 82 },
    shown: { ...BEFORE, weightKg: 82 },
  },
  { what: 'a record changed here and deleted elsewhere', mine: MINE, theirs: null, shown: MINE },
])('$what: the edit stays, and the person gets a notice', async ({ mine, theirs, shown }) => {
  const device = await aSender(mine);
  await device.conflict({ revision: 4, value: theirs });
  expect(await device.records()).toMatchObject([{ id: ID, value: shown, revision: 4 }]);
  expect(await device.rows()).toMatchObject(theirs === null ? [{ base: 4, ancestor: null }] : []);
  expect(await device.notices()).toEqual([{ code: 'edit-kept', collection: 'measures', id: ID }]);
});

test('a record deleted on both is deleted', async () => {
  const device = await aSender(null);
  await device.conflict({ revision: 4, value: null });
  expect([await device.records(), await device.rows(), await device.notices()]).toEqual([
    [],
    [],
    [],
  ]);
});

test('a field unknown to this build survives a merge', async () => {
  const device = await aSender();
  await device.conflict({ revision: 4, value: { ...BEFORE, effort: 8 } });
  expect(await device.record()).toMatchObject({ value: { ...MINE, effort: 8 } });
});

test('a conflict of an unknown collection waits for a build that knows it', async () => {
  const device = await aSender(MINE, 'unknown');
  await device.conflict({ revision: 4, value: { ...BEFORE, weightKg: 82 } });
  expect(await device.rows()).toMatchObject([{ request: MINE, base: 3, ancestor: BEFORE }]);
});

test('a refused write waits for the person, unless they have changed it', async () => {
  const device = await aSender();
  await device.refuse();
  expect(await device.rows()).toMatchObject([{ refusal: { code: 'invalid_input' } }]);
  const other = await aSender();
  await other.write({ ...MINE, weightKg: 78 });
  await other.refuse();
  const [row, ...rest] = await other.rows();
  expect([row, rest]).toMatchObject([
    { base: 3, ancestor: BEFORE, request: { payload: { weightKg: 78 } } },
    [],
  ]);
  expect(row?.refusal).toBeUndefined();
});

test('an undo of a field changed elsewhere keeps theirs without a copy, with a notice', async () => {
  const device = await aDevice();
  await device.write(MINE);
  await device.send();
  await device.stored(4);
  await device.undo(BEFORE, MINE);
  await device.conflict({ revision: 5, value: { weightKg: 82, waistCm: 88 } });
  expect(await device.records()).toMatchObject([{ value: { weightKg: 82, waistCm: 88 } }]);
  expect(await device.rows()).toEqual([]);
  expect(await device.notices()).toMatchObject([{ code: 'undo-kept', id: ID }]);
});

test.each([
  { order: 'before', edits: ['edit', 'undo'] },
  { order: 'after', edits: ['undo', 'edit'] },
])('an edit pending $order an undo keeps its copy', async ({ edits }) => {
  const device = await aDevice();
  await device.pull([{ revision: 4, value: MINE }]);
  for (const kind of edits) {
    const { value } = (await device.record()) ?? {};
    if (kind === 'undo') await device.undo(BEFORE, MINE);
    else await device.write({ ...(value as typeof BEFORE), waistCm: 87 }); // written by this test
  }
  await device.conflict({ revision: 5, value: { weightKg: 82, waistCm: 88 } });
  expect(await device.records()).toMatchObject([
    { id: ID, value: { weightKg: 82, waistCm: 88 } },
    { copyOf: ID, value: { weightKg: 80, waistCm: 87 } },
  ]);
});

test('a record restored by an undo becomes a copy when the account has another version', async () => {
  const device = await aDevice();
  await device.write(null);
  await device.send();
  await device.stored(4);
  await device.undo(BEFORE, null);
  await device.conflict({ revision: 5, value: { weightKg: 82, waistCm: 90 } });
  expect(await device.records()).toMatchObject([
    { id: ID, value: { weightKg: 82, waistCm: 90 } },
    { copyOf: ID, value: BEFORE },
  ]);
});

test('undoing a refused write leaves nothing to send, before or after the refusal', async () => {
  for (const isUndoneFirst of [false, true]) {
    const device = await aSender();
    if (isUndoneFirst) await device.undo(BEFORE, MINE);
    await device.refuse();
    if (!isUndoneFirst) await device.undo(BEFORE, MINE);
    expect(await device.rows()).toEqual([]);
    expect(await device.record()).toEqual(expect.objectContaining({ value: BEFORE, revision: 3 }));
    expect((await device.record())?.server).toBeUndefined();
  }
});

test('an undo merged with a refused edit is an edit, and a conflict keeps it as a copy', async () => {
  const device = createDevice();
  await device.pull([{ revision: 3, value: MINE }]);
  await device.write({ ...MINE, waistCm: 87 });
  await device.send();
  await device.undo(BEFORE, MINE);
  await device.refuse();
  await device.conflict({ revision: 5, value: { weightKg: 82, waistCm: 88 } });
  expect(await device.records()).toMatchObject([
    { id: ID, value: { weightKg: 82, waistCm: 88 } },
    { copyOf: ID, value: { weightKg: 80, waistCm: 87 } },
  ]);
});

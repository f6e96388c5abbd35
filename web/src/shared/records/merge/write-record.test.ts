import { expect, test } from 'vitest';
import { createDevice, ID } from './device.fixture.ts';
import { sameValue } from './same-value.ts';

const BEFORE = { weightKg: 80, waistCm: 90 };

async function aDevice(collection?: string) {
  const device = createDevice(collection);
  await device.pull([{ revision: 3, value: BEFORE }]);
  return device;
}

test('a new record is stored with one pending write', async () => {
  const device = createDevice();
  expect(await device.write(BEFORE)).toBe('saved');
  expect(await device.record()).toMatchObject({ value: BEFORE, revision: 0 });
  expect(await device.rows()).toMatchObject([
    { request: { payload: BEFORE }, base: 0, ancestor: undefined },
  ]);
});

test('an edit is based on the shown revision, and later ones replace it until it may have been sent', async () => {
  const device = await aDevice();
  await device.write({ ...BEFORE, weightKg: 79 });
  await device.write({ ...BEFORE, weightKg: 78 });
  const payload = { ...BEFORE, weightKg: 78 };
  expect(await device.rows()).toMatchObject([{ request: { payload }, base: 3, ancestor: BEFORE }]);
  await device.send();
  await device.write({ ...BEFORE, weightKg: 77 });
  await device.write({ ...BEFORE, weightKg: 76 });
  expect(await device.rows()).toMatchObject([
    { request: { payload } },
    { request: { payload: { ...BEFORE, weightKg: 76 } }, ancestor: payload },
  ]);
  await device.stored(4);
  expect(await device.rows()).toMatchObject([{ base: 4, ancestor: payload }]);
  expect(await device.record()).toMatchObject({ revision: 4, server: { value: payload } });
});

test('a stale form merges with a change of another device, and says so', async () => {
  const device = await aDevice();
  await device.pull([{ revision: 4, value: { ...BEFORE, waistCm: 88, neckCm: 40 } }]);
  expect(await device.write({ ...BEFORE, weightKg: 79 }, { original: { value: BEFORE } })).toBe(
    'merged',
  );
  const merged = { weightKg: 79, waistCm: 88, neckCm: 40 };
  expect(await device.record()).toMatchObject({ value: merged });
  expect(await device.rows()).toMatchObject([{ request: { payload: merged }, base: 4 }]);
});

test('a stale form over a field changed elsewhere becomes a conflict copy', async () => {
  const device = await aDevice();
  const theirs = { ...BEFORE, weightKg: 82 };
  await device.pull([{ revision: 4, value: theirs }]);
  const mine = { weightKg: 79, waistCm: 88 };
  expect(await device.write(mine, { original: { value: BEFORE } })).toBe('conflict-copy');
  expect(await device.records()).toMatchObject([
    { id: ID, value: { weightKg: 82, waistCm: 88 } },
    { value: mine, copyOf: ID, revision: 0 },
  ]);
  expect(await device.rows()).toMatchObject([
    { base: 4, copyOf: undefined },
    { base: 0, copyOf: ID },
  ]);
});

test('a stale form restores a record deleted elsewhere', async () => {
  const device = await aDevice();
  await device.pull([{ revision: 4, value: null }]);
  expect(await device.write({ ...BEFORE, weightKg: 79 }, { original: { value: BEFORE } })).toBe(
    'brought-back',
  );
  expect(await device.rows()).toMatchObject([
    { request: { payload: { ...BEFORE, weightKg: 79 } }, base: 4, ancestor: null },
  ]);
});

test('a record changed since it was shown is not deleted', async () => {
  const device = await aDevice();
  await device.pull([{ revision: 4, value: { ...BEFORE, weightKg: 82 } }]);
  expect(await device.write(null, { original: { value: BEFORE } })).toBe('edit-kept');
  expect(await device.record()).toMatchObject({ value: { ...BEFORE, weightKg: 82 } });
  expect(await device.rows()).toEqual([]);
});

test('undoing a deletion restores the record, sent or not', async () => {
  for (const isSent of [false, true]) {
    const device = await aDevice();
    await device.write(null);
    expect((await device.record())?.value).toBeNull();
    if (isSent) await device.send();
    expect(await device.undo(BEFORE, null)).toBe('saved');
    expect(await device.record()).toMatchObject({ value: BEFORE });
    expect((await device.rows()).at(-1)).toMatchObject({ request: { payload: BEFORE } });
  }
});

test.each([
  {
    what: 'an edit reverts its fields, and keeps later changes of others',
    edit: [BEFORE, { ...BEFORE, weightKg: 79 }],
    now: { ...BEFORE, weightKg: 79, waistCm: 88, neckCm: 40 },
    result: { weightKg: 80, waistCm: 88, neckCm: 40 },
    outcome: 'merged',
  },
  {
    what: 'an edit leaves a field that changed again, and says so',
    edit: [BEFORE, { ...BEFORE, weightKg: 79, waistCm: 89 }],
    now: { weightKg: 82, waistCm: 89 },
    result: { weightKg: 82, waistCm: 90 },
    outcome: 'changed-since',
  },
  {
    what: 'an edit already reverted writes nothing',
    edit: [BEFORE, { ...BEFORE, weightKg: 79 }],
    now: BEFORE,
    result: BEFORE,
    outcome: 'saved',
  },
  {
    what: 'an edit does not restore a record deleted since',
    edit: [BEFORE, { ...BEFORE, weightKg: 79 }],
    now: null,
    result: null,
    outcome: 'changed-since',
  },
  {
    what: 'an edit of a set neither restores the set nor removes changes of another device in it',
    edit: [{ sets: { one: { reps: 8 }, two: { reps: 8 } } }, { sets: { one: { reps: 9 } } }],
    now: { sets: { two: { reps: 7 } } },
    result: { sets: { two: { reps: 7 } } },
    outcome: 'changed-since',
  },
  {
    what: 'a deletion leaves a record that another device wrote since',
    edit: [BEFORE, null],
    now: { weightKg: 82 },
    result: { weightKg: 82 },
    outcome: 'changed-since',
  },
  {
    what: 'a deletion writes nothing when another device restored the record',
    edit: [BEFORE, null],
    now: BEFORE,
    result: BEFORE,
    outcome: 'saved',
  },
  {
    what: 'a creation deletes the record',
    edit: [null, BEFORE],
    now: BEFORE,
    result: null,
    outcome: 'saved',
  },
  {
    what: 'a creation keeps a record edited since',
    edit: [null, BEFORE],
    now: { ...BEFORE, weightKg: 79 },
    result: { ...BEFORE, weightKg: 79 },
    outcome: 'changed-since',
  },
] as const)('undoing $what', async ({ edit: [before, after], now, result, outcome }) => {
  const device = createDevice();
  await device.pull([{ revision: 3, value: BEFORE }]);
  await device.pull([{ revision: 4, value: now }]);
  expect(await device.undo(before, after)).toBe(outcome);
  expect(await device.record()).toMatchObject({ value: result });
  expect((await device.rows()).map(({ request }) => request)).toEqual(
    sameValue(now, result) ? [] : [result && { payload: result }],
  );
});

test('undoing an edit of a missing record writes nothing', async () => {
  const device = createDevice();
  expect(await device.undo(BEFORE, { weightKg: 79 })).toBe('changed-since');
  expect(await device.undo(null, BEFORE)).toBe('saved');
  expect([await device.record(), await device.rows()]).toEqual([undefined, []]);
});

test('an undo is whole in a collection merged as a whole', async () => {
  const device = await aDevice('plans');
  const after = { ...BEFORE, weightKg: 79 };
  await device.write(after);
  await device.write({ ...after, waistCm: 88 });
  expect(await device.undo(BEFORE, after)).toBe('changed-since');
  expect((await device.record())?.value).toEqual({ ...after, waistCm: 88 });
});

test('deleting an unsent record leaves nothing, and its undo writes it again', async () => {
  const device = createDevice();
  await device.write(BEFORE);
  await device.write(null);
  expect([await device.record(), await device.rows()]).toEqual([undefined, []]);
  await device.undo(BEFORE, null);
  expect(await device.rows()).toMatchObject([{ request: { payload: BEFORE }, base: 0 }]);
});

test('deleting a record that may have been sent is sent too', async () => {
  const device = createDevice();
  await device.write(BEFORE);
  await device.send();
  await device.write(null);
  expect(await device.rows()).toMatchObject([
    { request: { payload: BEFORE } },
    { request: null, ancestor: BEFORE },
  ]);
});

test('saving without changes writes nothing, and saving a refused value retries it', async () => {
  const device = await aDevice();
  expect(await device.write(BEFORE)).toBe('saved');
  expect(await device.rows()).toEqual([]);
  await device.write({ weightKg: 900 });
  await device.refuse();
  await device.write({ weightKg: 900 });
  expect(await device.rows()).toMatchObject([
    { request: { payload: { weightKg: 900 } }, base: 3, ancestor: BEFORE },
  ]);
  expect((await device.rows())[0]?.refusal).toBeUndefined();
});

test('a record not merged by field is replaced whole', async () => {
  const device = await aDevice('plans');
  await device.pull([{ revision: 4, value: { ...BEFORE, waistCm: 88 } }]);
  expect(await device.write({ ...BEFORE, weightKg: 79 }, { original: { value: BEFORE } })).toBe(
    'conflict-copy',
  );
  expect((await device.records()).map(({ value }) => value)).toEqual([
    { ...BEFORE, waistCm: 88 },
    { ...BEFORE, weightKg: 79 },
  ]);
});

import { expect, test } from 'vitest';
import { ID, createDevice } from './merge/device.fixture.ts';
import { discardWithUndo } from './discard-writes.ts';

const RECORD = { collection: 'measures', id: ID };
const REFUSAL = {
  status: 402,
  code: 'membership_required',
  message: 'Necesitás una membresía activa.',
};

test('undoing a discarded write restores it with its value and its refusal', async () => {
  const device = createDevice();
  await device.write({ weightKg: 80 });
  const [row] = await device.rows();
  await device.store.write(async (tx) => row && tx.putRow({ ...row, refusal: REFUSAL }));

  const undo = await discardWithUndo(device.store, RECORD);
  expect([await device.record(), await device.rows()]).toEqual([undefined, []]);

  await undo();
  expect(await device.record()).toMatchObject({ value: { weightKg: 80 }, revision: 0 });
  expect(await device.rows()).toMatchObject([
    { id: ID, base: 0, maybeSent: false, refusal: REFUSAL },
  ]);
});

test('undoing an empty discard writes nothing', async () => {
  const device = createDevice();
  const undo = await discardWithUndo(device.store, RECORD);
  await undo();
  expect(await device.rows()).toEqual([]);
});

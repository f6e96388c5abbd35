import { expect, test } from 'vitest';
import { createDevice, rules } from './device.fixture.ts';
import { addRecords, deleteRecords } from './write-many.ts';

const EDIT = { collection: 'measures', madeAt: '2026-11-22T12:00:00.000Z' };
const RECORDS = [
  { id: 'r1', value: { weightKg: 80 } },
  { id: 'r2', value: { weightKg: 81 } },
];

function open() {
  const device = createDevice();
  let ids = 0;
  const dependencies = { findRules: rules, newId: () => `w${(ids += 1)}` };
  const add = () =>
    device.store.write((tx) => addRecords(tx, { ...EDIT, records: RECORDS }, dependencies));
  const remove = () =>
    device.store.write((tx) =>
      deleteRecords(tx, { ...EDIT, ids: ['r1', 'r2', 'r3'] }, dependencies),
    );
  return { device, add, remove };
}

test('many records are stored at once, each with its pending write', async () => {
  const { device, add } = open();
  await add();
  expect(await device.records()).toMatchObject(RECORDS);
  expect(await device.rows()).toMatchObject(RECORDS.map(({ id }) => ({ id, base: 0 })));
});

test('an existing record is not replaced', async () => {
  const { device, add } = open();
  await add();
  await device.write({ weightKg: 90 });
  await add();
  expect((await device.record('r1'))?.value).toEqual({ weightKg: 90 });
  expect(await device.rows()).toHaveLength(2);
});

test('many records are deleted at once, also in the account, and return when added again', async () => {
  const { device, add, remove } = open();
  await device.pull([{ id: 'r1', revision: 3, value: { weightKg: 80 } }]);
  await add();
  await remove();
  expect(await device.records()).toEqual([]);
  expect(await device.rows()).toMatchObject([{ id: 'r1', request: null, base: 3 }]);
  await add();
  expect(await device.records()).toMatchObject(RECORDS);
});

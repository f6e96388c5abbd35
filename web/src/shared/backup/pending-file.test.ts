import { expect, test } from 'vitest';
import type { NewRow } from '../records/device/local-store.ts';
import { createMemoryStore } from '../records/device/memory-store.fixture.ts';
import { adoptPending, readPendingFile, writePendingFile } from './pending-file.ts';
import { readDevice, restoreBackup } from './restore-backup.ts';

const toId = (index: number) => `0193b4f5-7e36-7c2a-9a51-${String(index).padStart(12, '0')}`;
const NOW = '2026-11-22T12:00:00.000Z';
const findRules = (name: string) => ({
  name,
  toRequest: (stored: unknown) => stored,
  getSortKey: () => 0,
  merge: 'fields' as const,
});
const aRow = (more: Partial<NewRow>): NewRow => ({
  collection: 'measures',
  id: toId(1),
  mutationId: toId(91),
  request: { weightKg: 79 },
  base: 0,
  madeAt: NOW,
  maybeSent: false,
  attempts: 0,
  ...more,
});

/** A new record, an edit and a deletion are pending; another record is not. */
async function aDevice() {
  const store = createMemoryStore(findRules);
  const before = { weightKg: 80 };
  await store.write(async (tx) => {
    tx.putRecord({ collection: 'measures', id: toId(1), value: { weightKg: 79 }, revision: 0 });
    tx.putRecord({
      collection: 'measures',
      id: toId(2),
      value: { weightKg: 78 },
      revision: 3,
      server: { value: before },
    });
    tx.putRecord({
      collection: 'measures',
      id: toId(3),
      value: null,
      revision: 3,
      server: { value: before },
    });
    tx.putRecord({ collection: 'measures', id: toId(4), value: before, revision: 1 });
    tx.addRow(aRow({}));
    tx.addRow(
      aRow({
        id: toId(2),
        mutationId: toId(92),
        request: { weightKg: 78 },
        ancestor: before,
        base: 3,
      }),
    );
    tx.addRow(
      aRow({ id: toId(3), mutationId: toId(93), request: null, ancestor: before, base: 3 }),
    );
  });
  return store;
}

const restore = async (
  store: ReturnType<typeof createMemoryStore>,
  backup: Parameters<typeof restoreBackup>[1],
) => {
  const dependencies = { findRules, newId: () => toId(900), bringsDeleted: false, now: NOW };
  await store.write((tx) => restoreBackup(tx, backup, dependencies));
  return store.read(readDevice);
};

test('a file of pending writes restores them on a device that was cleared and synced', async () => {
  const waiting = await aDevice();
  const text = await waiting.read((tx) =>
    writePendingFile(tx, { id: 'ana', username: 'ana@ejemplo.com.ar' }, NOW),
  );
  const file = readPendingFile(text, findRules);
  expect(file?.records).toHaveLength(3);
  const device = createMemoryStore(findRules);
  await device.write(async (tx) => {
    for (const index of [2, 3, 4])
      tx.putRecord({
        collection: 'measures',
        id: toId(index),
        value: { weightKg: 80 },
        revision: index === 4 ? 1 : 3,
      });
  });
  const restored = file && (await restore(device, file));
  const before = await waiting.read(readDevice);
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
  expect(restored?.records.toSorted(byId)).toMatchObject(before.records.toSorted(byId));
  expect(restored?.rows).toMatchObject(before.rows.map((row) => ({ ...row, maybeSent: true })));
  expect(file && (await restore(device, file)), 'twice is once').toEqual(restored);
});

test('pending writes of another account become new records, without its deletions', async () => {
  const text = await (
    await aDevice()
  ).read((tx) => writePendingFile(tx, { id: 'ana', username: 'ana' }, NOW));
  const file = readPendingFile(text, findRules);
  const restored = file && (await restore(createMemoryStore(findRules), adoptPending(file)));
  expect(restored?.records.map(({ value, revision }) => [value, revision])).toEqual([
    [{ weightKg: 79 }, 0],
    [{ weightKg: 78 }, 0],
  ]);
  expect(restored?.rows).toMatchObject([{ base: 0 }, { base: 0 }]);
});

test.each([
  '',
  'hola',
  '{"kind":"sin-subir"}',
  '{"app":"forja","kind":"sin-subir","version":1,"changes":[]}',
])('%j is not a file of pending writes', (text) =>
  expect(readPendingFile(text, findRules)).toBeUndefined(),
);

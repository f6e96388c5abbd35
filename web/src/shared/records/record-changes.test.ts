import { expect, test } from 'vitest';
import { applyRefusal, applyStored } from './merge/apply-reply.ts';
import { createMemoryStore } from './device/memory-store.fixture.ts';
import { countPage, findProgress } from './sync/pull-progress.ts';
import { type RecordChange, reportChanges } from './record-changes.ts';
import { writeRecord } from './merge/write-record.ts';

const record = (id: string) => ({ collection: 'measures', id, value: { n: 1 }, revision: 1 });

test('each transaction reports its changes once, and an aborted one reports none', async () => {
  const reported: RecordChange[][] = [];
  const store = reportChanges(
    createMemoryStore(() => undefined),
    (changes) => reported.push(changes),
  );
  await store.write(async (tx) => {
    tx.putRecord(record('a'));
    tx.putRecord(record('a'));
    tx.deleteRecord('measures', 'b');
  });
  await store.write(async (tx) => tx.setMeta('cursor', 'c'));
  await expect(
    store.write(async (tx) => {
      tx.putRecord(record('c'));
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(reported).toEqual([
    [
      { collection: 'measures', id: 'a', isMoved: true },
      { collection: 'measures', id: 'b', isMoved: true },
    ],
  ]);
});

test('a record counts as moved when its value changed, even if it changes back', async () => {
  const reported: RecordChange[][] = [];
  const store = reportChanges(
    createMemoryStore(() => undefined),
    (changes) => reported.push(changes),
  );
  const first = record('a');
  await store.write(async (tx) => tx.putRecord(first));
  await store.write(async (tx) => {
    await tx.record('measures', 'a');
    tx.putRecord({ ...first, revision: 2 });
  });
  await store.write(async (tx) => {
    await tx.record('measures', 'a');
    tx.putRecord({ ...first, value: { n: 2 } });
    await tx.record('measures', 'a');
    tx.putRecord({ ...first, value: { n: 2 }, revision: 3 });
  });
  const changedRecord = { collection: 'measures', id: 'a' };
  expect(reported).toEqual([
    [{ ...changedRecord, isMoved: true }],
    [{ ...changedRecord, isMoved: false }],
    [{ ...changedRecord, isMoved: true }],
  ]);
});

test('sending a write changes nothing visible, and storing one does not move its record', async () => {
  const reported: RecordChange[][] = [];
  const store = reportChanges(
    createMemoryStore(() => undefined),
    (changes) => reported.push(changes),
  );
  const dependencies = { findRules: () => undefined, newId: () => 'm' };
  const edit = {
    collection: 'measures',
    id: 'a',
    original: undefined,
    value: { n: 1 },
    madeAt: '2026-11-22T12:00:00.000Z',
  };
  const changedRecord = { collection: 'measures', id: 'a' };
  await store.write((tx) => writeRecord(tx, edit, dependencies));
  const [row] = await store.read((tx) => tx.rows());
  if (!row) throw new Error('no pending write');
  await store.write(async (tx) => {
    for (const waiting of await tx.rows()) tx.putRow({ ...waiting, maybeSent: true });
  });
  await store.write((tx) =>
    applyRefusal(tx, row, { status: 400, code: 'invalid_input', message: 'no' }),
  );
  await store.write((tx) => applyStored(tx, row, { revision: 1 }));
  expect(reported).toEqual([
    [{ ...changedRecord, isMoved: true }],
    [{ ...changedRecord, isMoved: false }],
    [{ ...changedRecord, isMoved: false }],
  ]);
});

test('the first listing counts live records until its end', async () => {
  const store = createMemoryStore(() => undefined);
  const item = (deleted: boolean) => ({ ...record('a'), deleted });
  const count = (since: string | undefined, hasMore: boolean) =>
    store.write(async (tx) => {
      await countPage(tx, {
        since,
        page: { items: [item(false), item(true)], next: 'n', hasMore, total: 3 },
      });
      tx.setMeta('cursor', 'n');
    });
  const progress = () => store.read(findProgress);
  expect(await progress()).toEqual({ received: 0, isComplete: false });
  await count(undefined, true);
  await count('n', true);
  expect(await progress()).toEqual({ received: 2, total: 3, isComplete: false });
  await count('n', false);
  expect(await progress()).toEqual({ received: 0, isComplete: true });
  await count('n', true);
  expect((await progress()).isComplete).toBe(true);
});

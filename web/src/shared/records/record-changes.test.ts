import { expect, test } from 'vitest';
import { createMemoryStore } from './memory-store.fixture.ts';
import { countPage, findProgress } from './pull-progress.ts';
import { type RecordChange, reportChanges } from './record-changes.ts';

const record = (id: string) => ({ collection: 'measures', id, value: { n: 1 }, revision: 1 });

test('each transaction reports once what it changed, and one that was undone reports nothing', async () => {
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
      { collection: 'measures', id: 'a' },
      { collection: 'measures', id: 'b' },
    ],
  ]);
});

test('the first listing of the account counts what is alive, until its end', async () => {
  const store = createMemoryStore(() => undefined);
  const item = (deleted: boolean) => ({ ...record('a'), deleted });
  const count = (since: string | undefined, hasMore: boolean) =>
    store.write(async (tx) => {
      await countPage(tx, { since, page: { items: [item(false), item(true)], next: 'n', hasMore, total: 3 } });
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

import { expect, test } from 'vitest';
import { createMemoryStore } from './memory-store.fixture.ts';
import { storeWrite, whileSigningOut } from './sign-out-lock.ts';

function aDevice() {
  const store = createMemoryStore();
  const setMeta = (key: string, value: unknown) =>
    store.write(async (tx) => tx.setMeta(key, value));
  const write = (id: string) =>
    storeWrite('ana', store, async (tx) =>
      tx.putRecord({ collection: 'measures', id, value: {}, revision: 0 }),
    );
  const ids = () => store.read(async (tx) => (await tx.allRecords()).map(({ id }) => id));
  return { setMeta, write, ids };
}

test('a write during a sign-out is stored if the sign-out fails', async () => {
  const { setMeta, write, ids } = aDevice();
  await write('before');
  let writing: Promise<void> | undefined;
  await whileSigningOut('ana', setMeta, async () => {
    writing = write('meanwhile');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await ids()).toEqual(['before']);
  });
  await writing;
  expect(await ids()).toEqual(['before', 'meanwhile']);
  await write('after');
  expect(await ids()).toEqual(['before', 'meanwhile', 'after']);
});

test('the mark of a tab closed during its sign-out blocks no writes', async () => {
  const { setMeta, write, ids } = aDevice();
  await setMeta('signing-out', true);
  await write('one');
  await write('two');
  expect(await ids()).toEqual(['one', 'two']);
});

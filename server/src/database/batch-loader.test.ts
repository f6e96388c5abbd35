import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBatchLoader } from './batch-loader.ts';

function aSlowBatch() {
  const batches: number[][] = [];
  const out: (() => void)[] = [];
  const ask = createBatchLoader(async (keys: number[]) => {
    batches.push(keys);
    await new Promise<void>((resolve) => void out.push(resolve));
    if (keys.includes(13)) throw new Error('thirteen');
    return keys.map((key) => key * 10);
  });
  return { batches, ask, answer: () => out.shift()?.() };
}

test('a single lookup starts at once', () => {
  const { batches, ask } = aSlowBatch();
  void ask(1);
  expect(batches).toEqual([[1]]);
});

test('lookups that wait for two batches share the next, and each gets its own value', async () => {
  const { batches, ask, answer } = aSlowBatch();
  const answers = Promise.all([1, 2, 3, 4, 5].map(ask));
  expect(batches).toEqual([[1], [2]]);
  answer();
  await setImmediate();
  expect(batches).toEqual([[1], [2], [3, 4, 5]]);
  answer();
  answer();
  expect(await answers).toEqual([10, 20, 30, 40, 50]);
});

test('a failed batch rejects its lookups, and later ones succeed', async () => {
  const { ask, answer } = aSlowBatch();
  const failing = ask(13);
  const other = ask(2);
  const later = ask(3);
  answer();
  await expect(failing).rejects.toThrow('thirteen');
  answer();
  await setImmediate();
  answer();
  expect([await other, await later]).toEqual([20, 30]);
});

test('nothing is cached: a repeated lookup loads again', async () => {
  const { batches, ask, answer } = aSlowBatch();
  const first = ask(1);
  answer();
  await first;
  void ask(1);
  expect(batches).toEqual([[1], [1]]);
});

test('many lookups load in batches of a hundred', async () => {
  const { batches, ask, answer } = aSlowBatch();
  for (let key = 100; key < 352; key += 1) void ask(key);
  for (let i = 0; i < 4; i += 1) {
    answer();
    await setImmediate();
  }
  expect(batches.map((group) => group.length)).toEqual([1, 1, 100, 100, 50]);
});

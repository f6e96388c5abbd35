import { expect, test, vi } from 'vitest';
import { createEditQueue } from './edit-queue.ts';

function openQueue() {
  const saves: { original: unknown; value: number[] }[] = [];
  const pending: (() => void)[] = [];
  const problems: unknown[] = [];
  let isFull = false;
  const queue = createEditQueue<number[]>({
    async save(edit) {
      await new Promise<void>((resolve) => pending.push(resolve));
      if (isFull) throw new Error('full');
      saves.push(edit);
    },
    encode: (value) => value,
    refresh: () => Promise.resolve(),
    onChange: (problem) => problems.push(problem),
  });
  const drain = async () => {
    pending.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { queue, saves, drain, problems, fill: (full: boolean) => (isFull = full) };
}

const add = (one: number) => (value: number[]) => [...value, one];
const stored = { value: [] as number[], stored: [] };

test('quick edits are shown at once and stored in order, each on the one before', async () => {
  const { queue, saves, drain } = openQueue();
  queue.edit(stored, add(1));
  queue.edit(stored, add(2));
  queue.edit(stored, add(3));
  expect(queue.current()).toEqual([1, 2, 3]);
  await drain();
  await drain();
  expect(saves).toEqual([
    { original: [], value: [1] },
    { original: [1], value: [1, 2, 3] },
  ]);
  expect(queue.current()).toBeUndefined();
});

test('a failed edit stays on screen and is stored with the next one', async () => {
  const { queue, saves, drain, problems, fill } = openQueue();
  fill(true);
  queue.edit(stored, add(1));
  await drain();
  expect(queue.current()).toEqual([1]);
  expect(problems.at(-1)).toBeInstanceOf(Error);
  fill(false);
  queue.edit(stored, add(2));
  await drain();
  expect(saves).toEqual([{ original: [], value: [1, 2] }]);
  expect(queue.current()).toBeUndefined();
});

test('a wait for the queue ends with the last write and rejects when one fails', async () => {
  const { queue, saves, drain, fill } = openQueue();
  await queue.whenStored();
  queue.edit(stored, add(1));
  queue.edit(stored, add(2));
  const isStored = queue.whenStored().then(() => saves.length);
  await drain();
  await drain();
  expect(await isStored).toBe(2);
  fill(true);
  queue.edit(stored, add(3));
  const isRefused = expect(queue.whenStored()).rejects.toThrow('full');
  await drain();
  await isRefused;
  fill(false);
  const isRetried = queue.whenStored();
  await drain();
  await isRetried;
  expect(saves.at(-1)?.value).toEqual([3]);
});

test('a deletion removes the displayed record once it is stored, or else the stored one', async () => {
  const { queue, drain, fill } = openQueue();
  expect(await queue.storeCurrent(stored)).toBe(stored);
  queue.edit(stored, add(1));
  queue.edit(stored, add(2));
  const displayedRecord = queue.storeCurrent(stored);
  await drain();
  await drain();
  expect(await displayedRecord).toEqual({ value: [1, 2], stored: [1, 2] });
  fill(true);
  queue.edit(stored, add(3));
  const unstored = queue.storeCurrent(stored);
  await drain();
  expect(await unstored).toBe(stored);
});

test('an edit without changes stores nothing', () => {
  const { queue, problems } = openQueue();
  queue.edit(stored, (value) => value);
  expect(queue.current()).toBeUndefined();
  expect(problems).toEqual([]);
});

test('an edit rendered after its write is current at once and rendered once', async () => {
  const { queue, drain, problems, saves } = openQueue();
  const renders: string[] = [];
  expect(queue.edit(stored, add(1), () => renders.push('one'))).toEqual([1]);
  expect(queue.edit(stored, add(2), () => renders.push('other'))).toEqual([1, 2]);
  expect(queue.current()).toEqual([1, 2]);
  expect({ renders, problems }).toEqual({ renders: [], problems: [] });
  await drain();
  expect(renders).toEqual(['one', 'other']);
  await drain();
  expect(saves.at(-1)).toEqual({ original: [1], value: [1, 2] });
  expect(renders).toHaveLength(2);
});

test('a slow device shows the edit before it is stored', async () => {
  const { queue, problems } = openQueue();
  const renders: string[] = [];
  queue.edit(stored, add(1), () => renders.push('one'));
  await vi.waitFor(() => expect(renders).toEqual(['one']));
  expect(problems).toEqual([undefined]);
  expect(queue.current()).toEqual([1]);
});

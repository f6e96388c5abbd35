import { expect, test, vi } from 'vitest';
import { createEditQueue } from './edit-queue.ts';

function open() {
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

test('quick edits are current at once and stored over the one before, none of them lost', async () => {
  const { queue, saves, drain } = open();
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

test('what could not be stored stays on screen and goes with the next edit', async () => {
  const { queue, saves, drain, problems, fill } = open();
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

test('what comes after the edits waits until the last one is stored, and knows when one cannot be', async () => {
  const { queue, saves, drain, fill } = open();
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

test('what is deleted is what is shown, once it is stored; where it cannot be, what was stored', async () => {
  const { queue, drain, fill } = open();
  expect(await queue.storeCurrent(stored)).toBe(stored);
  queue.edit(stored, add(1));
  queue.edit(stored, add(2));
  const shown = queue.storeCurrent(stored);
  await drain();
  await drain();
  expect(await shown).toEqual({ value: [1, 2], stored: [1, 2] });
  fill(true);
  queue.edit(stored, add(3));
  const unstored = queue.storeCurrent(stored);
  await drain();
  expect(await unstored).toBe(stored);
});

test('an edit that changes nothing stores nothing', () => {
  const { queue, problems } = open();
  queue.edit(stored, (value) => value);
  expect(queue.current()).toBeUndefined();
  expect(problems).toEqual([]);
});

test('an edit that is drawn after it is stored is current at once, and drawn once', async () => {
  const { queue, drain, problems, saves } = open();
  const drawn: string[] = [];
  expect(queue.edit(stored, add(1), () => drawn.push('one'))).toEqual([1]);
  expect(queue.edit(stored, add(2), () => drawn.push('other'))).toEqual([1, 2]);
  expect(queue.current()).toEqual([1, 2]);
  expect({ drawn, problems }).toEqual({ drawn: [], problems: [] });
  await drain();
  expect(drawn).toEqual(['one', 'other']);
  await drain();
  expect(saves.at(-1)).toEqual({ original: [1], value: [1, 2] });
  expect(drawn).toHaveLength(2);
});

test('a device that takes long to store shows the edit meanwhile', async () => {
  const { queue, problems } = open();
  const drawn: string[] = [];
  queue.edit(stored, add(1), () => drawn.push('one'));
  await vi.waitFor(() => expect(drawn).toEqual(['one']));
  expect(problems).toEqual([undefined]);
  expect(queue.current()).toEqual([1]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPart } from './load-part.ts';

const MISSING = new TypeError(
  'Failed to fetch dynamically imported module: https://forja.app/assets/x.js',
);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const createLoader = (tries: number) => {
  let count = 0;
  return vi.fn(() => ((count += 1) < tries ? Promise.reject(MISSING) : Promise.resolve('part')));
};

test('a part that did not load is retried when the browser comes online', async () => {
  const load = createLoader(2);
  const part = loadPart(load);
  await vi.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await expect(part).resolves.toBe('part');
  expect(vi.getTimerCount()).toBe(0);
});

test('without that event it retries after 5, 10 and 20 seconds, then at least each minute', async () => {
  const load = createLoader(8);
  const part = loadPart(load);
  const calls: number[] = [];
  for (const seconds of [5, 10, 20, 40, 60, 60, 60]) {
    // oxlint-disable-next-line no-await-in-loop -- each wait begins when the one before ends
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    calls.push(load.mock.calls.length);
  }
  expect(calls).toEqual([2, 3, 4, 5, 6, 7, 8]);
  await expect(part).resolves.toBe('part');
});

test('code that throws is not retried', async () => {
  const load = vi.fn(() => Promise.reject(new Error('x is not a function')));
  await expect(loadPart(load)).rejects.toThrow('x is not a function');
  expect(load).toHaveBeenCalledTimes(1);
});

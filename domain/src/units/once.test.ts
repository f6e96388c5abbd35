import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('a value is made when it is first used, and once', () => {
  const make = vi.fn(() => undefined);
  const get = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([get(), get()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(1);
});

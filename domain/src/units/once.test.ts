import { expect, test } from 'vitest';
import { once } from './once.ts';

test('a value is created once, on first use, even if undefined', () => {
  let times = 0;
  const get = once(() => {
    times += 1;
  });
  expect(times).toBe(0);
  get();
  get();
  expect(times).toBe(1);
});

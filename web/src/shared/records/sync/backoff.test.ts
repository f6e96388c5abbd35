import { expect, test } from 'vitest';
import { backoff, backoffUnreachable } from './backoff.ts';

test.each([
  { failures: 1, chance: 1, ms: 1000 },
  { failures: 1, chance: 0, ms: 500 },
  { failures: 2, chance: 1, ms: 2000 },
  { failures: 5, chance: 1, ms: 16_000 },
  { failures: 40, chance: 1, ms: 300_000 },
  { failures: 40, chance: 0, ms: 150_000 },
])('the delay after $failures failures is $ms ms', ({ failures, chance, ms }) => {
  expect(backoff(failures, chance)).toBe(ms);
});

test.each([
  { failures: 1, ms: 1000 },
  { failures: 40, ms: 15_000 },
])('the delay after $failures unreachable requests is $ms ms', ({ failures, ms }) => {
  expect(backoffUnreachable(failures, 1)).toBe(ms);
});

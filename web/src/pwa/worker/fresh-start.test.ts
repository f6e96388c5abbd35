import { expect, test } from 'vitest';
import { withForceRefresh } from './fresh-start.ts';

test.each([
  ['https://forja.app/', 'https://forja.app/?force_refresh=7'],
  [
    'https://forja.app/auth?next=%2Fmedidas#a',
    'https://forja.app/auth?next=%2Fmedidas&force_refresh=7#a',
  ],
  ['https://forja.app/?force_refresh=1', 'https://forja.app/?force_refresh=7'],
])('%s reloads as %s', (address, asked) => {
  expect(withForceRefresh(address, 7)).toBe(asked);
});

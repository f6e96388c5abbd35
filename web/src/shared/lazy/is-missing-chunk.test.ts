import { expect, test } from 'vitest';
import { isMissingChunk } from './is-missing-chunk.ts';

test.each([
  'Failed to fetch dynamically imported module: https://forja.app/assets/x.js',
  'error loading dynamically imported module: https://forja.app/assets/x.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/x.css',
])('%s is a missing chunk', (message) => {
  expect(isMissingChunk(new TypeError(message))).toBe(true);
});

test.each([
  new Error('x is not a function'),
  'Failed to fetch dynamically imported module',
  undefined,
])('%s is another error', (thrown) => {
  expect(isMissingChunk(thrown)).toBe(false);
});

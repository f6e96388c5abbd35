import { expect, test } from 'vitest';
import { edgeStep } from './edge-step.ts';

test.each([
  [422, 0],
  [112, 0],
  [732, 0],
  [56, -7],
  [788, 7],
  [0, -14],
  [844, 14],
  // clamped outside the screen
  [-40, -14],
  [900, 14],
])('a touch at %i of 844 px scrolls %i px per frame', (y, step) => {
  expect(edgeStep(y, 844)).toBe(step);
});

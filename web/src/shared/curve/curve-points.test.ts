import fc from 'fast-check';
import { expect, test } from 'vitest';
import { thinPoints } from './curve-points.ts';

test('a thinned curve keeps its ends and its order, and fits in a table', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 2000 }),
      fc.integer({ min: 2, max: 100 }),
      (length, most) => {
        const points = Array.from({ length }, (_, index) => index);
        const thinned = thinPoints(points, most);
        expect(thinned[0]).toBe(0);
        expect(thinned.at(-1)).toBe(length - 1);
        expect(thinned.length).toBeLessThanOrEqual(most + 1);
        expect(thinned).toEqual(thinned.toSorted((a, b) => a - b));
        if (length <= most) expect(thinned).toEqual(points);
      },
    ),
  );
});

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
        const kept = thinPoints(points, most);
        expect(kept[0]).toBe(0);
        expect(kept.at(-1)).toBe(length - 1);
        expect(kept.length).toBeLessThanOrEqual(most + 1);
        expect(kept).toEqual(kept.toSorted((a, b) => a - b));
        if (length <= most) expect(kept).toEqual(points);
      },
    ),
  );
});

import { expect, test } from 'vitest';
import { areaUnderCurve } from './auc.ts';

test.each([
  { what: 'the same times', known: [1, 2, 3], unknown: [1, 2, 3], area: 0.5 },
  { what: 'always longer', known: [4, 5], unknown: [1, 2, 3], area: 1 },
  { what: 'always shorter', known: [1, 2], unknown: [3, 4, 5], area: 0 },
  { what: 'longer three times of four', known: [2, 4], unknown: [1, 3], area: 0.75 },
  { what: 'one tie', known: [1, 2], unknown: [2, 3], area: 0.125 },
])('$what: $area', ({ known, unknown, area }) => expect(areaUnderCurve(known, unknown)).toBe(area));

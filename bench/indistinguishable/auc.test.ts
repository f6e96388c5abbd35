import { expect, test } from 'vitest';
import { areaUnderCurve } from './auc.ts';

test.each([
  { label: 'the same times', existing: [1, 2, 3], missing: [1, 2, 3], area: 0.5 },
  { label: 'always longer', existing: [4, 5], missing: [1, 2, 3], area: 1 },
  { label: 'always shorter', existing: [1, 2], missing: [3, 4, 5], area: 0 },
  { label: 'longer three times of four', existing: [2, 4], missing: [1, 3], area: 0.75 },
  { label: 'one tie', existing: [1, 2], missing: [2, 3], area: 0.125 },
])('$label: $area', ({ existing, missing, area }) =>
  expect(areaUnderCurve(existing, missing)).toBe(area),
);

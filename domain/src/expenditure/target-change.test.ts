import { expect, test } from 'vitest';
import { lastTargetChange } from './target-change.ts';

const target = (from: string, kcal: number) => ({ from, kcal });

test.each([
  ['nobody without a target changed it', [], undefined],
  ['the first target is a change', [target('2026-09-01', 2300)], '2026-09-01'],
  [
    'a new plan with the same target is not a change',
    [target('2026-10-01', 2310), target('2026-09-01', 2300)],
    '2026-09-01',
  ],
  [
    'a change needs more than 100 kcal',
    [target('2026-10-20', 2400), target('2026-10-01', 2501), target('2026-09-01', 2400)],
    '2026-10-20',
  ],
])('%s', (_, targets, day) => {
  expect(lastTargetChange(targets)).toBe(day);
});

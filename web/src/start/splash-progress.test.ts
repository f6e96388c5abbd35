import { expect, test } from 'vitest';
import { splashProgress } from './splash-progress.ts';

test.each([
  { ms: -5, percent: 0, isOver: false },
  { ms: 0, percent: 0, isOver: false },
  { ms: 29, percent: 0, isOver: false },
  { ms: 30, percent: 1, isOver: false },
  { ms: 60, percent: 2, isOver: false },
  { ms: 1499, percent: 49, isOver: false },
  { ms: 1500, percent: 100, isOver: true },
  { ms: 90_000, percent: 100, isOver: true },
])('the bar is at $percent % after $ms ms', ({ ms, percent, isOver }) => {
  expect(splashProgress(ms)).toEqual({ percent, isOver });
});

test('the bar rises by one percent per step, never back', () => {
  const percents = Array.from({ length: 50 }, (_, step) => splashProgress(step * 30).percent);
  expect(percents).toEqual(Array.from({ length: 50 }, (_, step) => step));
});

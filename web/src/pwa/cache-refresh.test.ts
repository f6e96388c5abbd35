import { expect, test } from 'vitest';
import { offersRefresh, readTime } from './cache-refresh.ts';

const HOUR = 3_600_000;
const now = 100 * 24 * HOUR;

test.each([
  { when: 'all is well and recent', networkErrors: 0, lastReset: now - HOUR, offered: false },
  { when: 'three calls failed', networkErrors: 3, lastReset: now - HOUR, offered: false },
  { when: 'four calls failed', networkErrors: 4, lastReset: now - HOUR, offered: true },
  {
    when: 'the last reset was 24 h ago',
    networkErrors: 0,
    lastReset: now - 24 * HOUR,
    offered: false,
  },
  {
    when: 'the last reset was more than 24 h ago',
    networkErrors: 0,
    lastReset: now - 24 * HOUR - 1,
    offered: true,
  },
  { when: 'no reset was recorded', networkErrors: 0, lastReset: undefined, offered: true },
])('the refresh is offered when $when: $offered', ({ networkErrors, lastReset, offered }) => {
  expect(offersRefresh({ networkErrors, lastReset, putOff: undefined, now })).toBe(offered);
});

test.each([
  { hours: 23, offered: false },
  { hours: 24, offered: true },
])('the refresh is offered $hours h after "Ahora no": $offered', ({ hours, offered }) => {
  expect(
    offersRefresh({ networkErrors: 9, lastReset: undefined, putOff: now - hours * HOUR, now }),
  ).toBe(offered);
});

test.each([
  ['1763700000000', 1_763_700_000_000],
  [null, undefined],
  ['', undefined],
  ['ayer', undefined],
])('the stored time %s reads as %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

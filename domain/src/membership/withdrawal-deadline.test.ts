import { expect, test } from 'vitest';
import { withdrawalDeadline } from './withdrawal-deadline.ts';

test.each([
  ['2026-03-01T12:00:00Z', '2026-03-12T03:00:00.000Z'],
  // 1 March at 23:30 in Buenos Aires
  ['2026-03-02T02:30:00Z', '2026-03-12T03:00:00.000Z'],
  ['2026-03-02T03:00:00Z', '2026-03-13T03:00:00.000Z'],
  ['2026-12-25T15:00:00Z', '2027-01-05T03:00:00.000Z'],
])('a purchase of %s can be undone until %s', (approvedAt, until) => {
  expect(withdrawalDeadline(new Date(approvedAt)).toISOString()).toBe(until);
});

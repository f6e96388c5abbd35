import { expect, test } from 'vitest';
import { DAY_MS } from '../units/durations.ts';
import { nextReread } from './reread-schedule.ts';

const approvedAt = new Date('2026-03-01T12:00:00Z');
const after = (days: number) => new Date(approvedAt.getTime() + days * DAY_MS);
const payment = { provider: 'mercadopago', state: 'approved', approvedAt } as const;

test.each([
  { name: 'a week after the last read', change: {}, day: 0, next: 7 },
  {
    name: 'after a chargeback, which may be won',
    change: { state: 'charged_back' },
    day: 30,
    next: 37,
  },
  { name: 'for the last time 180 days after its approval', change: {}, day: 173, next: 180 },
] as const)('a received payment is read again $name', ({ change, day, next }) => {
  expect(nextReread({ ...payment, ...change }, after(day))).toEqual(after(next));
});

test.each([
  { name: 'past the reversal period', change: {}, day: 174 },
  { name: 'without an approval', change: { state: 'rejected', approvedAt: null }, day: 1 },
  { name: 'already refunded', change: { state: 'refunded' }, day: 1 },
  { name: 'made by transfer', change: { provider: 'manual' }, day: 1 },
  { name: 'covered by a coupon', change: { provider: 'coupon' }, day: 1 },
] as const)('a payment $name is not read again', ({ change, day }) => {
  expect(nextReread({ ...payment, ...change }, after(day))).toBeNull();
});

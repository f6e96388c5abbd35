import { expect, test } from 'vitest';
import { HOUR_MS } from '../units/durations.ts';
import { hasJustCleared } from './just-cleared.ts';

const MADE = new Date('2026-03-01T12:00:00Z');
const after = (hours: number) => new Date(MADE.getTime() + hours * HOUR_MS);

test.each([
  ['yesterday’s cash that cleared today', 'approved', after(20), after(21), true],
  ['cash that cleared two days ago', 'approved', after(20), after(68), false],
  ['a card approved at once', 'approved', MADE, after(1), false],
  ['pending cash', 'pending', null, after(20), false],
  ['a refunded payment', 'refunded', after(20), after(21), false],
] as const)('%s is news: %s', (_what, state, approvedAt, now, isNews) =>
  expect(hasJustCleared({ state, madeAt: MADE, approvedAt }, now)).toBe(isNews),
);

test('cash paid within minutes of its voucher is news too', () => {
  const cash = {
    state: 'approved' as const,
    madeAt: MADE,
    approvedAt: after(0.2),
    hasWaited: true,
  };
  expect(hasJustCleared(cash, after(1))).toBe(true);
  expect(hasJustCleared(cash, after(49))).toBe(false);
});

import { MINUTE_MS } from '../units/durations.ts';
import { expect, test } from 'vitest';
import { nextPoll } from './poll-schedule.ts';

const startedAt = new Date('2026-03-01T12:00:00Z');
const expiresAt = new Date('2026-03-02T12:00:00Z');
const after = (minutes: number) => new Date(startedAt.getTime() + minutes * MINUTE_MS);

function polls(isPending: boolean): number[] {
  const minutes: number[] = [];
  for (let at: Date | null = startedAt; ;) {
    at = nextPoll({ startedAt, expiresAt, isPending }, at);
    if (at === null) return minutes;
    minutes.push((at.getTime() - startedAt.getTime()) / MINUTE_MS);
  }
}

test('an open checkout is polled after 2, 10 and 30 minutes, then hourly until two days after expiry', () => {
  const minutes = polls(false);
  expect(minutes.slice(0, 5)).toEqual([2, 10, 30, 90, 150]);
  expect(minutes.at(-1)).toBeGreaterThan(3 * 24 * 60 - 60);
  expect(minutes.at(-1)).toBeLessThanOrEqual(3 * 24 * 60);
});

test('pending cash is polled daily for 32 days', () => {
  const minutes = polls(true);
  expect(minutes.slice(0, 4)).toEqual([2, 10, 30, 30 + 24 * 60]);
  expect(minutes).toHaveLength(3 + 31);
});

test('polls missed while the server was down are skipped', () => {
  expect(nextPoll({ startedAt, expiresAt, isPending: false }, after(7 * 60))).toEqual(
    after(8 * 60),
  );
  expect(nextPoll({ startedAt, expiresAt, isPending: false }, after(5))).toEqual(after(10));
});

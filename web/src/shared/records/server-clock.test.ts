import { expect, test } from 'vitest';
import { createServerClock } from './server-clock.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const TRUE = Date.parse('2026-11-22T12:00:00Z');

/** A device whose clock is wrong by so much, on a page that was just opened. */
function aDevice(wrongMs = 0, stored?: unknown) {
  const time = { true: TRUE, wrongMs };
  const clock = createServerClock({ now: () => time.true + time.wrongMs, monotonic: () => time.true - TRUE });
  clock.restore(stored);
  return { clock, time };
}

test.each([60, -60])('a clock that is %i days off is corrected by the first reply', (days) => {
  const { clock, time } = aDevice(days * DAY_MS);
  expect(clock.now()).toBe(TRUE + days * DAY_MS);
  clock.learn(TRUE);
  time.true += 10 * MINUTE_MS;
  expect(clock.now()).toBe(TRUE + 10 * MINUTE_MS);
});

test.each([60, -60])('what was learnt of a clock that is %i days off holds after a restart without signal', (days) => {
  const stored = aDevice(days * DAY_MS).clock.learn(TRUE);
  const { clock, time } = aDevice(days * DAY_MS, stored);
  time.true += DAY_MS;
  expect(clock.now()).toBe(TRUE + DAY_MS);
});

test('a clock that was put right without signal is believed again', () => {
  const stored = aDevice(60 * DAY_MS).clock.learn(TRUE);
  const { clock, time } = aDevice(0, stored);
  time.true += DAY_MS;
  expect(clock.now()).toBe(TRUE + DAY_MS);
});

test('a clock that is moved back while the page is open stops nothing', () => {
  const { clock, time } = aDevice();
  clock.learn(TRUE);
  time.true += 10 * MINUTE_MS;
  time.wrongMs = -60 * DAY_MS;
  expect(clock.now()).toBe(TRUE + 10 * MINUTE_MS);
});

test('a clock that is moved forward without signal is believed until it is put right: the device may have slept', () => {
  const { clock, time } = aDevice();
  clock.learn(TRUE);
  time.wrongMs = 60 * DAY_MS;
  expect(clock.now()).toBe(TRUE + 60 * DAY_MS);
  expect(clock.earliest()).toBe(TRUE);
  time.wrongMs = 0;
  expect(clock.now()).toBe(TRUE);
});

test('what differs by seconds is not a wrong clock, and is not written again and again', () => {
  const { clock, time } = aDevice(20_000);
  expect(clock.learn(TRUE)).toEqual({ offsetMs: 0, heardMs: TRUE });
  time.true += 30_000;
  expect(clock.learn(TRUE + 30_000)).toBeUndefined();
  time.true += 2 * MINUTE_MS;
  expect(clock.learn(TRUE + 150_000)).toBeDefined();
});

test.each([undefined, null, 'nada', { offsetMs: '1', heardMs: 2 }])('what was stored may be %j', (stored) => {
  expect(aDevice(0, stored).clock.now()).toBe(TRUE);
});

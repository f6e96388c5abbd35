import { DAY_MS, MINUTE_MS } from '@forja/domain/units/durations';
import { expect, test } from 'vitest';
import { createServerClock } from './server-clock.ts';

const SERVER_TIME = Date.parse('2026-11-22T12:00:00Z');

function aDevice(wrongMs = 0) {
  const time = { true: SERVER_TIME, wrongMs };
  const meta = { stored: undefined as unknown, writes: 0 };
  const open = () => {
    const openedAt = time.true;
    return createServerClock({
      now: () => time.true + time.wrongMs,
      monotonic: () => time.true - openedAt,
      stored: meta.stored,
      store(storedTime) {
        meta.stored = storedTime;
        meta.writes += 1;
      },
    });
  };
  return { time, meta, open };
}

test.each([60, -60])('the first reply corrects a clock that is %i days off', (days) => {
  const { time, open } = aDevice(days * DAY_MS);
  const clock = open();
  expect(clock.now()).toBe(SERVER_TIME + days * DAY_MS);
  clock.setServerTime(SERVER_TIME);
  time.true += 10 * MINUTE_MS;
  expect(clock.now()).toBe(SERVER_TIME + 10 * MINUTE_MS);
});

test.each([60, -60])(
  'the offset of a clock that is %i days off survives an offline restart',
  (days) => {
    const { time, open } = aDevice(days * DAY_MS);
    open().setServerTime(SERVER_TIME);
    time.true += DAY_MS;
    expect(open().now()).toBe(SERVER_TIME + DAY_MS);
  },
);

test.each([60, -60])(
  'a clock that was %i days off and was corrected offline is trusted',
  (days) => {
    const { time, open } = aDevice(days * DAY_MS);
    open().setServerTime(SERVER_TIME);
    time.true += DAY_MS;
    time.wrongMs = 0;
    expect(open().now()).toBe(time.true);
  },
);

test.each([60, -60])('a clock moved by %i days while the page is open has no effect', (days) => {
  const { time, open } = aDevice();
  const clock = open();
  clock.setServerTime(SERVER_TIME);
  time.true += 5 * MINUTE_MS;
  time.wrongMs = days * DAY_MS;
  expect(clock.now()).toBe(SERVER_TIME + 5 * MINUTE_MS);
  time.true += 5 * MINUTE_MS;
  time.wrongMs = 0;
  expect(clock.now()).toBe(SERVER_TIME + 10 * MINUTE_MS);
});

test('a clock moved forward with no page open is trusted until it is corrected', () => {
  const { time, open } = aDevice();
  open().setServerTime(SERVER_TIME);
  time.wrongMs = 60 * DAY_MS;
  expect(open().now()).toBe(SERVER_TIME + 60 * DAY_MS);
  time.wrongMs = 0;
  expect(open().now()).toBe(SERVER_TIME);
});

test('a clock moved back with no page open is not trusted', () => {
  const { time, open } = aDevice();
  open().setServerTime(SERVER_TIME);
  time.wrongMs = -60 * DAY_MS;
  expect(open().now()).toBe(SERVER_TIME);
});

test('a night of sleep is not a changed clock', () => {
  const { time, open } = aDevice();
  const clock = open();
  clock.setServerTime(SERVER_TIME);
  // The page's clock stopped for eight hours.
  time.wrongMs = 8 * 60 * MINUTE_MS;
  expect(clock.now()).toBe(SERVER_TIME + 8 * 60 * MINUTE_MS);
});

test('time elapsed offline with a page open never goes back', () => {
  const { time, open } = aDevice();
  const clock = open();
  clock.setServerTime(SERVER_TIME);
  time.true += 3 * 60 * MINUTE_MS;
  clock.now();
  time.wrongMs = -60 * DAY_MS;
  expect(open().now()).toBe(time.true);
});

test('a difference of seconds is not a wrong clock, and is not stored repeatedly', () => {
  const { time, meta, open } = aDevice(20_000);
  const clock = open();
  clock.setServerTime(SERVER_TIME);
  expect(meta).toEqual({ stored: { offsetMs: 0, passedMs: SERVER_TIME }, writes: 1 });
  time.true += 30_000;
  clock.setServerTime(time.true);
  expect(meta.writes).toBe(1);
  time.true += 2 * MINUTE_MS;
  clock.setServerTime(time.true);
  expect(meta.writes).toBe(2);
});

test.each([undefined, null, 'nada', { offsetMs: '1', passedMs: 2 }])(
  'the stored time may be %j',
  (stored) => {
    const { meta, open } = aDevice();
    meta.stored = stored;
    expect(open().now()).toBe(SERVER_TIME);
  },
);

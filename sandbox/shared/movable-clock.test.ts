import { expect, test } from 'vitest';
import { movableClock } from './movable-clock.ts';

const NOON = new Date('2026-11-21T15:00:00.000Z');

test('two changes in one millisecond are ordered, and neither is in the future', () => {
  const clock = movableClock(() => NOON);
  const [one, other] = [clock.next(), clock.next()];
  expect(one < other).toBe(true);
  expect(clock.now() >= other).toBe(true);
});

test('a clock set back gives the earlier time', () => {
  const clock = movableClock(() => NOON);
  clock.next();
  clock.advance(-60_000);
  expect(clock.now()).toEqual(new Date('2026-11-21T14:59:00.000Z'));
});

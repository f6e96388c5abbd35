import { expect, test } from 'vitest';
import { changeRest, readRest, restProgress, secondsLeft, startRest } from './rest.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const rest = { startedAt: NOW, endsAt: NOW + 150_000 };

test('a rest of 150 seconds has 60 left after a pause of 90 seconds in the page', () => {
  expect(startRest(150, NOW)).toEqual(rest);
  expect(secondsLeft(rest, NOW + 90_000)).toBe(60);
  expect(restProgress(rest, NOW + 90_000)).toBe(0.6);
  expect(secondsLeft(rest, NOW + 600_000)).toBe(0);
  expect(startRest(0, NOW)).toBeUndefined();
});

test('fifteen seconds more or less change the remaining time, never below zero', () => {
  const now = NOW + 140_000;
  expect(secondsLeft(changeRest(rest, 15, now), now)).toBe(25);
  expect(secondsLeft(changeRest(rest, -15, now), now)).toBe(0);
  expect(secondsLeft(changeRest(rest, 15, NOW + 200_000), NOW + 200_000)).toBe(15);
});

test.each([
  ['nothing', null],
  ['what is not a rest', '{"startedAt":"x"}'],
  ['a text that was cut', '{"startedAt":'],
  ['one that ended an hour ago', JSON.stringify({ startedAt: 0, endsAt: NOW - 3_600_000 })],
  ['one from a clock that was put back', JSON.stringify({ startedAt: NOW + 1, endsAt: NOW + 9 })],
])('%s is not a rest', (_, text) => {
  expect(readRest(text, NOW)).toBeUndefined();
});

test('a stored rest is restored', () => {
  expect(readRest(JSON.stringify(rest), NOW + 1000)).toEqual({ ...rest, isTold: false });
});

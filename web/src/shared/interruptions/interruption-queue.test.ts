import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createInterruptionQueue } from './interruption-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const obstacle = { isThere: false };
  return { obstacle, ...createInterruptionQueue({ isInTheWay: () => obstacle.isThere }) };
}

test('where nothing is in the way each comes at its own moment', () => {
  const { request, current } = open();
  request('invitation', 1000);
  vi.advanceTimersByTime(999);
  expect(current()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(current()).toBe('invitation');
});

test('one at a time, in their order', () => {
  const { request, current } = open();
  // requested first, but behind one about to be due
  const endNotice = request('notice', 0);
  const endInvitation = request('invitation', 1000);
  const endCall = request('call', 2000);
  request('install', 3000);
  vi.advanceTimersByTime(900);
  expect(current()).toBeUndefined();
  vi.advanceTimersByTime(9100);
  expect(current()).toBe('invitation');
  endInvitation();
  expect(current()).toBe('call');
  endCall();
  expect(current()).toBe('notice');
  endNotice();
  expect(current()).toBe('install');
});

test('what is far away holds nothing back', () => {
  const { request, current } = open();
  request('refresh', 30_000);
  request('install', 3000);
  vi.advanceTimersByTime(3000);
  expect(current()).toBe('install');
});

test('a card steps aside for what comes before it, and returns', () => {
  const { request, current } = open();
  request('install', 0);
  vi.advanceTimersByTime(5000);
  const endInvitation = request('invitation', 1000);
  vi.advanceTimersByTime(999);
  expect(current()).toBe('install');
  vi.advanceTimersByTime(1);
  expect(current()).toBe('invitation');
  endInvitation();
  expect(current()).toBe('install');
});

test('it waits while something is read or written, and comes soon after', () => {
  const { request, current, obstacle } = open();
  obstacle.isThere = true;
  request('refresh', 0);
  vi.advanceTimersByTime(60_000);
  expect(current()).toBeUndefined();
  obstacle.isThere = false;
  vi.advanceTimersByTime(250);
  expect(current()).toBe('refresh');
});

test('what is no longer wanted does not come, and nobody waits for it', () => {
  const { request, current } = open();
  request('invitation', 1000)();
  request('notice', 0);
  vi.advanceTimersByTime(0);
  expect(current()).toBe('notice');
});

test('what may not start yet is asked again, and the others do not wait for it', () => {
  const { request, current } = open();
  let isPaying = true;
  request('invitation', 1000, () => !isPaying);
  const endNotice = request('notice', 0);
  vi.advanceTimersByTime(2000);
  expect(current()).toBe('notice');
  isPaying = false;
  vi.advanceTimersByTime(2000);
  expect(current()).toBe('notice');
  endNotice();
  expect(current()).toBe('invitation');
});

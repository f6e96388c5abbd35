import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createInterruptionQueue } from './interruption-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const obstacle = { isThere: false };
  return { obstacle, ...createInterruptionQueue({ isBlocked: () => obstacle.isThere }) };
}

test('prompts appear when due if nothing is in the way', () => {
  const { request, current } = open();
  request('invitation', 1000);
  vi.advanceTimersByTime(999);
  expect(current()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(current()).toBe('invitation');
});

test('prompts appear singly, in order of priority', () => {
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

test('a distant prompt does not delay others', () => {
  const { request, current } = open();
  request('refresh', 30_000);
  request('install', 3000);
  vi.advanceTimersByTime(3000);
  expect(current()).toBe('install');
});

test('a card hides for a prompt of higher priority, and returns', () => {
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

test('a prompt waits while the person reads or writes, and appears soon after', () => {
  const { request, current, obstacle } = open();
  obstacle.isThere = true;
  request('refresh', 0);
  vi.advanceTimersByTime(60_000);
  expect(current()).toBeUndefined();
  obstacle.isThere = false;
  vi.advanceTimersByTime(250);
  expect(current()).toBe('refresh');
});

test('a cancelled prompt never appears, and delays none', () => {
  const { request, current } = open();
  request('invitation', 1000)();
  request('notice', 0);
  vi.advanceTimersByTime(0);
  expect(current()).toBe('notice');
});

test('a prompt that may not start is checked again, and delays none', () => {
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

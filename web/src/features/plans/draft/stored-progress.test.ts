import { expect, test } from 'vitest';
import { readProgress } from './stored-progress.ts';

const stored = { userId: 'ana', id: 'plan-1', createdAt: '2026-11-20T10:00:00.000Z' };

test('only the author can read the plan in progress', () => {
  expect(readProgress('ana', JSON.stringify(stored))).toEqual({
    id: 'plan-1',
    createdAt: new Date(stored.createdAt),
  });
});

test.each([
  ['of another account', JSON.stringify({ ...stored, userId: 'beto' })],
  ['without a day', JSON.stringify({ ...stored, createdAt: 'ayer' })],
  ['of another version', '{"id":7}'],
  ['broken', '{'],
  ['absent', null],
])('a plan in progress that is %s is ignored', (_, text) => {
  expect(readProgress('ana', text)).toBeUndefined();
});

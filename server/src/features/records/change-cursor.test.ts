import { expect, test } from 'vitest';
import { type AccountState, cursorAt, rememberEpoch, startAt } from './change-cursor.ts';

const account = (more: Partial<AccountState> = {}): AccountState => ({
  position: 10,
  epochs: { one: 7, two: 10 },
  collectedUntil: 0,
  ...more,
});
const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
const fromTheStart = { after: 0, tombstonesAfter: 0 };

test.each([
  { what: 'no cursor', since: undefined, start: { after: 0, tombstonesAfter: 10, restarted: null } },
  {
    what: 'one of this account',
    since: cursorAt(account()),
    start: { after: 10, tombstonesAfter: 0, restarted: null },
  },
  { what: 'one in the middle of a list', since: cursorAt(account(), 4), start: { after: 4, restarted: null } },
  {
    what: 'one in the middle of a first list',
    since: cursorAt(account(), 4, 9),
    start: { after: 4, tombstonesAfter: 9, restarted: null },
  },
  { what: 'one of an empty account', since: cursor(2, '', 0, 0), start: { after: 0, restarted: null } },
  { what: 'one of an earlier epoch', since: cursor(2, 'one', 7, 7), start: { after: 7, restarted: null } },
  {
    what: 'one of a write that the copy does not have',
    since: cursor(2, 'one', 8, 8),
    start: { ...fromTheStart, restarted: 'restored' },
  },
  {
    what: 'one that had not reached the copy, of a list that had',
    since: cursor(2, 'one', 3, 8),
    start: { ...fromTheStart, restarted: 'restored' },
  },
  {
    what: 'one of an epoch that nobody knows',
    since: cursor(2, 'x', 3, 3),
    start: { ...fromTheStart, restarted: 'restored' },
  },
  { what: 'one of the release before', since: cursor(1, 5), start: { ...fromTheStart, restarted: null } },
  {
    what: 'one of the release before, further than the account',
    since: cursor(1, 11),
    start: { ...fromTheStart, restarted: 'restored' },
  },
])('$what', ({ since, start }) => {
  expect(startAt(account(), since)).toMatchObject(start);
});

test('who had not read tombstones that were collected reads everything again', () => {
  const collected = account({ collectedUntil: 6 });
  for (const since of [cursor(2, 'one', 5, 7), cursor(1, 5)])
    expect(startAt(collected, since)).toMatchObject({ ...fromTheStart, restarted: 'compacted' });
  // in a first list, nothing that was deleted before it began is missing
  for (const since of [cursor(2, 'one', 6, 7), cursor(2, 'one', 2, 7, 7)])
    expect(startAt(collected, since).restarted).toBeNull();
});

test('of the epochs, the latest fifty are remembered', () => {
  let epochs: Record<string, number> = {};
  for (let n = 1; n <= 60; n += 1) epochs = rememberEpoch(epochs, `e${n}`, n);
  epochs = rememberEpoch(epochs, 'e20', 61);
  expect(Object.keys(epochs)).toHaveLength(50);
  expect(epochs).toMatchObject({ e20: 61, e60: 60, e12: 12 });
  expect(epochs).not.toHaveProperty('e10');
});

import { expect, test } from 'vitest';
import {
  type AccountState,
  encodeCursor,
  latestPosition,
  rememberEpoch,
  findRevision,
  resumePosition,
} from './change-cursor.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const at = NOW.getTime();
const account = (more: Partial<AccountState> = {}): AccountState => ({
  position: 10,
  epochs: { one: 7, two: 10 },
  collectedUntil: 0,
  ...more,
});
const encodeParts = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');
const cursor = (epoch: string, latest: number, place: object = {}) =>
  encodeParts([
    2,
    { epoch, latest, at },
    { after: 0, tombstonesAfter: 0, isRestored: false, ...place },
  ]);
const fromTheStart = { after: 0, tombstonesAfter: 0, restoredAfter: null };
const restored = { ...fromTheStart, restoredAfter: at, restarted: 'restored' };
const restoredFromStart = { ...restored, restoredAfter: 0 };

test.each([
  {
    what: 'the beginning without a cursor',
    since: undefined,
    start: { after: 0, tombstonesAfter: 10, restarted: null },
  },
  {
    what: 'a cursor of this account',
    since: encodeCursor(account(), latestPosition(account()), NOW),
    start: { after: 10, tombstonesAfter: 0, restarted: null },
  },
  {
    what: 'a cursor in the middle of a listing',
    since: encodeCursor(account(), { ...fromTheStart, after: 4 }, NOW),
    start: { after: 4, restarted: null },
  },
  {
    what: 'a cursor in the middle of a first listing',
    since: encodeCursor(account(), { ...fromTheStart, after: 4, tombstonesAfter: 9 }, NOW),
    start: { after: 4, tombstonesAfter: 9, restarted: null },
  },
  {
    what: 'a cursor in the middle of a listing after a restore',
    since: encodeCursor(account(), { ...fromTheStart, after: 4, restoredAfter: 5 }, NOW),
    start: { after: 4, restoredAfter: 5, restarted: null },
  },
  {
    what: 'a cursor of an empty account',
    since: cursor('', 0),
    start: { after: 0, restarted: null },
  },
  {
    what: 'a cursor of an earlier epoch',
    since: cursor('one', 7, { after: 7 }),
    start: { after: 7, restarted: null },
  },
  {
    what: 'a cursor ahead of the restored copy',
    since: cursor('one', 8, { after: 8 }),
    start: restored,
  },
  {
    what: 'a cursor behind the copy in a listing ahead of it',
    since: cursor('one', 8, { after: 3 }),
    start: restored,
  },
  {
    what: 'a cursor of a second restore during the listing after the first',
    since: cursor('one', 8, { after: 3, isRestored: true }),
    start: restored,
  },
  { what: 'a cursor of an unknown epoch', since: cursor('x', 3), start: restored },
  { what: 'a random text', since: 'what is this', start: restoredFromStart },
  {
    what: 'a cursor of another shape',
    since: encodeParts([2, 'one', 7, 7]),
    start: restoredFromStart,
  },
  { what: 'a very long text', since: 'x'.repeat(100_000), start: restoredFromStart },
  {
    what: 'a cursor of the previous release',
    since: encodeParts([1, 5]),
    start: { ...fromTheStart, restarted: null },
  },
  {
    what: 'a cursor of the previous release ahead of the account',
    since: encodeParts([1, 11]),
    start: restoredFromStart,
  },
])('a device resumes from $what', ({ since, start }) => {
  expect(resumePosition(account(), since)).toMatchObject(start);
});

test('a device with unread collected tombstones reads everything again', () => {
  const afterCollection = account({ collectedUntil: 6 });
  for (const since of [cursor('one', 7, { after: 5 }), encodeParts([1, 5])])
    expect(resumePosition(afterCollection, since)).toMatchObject({
      ...fromTheStart,
      restarted: 'compacted',
    });
  for (const place of [{ after: 6 }, { after: 2, tombstonesAfter: 7 }])
    expect(resumePosition(afterCollection, cursor('one', 7, place)).restarted).toBeNull();
  expect(
    resumePosition(afterCollection, cursor('one', 7, { after: 2, isRestored: true })),
  ).toMatchObject(restored);
});

test('the latest fifty epochs are remembered', () => {
  let epochs: Record<string, number> = {};
  for (let n = 1; n <= 60; n += 1) epochs = rememberEpoch(epochs, `e${n}`, n);
  epochs = rememberEpoch(epochs, 'e20', 61);
  expect(Object.keys(epochs)).toHaveLength(50);
  expect(epochs).toMatchObject({ e20: 61, e60: 60, e12: 12 });
  expect(epochs).not.toHaveProperty('e10');
});

test('the revision in a copy is the last one written before the restore, or none', () => {
  const mutation = (revision: number) => ({
    mutationId: `m${revision}`,
    revision,
    at: new Date(revision).toISOString(),
  });
  const record = { revision: 8, updatedAt: new Date(8), recentMutations: [5, 6, 8].map(mutation) };
  expect([9, 8, 7, 5, 4].map((ms) => findRevision(record, ms))).toEqual([8, 8, 6, 5, 0]);
});

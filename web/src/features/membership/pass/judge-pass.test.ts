import { DAY_MS, HOUR_MS } from '@forja/domain/units/durations';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isStale, judgePass } from './judge-pass.ts';
import type { Pass } from './read-pass.ts';

const ISSUED = new Date('2026-03-01T12:00:00Z');
const END = new Date('2026-06-01T12:00:00Z');
const aPass = (more: Partial<Pass> = {}): Pass => ({
  userId: 'ana',
  endsAt: END,
  issuedAt: ISSUED,
  ...more,
});
const before = (instant: Date, ms: number) => instant.getTime() - ms;

test.each([
  { what: 'a new pass', now: before(ISSUED, -HOUR_MS), status: 'active' },
  { what: 'a pass in its last moment', now: before(END, 1), status: 'active' },
  { what: 'a pass at its end', now: END.getTime(), status: 'ended' },
  { what: 'a pass long after its end', now: before(END, -400 * DAY_MS), status: 'ended' },
  { what: 'no pass', pass: undefined, now: ISSUED.getTime(), status: 'none' },
  {
    what: 'a pass of another user',
    pass: aPass({ userId: 'beto' }),
    now: ISSUED.getTime(),
    status: 'none',
  },
  {
    what: 'a pass of a user who never was a member',
    pass: aPass({ endsAt: null }),
    now: ISSUED.getTime(),
    status: 'none',
  },
  {
    what: 'a clock set back to before the pass',
    now: before(ISSUED, 365 * DAY_MS),
    status: 'active',
  },
  {
    what: 'a clock set back, with a pass that was issued as ended',
    pass: aPass({ issuedAt: new Date(END.getTime() + DAY_MS) }),
    now: before(END, DAY_MS),
    status: 'ended',
  },
])('$what: $status', ({ now, status, ...given }) => {
  const pass = 'pass' in given ? given.pass : aPass();
  expect(judgePass({ pass, userId: 'ana', now }).status).toBe(status);
});

test('no clock change restores a membership that the server saw end', () => {
  const aMoment = fc.integer({ min: 0, max: before(END, -3650 * DAY_MS) });
  fc.assert(
    fc.property(aMoment, fc.integer({ min: 0, max: 3650 * DAY_MS }), (now, past) => {
      const pass = aPass({ issuedAt: new Date(END.getTime() + past) });
      expect(judgePass({ pass, userId: 'ana', now }).status).toBe('ended');
    }),
  );
});

describe('with connection', () => {
  const member = { hasMembership: true, endsAt: END };
  const soon = ISSUED.getTime() + HOUR_MS;
  test.each([
    { what: 'a missing pass is fetched', pass: undefined, membership: member, stale: true },
    {
      what: 'a user who never paid fetches none',
      pass: undefined,
      membership: { hasMembership: false, endsAt: null },
      stale: false,
    },
    { what: 'an equal pass stays', pass: aPass(), membership: member, stale: false },
    {
      what: 'a pass of another user is replaced',
      pass: aPass({ userId: 'beto' }),
      membership: member,
      stale: true,
    },
    {
      what: 'a renewal fetches a new pass',
      pass: aPass(),
      membership: { hasMembership: true, endsAt: new Date('2026-09-01T12:00:00Z') },
      stale: true,
    },
    {
      what: 'a refund removes the pass',
      pass: aPass(),
      membership: { hasMembership: false, endsAt: new Date('2026-02-01') },
      stale: true,
    },
    {
      what: 'an administrator keeps a pass although the membership has no end',
      pass: aPass(),
      membership: { hasMembership: true, endsAt: null },
      stale: false,
    },
    {
      what: 'a pass is renewed after half a day',
      pass: aPass(),
      membership: member,
      now: ISSUED.getTime() + 13 * HOUR_MS,
      stale: true,
    },
  ])('$what', ({ pass, membership, now = soon, stale }) => {
    expect(isStale({ pass, userId: 'ana', membership, now })).toBe(stale);
  });
});

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
  { what: 'a pass of today', now: before(ISSUED, -HOUR_MS), status: 'active' },
  { what: 'its last moment', now: before(END, 1), status: 'active' },
  { what: 'its end', now: END.getTime(), status: 'ended' },
  { what: 'long after its end', now: before(END, -400 * DAY_MS), status: 'ended' },
  { what: 'no pass', pass: undefined, now: ISSUED.getTime(), status: 'none' },
  {
    what: 'the pass of somebody else',
    pass: aPass({ userId: 'beto' }),
    now: ISSUED.getTime(),
    status: 'none',
  },
  {
    what: 'who never was a member',
    pass: aPass({ endsAt: null }),
    now: ISSUED.getTime(),
    status: 'none',
  },
  {
    what: 'a clock moved back to before the pass was made',
    now: before(ISSUED, 365 * DAY_MS),
    status: 'active',
  },
  {
    what: 'a clock moved back to before a pass that had ended when it was made',
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
    { what: 'a first pass is asked for', pass: undefined, membership: member, stale: true },
    {
      what: 'who never paid asks for none',
      pass: undefined,
      membership: { hasMembership: false, endsAt: null },
      stale: false,
    },
    { what: 'one that says the same stays', pass: aPass(), membership: member, stale: false },
    {
      what: 'one of another person is replaced',
      pass: aPass({ userId: 'beto' }),
      membership: member,
      stale: true,
    },
    {
      what: 'a renewal brings a new one',
      pass: aPass(),
      membership: { hasMembership: true, endsAt: new Date('2026-09-01T12:00:00Z') },
      stale: true,
    },
    {
      what: 'money that went back takes it away',
      pass: aPass(),
      membership: { hasMembership: false, endsAt: new Date('2026-02-01') },
      stale: true,
    },
    {
      what: 'an administrator keeps theirs though no end is named',
      pass: aPass(),
      membership: { hasMembership: true, endsAt: null },
      stale: false,
    },
    {
      what: 'after half a day it is renewed',
      pass: aPass(),
      membership: member,
      now: ISSUED.getTime() + 13 * HOUR_MS,
      stale: true,
    },
  ])('$what', ({ pass, membership, now = soon, stale }) => {
    expect(isStale({ pass, userId: 'ana', membership, now })).toBe(stale);
  });
});

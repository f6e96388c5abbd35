import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listAppliedLimits, type LimitSubject } from './applied-limits.ts';
import { type Tally, countTry } from './count-try.ts';
import type { Action } from './try-limits.data.ts';

const START_MS = Date.parse('2026-03-01T12:00:00Z');
const DAY_SECONDS = 86_400;
const ANA = 'ana@ejemplo.com.ar';
const SLOWING = ['login', 'password', 'secretQuestion'] as const satisfies readonly Action[];

function createLimits(action: Action) {
  const tallies = new Map<string, Tally>();
  return (who: Omit<LimitSubject, 'account'>, second: number): number => {
    const counted = listAppliedLimits(action, { account: ANA, ...who }).map(
      ({ kind, value, limit }) => {
        const subject = `${kind} ${value}`;
        return {
          subject,
          limit,
          tally: tallies.get(subject) ?? { count: 0, endsAt: new Date(0), nextAt: null },
        };
      },
    );
    const taken = countTry(counted, new Date(START_MS + second * 1000));
    if ('waitSeconds' in taken) return Math.ceil(taken.waitSeconds);
    for (const { subject, ...tally } of taken.rows) tallies.set(subject, tally);
    return 0;
  };
}

const otherDevice = (address: number) => ({
  ip: `203.0.${Math.floor(address / 250)}.${address % 250}`,
});
const guesses = fc.array(
  fc.record({ after: fc.integer({ min: 0, max: 20 }), address: fc.integer({ max: 3, min: 0 }) }),
  {
    minLength: 30,
    maxLength: 300,
  },
);

test('a known device is never refused, whatever attackers do, also at its IP', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SLOWING),
      guesses,
      fc.integer({ min: 0, max: 299 }),
      (action, tried, when) => {
        const attempt = createLimits(action);
        let second = 0;
        for (const [index, { after, address }] of tried.entries()) {
          second += after;
          attempt(otherDevice(address), second);
          if (index === when % tried.length)
            expect(attempt({ ...otherDevice(0), device: 'hers' }, second)).toBe(0);
        }
      },
    ),
  );
});

test('a new device of the owner waits at most a minute while four addresses guess', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SLOWING),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 400 }),
      fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
      (action, otherDevices, arrivesAt, order) => {
        const attempt = createLimits(action);
        let nextTryAt = arrivesAt;
        for (let second = 0; second <= arrivesAt + 60; second += 1) {
          for (let turn = 0; turn < otherDevices; turn += 1)
            attempt(otherDevice((turn + (order[second % 60] ?? 0)) % otherDevices), second);
          if (second < nextTryAt) continue;
          const wait = attempt({ ip: '198.51.100.1' }, second);
          if (wait === 0) return;
          expect(wait).toBeLessThanOrEqual(60);
          nextTryAt = second + wait;
        }
        expect.unreachable(`the owner came at ${arrivesAt} and was still outside a minute later`);
      },
    ),
  );
});

test.each([
  { addresses: 1, most: 10 + DAY_SECONDS / 60 },
  { addresses: 200, most: 10 + DAY_SECONDS / 10 },
])(
  'attackers at $addresses addresses guess at most $most passwords of an account a day',
  ({ addresses, most }) => {
    const attempt = createLimits('login');
    let taken = 0;
    for (let second = 0; second < DAY_SECONDS; second += 1) {
      if (attempt(otherDevice(second % addresses), second) === 0) taken += 1;
      if (attempt(otherDevice((second * 7) % addresses), second) === 0) taken += 1;
    }
    expect(taken).toBeLessThanOrEqual(most);
    expect(taken).toBeGreaterThan(most * 0.7);
  },
);

test.each([
  { addresses: 1, most: 18, later: 12 },
  { addresses: 200, most: 34, later: 24 },
])(
  'attackers at $addresses addresses answer the secret question at most $most times a day, and $later on each later day',
  ({ addresses, most, later }) => {
    const attempt = createLimits('recovery');
    const takenOn = (day: number) => {
      let taken = 0;
      for (let second = day * DAY_SECONDS; second < (day + 1) * DAY_SECONDS; second += 10)
        if (attempt(otherDevice((second / 10) % addresses), second) === 0) taken += 1;
      return taken;
    };
    expect(takenOn(0)).toBeLessThanOrEqual(most);
    for (const day of [1, 2, 3]) expect(takenOn(day)).toBeLessThanOrEqual(later);
  },
);

test('a new device of the owner waits at most an hour for the secret question while one address answers', () => {
  const attempt = createLimits('recovery');
  for (let second = 0; second < DAY_SECONDS; second += 1) attempt(otherDevice(0), second);
  const wait = attempt({ ip: '198.51.100.1' }, DAY_SECONDS);
  expect(wait).toBeLessThanOrEqual(3_600);
  for (let second = DAY_SECONDS; second < DAY_SECONDS + wait; second += 1)
    attempt(otherDevice(0), second);
  expect(attempt({ ip: '198.51.100.1' }, DAY_SECONDS + wait)).toBe(0);
});

test('a known device answers at once, whatever attackers do', () => {
  const attempt = createLimits('recovery');
  for (let second = 0; second < DAY_SECONDS; second += 7) attempt(otherDevice(second % 40), second);
  expect(attempt({ ...otherDevice(0), device: 'hers' }, DAY_SECONDS)).toBe(0);
});

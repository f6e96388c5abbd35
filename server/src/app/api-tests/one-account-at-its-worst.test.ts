import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { aUser, type TestUser } from '../../features/identity/users.fixture.ts';
import { aMeasure } from '../../features/measures/measures.fixture.ts';
import { aPlanWrite } from '../../features/plans/plans.fixture.ts';
import { appWith } from '../composition/app-with.fixture.ts';
import { ORIGIN } from '../composition/test-servers.fixture.ts';

/** Longest time that one account may block the event loop. */
const MOST_MS = 100;
const MEGABYTE = 1024 * 1024;
const BATCH_BYTES = 2 * MEGABYTE;
const FILE_BYTES = 16 * MEGABYTE;
const WORKOUT_BYTES = 510 * 1024;

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: Math.floor(count) }, (_, index) => part(index)).join(',');
const lists = (bytes: number) => `{"x":[${times((bytes - 10) / 3, () => '[]')}]}`;
const names = (bytes: number) =>
  `{${times((bytes - 10) / 16, (each) => `"n${1_000_000 + each}":{}`)}}`;
const exercises = (bytes: number) =>
  `{"exercises":{${times((bytes - 50) / 60, (each) => `"${each}":{"order":"a${each}","sets":{"a":{"kind":"x"}}}`)}}}`;
const emptyExercises = (bytes: number) =>
  `{"exercises":{${times(Math.min((bytes - 50) / 42, 3_990), () => `"${randomUUID()}":{}`)}}}`;
const numbers = (bytes: number) =>
  `{"exercises":{${times(Math.min((bytes - 50) / 9, 14_990), (each) => `"${each}":1`)}}}`;

const batch = (value: (bytes: number) => string, count: number, collection = 'workouts') => {
  const text = value(Math.min(WORKOUT_BYTES, BATCH_BYTES / count) - 150);
  return `{"writes":[${times(count, () => `{"collection":"${collection}","id":"${randomUUID()}","revision":0,"value":${text}}`)}]}`;
};
const file = (records: string, { signature = '{}', isDryRun = false } = {}) =>
  `{"isDryRun":${isDryRun},"file":{"format":"forja-account","version":2,"signature":${signature},"records":${records}}}`;
const imported = (value: string) => `{"id":"${randomUUID()}","value":${value}}`;
const aMeasureText = JSON.stringify(aMeasure());
const aPlanText = JSON.stringify(aPlanWrite().value);

const BATCHES: Record<string, () => string> = {
  'one value of many lists': () =>
    `{"writes":[{"collection":"workouts","id":"${randomUUID()}","revision":0,"value":${lists(BATCH_BYTES - 200)}}]}`,
  'a hundred values of many lists': () => batch(lists, 100),
  'evaluations of many lists': () => batch(lists, 100, 'evaluations'),
  'the largest workouts of many lists': () => batch(lists, 4),
  'the largest workouts of many names': () => batch(names, 4),
  'the largest workouts of wrong sets': () => batch(exercises, 4),
  'the largest workouts of empty exercises': () => batch(emptyExercises, 4),
  'the largest workouts of numbers': () => batch(numbers, 4),
  'the largest workouts of more exercises than are read': () =>
    batch(
      (bytes) => `{"exercises":{${times((bytes - 50) / 42, () => `"${randomUUID()}":{}`)}}}`,
      4,
    ),
  'a hundred workouts of wrong sets': () => batch(exercises, 100),
  'a hundred plans': () => batch(() => aPlanText, 100, 'plans'),
  'many lists in place of writes': () => `{"writes":[${times(BATCH_BYTES / 3 - 10, () => '[]')}]}`,
  'many lists in place of an id': () =>
    `{"writes":[{"id":[${times(BATCH_BYTES / 3 - 10, () => '[]')}]}]}`,
};
const FILES: Record<string, () => string> = {
  'many lists in place of records': () =>
    file(`{"workouts":[${times(FILE_BYTES / 3 - 100, () => '[]')}]}`),
  'one record': () => file(`{"workouts":[${imported(lists(FILE_BYTES - 300))}]}`),
  'the largest workouts': () =>
    file(
      `{"workouts":[${times(30, (each) => imported([lists, names, exercises][each % 3]?.(WORKOUT_BYTES) ?? ''))}]}`,
    ),
  'fifty thousand measures': () =>
    file(`{"measures":[${times(50_000, () => imported(aMeasureText))}]}`, { isDryRun: true }),
  'measures and plans': () =>
    file(
      `{"measures":[${times(2_000, () => imported(aMeasureText))}],"plans":[${times(50, () => imported(aPlanText))}]}`,
    ),
  'a signature of many lists': () =>
    file('{}', {
      signature: `{"version":2,"accountId":"${randomUUID()}","mac":"x","records":[${times(FILE_BYTES / 3 - 200, () => '[]')}]}`,
    }),
};

type Attack = [what: string, isMember: boolean, path: string, atOnce: number, body: () => string];
const ATTACKS = [false, true].flatMap((isMember): Attack[] => [
  ...Object.entries(BATCHES).map(([what, body]): Attack => [
    what,
    isMember,
    '/api/changes',
    8,
    body,
  ]),
  ...Object.entries(FILES).map(([what, body]): Attack => [
    what,
    isMember,
    '/api/account/import',
    2,
    body,
  ]),
]);

/** Measures processor time, because other programs on a busy machine distort wall time. */
async function measureLongestTurn(isOver: () => boolean): Promise<number> {
  let longest = 0;
  while (!isOver()) {
    const before = process.threadCpuUsage();
    await setImmediate();
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
  }
  return longest;
}

const MOST_SERVED = 50;
/** Retries, because a busy machine is slow once and a blocking server each time. */
const MOST_ATTEMPTS = 3;

test.each(ATTACKS)(
  '%s, from a member: %s, to %s, %i at once, do not block others',
  async (what, isMember, path, atOnce, body) => {
    const attackers = Array.from({ length: MOST_ATTEMPTS }, () => aUser({ isMember }));
    const other = aUser();
    const { app, as } = await appWith({ users: [...attackers, other] });
    const hers = await as(other);
    const payload = Buffer.from(body());
    await hers.get('/api/changes');

    /** Each attempt uses another account with a full allowance. */
    async function attack(attacker: TestUser): Promise<number> {
      const { cookie } = await as(attacker);
      const send = () =>
        app.inject({
          method: 'POST',
          url: path,
          payload,
          headers: {
            host: 'localhost:3000',
            origin: ORIGIN,
            'content-type': 'application/json',
            ...(cookie !== undefined && { cookie }),
          },
        });
      const delay = monitorEventLoopDelay({ resolution: 1 });
      delay.enable();
      const state = { isOver: false };
      const attacking = Promise.all(Array.from({ length: atOnce }, send)).finally(() => {
        state.isOver = true;
      });
      const turns = measureLongestTurn(() => state.isOver);
      let served = 0;
      while (!state.isOver && served < MOST_SERVED) {
        expect((await hers.get('/api/changes')).statusCode).toBe(200);
        served += 1;
      }
      const [longest, replies] = [await turns, await attacking];
      delay.disable();
      const [turn, clock] = [longest, delay.max / 1e6].map((ms) => `${ms.toFixed(0)} ms`);
      const statuses = replies.map(({ statusCode }) => statusCode);
      process.stdout.write(
        `${what} (member: ${isMember}): ${statuses.join(' ')}, ${served} others served, longest turn ${turn} of processor, ${clock} by the clock\n`,
      );
      expect(served).toBeGreaterThan(0);
      for (const status of statuses) expect([200, 400, 402, 413, 429]).toContain(status);
      return longest;
    }

    let longest = Infinity;
    for (const attacker of attackers) {
      longest = Math.min(longest, await attack(attacker));
      if (longest <= MOST_MS) break;
    }
    expect(longest).toBeLessThanOrEqual(MOST_MS);
  },
);

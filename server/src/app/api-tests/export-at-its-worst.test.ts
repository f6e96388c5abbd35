import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { exportAccount, exportAccountPage } from '@forja/contract/account-export';
import { evaluations } from '@forja/contract/evaluations';
import { HOUR_MS } from '@forja/domain/units/durations';
import { expect, test } from 'vitest';
import { aUser } from '../../features/identity/users.fixture.ts';
import { createRecords } from '../../features/records/records.service.ts';
import { appWith, type Client } from '../composition/app-with.fixture.ts';

/** Longest time that one account may block the event loop. */
const MOST_MS = 100;
/** Retries, because a busy machine is slow once and a blocking server each time. */
const TRIES = 3;
const PATHS = [exportAccount.path, exportAccountPage.path];

async function aFullAccount() {
  const ana = aUser({ isMember: false });
  const value = {
    takenOn: '2026-02-01',
    version: 1,
    answers: {},
    later: Array.from({ length: (evaluations.maxBodyBytes - 100) / 3 }, () => []),
  };
  const records = Array.from({ length: evaluations.limit }, () => ({
    userId: ana.id,
    collection: evaluations.name,
    id: randomUUID(),
    value,
  }));
  const api = await appWith({ users: [ana], records });
  return { ...api, her: await api.as(ana), ana };
}

/** Measures processor time between two turns of the event loop. */
async function measureLongestTurn(client: Client, path: string): Promise<number> {
  const state = { isOver: false };
  const reply = client.get(path).finally(() => (state.isOver = true));
  let longest = 0;
  while (!state.isOver) {
    const before = process.threadCpuUsage();
    await setImmediate();
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
  }
  expect((await reply).statusCode).toBe(200);
  return longest;
}

test.each(PATHS)('a full account does not block others with %s', async (path) => {
  const { her } = await aFullAccount();
  const turns: number[] = [];
  while (turns.length < TRIES && turns.every((turn) => turn > MOST_MS))
    turns.push(await measureLongestTurn(her, path));
  expect(Math.min(...turns)).toBeLessThanOrEqual(MOST_MS);
});

test('an account can be exported twenty times an hour, in any format', async () => {
  const ana = aUser({ isMember: false });
  const { as, pass } = await appWith({ users: [ana] });
  const her = await as(ana);
  const readStatus = async (path: string) => (await her.get(path)).statusCode;
  for (let time = 0; time < 10; time += 1)
    for (const path of PATHS) expect(await readStatus(path)).toBe(200);
  for (const path of PATHS) expect(await readStatus(path)).toBe(429);
  pass(HOUR_MS);
  for (const path of PATHS) expect(await readStatus(path)).toBe(200);
});

test('a record written during an export appears once in the file', async () => {
  const { her, ana, db, now } = await aFullAccount();
  const pages = createRecords({ db, collections: [], now }).exportRecords(ana.id);
  const first = (await pages.next()).value?.[0];
  expect(first).toBeDefined();
  const changed = { takenOn: '2026-02-02', version: 1, answers: {} };
  const reply = await her.put(`/api/evaluations/${first?.id}`, { revision: 1, value: changed });
  expect(reply.statusCode).toBe(200);
  let last: unknown;
  for await (const page of pages) last = page.findLast(({ id }) => id === first?.id)?.value ?? last;
  expect(last).toEqual(changed);
});

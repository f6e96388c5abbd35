import { randomUUID } from 'node:crypto';
import { createChildren } from '@forja/domain/records/children';
import { expect, test } from 'vitest';
import { aUser } from '../../features/identity/users.fixture.ts';
import { aMeasure } from '../../features/measures/measures.fixture.ts';
import { recordsTable } from '../../features/records/records.table.ts';
import { accountWorkTable } from '../../features/records/work/account-work.table.ts';
import { WORK_LIMITS } from '../../features/records/work/work-limits.ts';
import { appWith, type Client } from '../composition/app-with.fixture.ts';

const MEGABYTE = 1024 * 1024;

async function aClient(isMember = true) {
  const person = aUser({ isMember });
  const api = await appWith({ users: [person] });
  return { ...api, person, client: await api.as(person) };
}
const aWrite = (more: object = {}) => ({
  collection: 'measures',
  id: randomUUID(),
  mutationId: randomUUID(),
  revision: 0,
  value: aMeasure(),
  ...more,
});
const tooMuch = (client: Client) =>
  client.post('/api/changes', { writes: [aWrite({ value: { x: 'x'.repeat(1.9 * MEGABYTE) } })] });

test.each([true, false])(
  'the allowance counts bytes sent, refused writes included (member: %s)',
  async (isMember) => {
    const { client, pass, db, another, as, addUser } = await aClient(isMember);
    for (let each = 0; each < 8; each += 1) {
      const { results } = (await tooMuch(client)).json();
      expect(results).toMatchObject([
        { outcome: 'refused', code: isMember ? 'too_large' : 'membership_required' },
      ]);
    }
    const refused = await tooMuch(client);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_tries']);
    expect(Number(refused.headers['retry-after'])).toBe(600);
    const put = { revision: 0, value: aMeasure() };
    expect((await client.put(`/api/measures/${randomUUID()}`, put)).statusCode).toBe(429);
    const elsewhere = await another();
    expect(
      (
        await elsewhere.send('POST', '/api/changes', { writes: [aWrite()] }, undefined, {
          cookie: client.cookie ?? '',
        })
      ).statusCode,
    ).toBe(429);
    const other = aUser();
    await addUser(other);
    expect((await (await as(other)).post('/api/changes', { writes: [aWrite()] })).statusCode).toBe(
      200,
    );
    expect(await db.$count(recordsTable)).toBe(1);
    pass(WORK_LIMITS.writtenBytes.windowMs + 1000);
    expect((await client.post('/api/changes', { writes: [aWrite()] })).statusCode).toBe(200);
  },
);

test('the allowance counts processing time and resets after its window', async () => {
  const { client, pass, db, person } = await aClient();
  await client.post('/api/changes', { writes: [aWrite()] });
  const spent = async () => {
    const rows = await db.select().from(accountWorkTable);
    return rows.find(({ kind }) => kind === 'milliseconds')?.amount;
  };
  const values = JSON.stringify(Array.from({ length: 5_000 }, () => ({})));
  for (let each = 0; each < 4; each += 1)
    await client.post('/api/changes', {
      writes: Array.from({ length: 50 }, () =>
        aWrite({ collection: 'evaluations', value: JSON.parse(values) as object }),
      ),
    });
  expect(await spent()).toBeGreaterThan(0);
  await db.update(accountWorkTable).set({ amount: WORK_LIMITS.milliseconds.most + 1 });
  const refused = await client.post('/api/changes', { writes: [aWrite()] });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  pass(WORK_LIMITS.milliseconds.windowMs + 1000);
  expect((await client.post('/api/changes', { writes: [aWrite()] })).statusCode).toBe(200);
  await db.delete(accountWorkTable);
  expect(person.id).toBeDefined();
});

test('imported files have a separate allowance', async () => {
  const { client } = await aClient();
  const bring = (bytes: number) =>
    client.post('/api/account/import', {
      isDryRun: true,
      file: {
        format: 'forja-account',
        version: 2,
        records: { measures: [{ id: randomUUID(), value: { x: 'x'.repeat(bytes) } }] },
      },
    });
  for (let each = 0; each < 2; each += 1)
    expect((await bring(15.9 * MEGABYTE)).statusCode).toBe(413);
  expect((await client.post('/api/changes', { writes: [aWrite()] })).statusCode).toBe(200);
  expect((await bring(15.9 * MEGABYTE)).statusCode).toBe(429);
});

test('a history of 19,624 sets from another app is accepted at once', async () => {
  const { client, db } = await aClient();
  const sets = () =>
    createChildren(
      Array.from({ length: 4 }, () => ({
        kind: 'working' as const,
        weightKg: 62.5,
        repetitions: 8,
        repsInReserve: 2,
        doneAt: '2025-03-01T12:00:00.000Z',
        notes: 'la última costó',
      })),
      randomUUID,
    );
  const workouts = Array.from({ length: 19_624 / 4 / 4 }, (_, index) =>
    aWrite({
      collection: 'workouts',
      value: {
        name: 'Tren superior',
        day: '2025-03-01',
        startedAt: '2025-03-01T12:00:00.000Z',
        finishedAt: '2025-03-01T13:00:00.000Z',
        imported: { from: 'hevy', key: `tren superior ${index}` },
        exercises: createChildren(
          Array.from({ length: 4 }, () => ({
            exerciseId: 'bench_press',
            name: 'Press',
            sets: sets(),
          })),
          randomUUID,
        ),
      },
    }),
  );
  for (let first = 0; first < workouts.length; first += 100) {
    const reply = await client.post('/api/changes', { writes: workouts.slice(first, first + 100) });
    expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
  }
  expect(await db.$count(recordsTable)).toBe(workouts.length);
});

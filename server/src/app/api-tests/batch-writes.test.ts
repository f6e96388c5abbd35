import { randomUUID } from 'node:crypto';
import { aPerson } from '@forja/domain/person/person.fixture';
import { DAY_MS } from '@forja/domain/units/durations';
import { expect, test } from 'vitest';
import { aUser } from '../../features/identity/users.fixture.ts';
import { aMeasure } from '../../features/measures/measures.fixture.ts';
import { aPlanWrite } from '../../features/plans/plans.fixture.ts';
import { recordPositionsTable, recordsTable } from '../../features/records/records.table.ts';
import { appWith, type Client } from '../composition/app-with.fixture.ts';

async function ana() {
  const person = aUser();
  const api = await appWith({ users: [person] });
  return { ...api, person, her: await api.as(person) };
}
const aWrite = (more: object = {}) => ({
  collection: 'measures',
  id: randomUUID(),
  mutationId: randomUUID(),
  revision: 0,
  value: aMeasure(),
  ...more,
});
const send = (client: Client, writes: object[], since?: string) =>
  client.post('/api/changes', { writes, since });
const changes = async (client: Client, since?: string) =>
  (await client.get(`/api/changes${since === undefined ? '' : `?since=${since}`}`)).json();

test('a batch stores many writes in order, and they do not return to their device', async () => {
  const { her } = await ana();
  const { next: since } = await changes(her);
  const writes = Array.from({ length: 60 }, () => aWrite());
  const reply = await send(her, writes, since);
  expect(reply.statusCode, reply.body).toBe(200);
  const { results, next } = reply.json();
  const receipt = { outcome: 'stored', revision: 1, updatedAt: '2026-03-01T12:00:00.000Z' };
  expect(results).toEqual(writes.map(({ id }) => ({ ...receipt, id })));
  expect(await changes(her, next)).toMatchObject({ items: [], total: 60, restarted: null });
  expect((await changes(her)).items.map(({ id }: { id: string }) => id)).toEqual(
    writes.map(({ id }) => id),
  );
});

test('a repeated batch, also in parallel, has one effect and the same response', async () => {
  const { her, db } = await ana();
  const writes = Array.from({ length: 10 }, () => aWrite());
  const [first, second] = await Promise.all([send(her, writes), send(her, writes)]);
  const third = (await send(her, writes)).json();
  for (const reply of [first, second]) expect(reply.json().results).toEqual(third.results);
  expect(await db.$count(recordsTable)).toBe(10);
  expect((await changes(her)).items).toHaveLength(10);
});

test('each write of a record is decided after the previous ones', async () => {
  const { her } = await ana();
  const first = aWrite();
  const { id } = first;
  const second = aWrite({ id, revision: 1, value: aMeasure({ weightKg: 70 }) });
  const { results } = (
    await send(her, [
      first,
      second,
      first,
      aWrite({ id, revision: 1 }),
      aWrite({ id, revision: 2, deleted: true }),
    ])
  ).json();
  expect(results).toMatchObject([
    { outcome: 'stored', revision: 1 },
    { outcome: 'stored', revision: 2 },
    { outcome: 'stored', revision: 1 },
    { outcome: 'conflict', current: { collection: 'measures', id } },
    { outcome: 'stored', revision: 3 },
  ]);
  expect((await changes(her)).total).toBe(0);
});

test('each write has its own outcome, and a refused one does not affect the others', async () => {
  const { her, db } = await ana();
  const [stored, known] = [aWrite(), aWrite()];
  await send(her, [known]);
  await send(her, [aWrite({ id: known.id, revision: 1, value: aMeasure({ weightKg: 60 }) })]);
  const reply = await send(her, [
    stored,
    aWrite({ id: known.id, revision: 1, value: aMeasure({ weightKg: 90 }) }),
    aWrite({ value: { ...aMeasure(), weightKg: 'x' } }),
    aWrite({ value: aMeasure({ takenOn: '2026-03-03' }) }),
    aWrite({ collection: 'unheard-of' }),
    aWrite({ value: { ...aMeasure(), more: 'x'.repeat(9_000) } }),
    aWrite({ collection: 'plans', ...aPlanWrite(aPerson({ health: ['dialysis_or_transplant'] })) }),
    aWrite({ collection: 'plans', ...aPlanWrite(aPerson(), { engineVersion: '0.1.0' }) }),
    aWrite({ value: null, deleted: true, revision: 4 }),
  ]);
  expect(reply.statusCode, reply.body).toBe(200);
  const { results } = reply.json();
  expect(results).toMatchObject([
    { outcome: 'stored', id: stored.id, revision: 1 },
    {
      outcome: 'conflict',
      current: { collection: 'measures', id: known.id, revision: 2, value: { weightKg: 60 } },
    },
    {
      outcome: 'refused',
      status: 400,
      code: 'invalid_input',
      fields: [{ path: 'value.weightKg' }],
    },
    { outcome: 'refused', status: 400, code: 'invalid_input', fields: [{ path: 'value.takenOn' }] },
    { outcome: 'refused', status: 404, code: 'not_found' },
    { outcome: 'refused', status: 413, code: 'too_large' },
    {
      outcome: 'refused',
      status: 409,
      code: 'risk_blocks_plan',
      message: expect.stringContaining('plan'),
    },
    { outcome: 'stored', revision: 1 },
    { outcome: 'stored', revision: 4 },
  ]);
  expect(await db.$count(recordsTable)).toBe(3);
});

test('the limit of a collection is checked write by write', async () => {
  const { her, db } = await ana();
  await send(her, [aWrite()]);
  await db.update(recordPositionsTable).set({ live: { measures: 49_999 } });
  const { results } = (
    await send(her, [aWrite(), aWrite(), aWrite({ collection: 'plans', ...aPlanWrite() })])
  ).json();
  expect(results).toMatchObject([
    { outcome: 'stored' },
    { outcome: 'refused', status: 413, code: 'collection_full' },
    { outcome: 'stored' },
  ]);
});

test('every write of a batch counts for the rate limit of the account', async () => {
  const { her, db, pass } = await ana();
  await send(her, [aWrite()]);
  await db.update(recordPositionsTable).set({ writes: 2_998 });
  const refused = await send(her, [aWrite(), aWrite(), aWrite()]);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
  expect(await db.$count(recordsTable)).toBe(1);
  expect((await send(her, [aWrite(), aWrite()])).statusCode).toBe(200);
  pass(11 * 60_000);
  expect(
    (
      await send(
        her,
        Array.from({ length: 100 }, () => aWrite()),
      )
    ).statusCode,
  ).toBe(200);
});

test('after the membership ended each write of a batch is decided as if sent alone', async () => {
  const { as, person, pass } = await ana();
  const member = await as(person);
  const [live, gone] = [aWrite(), aWrite()];
  await send(member, [live, gone]);
  const { pass: signed } = (await member.get('/api/membership-pass')).json();
  pass(new Date('2026-06-04T12:00:00Z').getTime() - new Date('2026-03-01T12:00:00Z').getTime());
  const her = await as(person);
  const late = { madeAt: '2026-05-30T20:00:00.000Z', pass: signed };
  const { results } = (
    await send(her, [
      aWrite(late),
      aWrite(),
      aWrite({ ...late, madeAt: '2026-06-03T20:00:00.000Z' }),
      aWrite({ ...late, pass: 'x' }),
      { ...gone, mutationId: randomUUID(), revision: 1, deleted: true },
    ])
  ).json();
  const refused = { outcome: 'refused', status: 402, code: 'membership_required' };
  expect(results).toMatchObject([
    { outcome: 'stored' },
    refused,
    refused,
    refused,
    { outcome: 'stored', revision: 2 },
  ]);
  pass(5 * DAY_MS);
  expect((await send(her, [aWrite(late)])).json().results).toMatchObject([refused]);
  expect((await changes(her)).total).toBe(2);
});

test('a batch never affects another account', async () => {
  const { her, as, addUser } = await ana();
  const other = aUser();
  await addUser(other);
  const him = await as(other);
  const own = aWrite();
  await send(her, [own]);
  const { results } = (
    await send(him, [
      { ...own, mutationId: randomUUID(), revision: 1, deleted: true },
      aWrite({ id: own.id, value: aMeasure({ weightKg: 90 }) }),
    ])
  ).json();
  expect(results).toMatchObject([{ outcome: 'stored' }, { outcome: 'stored', revision: 1 }]);
  expect((await changes(her)).items).toMatchObject([
    { id: own.id, revision: 1, value: aMeasure() },
  ]);
});

test.each([
  ['no writes', { writes: [] }],
  ['more than a hundred', { writes: Array.from({ length: 101 }, () => aWrite()) }],
  ['a write without a value', { writes: [aWrite({ value: null })] }],
  ['a write without an id', { writes: [aWrite({ id: 'x' })] }],
])('%s refuses the whole batch', async (_, body) => {
  const { her } = await ana();
  const reply = await her.post('/api/changes', body);
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_input']);
});

test('a value that PostgreSQL cannot store is refused alone', async () => {
  const { her } = await ana();
  const reply = await send(her, [aWrite({ value: { ...aMeasure(), more: '\0' } }), aWrite()]);
  expect(reply.json().results).toMatchObject([
    { outcome: 'refused', code: 'invalid_input', fields: [{ path: 'value' }] },
    { outcome: 'stored' },
  ]);
});

test('refused writes count for the rate limit too', async () => {
  const { her, db, pass } = await ana();
  await send(her, [aWrite()]);
  await db.update(recordPositionsTable).set({ writes: 2_990 });
  const unknown = Array.from({ length: 6 }, () => aWrite({ collection: 'unheard-of' }));
  expect((await send(her, unknown)).statusCode).toBe(200);
  expect((await send(her, unknown)).statusCode).toBe(429);
  pass(11 * 60_000);
  expect((await send(her, unknown)).statusCode).toBe(200);
});

test('without a membership values are not parsed at all', async () => {
  const person = aUser({ isMember: false });
  const { as } = await appWith({ users: [person] });
  const client = await as(person);
  const values = [{ ...aMeasure(), weightKg: 'x' }, { more: 'x'.repeat(20_000) }];
  const { results } = (
    await send(
      client,
      values.map((value) => aWrite({ value })),
    )
  ).json();
  for (const result of results) expect(result).toMatchObject({ code: 'membership_required' });
  for (const value of values.slice(0, 1))
    expect(
      (await client.put(`/api/measures/${randomUUID()}`, { revision: 0, value })).json().code,
    ).toBe('membership_required');
});

test('deleting a missing or deleted record stores nothing', async () => {
  const { her, db } = await ana();
  const gone = aWrite();
  await send(her, [gone]);
  await send(her, [aWrite({ id: gone.id, revision: 1, deleted: true, value: null })]);
  const before = await db.select().from(recordsTable);
  const deletions = [
    aWrite({ id: gone.id, revision: 2, deleted: true, value: null }),
    ...Array.from({ length: 99 }, (_, index) =>
      aWrite({ revision: index, deleted: true, value: null }),
    ),
  ];
  const once = (await send(her, deletions)).json().results;
  expect(once.map(({ outcome }: { outcome: string }) => outcome)).toEqual(
    deletions.map(() => 'stored'),
  );
  expect((await send(her, deletions)).json().results).toEqual(once);
  expect(
    (await her.put(`/api/measures/${randomUUID()}`, { revision: 3, deleted: true })).statusCode,
  ).toBe(200);
  expect(await db.select().from(recordsTable)).toEqual(before);
});

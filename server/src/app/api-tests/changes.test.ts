import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@forja/domain/units/durations';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '../../database/connect.ts';
import { aUser } from '../../features/identity/users.fixture.ts';
import { aMeasure } from '../../features/measures/measures.fixture.ts';
import { aPlanWrite } from '../../features/plans/plans.fixture.ts';
import { MOST_TOMBSTONES } from '../../features/records/changes.service.ts';
import { storeRecords } from '../../features/records/records.fixture.ts';
import {
  recordDevicesTable,
  recordPositionsTable,
  recordsTable,
} from '../../features/records/records.table.ts';
import { appWith, type Client, createClient } from '../composition/app-with.fixture.ts';

type Item = {
  collection: string;
  id: string;
  revision: number;
  deleted: boolean;
  value: { weightKg?: number } | null;
  restoredRevision?: number;
};
type Page = {
  items: Item[];
  next: string;
  hasMore: boolean;
  total: number;
  restarted: string | null;
};
type Query = { since?: string; device?: string; maxBytes?: number };

async function ana() {
  const person = aUser();
  const api = await appWith({ users: [person] });
  return { ...api, person, her: await api.as(person) };
}
const pull = async (client: Client, query: Query = {}): Promise<Page> => {
  const search = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  const reply = await client.get(`/api/changes?${search.join('&')}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
async function write(client: Client, { id = randomUUID(), revision = 0, weightKg = 80 } = {}) {
  const mutationId = randomUUID();
  const reply = await client.put(`/api/measures/${id}`, {
    revision,
    mutationId,
    value: aMeasure({ weightKg }),
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return id;
}
async function push(
  client: Client,
  since: string,
  { id = randomUUID(), revision = 0, weightKg = 80 } = {},
) {
  const mutationId = randomUUID();
  const write = { collection: 'measures', id, revision, mutationId, value: aMeasure({ weightKg }) };
  const send = () => client.post('/api/changes', { since, writes: [write] });
  const reply = await send();
  return {
    id,
    send,
    status: reply.statusCode,
    ...reply.json<{ next: string; hasMore: boolean; code?: string }>(),
  };
}
const remove = (client: Client, id: string, revision = 1) =>
  client.put(`/api/measures/${id}`, { revision, deleted: true });

test('the first listing omits earlier tombstones and includes records deleted during it', async () => {
  const { her } = await ana();
  const gone = await write(her);
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) ids.push(await write(her));
  await remove(her, gone);
  const page = await pull(her, { maxBytes: 1100 });
  expect(page).toMatchObject({ hasMore: true, total: 5, restarted: null });
  expect(page.items.map(({ id }) => id)).toEqual(ids.slice(0, 4));
  await remove(her, ids[0] ?? '');
  const rest = await pull(her, { since: page.next });
  expect(rest).toMatchObject({
    items: [{ id: ids[4] }, { id: ids[0], deleted: true }],
    hasMore: false,
    total: 4,
  });
  await remove(her, ids[1] ?? '');
  expect(await pull(her, { since: rest.next })).toMatchObject({
    items: [{ id: ids[1], deleted: true }],
    total: 3,
  });
});

test('a page respects the requested bytes, and a larger record gets its own page', async () => {
  const { her } = await ana();
  for (let n = 0; n < 3; n += 1) await her.put(`/api/plans/${randomUUID()}`, aPlanWrite());
  for (let n = 0; n < 20; n += 1) await write(her);
  const sizes: number[] = [];
  for (let since: string | undefined, hasMore = true; hasMore;) {
    const page = await pull(her, { ...(since !== undefined && { since }), maxBytes: 2_000 });
    sizes.push(page.items.length);
    ({ next: since, hasMore } = page);
  }
  expect(sizes.slice(0, 3)).toEqual([1, 1, 1]);
  expect(Math.max(...sizes)).toBeLessThan(10);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(23);
});

test('records of an unknown collection are listed like any other', async () => {
  const { her, db, person } = await ana();
  const id = randomUUID();
  const value = { name: 'Piernas', sets: { a: { order: 'a0', kg: 80 } } };
  await storeRecords(db, [{ userId: person.id, collection: 'unheard-of', id, value }]);
  const page = await pull(her);
  expect(page).toMatchObject({
    items: [{ collection: 'unheard-of', id, revision: 1, deleted: false, value }],
    total: 1,
  });
  await write(her);
  expect(await pull(her, { since: page.next })).toMatchObject({
    items: [{ collection: 'measures' }],
    total: 2,
  });
});

test("a device does not receive its own write, and receives another device's", async () => {
  const { her, person, as } = await ana();
  const phone = await as(person);
  const own = await push(her, (await pull(her)).next);
  expect(own.hasMore).toBe(false);
  const after = await pull(her, { since: own.next });
  expect(after).toMatchObject({ items: [], next: own.next });

  const others = await write(phone);
  const again = await push(her, after.next);
  expect(again.hasMore).toBe(true);
  expect((await pull(her, { since: again.next })).items.map(({ id }) => id)).toEqual([
    others,
    again.id,
  ]);
  const repeated = (await own.send()).json();
  expect((await pull(her, { since: repeated.next })).items.map(({ id }) => id)).toEqual([
    own.id,
    others,
    again.id,
  ]);
});

test('several servers serve one account without losing a cursor', async () => {
  const { her, person, as, another } = await ana();
  const { cookie = '' } = await as(person);
  const elsewhere = await another();
  const other = {
    ...elsewhere,
    put: (url: string, body: object) => elsewhere.put(url, body, { headers: { cookie } }),
  };
  let { next } = await pull(her);
  for (let n = 0; n < 6; n += 1) {
    const id = randomUUID();
    await (n % 2 === 0 ? her : other).put(`/api/measures/${id}`, {
      revision: 0,
      value: aMeasure(),
    });
    const page = await pull(her, { since: next });
    expect(page).toMatchObject({ items: [{ id }], restarted: null });
    next = page.next;
  }
});

async function copyRecords(db: Database) {
  const [accounts, records] = [
    await db.select().from(recordPositionsTable),
    await db.select().from(recordsTable),
  ];
  const fill = async () => {
    await db.insert(recordPositionsTable).values(accounts);
    if (records.length > 0) await db.insert(recordsTable).values(records);
  };
  return {
    async restoreTables() {
      await db.execute(sql`truncate record_positions, records`);
      await fill();
    },
    async restoreRows() {
      await db.delete(recordsTable);
      await db.delete(recordPositionsTable);
      await fill();
    },
  };
}

test.each(['the same server, over tables made again', 'another server, over the same tables'])(
  'after a restored copy, %s lists everything again to a device that was ahead, whatever others write',
  async (how) => {
    const { her, db, person, as, anotherServer, pass } = await ana();
    const { cookie = '' } = await as(person);
    const before = await write(her);
    const early = await pull(her);
    const copy = await copyRecords(db);
    const lost = [await write(her), await write(her)];
    await write(her, { id: before, revision: 1, weightKg: 70 });
    const late = await pull(her);
    pass(1000);

    const isSame = how.startsWith('the same');
    await (isSame ? copy.restoreTables() : copy.restoreRows());
    const after = isSame ? her : createClient((await anotherServer()).app, cookie);
    for (let n = 0; n < 2; n += 1) {
      expect(await pull(after, { since: late.next })).toMatchObject({ restarted: 'restored' });
      expect(await pull(after, { since: early.next })).toMatchObject({ restarted: null });
      for (let m = 0; m < 5; m += 1) await write(after);
    }
    const page = await pull(after, { since: late.next });
    expect(page).toMatchObject({ restarted: 'restored', total: 11 });
    expect(page.items[0]).toMatchObject({ id: before, revision: 1, restoredRevision: 1 });
    expect(page.items[1]).toMatchObject({ revision: 1, restoredRevision: 0 });
    const part = await pull(after, { since: late.next, maxBytes: 1024 });
    await write(after, { id: before, revision: 1, weightKg: 71 });
    const rest = await pull(after, { since: part.next });
    expect(rest).toMatchObject({ restarted: null, hasMore: false });
    expect(rest.items.at(-1)).toMatchObject({ id: before, revision: 2, restoredRevision: 1 });
    expect((await pull(after, { since: page.next })).items).toEqual([
      expect.not.objectContaining({ restoredRevision: 1 }),
    ]);
    // the device offers its own record again, with the revision that it knew
    const [first] = lost;
    const offered = await after.put(`/api/measures/${first}`, { revision: 1, value: aMeasure() });
    expect(offered.json()).toMatchObject({ id: first, revision: 2 });
    expect(await pull(after, { since: rest.next })).toMatchObject({
      items: [{ id: first }],
      restarted: null,
    });
  },
);

test('a device that read lost writes must read everything again before it writes', async () => {
  const { her, db } = await ana();
  const id = await write(her);
  const early = await pull(her);
  const copy = await copyRecords(db);
  await write(her, { id, revision: 1, weightKg: 70 });
  const late = await pull(her);
  await copy.restoreTables();
  // another device creates a different revision 2
  await write(her, { id, revision: 1, weightKg: 90 });
  for (const since of [late.next, 'nonsense'])
    expect(await push(her, since, { id, revision: 2, weightKg: 60 })).toMatchObject({
      status: 409,
      code: 'changes_restarted',
    });
  expect((await pull(her)).items).toMatchObject([{ id, revision: 2, value: { weightKg: 90 } }]);
  const again = await pull(her, { since: late.next });
  expect(await push(her, again.next, { id, revision: 2, weightKg: 60 })).toMatchObject({
    status: 200,
  });
  expect(await push(her, early.next, { id, revision: 2 })).toMatchObject({
    results: [{ outcome: 'conflict' }],
  });
});

test('a device that wrote with unread changes learns that the server lost its write', async () => {
  const { her, db, person, as } = await ana();
  const phone = await as(person);
  const start = await pull(her);
  await write(phone);
  const copy = await copyRecords(db);
  const { next } = await push(her, start.next);
  await copy.restoreTables();
  expect(await pull(her, { since: start.next })).toMatchObject({ restarted: null });
  expect(await pull(her, { since: next })).toMatchObject({ restarted: 'restored', total: 1 });
});

test('an unreadable cursor belongs to another database', async () => {
  const { her } = await ana();
  for (const since of ['x', 'bm8gc295IHVuIGN1cnNvcg', 'x'.repeat(2000)])
    expect(await pull(her, { since })).toMatchObject({ restarted: 'restored' });
});

test('a restarted listing includes tombstones', async () => {
  const { her } = await ana();
  const gone = await write(her);
  await remove(her, gone);
  const old = Buffer.from(JSON.stringify([1, 1])).toString('base64url');
  expect(await pull(her, { since: old })).toMatchObject({
    items: [{ id: gone, deleted: true }],
    restarted: null,
  });
});

test('tombstones are collected once every device has read them, after a month', async () => {
  const { her, person, as, db, sweep, pass } = await ana();
  const [phone, tablet] = [randomUUID(), randomUUID()];
  const [gone, stays] = [await write(her), await write(her)];
  const start = await pull(her, { device: phone });
  await pull(her, { since: start.next, device: phone });
  await pull(her, { since: start.next, device: tablet });
  await remove(her, gone);
  const tombstones = () => db.$count(recordsTable, eq(recordsTable.deleted, true));

  pass(40 * DAY_MS);
  const later = await as(person);
  const read = await pull(later, { since: start.next, device: phone });
  expect(read.items).toMatchObject([{ id: gone, deleted: true }]);
  await pull(later, { since: read.next, device: phone });
  await sweep();
  expect(await tombstones()).toBe(1);
  expect(await pull(later, { since: start.next, device: tablet })).toMatchObject({
    restarted: null,
  });
  await pull(later, { since: read.next, device: tablet });
  await sweep();
  expect(await tombstones()).toBe(0);

  // an unknown device comes back with an old cursor
  expect(await pull(later, { since: start.next })).toMatchObject({
    items: [{ id: stays }],
    total: 1,
    restarted: 'compacted',
  });
  expect(await pull(later, { since: read.next })).toMatchObject({ items: [], restarted: null });
  expect(
    (await later.put(`/api/measures/${gone}`, { revision: 2, deleted: true })).json(),
  ).toMatchObject({
    revision: 2,
  });
  await write(later, { id: gone, revision: 2 });
  await remove(later, gone, 3);
  await sweep();
  expect(await tombstones()).toBe(1);

  for (const device of [phone, tablet]) {
    const { next } = await pull(later, { device });
    await pull(later, { since: next, device });
  }
  pass(29 * DAY_MS);
  await sweep();
  expect(await tombstones()).toBe(1);
  pass(2 * DAY_MS);
  await sweep();
  expect(await tombstones()).toBe(0);
});

test('an endless loop of writes and deletions leaves a bounded number of tombstones', async () => {
  const { her, db, person, sweep, now } = await ana();
  const device = randomUUID();
  const alive = await write(her);
  const first = await pull(her, { device });
  const more = 5;
  await db.execute(sql`
    insert into records
      (user_id, collection, id, revision, position, deleted, value, size, created_at, updated_at, recent_mutations)
    select ${person.id}, 'measures', gen_random_uuid(), 2, 100 + n, true, 'null', 0, ${now().toISOString()}::timestamptz, ${now().toISOString()}::timestamptz, '[]'
    from generate_series(1, ${MOST_TOMBSTONES + more}::int) n`);
  await db.execute(sql`update record_positions set position = ${200 + MOST_TOMBSTONES}`);
  const tombstones = () => db.$count(recordsTable, eq(recordsTable.deleted, true));
  await sweep();
  expect(await tombstones()).toBe(MOST_TOMBSTONES);
  const again = await pull(her, { since: first.next, device });
  expect(again).toMatchObject({ total: 1, restarted: 'compacted' });
  expect(again.items[0]).toMatchObject({ id: alive, deleted: false });
  let { next, hasMore } = again;
  while (hasMore) ({ next, hasMore } = await pull(her, { since: next, device }));
  await remove(her, alive);
  expect(await pull(her, { since: next, device })).toMatchObject({
    items: [{ id: alive, deleted: true }],
    restarted: null,
  });
  await sweep();
  expect(await tombstones()).toBe(MOST_TOMBSTONES);
});

test('a device absent for half a year does not delay the collection', async () => {
  const { her, person, as, db, sweep, pass } = await ana();
  const forgotten = randomUUID();
  const gone = await write(her);
  await pull(her, { device: forgotten });
  await remove(her, gone);
  pass(179 * DAY_MS);
  await sweep();
  expect(await db.$count(recordsTable)).toBe(1);
  pass(2 * DAY_MS);
  await sweep();
  expect(await db.$count(recordsTable)).toBe(0);
  expect(await pull(await as(person))).toMatchObject({ items: [], total: 0 });
});

test('invented devices evict only devices of the same account', async () => {
  const { her, person, db } = await ana();
  for (let n = 0; n < 55; n += 1) await pull(her, { device: randomUUID() });
  expect(await db.$count(recordDevicesTable, eq(recordDevicesTable.userId, person.id))).toBe(50);
});

test('the account counts live records, also after retries and writes of the previous release', async () => {
  const { her, db } = await ana();
  const id = await write(her);
  await write(her);
  await remove(her, id);
  await remove(her, id);
  await write(her, { id, revision: 2 });
  await remove(her, id, 3);
  expect((await pull(her)).total).toBe(1);
  // servers of the previous release leave this column null
  await db.update(recordPositionsTable).set({ live: null });
  expect((await pull(her)).total).toBe(1);
  await write(her);
  const [account] = await db.select().from(recordPositionsTable);
  expect(account?.live).toEqual({ measures: 2 });
});

import { randomUUID } from 'node:crypto';
import { aPerson } from '@forja/domain/person/person.fixture';
import { DAY_MS, MINUTE_MS } from '@forja/domain/units/durations';
import { expect, test } from 'vitest';
import { appWith, type Client } from '../composition/app-with.fixture.ts';
import { aUser } from '../../features/identity/users.fixture.ts';
import { aMeasure } from '../../features/measures/measures.fixture.ts';
import { aPlanWrite } from '../../features/plans/plans.fixture.ts';
import { storeRecords } from '../../features/records/records.fixture.ts';
import { recordPositionsTable, recordsTable } from '../../features/records/records.table.ts';

type Item = {
  collection: string;
  id: string;
  revision: number;
  deleted: boolean;
  value: { weightKg?: number } | null;
};
type Page = {
  items: Item[];
  next: string;
  hasMore: boolean;
  total: number;
  restarted: string | null;
};

async function ana() {
  const person = aUser();
  const api = await appWith({ users: [person] });
  return { ...api, person, her: await api.as(person), phone: await api.as(person) };
}

const put = (client: Client, id: string, body: object) => client.put(`/api/measures/${id}`, body);
const weighing = (weightKg: number) => aMeasure({ weightKg });
const since = async (client: Client, cursor?: string) =>
  (await client.get(`/api/changes${cursor === undefined ? '' : `?since=${cursor}`}`)).json<Page>();

async function everything(client: Client, cursor?: string) {
  const items: Item[] = [];
  const sizes: number[] = [];
  for (let next = cursor, hasMore = true; hasMore;) {
    const page = await since(client, next);
    items.push(...page.items);
    sizes.push(page.items.length);
    ({ next, hasMore } = page);
  }
  return { items, sizes };
}

test('a repeated write gets the same response and has one effect, also in parallel', async () => {
  const { her, db } = await ana();
  const id = randomUUID();
  const body = { revision: 0, mutationId: randomUUID(), value: aMeasure() };
  const replies = await Promise.all(Array.from({ length: 6 }, () => put(her, id, body)));
  const later = await put(her, id, body);
  for (const reply of replies)
    expect([reply.statusCode, reply.json()]).toEqual([200, later.json()]);
  expect(later.json()).toMatchObject({ revision: 1 });
  expect(await db.$count(recordsTable)).toBe(1);
});

test('a write without a mutation id is recognised by its content', async () => {
  const { her } = await ana();
  const id = randomUUID();
  await put(her, id, { revision: 0, value: weighing(80) });
  const body = { revision: 1, value: weighing(79) };
  const [first, again] = [await put(her, id, body), await put(her, id, body)];
  expect(first.json().revision).toBe(2);
  expect(again.json()).toEqual(first.json());
});

test('a repeated write gets its first response, also after another device changed the record', async () => {
  const { her, phone } = await ana();
  const id = randomUUID();
  const lost = { revision: 0, mutationId: randomUUID(), value: weighing(80) };
  const first = (await put(her, id, lost)).json();
  await put(phone, id, { revision: 1, mutationId: randomUUID(), value: weighing(79) });

  expect((await put(her, id, lost)).json()).toEqual(first);
  expect((await since(her)).items).toMatchObject([{ revision: 2, value: { weightKg: 79 } }]);
});

test('a stale write is refused with the current record and changes nothing', async () => {
  const { her, phone } = await ana();
  const id = randomUUID();
  await put(her, id, { revision: 0, value: weighing(80) });
  await put(phone, id, { revision: 1, value: weighing(79) });

  const refused = await put(her, id, {
    revision: 1,
    mutationId: randomUUID(),
    value: weighing(81),
  });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    success: false,
    code: 'conflict',
    current: {
      id,
      revision: 2,
      deleted: false,
      updatedAt: '2026-03-01T12:00:00.000Z',
      value: weighing(79),
    },
    requestId: expect.any(String),
  });
  expect((await since(her)).items).toMatchObject([{ revision: 2, value: { weightKg: 79 } }]);
});

test('changing a deleted record conflicts with its tombstone; a second deletion succeeds', async () => {
  const { her, phone } = await ana();
  const id = randomUUID();
  await put(her, id, { revision: 0, value: weighing(80) });
  await put(phone, id, { revision: 1, deleted: true });
  expect((await put(her, id, { revision: 1, value: weighing(81) })).json()).toMatchObject({
    code: 'conflict',
    current: { id, revision: 2, deleted: true, value: null },
  });
  expect((await put(her, id, { revision: 1, deleted: true })).json()).toMatchObject({
    revision: 2,
  });
});

test('one of two concurrent changes of a revision is refused', async () => {
  const { her, phone, another, person, as } = await ana();
  const elsewhere = await another();
  const cookie = (await as(person)).cookie ?? '';
  const id = randomUUID();
  await put(her, id, { revision: 0, value: weighing(80) });
  const replies = await Promise.all([
    put(her, id, { revision: 1, value: weighing(81) }),
    put(phone, id, { revision: 1, value: weighing(82) }),
    elsewhere.put(
      `/api/measures/${id}`,
      { revision: 1, value: weighing(83) },
      { headers: { cookie } },
    ),
  ]);
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2);
});

test('changes are listed in order, each record once in its current state, and the cursor continues from there', async () => {
  const { her } = await ana();
  const { next: start } = await since(her);
  const ids = [randomUUID(), randomUUID(), randomUUID()] as const;
  for (const id of ids) await put(her, id, { revision: 0, value: weighing(80) });
  await put(her, ids[0], { revision: 1, value: weighing(79) });
  await put(her, ids[1], { revision: 1, deleted: true });

  const page = await since(her, start);
  expect(page.hasMore).toBe(false);
  expect(page.items).toMatchObject([
    { collection: 'measures', id: ids[2], revision: 1, deleted: false, value: { weightKg: 80 } },
    { collection: 'measures', id: ids[0], revision: 2, deleted: false, value: { weightKg: 79 } },
    { collection: 'measures', id: ids[1], revision: 2, deleted: true, value: null },
  ]);
  expect(await since(her, page.next)).toEqual({
    items: [],
    next: page.next,
    hasMore: false,
    total: 2,
    restarted: null,
  });
  await put(her, ids[2], { revision: 1, value: weighing(70) });
  expect((await since(her, page.next)).items).toMatchObject([{ id: ids[2], revision: 2 }]);
});

test('pages are limited by size and together contain everything', async () => {
  const { her, db, person } = await ana();
  const measures = Array.from({ length: 2_100 }, (_, n) => ({
    userId: person.id,
    collection: 'measures',
    id: randomUUID(),
    value: weighing(60 + n / 100),
  }));
  await storeRecords(db, measures);
  for (let n = 0; n < 30; n += 1)
    await her.put(`/api/plans/${randomUUID()}`, aPlanWrite(aPerson({ weightKg: 60 + n })));
  const { items, sizes } = await everything(her);
  expect(items).toHaveLength(2_130);
  expect(new Set(items.map(({ id }) => id)).size).toBe(2_130);
  expect(sizes[0]).toBe(2_000);
  expect(sizes[1]).toBeLessThan(130);
  for (const { collection, value } of items)
    expect(value).toHaveProperty(collection === 'measures' ? 'weightKg' : 'plan.energy');
  const small = await her.get('/api/changes?maxBytes=20000');
  expect(small.body.length).toBeGreaterThan(10_000);
  expect(small.body.length).toBeLessThan(20_000);
  const [last] = items.slice(-1);
  const before = (await everything(her)).items.length;
  expect([last?.collection, before]).toEqual(['plans', 2_130]);
});

test('a reader misses nothing while others write', { timeout: 60_000 }, async () => {
  const { her, person, as, another } = await ana();
  const cookie = (await as(person)).cookie ?? '';
  const elsewhere = await another();
  let writing = true;
  const seen = new Set<string>();
  const reading = (async () => {
    let next: string | undefined;
    for (let last = false; !last;) {
      last = !writing;
      const page: Page = await since(her, next);
      for (const { id } of page.items) seen.add(id);
      next = page.next;
      last &&= !page.hasMore;
    }
  })();
  const ids = Array.from({ length: 120 }, () => randomUUID());
  const writers = [0, 1, 2, 3].map(async (writer) => {
    for (const [index, id] of ids.entries())
      if (index % 4 === writer) {
        const reply = await (writer % 2 === 0
          ? put(her, id, { revision: 0, value: aMeasure() })
          : elsewhere.put(
              `/api/measures/${id}`,
              { revision: 0, value: aMeasure() },
              { headers: { cookie } },
            ));
        expect(reply.statusCode).toBe(200);
      }
  });
  await Promise.all(writers);
  writing = false;
  await reading;
  expect([...seen].toSorted()).toEqual(ids.toSorted());
});

test('a cursor from before a restored backup starts again', async () => {
  const { her } = await ana();
  await put(her, randomUUID(), { revision: 0, value: aMeasure() });
  const ahead = Buffer.from(JSON.stringify([1, 999])).toString('base64url');
  expect((await since(her, ahead)).items).toHaveLength(1);
});

test('an endless loop of writes is rate limited, and the limit ends', async () => {
  const { her, db, pass } = await ana();
  await put(her, randomUUID(), { revision: 0, value: aMeasure() });
  await db.update(recordPositionsTable).set({ writes: 3_000 });
  const refused = await put(her, randomUUID(), { revision: 0, value: aMeasure() });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBe(600);
  expect(await db.$count(recordsTable)).toBe(1);
  pass(11 * MINUTE_MS);
  expect((await put(her, randomUUID(), { revision: 0, value: aMeasure() })).statusCode).toBe(200);
});

test('an account has a limit of records, and tombstones do not count', async () => {
  const { her, db, person } = await ana();
  const deleted = randomUUID();
  await storeRecords(db, [{ userId: person.id, collection: 'plans', id: deleted, value: null }]);
  await db.update(recordPositionsTable).set({ live: { plans: 1_999 } });
  const putPlan = (id: string, body: object = aPlanWrite()) => her.put(`/api/plans/${id}`, body);
  const added = randomUUID();
  expect((await putPlan(added)).statusCode).toBe(200);
  const refused = await putPlan(randomUUID());
  expect([refused.statusCode, refused.json().code]).toEqual([413, 'collection_full']);
  expect((await putPlan(deleted, { ...aPlanWrite(), revision: 1 })).statusCode).toBe(413);
  expect(
    (await putPlan(added, { ...aPlanWrite(aPerson({ weightKg: 70 })), revision: 1 })).statusCode,
  ).toBe(200);
  expect((await put(her, randomUUID(), { revision: 0, value: aMeasure() })).statusCode).toBe(200);
  expect((await putPlan(added, { revision: 2, deleted: true })).statusCode).toBe(200);
  expect((await putPlan(deleted, { ...aPlanWrite(), revision: 1 })).statusCode).toBe(200);
});

test('writes made before the membership ended are accepted up to seven days later', async () => {
  const { as, person, pass } = await ana();
  const live = randomUUID();
  const member = await as(person);
  await put(member, live, { revision: 0, value: aMeasure() });
  const { pass: signed } = (await member.get('/api/membership-pass')).json();
  // three calendar months in Buenos Aires from the first of March
  pass(new Date('2026-06-04T12:00:00Z').getTime() - new Date('2026-03-01T12:00:00Z').getTime());
  const her = await as(person);
  const write = (more: object) =>
    put(her, randomUUID(), { revision: 0, value: aMeasure(), pass: signed, ...more });

  expect((await write({ madeAt: '2026-05-30T20:00:00.000Z' })).statusCode).toBe(200);
  for (const madeAt of [undefined, '2026-06-03T20:00:00.000Z', '2026-02-20T20:00:00.000Z'])
    expect((await write({ madeAt })).json()).toMatchObject({ code: 'membership_required' });
  pass(5 * DAY_MS);
  expect((await write({ madeAt: '2026-05-30T20:00:00.000Z' })).statusCode).toBe(402);

  expect((await since(her)).items).toHaveLength(2);
  expect((await put(her, live, { revision: 1, deleted: true })).statusCode).toBe(200);
});

test('ids ignore capitals', async () => {
  const { her } = await ana();
  const id = randomUUID();
  await put(her, id.toUpperCase(), { revision: 0, value: weighing(80) });
  expect((await put(her, id, { revision: 1, value: weighing(79) })).json()).toMatchObject({
    id,
    revision: 2,
  });
});

test.each([1_000_000_000, 2_000_000_000])(
  'a new record with revision %i can be edited and deleted',
  async (base) => {
    const { her } = await ana();
    const id = randomUUID();
    const { revision } = (await put(her, id, { revision: base, value: weighing(80) })).json<{
      revision: number;
    }>();
    const edited = (await put(her, id, { revision, value: weighing(79) })).json<{
      revision: number;
    }>();
    expect(edited).toMatchObject({ revision: revision + 1 });
    expect((await put(her, id, { revision: edited.revision, deleted: true })).statusCode).toBe(200);
  },
);

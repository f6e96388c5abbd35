import { randomUUID } from 'node:crypto';
import { MEASURE_HELP } from '@forja/contract/measures';
import { cases } from '@forja/domain/properties/cases.fixture';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appWith } from '../../app/composition/app-with.fixture.ts';
import { aUser } from '../identity/users.fixture.ts';
import { aMeasure, anyMeasure } from './measures.fixture.ts';
import { recordsTable } from '../records/records.table.ts';

async function ana() {
  const her = aUser();
  const api = await appWith({ users: [her] });
  return { ...api, person: her, her: await api.as(her) };
}
const at = (id: string) => `/api/measures/${id}`;

test('a measure is stored, changed, deleted and restored, one revision each', async () => {
  const { her, db } = await ana();
  const id = randomUUID();
  const first = await her.put(at(id), { revision: 0, value: aMeasure() });
  expect(first.statusCode, first.body).toBe(200);
  expect(first.json()).toEqual({
    id,
    revision: 1,
    updatedAt: '2026-03-01T12:00:00.000Z',
  });

  const lighter = aMeasure({
    weightKg: 77.9,
    waistCm: undefined,
    bloodPressure: { systolic: 121, diastolic: 79 },
  });
  expect((await her.put(at(id), { revision: 1, value: lighter })).json()).toMatchObject({
    revision: 2,
  });
  expect((await her.get('/api/measures')).json()).toEqual({
    items: [
      {
        id,
        revision: 2,
        deleted: false,
        updatedAt: expect.any(String),
        copyOf: null,
        value: JSON.parse(JSON.stringify(lighter)),
      },
    ],
    next: null,
  });

  expect((await her.put(at(id), { revision: 2, deleted: true })).json()).toMatchObject({
    revision: 3,
  });
  expect((await her.get('/api/measures')).json().items).toEqual([]);
  expect(await db.select({ value: recordsTable.value }).from(recordsTable)).toEqual([
    { value: null },
  ]);

  expect((await her.put(at(id), { revision: 3, value: aMeasure() })).json()).toMatchObject({
    revision: 4,
  });
  expect((await her.get('/api/measures')).json().items).toHaveLength(1);
});

test('every valid measure is returned as it was sent', async () => {
  const { her } = await ana();
  await fc.assert(
    fc.asyncProperty(fc.uuid({ version: 7 }), anyMeasure, async (id, value) => {
      const stored = await her.put(at(id), { revision: 0, value });
      expect(stored.statusCode, stored.body).toBe(200);
      const { items } = (await her.get('/api/measures')).json<{
        items: { id: string; value: object }[];
      }>();
      expect(items.find((item) => item.id === id)?.value).toEqual(value);
      await her.put(at(id), { revision: 1, deleted: true });
    }),
    { numRuns: cases(20) },
  );
});

test.each([
  ['weightKg', 29],
  ['weightKg', 300.5],
  ['weightKg', '78,4'],
  ['chestCm', 49],
  ['waistCm', 251],
  ['hipsCm', [90]],
  ['thighsCm', 5],
  ['armsCm', true],
  ['neckCm', 200],
  ['calfCm', 0],
  ['bodyFatPercent', 61],
  ['restingPulse', 60.5],
  ['takenOn', '28/02/2026'],
  ['takenOn', '2026-02-30'],
  ['takenOn', '1949-12-31'],
  ['takenOn', '2026-03-03'],
] as const)('%s = %j is refused at its field, with instructions', async (field, value) => {
  const { her, db } = await ana();
  const reply = await her.put(at(randomUUID()), {
    revision: 0,
    value: { ...aMeasure(), [field]: value },
  });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().fields).toEqual([{ path: `value.${field}`, message: MEASURE_HELP[field] }]);
  expect(await db.$count(recordsTable)).toBe(0);
});

test("the device's today may be tomorrow on the server", async () => {
  const { her } = await ana();
  const reply = await her.put(at(randomUUID()), {
    revision: 0,
    value: aMeasure({ takenOn: '2026-03-02' }),
  });
  expect(reply.statusCode).toBe(200);
});

test.each([
  {
    why: 'no figure at all',
    value: { takenOn: '2026-02-28' },
    path: 'value.weightKg',
    message: /al menos una medida/,
  },
  {
    why: 'a pressure upside down',
    value: aMeasure({ bloodPressure: { systolic: 80, diastolic: 90 } }),
    path: 'value.bloodPressure.systolic',
    message: /mayor que la mínima/,
  },
  {
    why: 'half a pressure',
    value: { ...aMeasure(), bloodPressure: { systolic: 120 } },
    path: 'value.bloodPressure.diastolic',
    message: /obligatorio/,
  },
  { why: 'nothing', value: null, path: 'value', message: /obligatorio/ },
])('a measure with $why is refused', async ({ value, path, message }) => {
  const { her } = await ana();
  const reply = await her.put(at(randomUUID()), { revision: 0, value });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().fields).toEqual([{ path, message: expect.stringMatching(message) }]);
});

test('the list goes from the newest id to the oldest, in pages without repeats or gaps', async () => {
  const { her } = await ana();
  const ids = Array.from({ length: 110 }, () => randomUUID());
  for (const id of ids) await her.put(at(id), { revision: 0, value: aMeasure() });
  await her.put(at(ids[3] ?? ''), { revision: 1, deleted: true });
  const seen: string[] = [];
  const sizes: number[] = [];
  for (let next: string | null = ''; next !== null;) {
    const page: { items: { id: string }[]; next: string | null } = (
      await her.get(`/api/measures${next && `?cursor=${next}`}`)
    ).json();
    seen.push(...page.items.map(({ id }) => id));
    sizes.push(page.items.length);
    next = page.next;
  }
  expect(sizes).toEqual([50, 50, 9]);
  expect(seen).toEqual(
    ids
      .filter((id) => id !== ids[3])
      .toSorted()
      .reverse(),
  );
});

test('a measure is read by its id, and a deleted or unknown one is not found', async () => {
  const { her } = await ana();
  const id = randomUUID();
  await her.put(at(id), { revision: 0, value: aMeasure() });
  expect((await her.get(at(id.toUpperCase()))).json()).toMatchObject({
    id,
    revision: 1,
    value: aMeasure(),
  });
  await her.put(at(id), { revision: 1, deleted: true });
  for (const missing of [id, randomUUID()]) {
    const reply = await her.get(at(missing));
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'record_not_found']);
  }
  expect((await her.get(at('1'))).json()).toMatchObject({
    code: 'invalid_input',
    fields: [{ path: 'id' }],
  });
});

test('fields of a newer version are stored and returned', async () => {
  const { her } = await ana();
  const id = randomUUID();
  const value = {
    ...aMeasure({ bloodPressure: { systolic: 120, diastolic: 80 } }),
    mood: ['fine', { since: 3 }],
  };
  const newer = { ...value, bloodPressure: { ...value.bloodPressure, arm: 'left' } };
  await her.put(at(id), { revision: 0, value: newer });
  expect((await her.get(at(id))).json().value).toEqual(newer);
  expect((await her.get('/api/changes')).json().items[0].value).toEqual(newer);
});

test.each([
  { mood: '\0' },
  { '\0': 1 },
  { mood: '\ud83d' },
  { mood: JSON.parse(`${'['.repeat(99)}${']'.repeat(99)}`) },
])('a value that PostgreSQL cannot store (%j) is refused', async (more) => {
  const { her } = await ana();
  const reply = await her.put(at(randomUUID()), { revision: 0, value: { ...aMeasure(), ...more } });
  expect([reply.statusCode, reply.json().fields[0].path]).toEqual([400, 'value']);
});

test('the same id in two accounts is two private measures', async () => {
  const [one, other] = [aUser(), aUser()];
  const { as } = await appWith({ users: [one, other] });
  const [her, him] = [await as(one), await as(other)];
  const id = randomUUID();
  await her.put(at(id), { revision: 0, value: aMeasure({ weightKg: 60 }) });

  expect((await him.get('/api/measures')).json().items).toEqual([]);
  expect((await him.get(at(id))).statusCode).toBe(404);
  expect((await him.get('/api/changes')).json().items).toEqual([]);
  expect((await him.put(at(id), { revision: 1, deleted: true })).json().revision).toBe(1);
  await him.put(at(id), { revision: 1, value: aMeasure({ weightKg: 90 }) });

  const { items } = (await her.get('/api/measures')).json();
  expect(items).toMatchObject([{ id, revision: 1, value: { weightKg: 60 } }]);
});

test.each(['nada', 'WzFd', 'x'.repeat(201)])('a page called %s does not exist', async (cursor) => {
  const { her } = await ana();
  const reply = await her.get(`/api/measures?cursor=${cursor}`);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ fields: [{ path: 'cursor' }] });
});

test('a visitor must sign in before any validation', async () => {
  const { visitor } = await appWith();
  for (const reply of [
    await visitor.get('/api/measures?cursor=nada'),
    await visitor.get('/api/measures/1'),
    await visitor.put('/api/measures/1', { absurd: true }),
    await visitor.post('/api/changes', { absurd: true }),
    await visitor.get('/api/changes?since=nada'),
  ])
    expect(reply.json()).toMatchObject({ code: 'not_signed_in' });
});

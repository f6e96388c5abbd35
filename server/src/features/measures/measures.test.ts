import { randomUUID } from 'node:crypto';
import { MEASURE_HELP } from '@forja/contract/measures';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appWith } from '../../app/app-with.fixture.ts';
import { aUser } from '../identity/users.fixture.ts';
import { aMeasure, anyMeasure } from './measures.fixture.ts';
import { measuresTable } from './measures.table.ts';

async function ana() {
  const her = aUser();
  const world = await appWith({ users: [her] });
  return { ...world, person: her, her: await world.as(her) };
}
const at = (id: string) => `/api/measures/${id}`;

test('a measure is kept, changed, deleted and brought back, one revision each', async () => {
  const { her, db } = await ana();
  const id = randomUUID();
  const first = await her.put(at(id), { revision: 0, value: aMeasure() });
  expect(first.statusCode, first.body).toBe(200);
  expect(first.json()).toEqual({
    id,
    revision: 1,
    deleted: false,
    updatedAt: '2026-03-01T12:00:00.000Z',
    value: aMeasure(),
  });

  const lighter = aMeasure({ weightKg: 77.9, waistCm: undefined, bloodPressure: { systolic: 121, diastolic: 79 } });
  expect((await her.put(at(id), { revision: 1, value: lighter })).json()).toMatchObject({ revision: 2 });
  expect((await her.get('/api/measures')).json()).toEqual({
    items: [
      { id, revision: 2, deleted: false, updatedAt: expect.any(String), value: JSON.parse(JSON.stringify(lighter)) },
    ],
    next: null,
  });

  expect((await her.put(at(id), { revision: 2, deleted: true })).json()).toMatchObject({
    revision: 3,
    deleted: true,
    value: null,
  });
  expect((await her.get('/api/measures')).json().items).toEqual([]);
  expect(await db.select().from(measuresTable)).toEqual([]);

  expect((await her.put(at(id), { revision: 3, value: aMeasure() })).json()).toMatchObject({
    revision: 4,
    deleted: false,
  });
  expect((await her.get('/api/measures')).json().items).toHaveLength(1);
});

test('whatever a person may measure comes back as it was sent', async () => {
  const { her } = await ana();
  await fc.assert(
    fc.asyncProperty(fc.uuid({ version: 7 }), anyMeasure, async (id, value) => {
      const kept = await her.put(at(id), { revision: 0, value });
      expect(kept.statusCode, kept.body).toBe(200);
      const { items } = (await her.get('/api/measures')).json<{ items: { id: string; value: object }[] }>();
      expect(items.find((item) => item.id === id)?.value).toEqual(value);
      await her.put(at(id), { revision: 1, deleted: true });
    }),
    { numRuns: 40 },
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
] as const)('%s = %j is refused beside its field, with what to type', async (field, value) => {
  const { her, db } = await ana();
  const reply = await her.put(at(randomUUID()), { revision: 0, value: { ...aMeasure(), [field]: value } });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().fields).toEqual([{ path: `value.${field}`, message: MEASURE_HELP[field] }]);
  expect(await db.$count(measuresTable)).toBe(0);
});

test('today may already be tomorrow where the person is', async () => {
  const { her } = await ana();
  const reply = await her.put(at(randomUUID()), { revision: 0, value: aMeasure({ takenOn: '2026-03-02' }) });
  expect(reply.statusCode).toBe(200);
});

test.each([
  { why: 'no figure at all', value: { takenOn: '2026-02-28' }, path: 'value.weightKg', message: /al menos una medida/ },
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

test('the list goes from the latest day to the first, in pages that neither repeat nor skip', async () => {
  const { her } = await ana();
  // two of each day: the order between them must hold across a page
  for (let n = 0; n < 110; n += 1) {
    const takenOn = new Date(Date.UTC(2025, 0, 1 + Math.floor(n / 2))).toISOString().slice(0, 10);
    await her.put(at(randomUUID()), { revision: 0, value: aMeasure({ takenOn }) });
  }
  const seen: { id: string; value: { takenOn: string } }[] = [];
  const sizes: number[] = [];
  for (let next: string | null = ''; next !== null;) {
    const page: { items: typeof seen; next: string | null } = (
      await her.get(`/api/measures${next && `?cursor=${next}`}`)
    ).json();
    seen.push(...page.items);
    sizes.push(page.items.length);
    next = page.next;
  }
  expect(sizes).toEqual([50, 50, 10]);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(110);
  const days = seen.map(({ value }) => value.takenOn);
  expect(days).toEqual(days.toSorted().reverse());
});

test("nobody sees or touches another person's measures: the same id is a record of each", async () => {
  const [one, other] = [aUser(), aUser()];
  const { as } = await appWith({ users: [one, other] });
  const [her, him] = [await as(one), await as(other)];
  const id = randomUUID();
  await her.put(at(id), { revision: 0, value: aMeasure({ weightKg: 60 }) });

  expect((await him.get('/api/measures')).json().items).toEqual([]);
  expect((await him.get('/api/changes')).json().items).toEqual([]);
  expect((await him.put(at(id), { revision: 1, deleted: true })).json().revision).toBe(1);
  await him.put(at(id), { revision: 1, value: aMeasure({ weightKg: 90 }) });

  const { items } = (await her.get('/api/measures')).json();
  expect(items).toMatchObject([{ id, revision: 1, value: { weightKg: 60 } }]);
});

test.each(['nada', 'WzFd', 'x'.repeat(121)])('a page called %s does not exist', async (cursor) => {
  const { her } = await ana();
  const reply = await her.get(`/api/measures?cursor=${cursor}`);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ fields: [{ path: 'cursor' }] });
});

test('a visitor is told to sign in before anything is looked at', async () => {
  const { visitor } = await appWith();
  for (const reply of [
    await visitor.get('/api/measures?cursor=nada'),
    await visitor.put('/api/measures/1', { absurd: true }),
    await visitor.get('/api/changes?since=nada'),
  ])
    expect(reply.json()).toMatchObject({ code: 'not_signed_in' });
});

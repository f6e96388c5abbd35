import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { planOutline } from '@forja/domain/plan/plan-outline';
import { aPerson } from '@forja/domain/person/person.fixture';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../../database/connect.ts';
import { createSeparateDatabase } from '../../database/testing/test-database.ts';
import { aUser } from '../../features/identity/users.fixture.ts';
import { aMeasure } from '../../features/measures/measures.fixture.ts';
import { aPlanWrite, aSavedPlan } from '../../features/plans/plans.fixture.ts';
import { appWith } from '../composition/app-with.fixture.ts';
import { earlierRelease } from './earlier-release.fixture.ts';

const MIGRATIONS = new URL('../../../migrations/', import.meta.url);
const ONE_TABLE = '20261122143535_one_table_of_records';
const pressure = { bloodPressure: { systolic: 121, diastolic: 79 } };

async function aPreviousDatabase() {
  const client = new Client({ connectionString: await createSeparateDatabase() });
  await client.connect();
  onTestFinished(() => client.end());
  const apply = async (migration: string) =>
    client.query(await readFile(new URL(`${migration}/migration.sql`, MIGRATIONS), 'utf8'));
  const names = (await readdir(MIGRATIONS)).filter((each) => each < ONE_TABLE);
  for (const each of names.toSorted()) await apply(each);
  const query = async (text: string, values: unknown[] = []) =>
    client.query<Record<string, unknown>>(text, values);
  return { query, migrate: () => apply(ONE_TABLE) };
}

async function aUserOfRelease(
  query: (text: string, values: unknown[]) => Promise<unknown>,
): Promise<string> {
  const id = randomUUID();
  await query(
    `insert into users (id, username, role, password_hash, secret_question, secret_answer_hash, accepted_at, created_at) values ($1, $2, 'user', '', '', '', now(), now())`,
    [id, `${id}@ejemplo.com.ar`],
  );
  return id;
}

test('the migration keeps values, revisions, positions, mutation ids and tombstones', async () => {
  const { query, migrate } = await aPreviousDatabase();
  const userId = await aUserOfRelease(query);
  const before = earlierRelease(query, userId);
  const unknownUser = await aUserOfRelease(query);
  const [full, deleted] = [randomUUID(), randomUUID()];
  const plan = aSavedPlan({ userId, createdAt: new Date('2026-02-20T10:00:00.070Z') });
  const gonePlan = aSavedPlan({ userId });
  const [first, second] = [randomUUID(), randomUUID()];
  await before.putMeasure(full, aMeasure(), first);
  await before.putMeasure(deleted, aMeasure());
  await before.putPlan(plan.id, plan.createdAt, plan.plan, randomUUID());
  await before.putPlan(gonePlan.id, gonePlan.createdAt, gonePlan.plan);
  const whole = aMeasure({ ...pressure, restingPulse: 58, bodyFatPercent: 17.5, neckCm: 38.2 });
  await before.putMeasure(full, whole, second);
  await before.deleteMeasure(deleted);
  await before.deletePlan(gonePlan.id);
  const changes = await before.changes();
  await migrate();

  expect(await before.changes()).toEqual(changes);
  const { rows } = await query('select * from records order by position');
  expect(rows).toMatchObject([
    {
      id: plan.id,
      collection: 'plans',
      revision: 1,
      position: '3',
      deleted: false,
      value: plan.value,
      copy_of: null,
    },
    {
      id: full,
      collection: 'measures',
      revision: 2,
      position: '5',
      deleted: false,
      digest: 'digest',
      recent_mutations: [
        { mutationId: first, revision: 1 },
        { mutationId: second, revision: 2 },
      ],
    },
    { id: deleted, revision: 2, position: '6', deleted: true, value: null, size: 0 },
    { id: gonePlan.id, revision: 2, position: '7', deleted: true, value: null },
  ]);
  expect(rows[1]?.['value']).toEqual(whole);
  const { rows: accounts } = await query('select * from record_positions');
  expect(accounts).toMatchObject([
    { user_id: userId, position: '7', live: null, collected_until: '0' },
  ]);
  expect(Object.values(accounts[0]?.['epochs'] ?? {})).toEqual([7]);
  expect(JSON.stringify(rows)).not.toContain(unknownUser);
});

async function startBothReleases() {
  const person = aUser();
  const api = await appWith({ users: [person] });
  const { query, close } = connect(api.url, { onLost: () => {} });
  onTestFinished(close);
  const before = earlierRelease(query, person.id, api.now);
  const her = await api.as(person);
  const changes = async (since?: string) =>
    (await her.get(`/api/changes${since === undefined ? '' : `?since=${since}`}`)).json();
  return { ...api, person, before, her, changes, query };
}

test("both releases read each other's measures while they run together", async () => {
  const { before, her, changes } = await startBothReleases();
  const [theirs, ours] = [randomUUID(), randomUUID()];
  const at = (id: string) => `/api/measures/${id}`;
  const start = (await changes()).next;

  await before.putMeasure(theirs, aMeasure(pressure), randomUUID());
  expect((await her.get(at(theirs))).json()).toMatchObject({
    revision: 1,
    value: aMeasure(pressure),
  });
  const page = await changes(start);
  expect(page).toMatchObject({ items: [{ id: theirs, revision: 1 }], total: 1, restarted: null });

  const newer = { ...aMeasure({ weightKg: 70, ...pressure }), mood: 'fine' };
  await her.put(at(ours), { revision: 0, mutationId: randomUUID(), value: newer });
  await her.put(at(theirs), {
    revision: 1,
    mutationId: randomUUID(),
    value: aMeasure({ weightKg: 71 }),
  });
  expect(await before.listMeasures()).toMatchObject(
    [
      { id: ours, revision: 1, weight_kg: 70, systolic: 121, diastolic: 79 },
      { id: theirs, revision: 2, weight_kg: 71, systolic: null, diastolic: null },
    ].toSorted((a, b) => (a.id < b.id ? 1 : -1)),
  );
  expect(await before.changes(1)).toMatchObject([
    { id: ours, revision: 1, position: '2' },
    { id: theirs, revision: 2, position: '3' },
  ]);

  await before.putMeasure(ours, aMeasure({ weightKg: 69 }));
  expect((await her.get(at(ours))).json()).toMatchObject({
    revision: 2,
    value: { ...aMeasure({ weightKg: 69 }), mood: 'fine' },
  });
  const later = await changes(page.next);
  expect(later).toMatchObject({
    items: [{ id: theirs }, { id: ours, revision: 2 }],
    total: 2,
    restarted: null,
  });

  await before.deleteMeasure(theirs);
  expect((await her.get(at(theirs))).statusCode).toBe(404);
  await her.put(at(ours), { revision: 2, deleted: true });
  expect(await before.listMeasures()).toEqual([]);
  expect(await changes(later.next)).toMatchObject({
    items: [
      { id: theirs, revision: 3, deleted: true, value: null },
      { id: ours, revision: 3, deleted: true },
    ],
    total: 0,
  });

  await before.putMeasure(ours, aMeasure({ weightKg: 68 }));
  await her.put(at(theirs), { revision: 3, value: aMeasure({ weightKg: 67 }) });
  expect((await her.get(at(ours))).json()).toMatchObject({
    revision: 4,
    value: aMeasure({ weightKg: 68 }),
  });
  expect(await before.listMeasures()).toHaveLength(2);
});

test("both releases read each other's plans while they run together", async () => {
  const { before, her, changes, person, pass, now } = await startBothReleases();
  const at = (id: string) => `/api/plans/${id}`;
  const plan = aSavedPlan({ userId: person.id });
  await before.putPlan(plan.id, plan.createdAt, plan.plan, randomUUID());
  expect((await her.get(at(plan.id))).json()).toMatchObject({ revision: 1, value: plan.value });

  const ours = randomUUID();
  await her.put(at(ours), aPlanWrite(aPerson({ goal: 'fat_loss', cycleType: 'steroid' })));
  const { value } = (await her.get(at(ours))).json();
  const outline = planOutline(value.plan);
  expect((await before.listPlans()).find(({ id }) => id === ours)).toEqual({
    id: ours,
    created_at: new Date(value.createdAt),
    goal: value.plan.input.goal,
    cycle_type: value.plan.input.cycleType,
    cycle_weeks: outline.cycleWeeks,
    energy_kcal: outline.energyKcal,
    protein_grams: outline.proteinGrams,
    training_days: outline.trainingDays,
    risk_level: outline.riskLevel,
  });
  expect(await before.readPlan(ours)).toMatchObject([{ plan: value.plan }]);

  await before.deletePlan(plan.id);
  expect((await her.get(at(plan.id))).statusCode).toBe(404);
  expect(await before.restorePlan(plan.id)).toBe(true);
  expect((await her.get(at(plan.id))).json()).toMatchObject({ revision: 3, value: plan.value });
  await her.put(at(plan.id), { revision: 3, deleted: true });
  expect(await before.readPlan(plan.id)).toEqual([]);
  expect((await changes()).total).toBe(1);
  expect(await before.restorePlan(plan.id)).toBe(true);
  expect((await her.get(at(plan.id))).json()).toMatchObject({ revision: 5, value: plan.value });

  await her.put(at(plan.id), { revision: 5, deleted: true });
  pass(1000);
  await before.forgetPlans(now());
  expect(await before.restorePlan(plan.id)).toBe(false);
  await her.put(at(plan.id), { ...aPlanWrite(plan.plan.input), revision: 6 });
  expect(await before.readPlan(plan.id)).toMatchObject([{ plan: plan.plan }]);
  expect((await changes()).total).toBe(2);
});

test('an account written only by the previous release gets its counts', async () => {
  const { before, her, changes, query } = await startBothReleases();
  for (let n = 0; n < 3; n += 1) await before.putMeasure(randomUUID(), aMeasure());
  const page = await changes();
  expect(page).toMatchObject({ total: 3, restarted: null, hasMore: false });
  const write = { collection: 'measures', id: randomUUID(), revision: 0, value: aMeasure() };
  const { next } = (await her.post('/api/changes', { since: page.next, writes: [write] })).json();
  await before.putMeasure(randomUUID(), aMeasure());
  expect(await changes(next)).toMatchObject({
    items: [{ revision: 1 }],
    total: 5,
    restarted: null,
  });
  const { rows } = await query('select live from record_positions');
  expect(rows).toEqual([{ live: null }]);
});

test('an account is fully deleted while both releases run', async () => {
  const { before, her, person, query } = await startBothReleases();
  await before.putMeasure(randomUUID(), aMeasure());
  await her.put(`/api/plans/${randomUUID()}`, aPlanWrite());
  expect((await her.post('/api/account/delete', { password: person.password })).statusCode).toBe(
    200,
  );
  for (const table of ['records', 'record_positions', 'record_devices', 'measures', 'plans'])
    expect((await query(`select * from ${table}`)).rows).toEqual([]);
});

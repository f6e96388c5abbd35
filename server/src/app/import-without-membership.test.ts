import { randomUUID } from 'node:crypto';
import { aPerson } from '@forja/domain/person/person.fixture';
import { expect, test } from 'vitest';
import { auditTable } from '../features/identity/audit.table.ts';
import { aUser } from '../features/identity/users.fixture.ts';
import { aMeasure } from '../features/measures/measures.fixture.ts';
import { aPlanWrite } from '../features/plans/plans.fixture.ts';
import { recordsTable } from '../features/records/records.table.ts';
import { appWith, type Client } from './app-with.fixture.ts';

const DAY_MS = 86_400_000;
const REFUSED = {
  success: false,
  code: 'membership_required',
  message: 'Necesitas una membresía activa para acceder a esta función',
};

type Plan = { id: string; createdAt: string; deletedAt: string | null; plan: { input: object; engineVersion: string } };
type Measure = { id: string; takenOn: string; weightKg?: number };
type Signature = { accountId: string; mac: string; records: { collection: string; id: string; digest: string }[] };
type File = { format: string; version: number; plans: Plan[]; measures: Measure[]; signature?: Signature };

const bring = (client: Client, file: object, isDryRun = false) =>
  client.post('/api/account/import', { isDryRun, file });

/** A member wrote two plans and two measures and took the export; then the membership ended. */
async function whoseMembershipEnded() {
  const [ana, bruno] = [aUser(), aUser()];
  const world = await appWith({ users: [ana, bruno] });
  const member = await world.as(ana);
  const ids = { kept: randomUUID(), gone: randomUUID(), living: randomUUID(), deleted: randomUUID() };
  for (const id of [ids.living, ids.deleted]) await member.put(`/api/plans/${id}`, aPlanWrite());
  for (const id of [ids.kept, ids.gone])
    await member.put(`/api/measures/${id}`, { revision: 0, value: aMeasure({ weightKg: 80 }) });
  const file = (await member.get('/api/account/export')).json<File>();
  const others = (await (await world.as(bruno)).get('/api/account/export')).json<File>();
  await member.put(`/api/measures/${ids.gone}`, { revision: 1, deleted: true });
  await member.put(`/api/plans/${ids.deleted}`, { revision: 1, deleted: true });
  world.pass(100 * DAY_MS);
  const her = await world.as(ana);
  const rows = () => world.db.select().from(recordsTable);
  const imports = async () =>
    (await world.db.select().from(auditTable)).filter(({ event }) => event === 'data_imported').length;
  return { ...world, ana, bruno, her, ids, file, others, rows, imports };
}

const edited = <T extends { id: string }>(items: T[], id: string, change: object): T[] =>
  items.map((item) => (item.id === id ? { ...item, ...change } : item));

test('an export says what was in the account, and is signed', async () => {
  const { file, ana, ids } = await whoseMembershipEnded();
  expect(file.signature).toMatchObject({ version: 1, accountId: ana.id, mac: expect.stringMatching(/^[\w-]{43}$/) });
  expect(file.signature?.records).toHaveLength(4);
  expect(file.signature?.records).toContainEqual({
    collection: 'measures',
    id: ids.kept,
    revision: 1,
    digest: expect.stringMatching(/^[\w-]{43}$/),
  });
});

test('after the membership ended, the own file gives back what was deleted, and nothing else changes', async () => {
  const { her, ids, file, rows, imports } = await whoseMembershipEnded();
  const before = await rows();
  const preview = await bring(her, file, true);
  expect([preview.statusCode, preview.json()]).toMatchObject([
    200,
    {
      counts: { new: 1, already_here: 1, needs_membership: 0 },
      measures: { new: 1, already_here: 1, unreadable: 0, needs_membership: 0 },
    },
  ]);
  expect(await rows()).toEqual(before);

  expect((await bring(her, file)).json().measures).toMatchObject({ new: 1 });
  const items = (await her.get('/api/changes')).json<{ items: { id: string; deleted: boolean }[] }>().items;
  expect(new Set(items.filter(({ deleted }) => !deleted).map(({ id }) => id))).toEqual(new Set(Object.values(ids)));
  expect((await her.get(`/api/plans/${ids.deleted}`)).statusCode).toBe(200);
  expect((await bring(her, file)).json()).toMatchObject({ counts: { new: 0, already_here: 2 } });
  expect(await rows()).toHaveLength(before.length);
  expect(await imports()).toBe(2);
});

test('of a signed file, what was edited or added waits for a membership, and the rest comes back', async () => {
  const { her, ids, file, rows } = await whoseMembershipEnded();
  const added = { ...aMeasure(), id: randomUUID() };
  const [first] = file.plans;
  const touched = {
    ...file,
    plans: [
      ...edited(file.plans, ids.deleted, { plan: { input: aPerson({ ageYears: 44 }), engineVersion: '1' } }),
      { ...first, id: randomUUID() },
    ],
    measures: [...edited(file.measures, ids.gone, { weightKg: 70 }), added],
  };
  const before = await rows();
  const reply = await bring(her, touched);
  expect([reply.statusCode, reply.json()]).toMatchObject([
    200,
    {
      counts: { new: 0, already_here: 1, needs_membership: 2 },
      measures: { new: 0, already_here: 1, needs_membership: 2 },
    },
  ]);
  const { plans } = reply.json<{ plans: { outcome: string; reason: string | null }[] }>();
  expect(plans.filter(({ outcome }) => outcome === 'needs_membership')[0]?.reason).toContain('membresía activa');
  expect(await rows()).toEqual(before);
});

const signatureOf = (file: File): Signature => {
  if (!file.signature) throw new Error('every export is signed');
  return file.signature;
};

test.each<[string, (world: Awaited<ReturnType<typeof whoseMembershipEnded>>) => object]>([
  ['an unsigned file', ({ file: { signature: _, ...rest } }) => rest],
  ['a signature that is no signature', ({ file }) => ({ ...file, signature: 'de verdad' })],
  ['a forged mac', ({ file }) => ({ ...file, signature: { ...signatureOf(file), mac: 'A'.repeat(43) } })],
  [
    'a record added to what was signed',
    ({ file }) => {
      const id = randomUUID();
      const [digest] = signatureOf(file).records.map((record) => record.digest);
      const records = [...signatureOf(file).records, { collection: 'measures', id, revision: 1, digest }];
      return { ...file, signature: { ...signatureOf(file), records } };
    },
  ],
  [
    'a signed file of another account',
    ({ file, others }) => ({ ...file, signature: { ...signatureOf(others), records: signatureOf(file).records } }),
  ],
  ['the untouched signature of another account', ({ file, others }) => ({ ...file, signature: others.signature })],
  [
    'only records that the account never had',
    ({ file }) => ({ ...file, plans: [], measures: [{ ...aMeasure(), id: randomUUID() }] }),
  ],
  [
    'a value nested deeper than a stack',
    ({ file }) => ({
      ...file,
      plans: [],
      measures: [{ id: file.measures[0]?.id, x: JSON.parse('['.repeat(3000) + ']'.repeat(3000)) }],
    }),
  ],
])('without a membership %s brings nothing, not even a preview', async (_, fileOf) => {
  const world = await whoseMembershipEnded();
  const before = await world.rows();
  for (const isDryRun of [true, false]) {
    const reply = await bring(world.her, fileOf(world), isDryRun);
    expect([reply.statusCode, reply.json()]).toMatchObject([402, REFUSED]);
  }
  expect(await world.rows()).toEqual(before);
  expect(await world.imports()).toBe(0);
});

test('a file of the same person in a new account is of another account', async () => {
  const { file, pass, as, ana, bruno, her } = await whoseMembershipEnded();
  expect((await her.post('/api/account/delete', { password: ana.password })).statusCode).toBe(200);
  expect((await bring(await as(bruno), file)).statusCode).toBe(402);
  pass(-60 * DAY_MS);
  expect((await bring(await as(bruno), file)).json()).toMatchObject({ counts: { new: 2 } });
});

test('importing is limited for each account', async () => {
  const { her, file, as, bruno } = await whoseMembershipEnded();
  for (let tries = 0; tries < 20; tries += 1) expect((await bring(her, file, true)).statusCode).toBe(200);
  const reply = await bring(her, file, true);
  expect([reply.statusCode, reply.json().code]).toEqual([429, 'too_many_tries']);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  expect((await bring(await as(bruno), file, true)).statusCode).toBe(402);
});

import { COLLECTIONS } from '@forja/contract/collections';
import { SECRET_QUESTIONS } from '@forja/contract/identity/secret-questions';
import { aPerson } from '@forja/domain/person/person.fixture';
import { ENGINE_VERSION } from '@forja/domain/plan/engine-version';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { declareCollection } from '@forja/contract/records/records';
import { recordCollection } from '../../features/records/records.service.ts';
import { AppError } from '../../http/app-error.ts';
import { collections } from '../collections.ts';
import { appWith } from '../composition/app-with.fixture.ts';
import { aMeasure } from '../../features/measures/measures.fixture.ts';
import { recordPositionsTable, recordsTable } from '../../features/records/records.table.ts';
import { aSavedPlan } from '../../features/plans/plans.fixture.ts';
import { giveMemberships } from '../../features/payments/ledger/membership.fixture.ts';
import { auditTable } from '../../features/identity/audit/audit.table.ts';
import { signInsTable, usersTable } from '../../features/identity/storage/identity.table.ts';
import { knownDevicesTable } from '../../features/identity/storage/known-devices.table.ts';
import { aUser } from '../../features/identity/users.fixture.ts';

type Item = { id: string; value: { plan: object; createdAt: string } };
type File = {
  format: string;
  version: number;
  records: Record<string, Item[]>;
  [more: string]: unknown;
};
type Imported = {
  name: string;
  counts: object;
  records: { id: string; outcome: string; reason: string | null }[];
};
type Report = { collections: Imported[]; unknown: { name: string; count: number }[] };

const version1 = (plans: object[], more: object = {}) => ({
  format: 'forja-account',
  version: 1,
  plans,
  ...more,
});

async function twoPeople() {
  const [ana, bruno] = [aUser({ username: 'ana@ejemplo.com.ar' }), aUser()];
  const plans = [
    aSavedPlan({ userId: ana.id, person: aPerson({ goal: 'fat_loss' }) }),
    aSavedPlan({ userId: ana.id, createdAt: new Date('2026-02-21T10:00:00Z') }),
    aSavedPlan({ userId: bruno.id }),
  ];
  const api = await appWith({ users: [ana, bruno], records: plans });
  return { ...api, ana, bruno, plans, her: await api.as(ana), him: await api.as(bruno) };
}

test('the export has all data of the person, no secrets and no data of others', async () => {
  const { her, ana, bruno, plans, db } = await twoPeople();
  const reply = await her.get('/api/account/export');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-disposition']).toBe('attachment; filename="forja-mis-datos.json"');
  expect(reply.headers['cache-control']).toBe('no-store');
  const file = reply.json<File>();
  expect(file).toMatchObject({
    format: 'forja-account',
    version: 2,
    exportedAt: '2026-03-01T12:00:00.000Z',
    account: {
      username: ana.username,
      secretQuestion: ana.secretQuestion,
      acceptedAt: '2026-03-01T12:00:00.000Z',
    },
    sessions: [{ isCurrent: true }],
    passkeys: [],
    events: [{ event: 'data_exported' }],
  });
  const own = plans
    .slice(0, 2)
    .map(({ id, value }) => expect.objectContaining({ id, revision: 1, copyOf: null, value }));
  const empty = Object.fromEntries(Object.keys(COLLECTIONS).map((name) => [name, []]));
  expect(file.records).toEqual({ ...empty, plans: expect.arrayContaining(own) });
  expect(file.records['plans']).toHaveLength(2);
  expect(reply.body).not.toContain(bruno.username);
  expect(reply.body).not.toMatch(/argon2|passwordHash|tokenHash/);
  const [row] = await db.select().from(signInsTable);
  expect(reply.body).not.toContain(row?.tokenHash);
});

test('the export page shows the same data and escapes what a person typed', async () => {
  const { her, ana, db } = await twoPeople();
  await her.post('/api/account/secret-question', {
    password: ana.password,
    secretQuestion: SECRET_QUESTIONS[0],
    secretAnswer: 'Tobi',
  });
  const secretQuestion = '<script>alert("1")</script> & más';
  await db.update(usersTable).set({ secretQuestion }).where(eq(usersTable.id, ana.id));
  const reply = await her.get('/api/account/export.html');
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['content-disposition']).toContain('attachment');
  expect(reply.body).toMatch(/^<!doctype html><html lang="es-AR">/);
  for (const text of [
    'ana@ejemplo.com.ar',
    'Bajar grasa',
    'kcal por día',
    'Cambiaste la pregunta secreta',
    'Planes',
    'Medidas',
  ])
    expect(reply.body).toContain(text);
  expect(reply.body).toMatch(/Descargados el \d{1,2} de \p{L}+ de \d{4} a las \d{2}:\d{2}\. /u);
  expect(reply.body).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; más');
  expect(reply.body).not.toMatch(/<script|undefined|NaN|\[object/);
});

test('the export lists known devices without their hashes', async () => {
  const { her, ana, bruno, db, visitor, pass } = await twoPeople();
  await visitor.post('/api/login', { username: ana.username, password: ana.password });
  pass(86_400_000);
  await visitor.post('/api/login', { username: ana.username, password: ana.password });
  await visitor.post('/api/login', { username: bruno.username, password: bruno.password });
  const knownDevices = await db
    .select()
    .from(knownDevicesTable)
    .where(eq(knownDevicesTable.userId, ana.id));
  expect(knownDevices).toHaveLength(2);
  const reply = await her.get('/api/account/export');
  expect(reply.json<File>()['knownDevices']).toEqual([
    { createdAt: '2026-03-02T12:00:00.000Z', lastSeenAt: '2026-03-02T12:00:00.000Z' },
    { createdAt: '2026-03-01T12:00:00.000Z', lastSeenAt: '2026-03-01T12:00:00.000Z' },
  ]);
  const page = await her.get('/api/account/export.html');
  expect(page.body).toMatch(
    /Dispositivos conocidos[^]*2 de marzo de 2026[^]*1 de marzo de 2026[^]*Llaves de acceso/,
  );
  for (const { deviceHash } of knownDevices)
    for (const { body } of [reply, page]) expect(body).not.toContain(deviceHash);
});

test('the export lists who read the data', async () => {
  const { her, db, ana } = await twoPeople();
  await her.get('/api/account/export');
  await db.insert(auditTable).values({
    userId: ana.id,
    id: '00000000-0000-4000-8000-000000000001',
    at: new Date('2026-03-02T12:00:00Z'),
    event: 'data_viewed_by_admin',
    adminId: '00000000-0000-4000-8000-00000000000a',
  });
  const { items } = (await her.get('/api/account/accesses')).json<{ items: object[] }>();
  expect(items).toMatchObject([
    { event: 'data_viewed_by_admin', by: 'admin' },
    { event: 'data_exported', by: 'self' },
  ]);
  expect(JSON.stringify(items)).not.toContain('00000000a');
});

test('an import previews its result, then adds the records to the account', async () => {
  const { her, him, bruno, db, plans } = await twoPeople();
  const file = (await her.get('/api/account/export')).json<File>();
  const preview = await him.post('/api/account/import', { isDryRun: true, file });
  expect(preview.statusCode, preview.body).toBe(200);
  expect(preview.json()).toMatchObject({
    isDryRun: true,
    collections: [{ name: 'plans', counts: { new: 2 } }],
  });
  expect((await him.get('/api/plans')).json().items).toHaveLength(1);

  expect((await him.post('/api/account/import', { isDryRun: false, file })).json()).toMatchObject({
    isDryRun: false,
    collections: [
      {
        counts: {
          new: 2,
          remade: 0,
          already_here: 0,
          deleted: 0,
          refused: 0,
          unreadable: 0,
          needs_membership: 0,
        },
        records: [{ outcome: 'new', reason: null }, { outcome: 'new' }],
      },
    ],
    unknown: [],
  });
  expect((await him.get('/api/plans')).json().items).toHaveLength(3);
  const original = plans[0];
  expect((await him.get(`/api/plans/${original?.id}`)).json()).toMatchObject({
    revision: 1,
    value: original?.value,
  });

  const again = await him.post('/api/account/import', { isDryRun: false, file });
  expect(again.json()).toMatchObject({ collections: [{ counts: { new: 0, already_here: 2 } }] });
  expect(await db.$count(recordsTable)).toBe(5);
  expect((await him.get('/api/user')).json().username).toBe(bruno.username);
});

test('an import takes the input of an edited plan and recomputes its figures', async () => {
  const { her, him } = await twoPeople();
  const file = (await her.get('/api/account/export')).json<File>();
  const [plan] = file.records['plans'] ?? [];
  const value = {
    ...plan?.value,
    plan: { ...plan?.value.plan, energy: { target: 9000 }, engineVersion: '0.0.1' },
  };
  const records = { plans: [{ ...plan, value }] };
  const reply = await him.post('/api/account/import', {
    isDryRun: false,
    file: { ...file, records },
  });
  expect(reply.json()).toMatchObject({
    collections: [
      {
        counts: { remade: 1 },
        records: [{ outcome: 'remade', reason: expect.stringContaining('lo calculamos de nuevo') }],
      },
    ],
  });
  expect((await him.get(`/api/plans/${plan?.id}`)).json().value).toEqual(plan?.value);
});

const ids = (index: number) => `00000000-0000-4000-8000-00000000000${index}`;

test('a file of the previous release is imported, and an invalid plan does not lose the others', async () => {
  const { him } = await twoPeople();
  const createdAt = '2026-01-01T00:00:00.000Z';
  const plan = (index: number, input: unknown, more: object = {}) => ({
    id: ids(index),
    createdAt,
    plan: { input, engineVersion: ENGINE_VERSION },
    ...more,
  });
  const plans = [
    plan(1, { ageYears: 'x' }),
    plan(2, aPerson()),
    plan(3, null),
    plan(2, aPerson()),
    plan(4, aPerson({ foodsToAvoid: ['nada'] })),
    plan(5, aPerson(), { deletedAt: createdAt }),
    plan(6, aPerson(), { plan: { input: aPerson() } }),
    plan(7, aPerson({ health: ['dialysis_or_transplant'] })),
  ];
  const measures = [
    { id: ids(8), ...aMeasure() },
    { id: ids(9), weightKg: 'x' },
  ];
  const reply = await him.post('/api/account/import', {
    isDryRun: false,
    file: version1(plans, { measures }),
  });
  const [ofPlans, ofMeasures] = reply.json<Report>().collections;
  expect(ofPlans?.counts).toEqual({
    new: 1,
    remade: 1,
    already_here: 1,
    deleted: 1,
    refused: 1,
    unreadable: 3,
    needs_membership: 0,
  });
  expect(ofPlans?.records.map(({ reason }) => reason)).toContain(
    'Ya estaba borrado cuando se descargó el archivo.',
  );
  expect(ofMeasures?.counts).toMatchObject({ new: 1, unreadable: 1 });
  expect((await him.get('/api/plans')).json().items).toHaveLength(3);
  expect((await him.get(`/api/plans/${ids(2)}`)).json().value).toMatchObject({
    createdAt,
    plan: { input: aPerson() },
  });
  expect((await him.get(`/api/measures/${ids(8)}`)).json().value).toEqual(aMeasure());
});

test('records of an unknown collection are reported and not imported', async () => {
  const { him } = await twoPeople();
  const records = {
    water: [{ id: ids(1), value: { litres: 2 } }],
    constructor: [{ id: ids(2), value: {} }],
    measures: [],
  };
  const reply = await him.post('/api/account/import', {
    isDryRun: true,
    file: { format: 'forja-account', version: 2, records },
  });
  expect(reply.json()).toMatchObject({
    collections: [],
    unknown: [
      { name: 'water', count: 1 },
      { name: 'constructor', count: 1 },
    ],
  });
});

test('the export includes collections of a newer server', async () => {
  const { her, ana, db } = await twoPeople();
  const water = {
    userId: ana.id,
    collection: 'water',
    id: ids(1),
    revision: 2,
    position: 99,
    deleted: false,
    size: 10,
  };
  const value = { litres: 2, cups: { a: '<b>dos' } };
  await db
    .insert(recordsTable)
    .values({ ...water, value, createdAt: new Date(0), updatedAt: new Date(0) });
  const file = (await her.get('/api/account/export')).json<File>();
  expect(file.records['water']).toMatchObject([{ id: ids(1), revision: 2, value: { litres: 2 } }]);
  const page = await her.get('/api/account/export.html');
  expect(page.body).toContain('<h2>water</h2>');
  expect(page.body).toContain('cups.a: &lt;b&gt;dos<br>litres: 2');
});

test.each([
  {
    what: 'another file',
    file: { hola: 1 },
    message: 'Ese archivo no es una exportación de Forja.',
  },
  { what: 'a list', file: [], message: 'Ese archivo no es una exportación de Forja.' },
  {
    what: 'a later version',
    file: { format: 'forja-account', version: 3, records: {} },
    message: 'Ese archivo es de otra versión de Forja.',
  },
])('$what is refused with its own error', async ({ file, message }) => {
  const { him } = await twoPeople();
  const reply = await him.post('/api/account/import', { isDryRun: true, file });
  expect(reply.statusCode).toBe(400);
  expect(JSON.stringify(reply.json().fields)).toContain(message);
});

test('measures are exported and imported, and unreadable ones are reported', async () => {
  const { her, him } = await twoPeople();
  const taken = aMeasure({ bloodPressure: { systolic: 118, diastolic: 76 } });
  await her.put(`/api/measures/${ids(7)}`, { revision: 0, value: taken, copyOf: ids(6) });
  const file = (await her.get('/api/account/export')).json<File>();
  expect(file.records['measures']).toMatchObject([
    { id: ids(7), revision: 1, copyOf: ids(6), value: taken },
  ]);
  expect((await her.get('/api/account/export.html')).body).toContain('118/76');

  const measures = [
    ...(file.records['measures'] ?? []),
    ...(file.records['measures'] ?? []),
    { id: ids(8), value: { takenOn: '2026-01-01', weightKg: 81, note: 'of a newer version' } },
    { id: ids(9), value: { weightKg: 'x' } },
    { id: ids(5), value: { takenOn: '2027-01-01', weightKg: 81 } },
  ];
  const bring = async (isDryRun: boolean) => {
    const reply = await him.post('/api/account/import', {
      isDryRun,
      file: { ...file, records: { measures } },
    });
    return reply.json<Report>().collections[0]?.counts;
  };
  expect(await bring(true)).toMatchObject({
    new: 2,
    already_here: 1,
    unreadable: 2,
    needs_membership: 0,
  });
  expect((await him.get('/api/measures')).json().items).toEqual([]);
  await bring(false);
  expect((await him.get('/api/measures')).json().items).toMatchObject([
    { id: ids(8), value: { weightKg: 81, note: 'of a newer version' } },
    { id: ids(7), revision: 1, copyOf: ids(6), value: taken },
  ]);
  expect(await bring(false)).toMatchObject({ new: 0, already_here: 3, unreadable: 2 });

  await him.put(`/api/measures/${ids(7)}`, { revision: 1, deleted: true });
  await bring(false);
  expect((await him.get(`/api/measures/${ids(7)}`)).json()).toMatchObject({
    revision: 3,
    value: taken,
  });
});

const sets = declareCollection({
  name: 'sets',
  label: { one: 'serie', many: 'series' },
  privacy: { heading: 'Tus series', fields: { reps: 'Repeticiones.' } },
  schema: z.object({ reps: z.number().max(100), kilos: z.number() }),
  stored: z.object({ reps: z.number(), kilos: z.number(), volume: z.number() }),
  limit: 3,
  toRequest: (stored) =>
    z.object({ reps: z.unknown(), kilos: z.unknown() }).safeParse(stored).data ?? stored,
});
const setsCollection = recordCollection({
  contract: sets,
  validate: ({ kilos }) => (kilos < 0 ? [{ path: 'kilos', message: 'Poné los kilos.' }] : []),
  derive(sent) {
    if (sent.reps === 13) throw new AppError('risk_blocks_plan');
    return { value: { ...sent, volume: sent.reps * sent.kilos }, equalsRequest: true };
  },
});

test('a new collection is exported, displayed, signed and imported without code of its own', async () => {
  const [ana, bruno] = [aUser(), aUser()];
  const { as, pass } = await appWith({
    users: [ana, bruno],
    collections: [...collections, setsCollection],
  });
  const [her, him] = [await as(ana), await as(bruno)];
  await her.put(`/api/sets/${ids(1)}`, { revision: 0, value: { reps: 8, kilos: 60 } });
  const stored = { id: ids(1), value: { reps: 8, kilos: 60, volume: 480 } };
  const file = (await her.get('/api/account/export')).json<File>();
  expect(file.records).toMatchObject({ measures: [], plans: [], sets: [stored] });
  expect((await her.get('/api/account/export.html')).body).toMatch(
    /<h2>Series<\/h2>.*reps: 8<br>kilos: 60<br>volume: 480/,
  );

  const item = (index: number, reps: number, kilos = 60) => ({
    id: ids(index),
    value: { reps, kilos, volume: 9 },
  });
  const records = { sets: [...(file.records['sets'] ?? []), item(2, 13), item(3, 8, -1)] };
  const reply = await him.post('/api/account/import', {
    isDryRun: false,
    file: { ...file, records },
  });
  expect(reply.json()).toMatchObject({
    collections: [{ name: 'sets', counts: { new: 1, refused: 1, unreadable: 1, already_here: 0 } }],
    unknown: [],
  });
  expect((await him.get('/api/sets')).json().items).toMatchObject([stored]);
  const again = await him.post('/api/account/import', { isDryRun: true, file });
  expect(again.json()).toMatchObject({ collections: [{ counts: { new: 0, already_here: 1 } }] });

  const many = { sets: [1, 2, 3, 4].map((index) => item(index, 8)) };
  const tooMany = await him.post('/api/account/import', {
    isDryRun: true,
    file: { ...file, records: many },
  });
  expect([tooMany.statusCode, JSON.stringify(tooMany.json().fields)]).toEqual([
    400,
    expect.stringContaining('Se pueden traer hasta 3 series por vez.'),
  ]);

  await her.put(`/api/sets/${ids(1)}`, { revision: 1, deleted: true });
  pass(100 * 86_400_000);
  const later = await as(ana);
  expect((await later.post('/api/account/import', { isDryRun: false, file })).json()).toMatchObject(
    {
      collections: [{ name: 'sets', counts: { new: 1, needs_membership: 0 } }],
    },
  );
  const editedFile = { ...file, records: { sets: [...(file.records['sets'] ?? []), item(2, 9)] } };
  expect(
    (await later.post('/api/account/import', { isDryRun: false, file: editedFile })).json(),
  ).toMatchObject({
    collections: [{ counts: { already_here: 1, needs_membership: 1 } }],
  });
});

test('an import above the limit names the records that it leaves out, in the preview and after, and imports the rest', async () => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana], collections: [...collections, setsCollection] });
  const her = await as(ana);
  for (const index of [1, 2])
    await her.put(`/api/sets/${ids(index)}`, { revision: 0, value: { reps: index, kilos: 60 } });
  const file = (await her.get('/api/account/export')).json<File>();
  const sets = [1, 3, 4].map((index) => ({ id: ids(index), value: { reps: index, kilos: 60 } }));
  const bring = async (isDryRun: boolean) => {
    const reply = await her.post('/api/account/import', {
      isDryRun,
      file: { ...file, records: { sets } },
    });
    expect(reply.statusCode).toBe(200);
    return reply.json().collections[0];
  };
  const report = {
    counts: { new: 1, already_here: 1, refused: 1 },
    records: expect.arrayContaining([
      { id: ids(4), outcome: 'refused', reason: expect.stringContaining('Llegaste al máximo') },
    ]),
  };
  expect(await bring(true)).toMatchObject(report);
  expect(await bring(false)).toMatchObject(report);
  expect((await her.get('/api/sets')).json().items).toHaveLength(3);
});

test('a deleted account loses its sessions, plans, passkeys and notices, and its address is free', async () => {
  const { her, him, ana, visitor, db, as } = await twoPeople();
  const phone = await as(ana);
  await her.put('/api/measures/01890a5d-ac96-774b-bcce-b302099a8057', {
    revision: 0,
    value: aMeasure(),
  });
  await her.get('/api/account/export');
  const reply = await her.post('/api/account/delete', { password: ana.password });
  expect(reply.json()).toEqual({ success: true });
  expect(reply.cookies[0]).toMatchObject({ name: 'forja_session', value: '' });
  for (const device of [her, phone]) expect((await device.get('/api/user')).statusCode).toBe(401);
  expect(
    (await visitor.post('/api/login', { username: ana.username, password: ana.password }))
      .statusCode,
  ).toBe(401);
  expect((await him.get('/api/plans')).json().items).toHaveLength(1);

  const everything = await Promise.all(
    [usersTable, signInsTable, recordsTable, recordPositionsTable, auditTable].map((table) =>
      db.select().from(table),
    ),
  );
  expect(JSON.stringify(everything)).not.toContain(ana.id);
  expect(JSON.stringify(everything)).not.toContain(ana.username);
  expect(await db.select().from(auditTable)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'account_deleted', browser: null, system: null }),
      expect.objectContaining({ event: 'data_exported', browser: null, system: null }),
    ]),
  );
});

test('an export restores the plans after deleting the account, registering and paying again', async () => {
  const { her, ana, visitor, plans, db, now } = await twoPeople();
  const file = (await her.get('/api/account/export')).json<File>();
  await her.post('/api/account/delete', { password: ana.password });
  const registered = await visitor.post('/api/register', {
    username: ana.username,
    password: ana.password,
    secretQuestion: ana.secretQuestion,
    secretAnswer: ana.secretAnswer,
    acceptTerms: true,
    isAdult: true,
  });
  const headers = { cookie: `forja_session=${registered.cookies[0]?.value}` };
  expect(
    (await visitor.post('/api/account/import', { isDryRun: false, file }, { headers })).statusCode,
  ).toBe(402);
  await giveMemberships(db, [{ userId: registered.json().id, at: now() }]);
  await visitor.post('/api/account/import', { isDryRun: false, file }, { headers });
  const { items } = (await visitor.get('/api/plans', { headers })).json<{
    items: { id: string }[];
  }>();
  expect(new Set(items.map(({ id }) => id))).toEqual(new Set([plans[0]?.id, plans[1]?.id]));
});

import { SECRET_QUESTIONS } from '@forja/contract/secret-questions';
import { aPerson } from '@forja/domain/person/person.fixture';
import { ENGINE_VERSION } from '@forja/domain/plan/generate-plan';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appWith } from './app-with.fixture.ts';
import { aMeasure } from '../features/measures/measures.fixture.ts';
import { recordsTable } from '../features/records/records.table.ts';
import { aSavedPlan } from '../features/plans/plans.fixture.ts';
import { giveMemberships } from '../features/payments/membership.fixture.ts';
import { auditTable } from '../features/identity/audit.table.ts';
import { signInsTable, usersTable } from '../features/identity/identity.table.ts';
import { knownDevicesTable } from '../features/identity/known-devices.table.ts';
import { aUser } from '../features/identity/users.fixture.ts';

type Plan = { id: string; createdAt: string; deletedAt: string | null; plan: object };
type File = { format: string; version: number; plans: Plan[]; [more: string]: unknown };

async function twoPeople() {
  const [ana, bruno] = [aUser({ username: 'ana@ejemplo.com.ar' }), aUser()];
  const plans = [
    aSavedPlan({ userId: ana.id, person: aPerson({ goal: 'fat_loss' }) }),
    aSavedPlan({ userId: ana.id, isDeleted: true }),
    aSavedPlan({ userId: bruno.id }),
  ];
  const world = await appWith({ users: [ana, bruno], records: plans });
  return { ...world, ana, bruno, plans, her: await world.as(ana), him: await world.as(bruno) };
}

test("the export holds everything of the person, nothing secret and nothing of anybody else's", async () => {
  const { her, ana, bruno, plans, db } = await twoPeople();
  const reply = await her.get('/api/account/export');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-disposition']).toBe('attachment; filename="forja-mis-datos.json"');
  expect(reply.headers['cache-control']).toBe('no-store');
  const file = reply.json<File>();
  expect(file).toMatchObject({
    format: 'forja-account',
    version: 1,
    exportedAt: '2026-03-01T12:00:00.000Z',
    account: { username: ana.username, secretQuestion: ana.secretQuestion, acceptedAt: '2026-03-01T12:00:00.000Z' },
    sessions: [{ isCurrent: true }],
    passkeys: [],
    events: [{ event: 'data_exported' }],
  });
  expect(file.plans.map(({ id }) => id)).toEqual([plans[0]?.id]);
  expect(file.plans.find(({ id }) => id === plans[0]?.id)?.plan).toEqual(JSON.parse(JSON.stringify(plans[0]?.plan)));
  expect(reply.body).not.toContain(bruno.username);
  expect(reply.body).not.toMatch(/argon2|passwordHash|tokenHash/);
  const [row] = await db.select().from(signInsTable);
  expect(reply.body).not.toContain(row?.tokenHash);
});

test('the same can be read as a page, where what a person typed stays text', async () => {
  const { her, ana, db } = await twoPeople();
  await her.post('/api/account/secret-question', {
    password: ana.password,
    secretQuestion: SECRET_QUESTIONS[0],
    secretAnswer: 'Tobi',
  });
  // as accounts from before the list have it
  const secretQuestion = '<script>alert("1")</script> & más';
  await db.update(usersTable).set({ secretQuestion }).where(eq(usersTable.id, ana.id));
  const reply = await her.get('/api/account/export.html');
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['content-disposition']).toContain('attachment');
  expect(reply.body).toMatch(/^<!doctype html><html lang="es-AR">/);
  for (const said of ['ana@ejemplo.com.ar', 'Bajar grasa', 'kcal por día', 'Cambiaste la pregunta secreta'])
    expect(reply.body).toContain(said);
  // the clock of here, which has 24 hours, and one full stop
  expect(reply.body).toMatch(/Descargados el \d{1,2} de \p{L}+ de \d{4} a las \d{2}:\d{2}\. /u);
  expect(reply.body).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; más');
  expect(reply.body).not.toMatch(/<script|undefined|NaN|\[object/);
});

test('the export lists the devices that are known, and not what names them', async () => {
  const { her, ana, bruno, db, visitor, pass } = await twoPeople();
  await visitor.post('/api/login', { username: ana.username, password: ana.password });
  pass(86_400_000);
  await visitor.post('/api/login', { username: ana.username, password: ana.password });
  await visitor.post('/api/login', { username: bruno.username, password: bruno.password });
  const known = await db.select().from(knownDevicesTable).where(eq(knownDevicesTable.userId, ana.id));
  expect(known).toHaveLength(2);
  const reply = await her.get('/api/account/export');
  expect(reply.json<File>()['knownDevices']).toEqual([
    { createdAt: '2026-03-02T12:00:00.000Z', lastSeenAt: '2026-03-02T12:00:00.000Z' },
    { createdAt: '2026-03-01T12:00:00.000Z', lastSeenAt: '2026-03-01T12:00:00.000Z' },
  ]);
  const page = await her.get('/api/account/export.html');
  expect(page.body).toMatch(/Dispositivos conocidos[^]*2 de marzo de 2026[^]*1 de marzo de 2026[^]*Llaves de acceso/);
  for (const { deviceHash } of known) for (const { body } of [reply, page]) expect(body).not.toContain(deviceHash);
});

test('who saw the data is written, and its owner reads it', async () => {
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

test('an import first tells what it would do, then does it, beside what the account has', async () => {
  const { her, him, bruno, db, plans } = await twoPeople();
  const file = (await her.get('/api/account/export')).json<File>();
  const preview = await him.post('/api/account/import', { isDryRun: true, file });
  expect(preview.statusCode, preview.body).toBe(200);
  expect(preview.json()).toMatchObject({ isDryRun: true, counts: { new: 1, already_here: 0 } });
  expect((await him.get('/api/plans')).json().items).toHaveLength(1);

  expect((await him.post('/api/account/import', { isDryRun: false, file })).json()).toMatchObject({
    isDryRun: false,
    counts: { new: 1, remade: 0, already_here: 0, refused: 0, unreadable: 0 },
  });
  const { items } = (await him.get('/api/plans')).json<{ items: { id: string }[] }>();
  expect(items).toHaveLength(2);
  const original = plans[0];
  const brought = await him.get(`/api/plans/${original?.id}`);
  expect(brought.json()).toMatchObject({ id: original?.id, value: original?.value });

  const again = await him.post('/api/account/import', { isDryRun: false, file });
  expect(again.json()).toMatchObject({ counts: { new: 0, already_here: 1 } });
  expect(await db.$count(recordsTable)).toBe(4);
  expect((await him.get('/api/user')).json().username).toBe(bruno.username);
});

test('the server computes: a file that was touched brings its question, never its figures', async () => {
  const { her, him } = await twoPeople();
  const file = (await her.get('/api/account/export')).json<File>();
  const plan = file.plans.find(({ deletedAt }) => deletedAt === null);
  const touched = { ...plan, plan: { ...plan?.plan, energy: { target: { value: 9000 } }, engineVersion: '0.0.1' } };
  const reply = await him.post('/api/account/import', { isDryRun: false, file: { ...file, plans: [touched] } });
  expect(reply.json()).toMatchObject({
    counts: { remade: 1 },
    plans: [{ outcome: 'remade', reason: expect.stringContaining('lo calculamos de nuevo') }],
  });
  const kept = await him.get(`/api/plans/${plan?.id}`);
  expect(kept.json().value.plan).toEqual(plan?.plan);
});

test('one plan that cannot be read, or that is refused, does not lose the others', async () => {
  const { him } = await twoPeople();
  const plan = (index: number, input: unknown) => ({
    id: `00000000-0000-4000-8000-00000000000${index}`,
    createdAt: '2026-01-01T00:00:00.000Z',
    plan: { input, engineVersion: ENGINE_VERSION },
  });
  const file = {
    format: 'forja-account',
    version: 1,
    plans: [
      plan(1, { ageYears: 'x' }),
      plan(2, aPerson()),
      plan(3, null),
      plan(2, aPerson()),
      plan(4, aPerson({ foodsToAvoid: ['nada'] })),
    ],
  };
  const reply = await him.post('/api/account/import', { isDryRun: false, file });
  expect(reply.json<{ plans: { outcome: string }[] }>().plans.map(({ outcome }) => outcome)).toEqual([
    'unreadable',
    'new',
    'unreadable',
    'already_here',
    'unreadable',
  ]);
  expect((await him.get('/api/plans')).json().items).toHaveLength(2);
});

test.each([
  { what: 'another file', file: { hola: 1 }, message: 'Ese archivo no es una exportación de Forja.' },
  { what: 'a list', file: [], message: 'Ese archivo no es una exportación de Forja.' },
  {
    what: 'a later version',
    file: { format: 'forja-account', version: 2, plans: [] },
    message: 'Ese archivo es de otra versión de Forja.',
  },
])('$what is refused clearly', async ({ file, message }) => {
  const { him } = await twoPeople();
  const reply = await him.post('/api/account/import', { isDryRun: true, file });
  expect(reply.statusCode).toBe(400);
  expect(JSON.stringify(reply.json().fields)).toContain(message);
});

test('measures leave with the export and come back with the import, what cannot be read apart', async () => {
  const { her, him } = await twoPeople();
  const id = '01890a5d-ac96-774b-bcce-b302099a8057';
  const kept = aMeasure({ bloodPressure: { systolic: 118, diastolic: 76 } });
  await her.put(`/api/measures/${id}`, { revision: 0, value: kept });
  const file = (await her.get('/api/account/export')).json<File>();
  expect(file['measures']).toEqual([{ id, ...kept }]);
  expect((await her.get('/api/account/export.html')).body).toContain('118/76');

  const [also, broken] = ['01890a5d-ac96-774b-bcce-b302099a8058', '01890a5d-ac96-774b-bcce-b302099a8059'];
  const measures = [
    { id, ...kept },
    { id, ...kept },
    { id: also, takenOn: '2026-01-01', weightKg: 81 },
    { id: broken, weightKg: 'x' },
  ];
  const bring = (isDryRun: boolean) => him.post('/api/account/import', { isDryRun, file: { ...file, measures } });
  expect((await bring(true)).json().measures).toEqual({ new: 2, already_here: 1, unreadable: 1, needs_membership: 0 });
  expect((await him.get('/api/measures')).json().items).toEqual([]);
  await bring(false);
  expect((await him.get('/api/measures')).json().items).toMatchObject([
    { id: also, value: { weightKg: 81 } },
    { id, revision: 1, value: kept },
  ]);
  expect((await bring(false)).json().measures).toEqual({ new: 0, already_here: 3, unreadable: 1, needs_membership: 0 });

  await him.put(`/api/measures/${id}`, { revision: 1, deleted: true });
  await bring(false);
  expect((await him.get('/api/changes')).json().items.at(-1)).toMatchObject({ id, revision: 3, value: kept });
});

test('a deleted account is gone: sessions, plans, passkeys and notices, and the address is free', async () => {
  const { her, him, ana, visitor, db, as } = await twoPeople();
  const phone = await as(ana);
  await her.put('/api/measures/01890a5d-ac96-774b-bcce-b302099a8057', { revision: 0, value: aMeasure() });
  await her.get('/api/account/export');
  const reply = await her.post('/api/account/delete', { password: ana.password });
  expect(reply.json()).toEqual({ success: true });
  expect(reply.cookies[0]).toMatchObject({ name: 'forja_session', value: '' });
  for (const device of [her, phone]) expect((await device.get('/api/user')).statusCode).toBe(401);
  expect((await visitor.post('/api/login', { username: ana.username, password: ana.password })).statusCode).toBe(401);
  expect((await him.get('/api/plans')).json().items).toHaveLength(1);

  const everything = await Promise.all(
    [usersTable, signInsTable, recordsTable, auditTable].map((table) => db.select().from(table)),
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

test('export, delete, register again, pay again and import gives the plans back', async () => {
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
  expect((await visitor.post('/api/account/import', { isDryRun: false, file }, { headers })).statusCode).toBe(402);
  await giveMemberships(db, [{ userId: registered.json().id, at: now() }]);
  await visitor.post('/api/account/import', { isDryRun: false, file }, { headers });
  const { items } = (await visitor.get('/api/plans', { headers })).json<{ items: { id: string }[] }>();
  expect(items.map(({ id }) => id)).toEqual([plans[0]?.id]);
});

import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@forja/domain/units/durations';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appWith, type Client } from '../../app/composition/app-with.fixture.ts';
import { usersTable } from '../identity/storage/identity.table.ts';
import { aUser } from '../identity/users.fixture.ts';
import { partnerApplicationsTable } from './partners.table.ts';

const PATH = '/api/partner-applications';
const anApplication = (overrides: object = {}) => ({
  id: randomUUID(),
  name: 'Ana Suárez',
  email: ' Ana@Ejemplo.com.ar ',
  profile: '@ana.entrena',
  audience: 'Entreno a mujeres de más de cuarenta',
  message: 'Doy clases en un club.\nQuiero contarles de Forja a mis alumnas.',
  consent: true,
  ...overrides,
});

async function scene() {
  const [ana, bruno] = [aUser({ username: 'ana@ejemplo.com.ar' }), aUser()];
  const api = await appWith({ users: [ana, bruno] });
  return {
    ...api,
    ana,
    her: await api.as(ana),
    him: await api.as(bruno),
    rows: () => api.db.select().from(partnerApplicationsTable),
  };
}

const readExport = async (client: Client) =>
  (await client.get('/api/account/export')).json<{ partnerApplications: object[] }>()
    .partnerApplications;

test('anybody applies without an account, once despite retries, and the log has no personal data', async () => {
  const { visitor, rows, log } = await scene();
  const application = anApplication();
  const reply = await visitor.post(PATH, application);
  expect(reply.json()).toEqual({ success: true });
  await visitor.post(PATH, { ...application, message: 'Otra cosa' });
  expect(await rows()).toEqual([
    {
      id: application.id,
      userId: null,
      name: application.name,
      email: 'ana@ejemplo.com.ar',
      profile: application.profile,
      audience: application.audience,
      message: application.message,
      state: 'received',
      receivedAt: new Date('2026-03-01T12:00:00Z'),
      decidedAt: null,
      decidedBy: null,
      decisionReason: null,
    },
  ]);
  expect(log()).not.toMatch(/Suárez|ana\.entrena|ejemplo\.com\.ar|cuarenta|club/);
});

test.each([
  ['name', '  ', 'Este campo es obligatorio'],
  ['name', 'a'.repeat(101), 'Contalo en hasta 100 letras.'],
  ['email', 'ana@', 'Ingresa un correo electrónico válido'],
  ['profile', undefined, 'Este campo es obligatorio'],
  ['audience', 'a\0', 'Ese texto tiene signos que no podemos guardar.'],
  ['message', 'a'.repeat(1501), 'Contalo en hasta 1.500 letras.'],
  ['consent', false, 'Para mandarla tenés que aceptar que guardemos estos datos y te respondamos.'],
  ['id', 'uno', 'Ese identificador no es válido.'],
])('%s as %j is refused at its field', async (path, value, message) => {
  const { visitor, rows } = await scene();
  const reply = await visitor.post(PATH, anApplication({ [path]: value }));
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'invalid_input', fields: [{ path, message }] });
  expect(await rows()).toEqual([]);
});

test('the fourth application of an address and the twenty-first of an IP are refused', async () => {
  const { visitor } = await scene();
  const send = async (email: string, remoteAddress: string) =>
    (await visitor.post(PATH, anApplication({ email }), { remoteAddress })).statusCode;
  for (let index = 0; index < 3; index += 1)
    expect(await send('uno@ejemplo.com.ar', `203.0.113.${index}`)).toBe(200);
  expect(await send('uno@ejemplo.com.ar', '203.0.113.9')).toBe(429);
  for (let index = 0; index < 20; index += 1)
    expect(await send(`correo-${index}@ejemplo.com.ar`, '198.51.100.1')).toBe(200);
  expect(await send('otro@ejemplo.com.ar', '198.51.100.1')).toBe(429);
  expect(await send('otro@ejemplo.com.ar', '198.51.100.2')).toBe(200);
});

test('an application sent with a session is exported and deleted with its account', async () => {
  const { her, him, ana, rows } = await scene();
  await her.post(PATH, anApplication({ email: 'otra@ejemplo.com.ar' }));
  expect(await readExport(her)).toMatchObject([
    { name: 'Ana Suárez', email: 'otra@ejemplo.com.ar', state: 'received', decidedAt: null },
  ]);
  expect((await her.get('/api/account/export.html')).body).toContain('@ana.entrena');
  expect(await readExport(him)).toEqual([]);
  await her.post('/api/account/delete', { password: ana.password });
  expect(await rows()).toEqual([]);
});

test('an application sent without a session belongs to an account only by verified address', async () => {
  const { visitor, her, ana, db, now, rows } = await scene();
  await visitor.post(PATH, anApplication());
  expect(await readExport(her)).toEqual([]);
  await db.update(usersTable).set({ emailVerifiedAt: now() }).where(eq(usersTable.id, ana.id));
  expect(await readExport(her)).toHaveLength(1);
  await her.post('/api/account/delete', { password: ana.password });
  expect(await rows()).toEqual([]);
});

test('an application is stored for a year', async () => {
  const { visitor, rows, pass, sweep } = await scene();
  await visitor.post(PATH, anApplication());
  pass(365 * DAY_MS);
  await sweep();
  expect(await rows()).toHaveLength(1);
  pass(1);
  await sweep();
  expect(await rows()).toEqual([]);
});

import { INVISIBLE_SIGNS } from '@forja/contract/identity/invisible-signs.fixture';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { normalizeStoredAddresses } from '../../features/identity/stored-addresses.ts';
import { createIdentityRepository } from '../../features/identity/storage/identity.repository.ts';
import { usersTable } from '../../features/identity/storage/identity.table.ts';
import { aRegistration, aUser } from '../../features/identity/users.fixture.ts';
import { createMemoryMail } from '../../gateways/mail/memory-mail.fixture.ts';
import { appWith } from '../composition/app-with.fixture.ts';
import { validSamples } from './generated-input.fixture.ts';

const ADDRESS = 'ana@xn--and-6ma2c.com.ar';
const TYPED = [
  'ANA@Ñandú.com.ar',
  'ana@ñandú。com。ar',
  'ana@XN--AND-6MA2C.com.ar',
  ...INVISIBLE_SIGNS.map(({ sign }) => `${sign}an${sign}a@ñan${sign}dú.com.ar${sign}`),
];
const ADDRESS_FIELDS = ['username', 'email'];

test('every address field of the API normalizes addresses the same way', async () => {
  const { endpoints } = await appWith({ mail: createMemoryMail() });
  const cells: string[] = [];
  for (const { method, path, body } of endpoints) {
    if (!(body instanceof z.core.$ZodObject)) continue;
    const name = `${method} ${path}`;
    const fields = ADDRESS_FIELDS.filter((field) => field in body._zod.def.shape);
    if (fields.length === 0) continue;
    const [sample] = validSamples(body, 1, { username: [ADDRESS], email: [ADDRESS] }, name);
    for (const field of fields)
      for (const typed of TYPED) {
        const read = z.parse(body, { ...(sample as object), [field]: typed });
        expect(Reflect.get(read as object, field), `${name} ${field}`).toBe(ADDRESS);
        cells.push(`${name} ${field}`);
      }
  }
  expect([...new Set(cells)]).toEqual(
    expect.arrayContaining([
      'POST /api/account/email username',
      'POST /api/get-secret-question username',
      'POST /api/login username',
      'POST /api/partner-applications email',
      'POST /api/recover-password username',
      'POST /api/recovery-links username',
      'POST /api/register username',
      'POST /api/withdrawals email',
    ]),
  );
});

test('signing in, recovering and registering ignore the spelling of the address', async () => {
  const { visitor, db } = await appWith();
  const [first = '', ...others] = TYPED;
  const registration = aRegistration({ username: first });
  expect((await visitor.post('/api/register', registration)).json()).toMatchObject({
    username: ADDRESS,
  });
  for (const [index, username] of others.entries()) {
    // distinct IPs, because this is no test of the limits
    const from = { remoteAddress: `203.0.113.${index}` };
    const again = await visitor.post('/api/register', { ...registration, username }, from);
    expect([again.statusCode, username]).not.toContain(200);
    const { password } = registration;
    const login = await visitor.post('/api/login', { username, password }, from);
    expect([login.statusCode, username]).toEqual([200, username]);
  }
  expect(await db.select().from(usersTable)).toHaveLength(1);
});

test('an administrator finds a person and their application by any spelling', async () => {
  const admin = aUser({ role: 'admin' });
  const person = aUser({ username: ADDRESS });
  const { as, visitor } = await appWith({ users: [admin, person] });
  const desk = await as(admin);
  await visitor.post('/api/partner-applications', {
    id: '0190a000-0000-7000-8000-000000000000',
    name: 'Ana',
    email: 'ana@ñandú.com.ar',
    profile: 'trainer',
    audience: 'people',
    message: 'hola, quiero trabajar con ustedes',
    consent: true,
  });
  const search = { search: 'An\u2060a@ñandú.com.ar', reason: 'soporte pedido por la persona' };
  const rows = async (table: string) =>
    (await desk.post(`/api/admin/tables/${table}/search`, search)).json<{ rows: object[] }>().rows;
  expect(await rows('people')).toHaveLength(1);
  expect(await rows('partners')).toHaveLength(1);
});

test('a server normalizes addresses of an earlier release when it starts', async () => {
  const early = aUser({ username: 'ana\u200B@ñandú.com.ar' });
  const [clean, taken] = [aUser(), aUser({ username: 'beto\u2060@ejemplo.com.ar' })];
  const other = aUser({ username: 'beto@ejemplo.com.ar' });
  const { visitor, db } = await appWith({ users: [early, clean, taken, other] });
  await normalizeStoredAddresses(createIdentityRepository(db));
  await normalizeStoredAddresses(createIdentityRepository(db));
  const { password } = early;
  for (const username of ['ana\u200B@ñandú.com.ar', ADDRESS, clean.username, other.username]) {
    const login = await visitor.post('/api/login', { username, password });
    expect([login.statusCode, username]).toEqual([200, username]);
  }
  const [stillThere] = await db.select().from(usersTable).where(eq(usersTable.id, taken.id));
  expect(stillThere?.username).toBe(taken.username);
});

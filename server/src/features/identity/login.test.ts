import { DAY_MS } from '@forja/domain/units/durations';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appWith } from '../../app/composition/app-with.fixture.ts';
import { signInsTable } from './storage/identity.table.ts';
import { aRegistration, aUser, type TestUser } from './users.fixture.ts';

test('a person signs in from any device, ignoring capitals of the address', async () => {
  const ana = aUser({ username: 'ana@ejemplo.com.ar' });
  const { visitor } = await appWith({ users: [ana] });
  const reply = await visitor.post('/api/login', {
    username: ' ANA@ejemplo.com.ar',
    password: ana.password,
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ id: ana.id, username: ana.username });
});

test("only an administrator's session has a role", async () => {
  const [admin, ana] = [aUser({ role: 'admin' }), aUser()];
  const { as } = await appWith({ users: [admin, ana] });
  const readUser = async (user: TestUser) => (await (await as(user)).get('/api/user')).json();
  expect(await readUser(admin)).toEqual({ id: admin.id, username: admin.username, role: 'admin' });
  expect(await readUser(ana)).toEqual({ id: ana.id, username: ana.username });
});

test('a wrong password and an unknown account get the same response', async () => {
  const ana = aUser();
  const { visitor } = await appWith({ users: [ana] });
  const wrong = await visitor.post('/api/login', {
    username: ana.username,
    password: 'no es esta',
  });
  const unknown = await visitor.post('/api/login', {
    username: 'nadie@ejemplo.com.ar',
    password: ana.password,
  });
  for (const reply of [wrong, unknown]) {
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toEqual({
      success: false,
      code: 'wrong_credentials',
      message: 'Correo o contraseña incorrectos',
      requestId: expect.any(String),
    });
    expect(reply.cookies).toEqual([]);
  }
});

test.each([
  { what: 'of 200 characters', password: 'ñandúes y '.repeat(20) },
  { what: 'of emoji', password: '🏋️‍♀️💪🧉🥩🐔🥦' },
  { what: 'with spaces around', password: '  dos espacios  ' },
])('a password $what signs in to the account that it created', async ({ password }) => {
  const { visitor } = await appWith();
  expect(
    (await visitor.post('/api/register', aRegistration({ password, confirmPassword: password })))
      .statusCode,
  ).toBe(200);
  const reply = await visitor.post('/api/login', { username: 'ana@ejemplo.com.ar', password });
  expect(reply.statusCode).toBe(200);
  expect(
    (
      await visitor.post('/api/login', {
        username: 'ana@ejemplo.com.ar',
        password: `${password.slice(0, -1)}x`,
      })
    ).statusCode,
  ).toBe(401);
});

test('an accent typed as two code points gives the same password', async () => {
  const { visitor } = await appWith();
  await visitor.post(
    '/api/register',
    aRegistration({ password: 'canción de cuna 3'.normalize('NFC'), confirmPassword: undefined }),
  );
  const reply = await visitor.post('/api/login', {
    username: 'ana@ejemplo.com.ar',
    password: 'canción de cuna 3'.normalize('NFD'),
  });
  expect(reply.statusCode).toBe(200);
});

test('the session cookie is HttpOnly and SameSite, and its mark is readable', async () => {
  const ana = aUser();
  const { visitor } = await appWith({ users: [ana] });
  const reply = await visitor.post('/api/login', {
    username: ana.username,
    password: ana.password,
  });
  expect(reply.cookies).toEqual([
    {
      name: 'forja_session',
      value: expect.any(String),
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 90 * 86_400,
    },
    {
      name: 'forja_device',
      value: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 400 * 86_400,
    },
    { name: 'forja_mark', value: '1', path: '/', sameSite: 'Lax', maxAge: 90 * 86_400 },
  ]);
});

test('the session check clears the cookies of an ended session', async () => {
  const ana = aUser();
  const { as, app } = await appWith({ users: [ana] });
  const device = await as(ana);
  const ended = await device.post('/api/logout');
  expect(ended.cookies.map(({ name }) => name)).toEqual(['forja_session', 'forja_mark']);
  const listClearedCookies = async (cookie: string, url = '/api/user') => {
    const reply = await app.inject({ url, headers: { cookie } });
    expect([401, 404]).toContain(reply.statusCode);
    expect(reply.headers).not.toHaveProperty('clear-site-data');
    for (const each of reply.cookies)
      expect(each).toMatchObject({ value: '', expires: new Date(0) });
    return reply.cookies.map(({ name }) => name);
  };
  expect(await listClearedCookies('forja_mark=1')).toEqual(['forja_mark']);
  expect(await listClearedCookies(`${device.cookie}; forja_mark=1`)).toEqual([
    'forja_session',
    'forja_mark',
  ]);
  expect(await listClearedCookies('forja_session=what no server wrote')).toEqual(['forja_session']);
  expect(await listClearedCookies('')).toEqual([]);
  for (const url of ['/api/account', '/api/membership', '/api/admin/prices'])
    expect(await listClearedCookies(`${device.cookie}; forja_mark=1`, url), url).toEqual([]);
});

test('an administrator with a stale second factor keeps the session', async () => {
  const boss = aUser({ role: 'admin' });
  const { as } = await appWith({ users: [boss] });
  const device = await as(boss, { provenAt: new Date(0) });
  for (const url of ['/api/admin/prices', '/api/user'])
    expect((await device.get(url)).cookies, url).not.toContainEqual(
      expect.objectContaining({ value: '' }),
    );
});

test('outside http://localhost the cookies are Secure', async () => {
  const ana = aUser();
  const { visitor } = await appWith({ users: [ana], settings: { secureCookies: true } });
  const reply = await visitor.post('/api/login', {
    username: ana.username,
    password: ana.password,
  });
  expect(reply.cookies).toMatchObject([{ secure: true }, { secure: true }, { secure: true }]);
});

test('the database stores only the hash of the session', async () => {
  const ana = aUser();
  const { visitor, db } = await appWith({ users: [ana] });
  const reply = await visitor.post('/api/login', {
    username: ana.username,
    password: ana.password,
  });
  const secret = reply.cookies[0]?.value.split('.')[1] ?? '';
  expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
  const rows = await db.select().from(signInsTable);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('signing in again replaces the session of the request', async () => {
  const ana = aUser();
  const { visitor, as } = await appWith({ users: [ana] });
  const before = await as(ana);
  const reply = await before.post('/api/login', { username: ana.username, password: ana.password });
  const fresh = `forja_session=${reply.cookies[0]?.value}`;
  expect(fresh).not.toBe(before.cookie);
  expect((await before.get('/api/user')).statusCode).toBe(401);
  expect((await visitor.get('/api/user', { headers: { cookie: fresh } })).statusCode).toBe(200);
});

test('signing in on one device keeps the sessions of others', async () => {
  const ana = aUser();
  const { visitor, as } = await appWith({ users: [ana] });
  const phone = await as(ana);
  await visitor.post('/api/login', { username: ana.username, password: ana.password });
  expect((await phone.get('/api/user')).statusCode).toBe(200);
});

test.each([
  '',
  'forja_session=',
  'forja_session=../../etc',
  'forja_session=%00',
  `forja_session=${'a'.repeat(4000)}`,
  'forja_session=00000000-0000-4000-8000-000000000000.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
])('the cookie %j gives no session', async (cookie) => {
  const { visitor } = await appWith();
  const reply = await visitor.get('/api/user', { headers: { cookie } });
  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toMatchObject({
    success: false,
    code: 'not_signed_in',
    message: 'Iniciá sesión para seguir.',
  });
});

test("a session never gives access to another person's account", async () => {
  const [ana, bruno] = [aUser(), aUser()];
  const { visitor, as } = await appWith({ users: [ana, bruno] });
  const cookie = (await as(ana)).cookie?.replace(ana.id, bruno.id) ?? '';
  expect((await visitor.get('/api/user', { headers: { cookie } })).statusCode).toBe(401);
});

test('logging out ends the session and clears the cookie; repeating it is harmless', async () => {
  const ana = aUser();
  const { as, visitor } = await appWith({ users: [ana] });
  const device = await as(ana);
  const reply = await device.post('/api/logout');
  expect(reply.json()).toEqual({ success: true });
  expect(reply.cookies[0]).toMatchObject({
    name: 'forja_session',
    value: '',
    path: '/',
    expires: new Date(0),
  });
  expect((await device.get('/api/user')).statusCode).toBe(401);
  expect((await device.post('/api/logout')).json()).toEqual({ success: true });
  expect((await visitor.post('/api/logout')).json()).toEqual({ success: true });
});

test('logging out on one device keeps the sessions of others', async () => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const [here, phone] = [await as(ana), await as(ana)];
  await here.post('/api/logout');
  expect((await here.get('/api/user')).statusCode).toBe(401);
  expect((await phone.get('/api/user')).statusCode).toBe(200);
});

test('a session in use is renewed once a day, and an idle one ends after 90', async () => {
  const ana = aUser();
  const { as, pass } = await appWith({ users: [ana] });
  const [used, forgotten] = [await as(ana), await as(ana)];
  pass(DAY_MS / 2);
  expect((await used.get('/api/user')).cookies).toEqual([]);
  pass(60 * DAY_MS);
  expect((await used.get('/api/user')).cookies[0]).toMatchObject({
    name: 'forja_session',
    maxAge: 90 * 86_400,
  });
  expect((await used.get('/api/user')).cookies).toEqual([]);
  pass(45 * DAY_MS);
  expect((await used.get('/api/user')).statusCode).toBe(200);
  expect((await forgotten.get('/api/user')).statusCode).toBe(401);
});

test('the cleanup deletes only ended sessions', async () => {
  const ana = aUser();
  const { as, pass, sweep, db } = await appWith({ users: [ana] });
  await as(ana);
  pass(91 * DAY_MS);
  const alive = await as(ana);
  await sweep();
  expect(await db.select().from(signInsTable).where(eq(signInsTable.userId, ana.id))).toHaveLength(
    1,
  );
  expect((await alive.get('/api/user')).statusCode).toBe(200);
});

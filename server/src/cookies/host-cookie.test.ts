import { expect, test } from 'vitest';
import { appWith } from '../app/composition/app-with.fixture.ts';
import { aUser } from '../features/identity/users.fixture.ts';

async function behindTls() {
  const ana = aUser();
  const api = await appWith({ users: [ana], settings: { secureCookies: true } });
  const login = await api.visitor.post('/api/login', {
    username: ana.username,
    password: ana.password,
  });
  const cookies = Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]));
  const readStatus = async (cookie: string) =>
    (await api.visitor.get('/api/user', { headers: { cookie } })).statusCode;
  return { ...api, ana, login, cookies, readStatus };
}

test('behind TLS the session and device cookies have the __Host- prefix', async () => {
  const { login, cookies, readStatus } = await behindTls();
  for (const name of ['__Host-forja_session', '__Host-forja_device'])
    expect(login.cookies.find((each) => each.name === name)).toMatchObject({
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
    });
  expect(String(login.headers['set-cookie'])).not.toMatch(/domain=/i);
  expect(Object.keys(cookies)).not.toContain('forja_session');
  expect(await readStatus(`__Host-forja_session=${cookies['__Host-forja_session']}`)).toBe(200);
});

test('an earlier plain cookie works until signing out, and a planted one changes nothing', async () => {
  const { as, ana, addUser, cookies, readStatus, visitor } = await behindTls();
  const { cookie: earlier = '' } = await as(ana);
  expect(earlier).toMatch(/^forja_session=/);
  expect(await readStatus(earlier)).toBe(200);

  const other = aUser();
  await addUser(other);
  const { cookie: planted = '' } = await as(other);
  const own = `__Host-forja_session=${cookies['__Host-forja_session']}`;
  for (const both of [`${planted}; ${own}`, `${own}; ${planted}`])
    expect((await visitor.get('/api/user', { headers: { cookie: both } })).json().id).toBe(ana.id);

  const out = await visitor.post('/api/logout', undefined, { headers: { cookie: earlier } });
  expect(out.cookies.filter(({ value }) => value === '').map(({ name }) => name)).toEqual([
    '__Host-forja_session',
    'forja_session',
    'forja_mark',
  ]);
  expect(await readStatus(earlier)).toBe(401);
});

test('behind TLS both names of an ended session are cleared', async () => {
  const { cookies, visitor } = await behindTls();
  const cookie = `__Host-forja_session=${cookies['__Host-forja_session']}`;
  await visitor.post('/api/logout', undefined, { headers: { cookie } });
  const answer = await visitor.get('/api/user', { headers: { cookie } });
  expect(answer.statusCode).toBe(401);
  expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([
    ['__Host-forja_session', ''],
    ['forja_session', ''],
  ]);
});

test('without TLS the names have no prefix, which a browser would refuse', async () => {
  const ana = aUser();
  const { visitor } = await appWith({ users: [ana] });
  const { cookies } = await visitor.post('/api/login', {
    username: ana.username,
    password: ana.password,
  });
  expect(cookies.map(({ name }) => name)).toEqual(['forja_session', 'forja_device', 'forja_mark']);
});

test('signing out clears pages in memory and keeps device storage', async () => {
  const { visitor } = await behindTls();
  const { headers } = await visitor.post('/api/logout');
  expect(headers['clear-site-data']).toBe('"cache"');
});

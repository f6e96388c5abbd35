import { HOUR_MS, MINUTE_MS } from '@forja/domain/units/durations';
import { expect, test } from 'vitest';
import { aProtectedAdministrator, login, signedIn } from './administrator.fixture.ts';

const REASON = { reason: 'Motivo de la prueba' };
const OVERVIEW = '/api/admin/overview';

async function aFreshSession() {
  const api = await aProtectedAdministrator();
  const boss = signedIn(api.visitor, (await login(api.visitor, api.admin, api.code())).cookies);
  const readCode = async (url: string) => {
    const reply = await boss.get(url);
    return reply.statusCode === 200 ? 'allowed' : reply.json().code;
  };
  const stay = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 20 * MINUTE_MS) {
      api.pass(20 * MINUTE_MS);
      await boss.get(OVERVIEW);
    }
  };
  return { ...api, boss, readCode, stay };
}

test('the second factor is required again after half an hour without administration requests', async () => {
  const { boss, readCode, pass, code } = await aFreshSession();
  pass(29 * MINUTE_MS);
  expect(await readCode(OVERVIEW)).toBe('allowed');
  pass(29 * MINUTE_MS);
  expect(await readCode(OVERVIEW)).toBe('allowed');
  pass(31 * MINUTE_MS);
  expect(await readCode(OVERVIEW)).toBe('second_factor_stale');
  expect(await readCode(OVERVIEW)).toBe('second_factor_stale');
  expect((await boss.get('/api/user')).json()).toMatchObject({ role: 'admin' });
  const proof = await boss.post('/api/account/second-factor/prove', { code: code() });
  expect(proof.json()).toEqual({ success: true });
  expect(await readCode(OVERVIEW)).toBe('allowed');
});

test('the second factor is required again after twelve hours of work', async () => {
  const { readCode, stay, pass } = await aFreshSession();
  await stay(12 * HOUR_MS);
  expect(await readCode(OVERVIEW)).toBe('allowed');
  pass(MINUTE_MS);
  expect(await readCode(OVERVIEW)).toBe('second_factor_stale');
});

test("an administrator's session ends after 24 hours, also in use", async () => {
  const { boss, stay, pass, code } = await aFreshSession();
  await stay(12 * HOUR_MS);
  await boss.post('/api/account/second-factor/prove', { code: code() });
  await stay(12 * HOUR_MS - 20 * MINUTE_MS);
  expect((await boss.get('/api/user')).statusCode).toBe(200);
  pass(20 * MINUTE_MS);
  expect((await boss.get('/api/user')).statusCode).toBe(401);
});

const LISTS = [
  'GET /api/admin/announcements',
  'GET /api/admin/overview',
  'GET /api/admin/provider-messages',
  'GET /api/admin/reconciliation',
  'GET /api/admin/tables/:table',
];

test('every administrator action but reading a list needs a proof from the last five minutes', async () => {
  const { boss, admin, endpoints, pass, code } = await aFreshSession();
  const desk = endpoints.filter(({ access }) => access === 'admin');
  expect(desk.length).toBeGreaterThan(30);
  const listStale = async () => {
    const stale: string[] = [];
    for (const { method, path } of desk) {
      const url = path.replace(':table', 'people').replaceAll(/:\w+/g, admin.id);
      const reply = await (method === 'GET' ? boss.get(url) : boss.post(url, {}));
      expect(reply.statusCode, path).toBeLessThan(500);
      if (reply.json().code === 'second_factor_stale') stale.push(`${method} ${path}`);
    }
    return stale;
  };
  const names = desk.map(({ method, path }) => `${method} ${path}`);
  pass(5 * MINUTE_MS);
  expect(await listStale()).toEqual([]);
  pass(1);
  expect(await listStale()).toEqual(names.filter((name) => !LISTS.includes(name)));
  expect(names).toEqual(expect.arrayContaining(LISTS));
  const file = () => boss.post('/api/admin/tables/people/csv', REASON);
  expect((await file()).statusCode).toBe(403);
  pass(MINUTE_MS);
  await boss.post('/api/account/second-factor/prove', { code: code() });
  expect((await file()).statusCode).toBe(200);
  expect(await listStale()).toEqual([]);
});

test('a session that began without the second factor cannot prove it later', async () => {
  const { as, admin, code, readCode, visitor } = await aFreshSession();
  const weak = await as({ ...admin }, { isStrong: false });
  const proof = { code: code() };
  expect((await weak.post('/api/account/second-factor/prove', proof)).statusCode).toBe(404);
  expect((await weak.get(OVERVIEW)).statusCode).toBe(404);
  expect((await visitor.post('/api/account/second-factor/prove', proof)).statusCode).toBe(401);
  expect(await readCode(OVERVIEW)).toBe('allowed');
});

import { DAY_MS } from '@forja/domain/units/durations';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { appWith, type Client } from '../../../app/composition/app-with.fixture.ts';
import { createMemoryMail } from '../../../gateways/mail/memory-mail.fixture.ts';
import { triesTable } from '../storage/identity.table.ts';
import { knownDevicesTable } from '../storage/known-devices.table.ts';
import { aRegistration, aUser, type TestUser } from '../users.fixture.ts';

const GYM = '203.0.113.7';

const readCookies = ({ cookies }: LightMyRequestResponse) =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
const deviceCookie = (reply: LightMyRequestResponse) =>
  `forja_device=${readCookies(reply)['forja_device'] ?? ''}`;

const login = (client: Client, { username }: TestUser, password: string, cookie?: string) =>
  client.post(
    '/api/login',
    { username, password },
    { remoteAddress: GYM, ...(cookie !== undefined && { headers: { cookie } }) },
  );

async function guessUntilRefused(client: Client, user: TestUser) {
  for (let i = 0; i < 200; i += 1)
    if ((await login(client, user, 'adivino')).statusCode === 429) return;
  expect.unreachable('nobody was refused');
}

test('a known device signs in while an attacker at the same address guesses', async () => {
  const ana = aUser();
  const { visitor } = await appWith({ users: [ana] });
  const hers = deviceCookie(await login(visitor, ana, ana.password));
  await guessUntilRefused(visitor, ana);
  expect((await login(visitor, ana, ana.password)).statusCode).toBe(429);
  const reply = await login(visitor, ana, ana.password, hers);
  expect(reply.statusCode).toBe(200);
  expect(deviceCookie(reply)).toBe(hers);
});

test('a known device signs in after its IP has spent its tries', async () => {
  const ana = aUser();
  const { visitor, db } = await appWith({ users: [ana] });
  const hers = deviceCookie(await login(visitor, ana, ana.password));
  await login(visitor, aUser(), 'adivino');
  await db.update(triesTable).set({ count: 100 });
  expect((await login(visitor, ana, ana.password)).statusCode).toBe(429);
  expect((await login(visitor, ana, ana.password, hers)).statusCode).toBe(200);
});

test('the device that registered is known', async () => {
  const { visitor } = await appWith();
  const ana = aUser({ username: 'ana@ejemplo.com.ar' });
  const hers = deviceCookie(await visitor.post('/api/register', aRegistration()));
  await guessUntilRefused(visitor, ana);
  expect((await login(visitor, ana, ana.password, hers)).statusCode).toBe(200);
});

test('a known device has its own tries, as many as any account', async () => {
  const ana = aUser();
  const { visitor, pass } = await appWith({ users: [ana] });
  const hers = deviceCookie(await login(visitor, ana, ana.password));
  for (let i = 0; i < 10; i += 1)
    expect((await login(visitor, ana, 'adivino', hers)).statusCode).toBe(401);
  const refused = await login(visitor, ana, ana.password, hers);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('60');
  expect((await login(visitor, ana, 'adivino')).statusCode).toBe(401);
  pass(60_000);
  expect((await login(visitor, ana, ana.password, hers)).statusCode).toBe(200);
});

test('a device known to another account is unknown', async () => {
  const [ana, bruno] = [aUser(), aUser()];
  const { visitor } = await appWith({ users: [ana, bruno] });
  const his = deviceCookie(await login(visitor, bruno, bruno.password));
  await guessUntilRefused(visitor, ana);
  expect((await login(visitor, ana, ana.password, his)).statusCode).toBe(429);
});

test('two people share the cookie of one browser', async () => {
  const [ana, bruno] = [aUser(), aUser()];
  const { visitor } = await appWith({ users: [ana, bruno] });
  const shared = deviceCookie(await login(visitor, ana, ana.password));
  expect(deviceCookie(await login(visitor, bruno, bruno.password, shared))).toBe(shared);
  for (const user of [ana, bruno]) {
    await guessUntilRefused(visitor, user);
    expect((await login(visitor, user, user.password, shared)).statusCode).toBe(200);
  }
});

test('password checks, codes and emails also count by known device', async () => {
  const ana = aUser();
  const mail = createMemoryMail();
  const { visitor } = await appWith({ users: [ana], mail, settings: { appOrigin: undefined } });
  const loginReply = await login(visitor, ana, ana.password);
  const session = `forja_session=${readCookies(loginReply)['forja_session']}`;
  const calls = (cookie: string) => [
    visitor.post(
      '/api/account/passkeys/options',
      { password: 'adivino' },
      { headers: { cookie: `${session}; ${cookie}` } },
    ),
    visitor.post('/api/get-secret-question', { username: ana.username }, { headers: { cookie } }),
    visitor.post('/api/recovery-links', { username: ana.username }, { headers: { cookie } }),
  ];
  for (let i = 0; i < 21; i += 1) await Promise.all(calls(''));
  const codes = async (cookie: string) =>
    (await Promise.all(calls(cookie))).map(({ statusCode }) => statusCode);
  expect(await codes('')).toEqual([429, 429, 429]);
  expect(await codes(deviceCookie(loginReply))).toEqual([403, 200, 200]);
});

test('a new password, a recovery or a closed session makes a device unknown', async () => {
  const ana = aUser();
  const { visitor, db } = await appWith({ users: [ana] });
  const listKnown = async () => (await db.select().from(knownDevicesTable)).length;
  const enter = async () => readCookies(await login(visitor, ana, ana.password));
  const [here] = [await enter(), await enter(), await enter()];
  expect(await listKnown()).toBe(3);
  const headers = {
    cookie: `forja_session=${here['forja_session']}; forja_device=${here['forja_device']}`,
  };

  const { items } = (await visitor.get('/api/account/sessions', { headers })).json<{
    items: { id: string; isCurrent: boolean }[];
  }>();
  const other = items.find(({ isCurrent }) => !isCurrent)?.id;
  const { password } = ana;
  await visitor.send('DELETE', `/api/account/sessions/${other}`, { password }, undefined, headers);
  expect(await listKnown()).toBe(2);
  await visitor.post('/api/account/sessions/close-others', { password }, { headers });
  expect(await listKnown()).toBe(1);
  await enter();
  const change = { currentPassword: ana.password, newPassword: 'yerba y termo 3' };
  const changed = await visitor.post('/api/account/password', change, { headers });
  expect(readCookies(changed)['forja_device']).toBe(here['forja_device']);
  expect(await listKnown()).toBe(1);
  await visitor.post('/api/recover-password', {
    username: ana.username,
    secretAnswer: ana.secretAnswer,
    newPassword: 'facturas y mate 4',
  });
  expect(await listKnown()).toBe(0);
});

test('an account keeps its newest twenty devices for 400 days as hashes, until it is deleted', async () => {
  const ana = aUser();
  const { visitor, db, pass, sweep } = await appWith({ users: [ana] });
  const listKnown = () => db.select().from(knownDevicesTable);
  const first = deviceCookie(await login(visitor, ana, ana.password));
  expect(JSON.stringify(await listKnown())).not.toContain(first.split('=')[1]);
  for (let i = 0; i < 20; i += 1) {
    pass(1_000);
    await login(visitor, ana, ana.password);
  }
  expect(await listKnown()).toHaveLength(20);
  await guessUntilRefused(visitor, ana);
  expect((await login(visitor, ana, ana.password, first)).statusCode).toBe(429);
  pass(401 * DAY_MS);
  await sweep();
  expect(await listKnown()).toEqual([]);

  const again = readCookies(await login(visitor, ana, ana.password));
  const headers = { cookie: `forja_session=${again['forja_session']}` };
  await visitor.post('/api/account/delete', { password: ana.password }, { headers });
  expect(await listKnown()).toEqual([]);
});

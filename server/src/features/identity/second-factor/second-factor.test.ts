import { MINUTE_MS } from '@forja/domain/units/durations';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { appWith, type Client } from '../../../app/composition/app-with.fixture.ts';
import { usersTable } from '../storage/identity.table.ts';
import { anAuthenticator, type Options } from '../passkeys/authenticator.fixture.ts';
import { aUser, type TestUser } from '../users.fixture.ts';

const codeOf = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

const login = (client: Client, { username, password }: TestUser, code?: string) =>
  client.post('/api/login', { username, password, ...(code !== undefined && { code }) });

const signedIn = (client: Client, cookies: { value: string }[]): Pick<Client, 'get' | 'post'> => {
  const headers = { cookie: `forja_session=${cookies[0]?.value}` };
  return {
    get: (url) => client.get(url, { headers }),
    post: (url, body) => client.post(url, body, { headers }),
  };
};

async function anAdministrator() {
  const admin = aUser({ role: 'admin' });
  const api = await appWith({ users: [admin] });
  return { ...api, admin };
}

/** With the application set up, and one minute later, so that its first code is a used one. */
async function aProtectedAdministrator() {
  const api = await anAdministrator();
  const first = signedIn(api.visitor, (await login(api.visitor, api.admin)).cookies);
  const { secret } = (
    await first.post('/api/account/second-factor', { password: api.admin.password })
  ).json();
  const confirmed = await first.post('/api/account/second-factor/confirm', {
    code: codeOf(secret, api.now()),
  });
  api.pass(MINUTE_MS);
  return { ...api, first, secret, confirmed, code: () => codeOf(secret, api.now()) };
}

test('an administrator without second step enters as one more person', async () => {
  const { visitor, admin } = await anAdministrator();
  const reply = await login(visitor, admin);
  expect(reply.json()).toEqual({ id: admin.id, username: admin.username });
  const account = await signedIn(visitor, reply.cookies).get('/api/account');
  expect(account.json()).toMatchObject({
    secondFactor: { isRequired: true, isOn: false, isPassed: false },
  });
  expect(account.json()).not.toHaveProperty('role');
});

test('with the first code the second step is on, and this session has its powers', async () => {
  const { first, confirmed, admin } = await aProtectedAdministrator();
  expect(confirmed.json()).toEqual({ success: true });
  expect((await first.get('/api/user')).json()).toEqual({
    id: admin.id,
    username: admin.username,
    role: 'admin',
  });
  expect((await first.get('/api/account')).json().secondFactor).toEqual({
    isRequired: true,
    isOn: true,
    isPassed: true,
  });
});

test('from then on signing in asks for the code', async () => {
  const { visitor, admin, code } = await aProtectedAdministrator();
  const without = await login(visitor, admin);
  expect(without.statusCode).toBe(401);
  expect(without.json()).toMatchObject({ code: 'second_factor_required' });
  expect(without.cookies).toEqual([]);
  const wrong = await login(visitor, admin, '000000');
  expect(wrong.json()).toMatchObject({ code: 'wrong_code' });
  const right = await login(visitor, admin, code());
  expect(right.json()).toEqual({ id: admin.id, username: admin.username, role: 'admin' });
});

test('the question for a code tells nothing to who does not know the password', async () => {
  const { visitor, admin, code } = await aProtectedAdministrator();
  const reply = await login(visitor, { ...admin, password: 'no es' }, code());
  expect(reply.json()).toMatchObject({ code: 'wrong_credentials' });
});

test('a code opens once, on any server', async () => {
  const { visitor, another, admin, code } = await aProtectedAdministrator();
  const second = await another();
  const replies = await Promise.all([login(visitor, admin, code()), login(second, admin, code())]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401]);
});

test('a phone half a minute slow is understood, and two minutes is not', async () => {
  const { visitor, admin, secret, now, pass } = await aProtectedAdministrator();
  pass(5 * MINUTE_MS);
  const late = (ms: number) => codeOf(secret, new Date(now().getTime() - ms));
  expect((await login(visitor, admin, late(2 * MINUTE_MS))).statusCode).toBe(401);
  expect((await login(visitor, admin, late(30_000))).statusCode).toBe(200);
});

test('after five wrong codes one is taken a minute, the right one too', async () => {
  const { visitor, admin, code, pass } = await aProtectedAdministrator();
  for (let i = 0; i < 5; i += 1)
    expect((await login(visitor, admin, `00000${i}`)).statusCode).toBe(401);
  const refused = await login(visitor, admin, code());
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('60');
  pass(MINUTE_MS);
  expect((await login(visitor, admin, code())).statusCode).toBe(200);
});

test('turning it on signs the sessions out that were opened with a password alone', async () => {
  const { visitor, admin, now } = await anAdministrator();
  const [old, here] = [await login(visitor, admin), await login(visitor, admin)].map(
    ({ cookies }) => signedIn(visitor, cookies),
  );
  const { secret, uri } =
    (await here?.post('/api/account/second-factor', { password: admin.password }))?.json() ?? {};
  expect(uri).toMatch(/^otpauth:\/\/totp\/Forja:/);
  await here?.post('/api/account/second-factor/confirm', { code: codeOf(secret, now()) });
  expect((await old?.get('/api/user'))?.statusCode).toBe(401);
  expect((await here?.get('/api/user'))?.statusCode).toBe(200);
});

test('an administrator enters with a passkey and the code, and the same signature serves for both tries', async () => {
  const { visitor, first, admin, code } = await aProtectedAdministrator();
  const key = anAuthenticator();
  const started = (
    await first.post('/api/account/passkeys/options', { password: admin.password })
  ).json<{
    challengeId: string;
    options: Options;
  }>();
  const { challengeId, options } = started;
  await first.post('/api/account/passkeys', {
    challengeId,
    name: 'llave',
    response: key.create(options),
  });
  const entering = (await visitor.post('/api/passkey-login/options')).json<typeof started>();
  const body = { challengeId: entering.challengeId, response: key.get(entering.options) };
  expect((await visitor.post('/api/passkey-login', body)).json()).toMatchObject({
    code: 'second_factor_required',
  });
  const reply = await visitor.post('/api/passkey-login', { ...body, code: code() });
  expect(reply.json()).toEqual({ id: admin.id, username: admin.username, role: 'admin' });
});

test('a second step is for administrators, and is set up once', async () => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const her = await as(ana);
  expect(
    (await her.post('/api/account/second-factor', { password: ana.password })).statusCode,
  ).toBe(404);
  expect(
    (await her.post('/api/account/second-factor/confirm', { code: '123456' })).statusCode,
  ).toBe(404);

  const { first, admin } = await aProtectedAdministrator();
  expect(
    (await first.post('/api/account/second-factor', { password: admin.password })).statusCode,
  ).toBe(404);
});

test('the secret cannot be read from the database', async () => {
  const { db, admin, secret } = await aProtectedAdministrator();
  const [row] = await db.select().from(usersTable).where(eq(usersTable.id, admin.id));
  expect(row?.secondFactorSecret).not.toContain(secret);
});

test('a code with the space that some applications show is the same code', async () => {
  const { visitor, admin, code } = await aProtectedAdministrator();
  const spaced = `${code().slice(0, 3)} ${code().slice(3)}`;
  expect((await login(visitor, admin, spaced)).statusCode).toBe(200);
});

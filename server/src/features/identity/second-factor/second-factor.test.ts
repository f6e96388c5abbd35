import { HOUR_MS, MINUTE_MS } from '@forja/domain/units/durations';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { appWith } from '../../../app/composition/app-with.fixture.ts';
import { usersTable } from '../storage/identity.table.ts';
import { anAuthenticator, type Options } from '../passkeys/authenticator.fixture.ts';
import { createMemoryMail } from '../../../gateways/mail/memory-mail.fixture.ts';
import { aUser } from '../users.fixture.ts';
import {
  anAdministrator,
  aProtectedAdministrator,
  currentCode,
  login,
  signedIn,
} from './administrator.fixture.ts';

test('an administrator without a second factor has the powers of a user', async () => {
  const { visitor, admin } = await anAdministrator();
  const reply = await login(visitor, admin);
  expect(reply.json()).toEqual({ id: admin.id, username: admin.username });
  const account = await signedIn(visitor, reply.cookies).get('/api/account');
  expect(account.json()).toMatchObject({
    secondFactor: { isRequired: true, isOn: false, isPassed: false },
  });
  expect(account.json()).not.toHaveProperty('role');
});

test('the first code turns the second factor on and gives this session its powers', async () => {
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

test('later sign-ins require the code', async () => {
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

test('the code is requested only after the right password', async () => {
  const { visitor, admin, code } = await aProtectedAdministrator();
  const reply = await login(visitor, { ...admin, password: 'no es' }, code());
  expect(reply.json()).toMatchObject({ code: 'wrong_credentials' });
});

test('a code is valid once, on any server', async () => {
  const { visitor, another, admin, code } = await aProtectedAdministrator();
  const second = await another();
  const replies = await Promise.all([login(visitor, admin, code()), login(second, admin, code())]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401]);
});

test('a clock half a minute slow is accepted, and two minutes is not', async () => {
  const { visitor, admin, secret, now, pass } = await aProtectedAdministrator();
  pass(5 * MINUTE_MS);
  const late = (ms: number) => currentCode(secret, new Date(now().getTime() - ms));
  expect((await login(visitor, admin, late(2 * MINUTE_MS))).statusCode).toBe(401);
  expect((await login(visitor, admin, late(30_000))).statusCode).toBe(200);
});

test('five consecutive wrong codes lock the second factor everywhere and email its owner', async () => {
  const mail = createMemoryMail();
  const { visitor, admin, as, code, pass, now } = await aProtectedAdministrator(mail);
  const boss = await as(admin, { provenAt: now() });
  for (let i = 0; i < 5; i += 1) {
    expect((await login(visitor, admin, `00000${i}`)).json()).toMatchObject({ code: 'wrong_code' });
    pass(MINUTE_MS);
  }
  pass(HOUR_MS);
  const prove = { code: code() };
  for (const reply of [
    await login(visitor, admin, code()),
    await login(visitor, admin),
    await boss.post('/api/account/second-factor/prove', prove),
  ]) {
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ code: 'second_factor_locked' });
    expect(reply.cookies).toEqual([]);
  }
  const subject = 'Se cerró el segundo paso de tu cuenta de Forja';
  await vi.waitFor(() =>
    expect(mail.sent.filter((each) => each.subject === subject)).toMatchObject([
      { to: admin.username, text: expect.stringContaining('cinco códigos equivocados') },
    ]),
  );
  const { items } = (await boss.get('/api/account/notices')).json();
  expect(items).toContainEqual(
    expect.objectContaining({ event: 'second_factor_locked', isRead: false }),
  );
});

test('a right code resets the wrong ones, and a wrong password counts none', async () => {
  const { visitor, admin, code, pass } = await aProtectedAdministrator();
  for (let i = 0; i < 3; i += 1) {
    for (let wrong = 0; wrong < 4; wrong += 1) {
      await login(visitor, admin, `00000${wrong}`);
      await login(visitor, { ...admin, password: 'no es' }, '000009');
      pass(MINUTE_MS);
    }
    expect((await login(visitor, admin, code())).statusCode).toBe(200);
    pass(20 * MINUTE_MS);
  }
});

test('at most five of many concurrent wrong codes are compared', async () => {
  const { visitor, another, admin } = await aProtectedAdministrator();
  const second = await another();
  const guesses = Array.from({ length: 12 }, (_, index) =>
    login(index % 2 === 0 ? visitor : second, admin, `0000${10 + index}`),
  );
  const codes = (await Promise.all(guesses)).map((reply) => reply.json().code);
  expect(codes.filter((each) => each === 'wrong_code').length).toBeLessThanOrEqual(5);
});

test('turning it on ends the sessions opened with only a password', async () => {
  const { visitor, admin, now } = await anAdministrator();
  const [old, here] = [await login(visitor, admin), await login(visitor, admin)].map(
    ({ cookies }) => signedIn(visitor, cookies),
  );
  const { secret, uri } =
    (await here?.post('/api/account/second-factor', { password: admin.password }))?.json() ?? {};
  expect(uri).toMatch(/^otpauth:\/\/totp\/Forja:/);
  await here?.post('/api/account/second-factor/confirm', { code: currentCode(secret, now()) });
  expect((await old?.get('/api/user'))?.statusCode).toBe(401);
  expect((await here?.get('/api/user'))?.statusCode).toBe(200);
});

test('an administrator signs in with a passkey and the code, and one signature serves for both requests', async () => {
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

test('only administrators set up a second factor, once', async () => {
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

test('the database does not reveal the secret', async () => {
  const { db, admin, secret } = await aProtectedAdministrator();
  const [row] = await db.select().from(usersTable).where(eq(usersTable.id, admin.id));
  expect(row?.secondFactorSecret).not.toContain(secret);
});

test('a code with a space, as some applications show it, is accepted', async () => {
  const { visitor, admin, code } = await aProtectedAdministrator();
  const spaced = `${code().slice(0, 3)} ${code().slice(3)}`;
  expect((await login(visitor, admin, spaced)).statusCode).toBe(200);
});

import { SECRET_QUESTIONS } from '@forja/contract/identity/secret-questions';
import { MINUTE_MS, DAY_MS } from '@forja/domain/units/durations';
import { expect, test } from 'vitest';
import { appWith } from '../../../app/composition/app-with.fixture.ts';
import { aUser } from '../users.fixture.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

type Session = { id: string; device: object; isCurrent: boolean; lastSeenAt: string };
const readItems = <T = Session>(reply: { json(): { items: T[] } }) => reply.json().items;

test('Mi Cuenta shows the account and its protections', async () => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  expect((await (await as(ana)).get('/api/account')).json()).toEqual({
    id: ana.id,
    username: ana.username,
    createdAt: '2026-03-01T12:00:00.000Z',
    emailVerifiedAt: null,
    canVerifyEmail: false,
    pendingEmail: null,
    secretQuestion: ana.secretQuestion,
    mustChooseQuestion: false,
    passkeys: 0,
    sessions: 1,
    secondFactor: { isRequired: false, isOn: false, isPassed: false },
    recoveryLockedUntil: null,
    wantsLetters: true,
    unreadNotices: 0,
  });
});

test('an expired session is not listed, also before it is deleted', async () => {
  const ana = aUser();
  const { as, pass } = await appWith({ users: [ana] });
  await as(ana);
  pass(89 * DAY_MS);
  const laptop = await as(ana);
  const list = async () => readItems(await laptop.get('/api/account/sessions'));
  expect(await list()).toHaveLength(2);
  pass(2 * DAY_MS);
  expect(await list()).toMatchObject([{ isCurrent: true }]);
});

test('the session list shows each device, its last use and the current session', async () => {
  const ana = aUser();
  const { as, visitor, pass } = await appWith({ users: [ana] });
  const login = await visitor.post(
    '/api/login',
    { username: ana.username, password: ana.password },
    { headers: { 'user-agent': IPHONE } },
  );
  const phone = { cookie: `forja_session=${login.cookies[0]?.value}` };
  pass(3 * MINUTE_MS);
  const laptop = await as(ana, { browser: 'Firefox', system: 'Linux' });
  expect(readItems(await laptop.get('/api/account/sessions'))).toMatchObject([
    {
      device: { browser: 'Firefox', system: 'Linux' },
      isCurrent: true,
      lastSeenAt: '2026-03-01T12:03:00.000Z',
    },
    {
      device: { browser: 'Safari', system: 'iPhone' },
      isCurrent: false,
      lastSeenAt: '2026-03-01T12:00:00.000Z',
    },
  ]);
  pass(11 * MINUTE_MS);
  await visitor.get('/api/user', { headers: phone });
  const [other] = readItems(await laptop.get('/api/account/sessions')).filter(
    ({ isCurrent }) => !isCurrent,
  );
  expect(other).toMatchObject({
    device: { browser: 'Safari' },
    lastSeenAt: '2026-03-01T12:14:00.000Z',
  });
});

test('a session can close one other session or all of them', async () => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const [here, phone, tablet] = [
    await as(ana, { system: 'Mac' }),
    await as(ana, { system: 'iPhone' }),
    await as(ana),
  ];
  const wanted = readItems(await here.get('/api/account/sessions')).find(
    ({ device }) => 'system' in device && device.system === 'iPhone',
  );
  const { password } = ana;
  const close = (proof: object) =>
    here.send('DELETE', `/api/account/sessions/${wanted?.id}`, proof);
  const closeOthers = (proof: object) => here.post('/api/account/sessions/close-others', proof);
  for (const ask of [close, closeOthers]) {
    expect((await ask({})).json()).toMatchObject({ fields: [{ path: 'password' }] });
    expect((await ask({ password: 'adivino' })).json()).toMatchObject({ code: 'wrong_password' });
  }
  expect((await phone.get('/api/user')).statusCode).toBe(200);
  const remaining = await close({ password });
  expect(readItems(remaining)).toHaveLength(2);
  expect((await phone.get('/api/user')).statusCode).toBe(401);
  expect((await close({ password })).json()).toMatchObject({
    code: 'session_not_found',
  });

  expect(readItems(await closeOthers({ password }))).toMatchObject([{ isCurrent: true }]);
  expect((await tablet.get('/api/user')).statusCode).toBe(401);
  expect((await here.get('/api/user')).statusCode).toBe(200);
});

test("nobody lists or closes another person's session", async () => {
  const [ana, bruno] = [aUser(), aUser()];
  const { as } = await appWith({ users: [ana, bruno] });
  const [her, him] = [await as(ana), await as(bruno)];
  const [hers] = readItems(await her.get('/api/account/sessions'));
  expect(readItems(await him.get('/api/account/sessions')).map(({ id }) => id)).not.toContain(
    hers?.id,
  );
  const { password } = bruno;
  expect(
    (await him.send('DELETE', `/api/account/sessions/${hers?.id}`, { password })).statusCode,
  ).toBe(404);
  await him.post('/api/account/sessions/close-others', { password });
  expect((await her.get('/api/user')).statusCode).toBe(200);
});

test('a new password ends all other sessions and rotates this cookie', async () => {
  const ana = aUser();
  const { as, visitor } = await appWith({ users: [ana] });
  const [here, phone] = [await as(ana), await as(ana)];
  const reply = await here.post('/api/account/password', {
    currentPassword: ana.password,
    newPassword: 'yerba y termo 3',
    confirmPassword: 'yerba y termo 3',
  });
  expect(reply.json()).toEqual({ success: true });
  const fresh = { cookie: `forja_session=${reply.cookies[0]?.value}` };
  expect(fresh.cookie).not.toBe(here.cookie);
  expect((await visitor.get('/api/user', { headers: fresh })).json()).toMatchObject({ id: ana.id });
  for (const stolen of [here, phone]) expect((await stolen.get('/api/user')).statusCode).toBe(401);
  const login = (password: string) =>
    visitor.post('/api/login', { username: ana.username, password });
  expect((await login(ana.password)).statusCode).toBe(401);
  expect((await login('yerba y termo 3')).statusCode).toBe(200);
});

test('changing credentials requires the password', async () => {
  const ana = aUser();
  const { as, visitor } = await appWith({ users: [ana] });
  const her = await as(ana);
  const changes = [
    ['/api/account/password', { currentPassword: 'no es', newPassword: 'yerba y termo 3' }],
    ['/api/account/email', { password: 'no es', username: 'otra@ejemplo.com.ar' }],
    [
      '/api/account/secret-question',
      { password: 'no es', secretQuestion: SECRET_QUESTIONS[0], secretAnswer: 'esa' },
    ],
    ['/api/account/passkeys/options', { password: 'no es' }],
    ['/api/account/delete', { password: 'no es' }],
  ] as const;
  for (const [path, body] of changes) {
    const reply = await her.post(path, body);
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({
      code: 'wrong_password',
      message: 'Esa no es tu contraseña actual.',
    });
  }
  expect(
    (await visitor.post('/api/login', { username: ana.username, password: ana.password }))
      .statusCode,
  ).toBe(200);
  for (let i = changes.length; i < 10; i += 1)
    await her.post('/api/account/delete', { password: 'no es' });
  const refused = await her.post('/api/account/delete', { password: ana.password });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('a common password is refused at its field', async () => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const reply = await (
    await as(ana)
  ).post('/api/account/password', {
    currentPassword: ana.password,
    newPassword: 'argentina2022',
  });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().fields).toEqual([
    { path: 'newPassword', message: expect.stringContaining('entre las primeras que se prueban') },
  ]);
});

test('a new secret question replaces the one used for recovery', async () => {
  const ana = aUser();
  const { as, visitor } = await appWith({ users: [ana] });
  const change = {
    password: ana.password,
    secretQuestion: SECRET_QUESTIONS[1],
    secretAnswer: 'Ferro',
  };
  expect((await (await as(ana)).post('/api/account/secret-question', change)).json()).toEqual({
    secretQuestion: SECRET_QUESTIONS[1],
  });
  const short = await (
    await as(ana)
  ).post('/api/account/secret-question', { ...change, secretAnswer: 'Ñu' });
  expect(short.statusCode).toBe(400);
  expect(short.json().fields).toEqual([
    { path: 'secretAnswer', message: 'La respuesta tiene que tener al menos 3 letras o números' },
  ]);
  const recover = (secretAnswer: string) =>
    visitor.post('/api/recover-password', {
      username: ana.username,
      secretAnswer,
      newPassword: 'yerba y termo 3',
    });
  expect((await recover(ana.secretAnswer)).statusCode).toBe(401);
  expect((await recover('FERRO')).statusCode).toBe(200);
});

test('the owner sees unread notices of new devices, failed attempts and changes', async () => {
  const ana = aUser();
  const { as, visitor, pass } = await appWith({ users: [ana] });
  const login = (password: string, agent: string) => {
    pass(1000);
    return visitor.post(
      '/api/login',
      { username: ana.username, password },
      { headers: { 'user-agent': agent } },
    );
  };
  await login(ana.password, IPHONE);
  await login(ana.password, IPHONE);
  await login('no es', FIREFOX);
  await login(ana.password, FIREFOX);
  const her = await as(ana);
  const notices = readItems<{ event: string; isRead: boolean; device: object }>(
    await her.get('/api/account/notices'),
  );
  expect(notices.map(({ event, isRead }) => [event, isRead])).toEqual([
    ['signed_in_new_device', false],
    ['sign_in_failed', false],
    ['signed_in', true],
    ['signed_in_new_device', false],
  ]);
  expect(notices[0]?.device).toEqual({ browser: 'Firefox', system: 'Linux' });
  expect((await her.get('/api/account')).json().unreadNotices).toBe(3);
  expect((await her.post('/api/account/notices/read')).json()).toEqual({ unreadNotices: 0 });
  expect((await her.get('/api/account')).json().unreadNotices).toBe(0);
  await login('no es', FIREFOX);
  expect((await her.get('/api/account')).json().unreadNotices).toBe(1);
});

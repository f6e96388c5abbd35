import { createHash, randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@forja/domain/units/durations';
import { expect, test } from 'vitest';
import { appWith } from '../../../app/composition/app-with.fixture.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { signInsTable } from '../storage/identity.table.ts';
import { createOneTimeCodesRepository } from '../storage/one-time-codes.repository.ts';
import { resumeCodesTable } from '../storage/one-time-codes.table.ts';
import { createResumeCodes } from './resume-codes.service.ts';
import { aUser, type TestUser } from '../users.fixture.ts';

const NONCE = 'n'.repeat(43);
const HERE = { headers: { cookie: `forja_checkout=${NONCE}` } };
type RestoreScene = Awaited<ReturnType<typeof appWith>>;

async function issueCode(
  { db, now, findCheckout: checkoutOf }: RestoreScene,
  { id }: TestUser,
): Promise<string> {
  const checkoutId = (await checkoutOf(id)).id;
  const browserHash = createHash('sha256').update(NONCE).digest('base64url');
  const { issue } = createResumeCodes({ codes: createOneTimeCodesRepository(db), now });
  return inTransaction(db, (tx) => issue({ userId: id, checkoutId, browserHash }, tx));
}

async function aPaidCheckout() {
  const ana = aUser();
  const api = await appWith({ users: [ana] });
  return { ...api, ana, code: await issueCode(api, ana) };
}

test("a paid checkout restores its owner's session once", async () => {
  const { visitor, ana, code } = await aPaidCheckout();
  const reply = await visitor.post('/api/restore-session', { sessionToken: code }, HERE);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ id: ana.id, username: ana.username });
  const cookie = `forja_session=${reply.cookies[0]?.value}`;
  expect((await visitor.get('/api/user', { headers: { cookie } })).json()).toMatchObject({
    id: ana.id,
  });

  const again = await visitor.post('/api/restore-session', { sessionToken: code }, HERE);
  expect(again.statusCode).toBe(401);
  expect(again.json()).toMatchObject({
    code: 'session_not_restored',
    message: expect.stringContaining('Iniciá sesión'),
  });
  expect(again.cookies).toEqual([]);
});

test('one of two concurrent requests with a code succeeds', async () => {
  const { visitor, another, code } = await aPaidCheckout();
  const second = await another();
  const replies = await Promise.all(
    [visitor, second, visitor, second].map((server) =>
      server.post('/api/restore-session', { sessionToken: code }, HERE),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 401, 401, 401,
  ]);
});

test('another browser must confirm the account before the session is restored', async () => {
  const ana = aUser({ username: 'ana.de.la.plata@ejemplo.com.ar' });
  const api = await appWith({ users: [ana] });
  const code = await issueCode(api, ana);
  const elsewhere = [
    {},
    { headers: { cookie: `forja_checkout=${'x'.repeat(43)}` } },
    { headers: { cookie: 'forja_checkout=1' } },
  ];
  for (const browser of elsewhere) {
    const reply = await api.visitor.post('/api/restore-session', { sessionToken: code }, browser);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toEqual({
      success: false,
      code: 'session_needs_confirmation',
      message: '¿Seguir como a…@ejemplo.com.ar?',
      current: { username: 'a…@ejemplo.com.ar' },
      requestId: expect.any(String),
    });
    expect(reply.cookies).toEqual([]);
  }
  expect((await api.db.select().from(signInsTable)).length).toBe(0);
  const no = await api.visitor.post('/api/restore-session', { sessionToken: code, confirm: false });
  expect(no.statusCode).toBe(409);

  const yes = await api.visitor.post('/api/restore-session', { sessionToken: code, confirm: true });
  expect(yes.json()).toEqual({ id: ana.id, username: ana.username });
  const cookie = `forja_session=${yes.cookies[0]?.value}`;
  expect((await api.visitor.get('/api/user', { headers: { cookie } })).json()).toMatchObject({
    id: ana.id,
  });
  expect(
    (await api.visitor.post('/api/restore-session', { sessionToken: code, confirm: true }))
      .statusCode,
  ).toBe(401);
});

test('the masked address has a fixed shape, whatever its length', async () => {
  const people = [
    aUser({ username: 'a@gmail.com' }),
    aUser({ username: `a${'b'.repeat(60)}@gmail.com` }),
  ];
  const api = await appWith({ users: people });
  for (const person of people) {
    const reply = await api.visitor.post('/api/restore-session', {
      sessionToken: await issueCode(api, person),
    });
    expect(reply.json()).toMatchObject({ current: { username: 'a…@gmail.com' } });
  }
});

test('the browser that started the checkout needs no confirmation', async () => {
  const ana = aUser({ isMember: false });
  const api = await appWith({ users: [ana] });
  const her = await api.as(ana);
  const started = await her.post('/api/checkouts', {
    clientKey: randomUUID(),
    processor: 'simulation',
  });
  const [mark] = started.cookies;
  expect(mark).toEqual({
    name: 'forja_checkout',
    value: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: 7_200,
  });
  const headers = { cookie: `${her.cookie}; forja_checkout=${mark?.value}` };
  const second = await her.post(
    '/api/checkouts',
    { clientKey: randomUUID(), processor: 'simulation' },
    { headers },
  );
  expect(second.cookies[0]?.value).toBe(mark?.value);

  const { redirectUrl } = started.json<{ redirectUrl: string }>();
  const approved = await api.visitor.post(new URL(redirectUrl).pathname, { action: 'approve' });
  const back = new URL(String(approved.headers.location), 'http://localhost:3000');
  const sessionToken = back.searchParams.get('session_token');
  expect((await api.visitor.post('/api/restore-session', { sessionToken })).statusCode).toBe(409);
  const withMark = { headers: { cookie: `forja_checkout=${mark?.value}` } };
  expect(
    (await api.visitor.post('/api/restore-session', { sessionToken }, withMark)).statusCode,
  ).toBe(200);
  expect(JSON.stringify(await api.db.select().from(resumeCodesTable))).not.toContain(mark?.value);
});

test('an unpaid checkout restores nothing, and its code works once the provider reports the payment', async () => {
  const ana = aUser({ isMember: false });
  const api = await appWith({ users: [ana] });
  const browser = await api.as(ana);
  const started = await browser.post('/api/checkouts', {
    clientKey: randomUUID(),
    processor: 'simulation',
  });
  const { redirectUrl } = started.json<{ redirectUrl: string }>();
  const code = await issueCode(api, ana);
  expect(
    (await api.visitor.post('/api/restore-session', { sessionToken: code }, HERE)).statusCode,
  ).toBe(401);
  await api.visitor.post(new URL(redirectUrl).pathname, { action: 'approve' });
  expect(
    (await api.visitor.post('/api/restore-session', { sessionToken: code }, HERE)).statusCode,
  ).toBe(200);
});

test('a code expires after fifteen minutes and is deleted', async () => {
  const { visitor, pass, sweep, db, code } = await aPaidCheckout();
  pass(15 * MINUTE_MS + 1);
  expect(
    (await visitor.post('/api/restore-session', { sessionToken: code }, HERE)).statusCode,
  ).toBe(401);
  await sweep();
  expect(await db.select().from(resumeCodesTable)).toEqual([]);
});

test('another signed-in person keeps their own session', async () => {
  const ana = aUser();
  const bruno = aUser();
  const api = await appWith({ users: [ana, bruno] });
  const code = await issueCode(api, ana);
  const him = await api.as(bruno);
  const reply = await him.post('/api/restore-session', { sessionToken: code });
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({ code: 'another_person_signed_in' });
  expect(reply.cookies).toEqual([]);
  expect((await him.get('/api/user')).json().id).toBe(bruno.id);
  expect(
    (await api.visitor.post('/api/restore-session', { sessionToken: code }, HERE)).statusCode,
  ).toBe(200);
});

test('a signed-in owner gets a new session', async () => {
  const { as, ana, visitor, code } = await aPaidCheckout();
  const her = await as(ana);
  const reply = await her.post('/api/restore-session', { sessionToken: code });
  expect(reply.json()).toMatchObject({ id: ana.id });
  const cookie = `forja_session=${reply.cookies[0]?.value}`;
  expect((await visitor.get('/api/user', { headers: { cookie } })).statusCode).toBe(200);
});

test('an administrator returns without powers: a link is no second factor', async () => {
  const admin = aUser({ role: 'admin' });
  const api = await appWith({ users: [admin] });
  const reply = await api.visitor.post(
    '/api/restore-session',
    { sessionToken: await issueCode(api, admin) },
    HERE,
  );
  expect(reply.json()).toEqual({ id: admin.id, username: admin.username });
});

test('the database stores only the hash of a code, and the log nothing', async () => {
  const { visitor, db, log, code } = await aPaidCheckout();
  const secret = code.split('.')[1] ?? '';
  expect(JSON.stringify(await db.select().from(resumeCodesTable))).not.toContain(secret);
  await visitor.post('/api/restore-session', { sessionToken: code }, HERE);
  await visitor.get(`/callback?session_token=${code}`);
  expect(log()).toContain('/api/restore-session');
  expect(log()).not.toContain(secret);
});

test.each(['x', 'null', '../..', `${'0'.repeat(8)}-0000-4000-8000-000000000000.${'A'.repeat(43)}`])(
  'the code %s restores nothing',
  async (sessionToken) => {
    const { visitor } = await appWith();
    const reply = await visitor.post('/api/restore-session', { sessionToken }, HERE);
    expect(reply.statusCode).toBe(401);
    expect(reply.cookies).toEqual([]);
  },
);

test('guessing codes is limited', async () => {
  const { visitor } = await appWith();
  for (let i = 0; i < 60; i += 1)
    await visitor.post('/api/restore-session', { sessionToken: `x${i}` });
  expect((await visitor.post('/api/restore-session', { sessionToken: 'x' }, HERE)).statusCode).toBe(
    429,
  );
});

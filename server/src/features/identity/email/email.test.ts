import { HOUR_MS } from '@forja/domain/units/durations';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { appWith } from '../../../app/composition/app-with.fixture.ts';
import { createMemoryMail } from '../../../gateways/mail/memory-mail.fixture.ts';
import { emailProofsTable } from '../storage/email-proofs.table.ts';
import { usersTable } from '../storage/identity.table.ts';
import { emailOutboxTable } from '../outbox/email-outbox.table.ts';
import { aUser } from '../users.fixture.ts';

const NEW = 'nueva@ejemplo.com.ar';

const findToken = (text: string | undefined) =>
  /\/verificar-correo#enlace=(\S+)/.exec(text ?? '')?.[1] ?? '';

async function twoPeople({ withMail = true } = {}) {
  const [ana, bruno] = [aUser(), aUser()];
  const mail = createMemoryMail();
  const api = await appWith({ users: [ana, bruno], ...(withMail && { mail }) });
  const her = await api.as(ana);
  const change = (username: string, client = her, { password } = ana) =>
    client.post('/api/account/email', { password, username });
  const account = async (client = her) => (await client.get('/api/account')).json();
  const login = (body: object) => api.visitor.post('/api/login', body);
  const confirm = (token: string, { password } = ana) =>
    api.visitor.post('/api/email-confirmations', { token, password });
  const emails = async (count: number) => {
    await expect.poll(() => mail.sent).toHaveLength(count);
    return mail.sent;
  };
  return { ...api, ana, bruno, mail, her, change, account, login, confirm, emails };
}

test('a verification email verifies the address once, in any browser', async () => {
  const { her, ana, emails, confirm, account, db } = await twoPeople();
  expect(await account()).toMatchObject({ emailVerifiedAt: null, canVerifyEmail: true });
  await her.post('/api/account/email-verification');
  const [email] = await emails(1);
  expect(email).toMatchObject({ to: ana.username, subject: 'Verificá tu correo en Forja' });
  const token = findToken(email?.text);
  const rows = JSON.stringify([
    await db.select().from(emailProofsTable),
    await db.select().from(emailOutboxTable),
  ]);
  expect(rows).not.toContain(token.split('.')[1]);
  expect((await confirm(token)).json()).toEqual({ purpose: 'verify', username: ana.username });
  expect(await account()).toMatchObject({ emailVerifiedAt: '2026-03-01T12:00:00.000Z' });
  expect((await confirm(token)).json()).toMatchObject({ code: 'link_expired' });
});

test('a new verification email invalidates the earlier one, and the sixth in an hour is refused', async () => {
  const { her, ana, emails, confirm, account, pass } = await twoPeople();
  const ask = () => her.post('/api/account/email-verification');
  await ask();
  const first = findToken((await emails(1))[0]?.text);
  await ask();
  const second = findToken((await emails(2))[1]?.text);
  expect((await confirm(first)).statusCode).toBe(410);
  for (let i = 2; i < 5; i += 1) expect((await ask()).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(429);
  pass(48 * HOUR_MS);
  expect((await confirm(second)).statusCode).toBe(410);
  await ask();
  const last = findToken((await emails(6))[5]?.text);
  expect((await confirm(last)).json()).toMatchObject({ username: ana.username });
  await ask();
  expect((await account()).emailVerifiedAt).not.toBeNull();
});

test('the job sends an email that failed', async () => {
  const { her, mail, retryEmails, sendAccountEmails } = await twoPeople();
  const { send } = mail;
  const refused = vi.fn<typeof send>(() => Promise.reject(new Error('away')));
  mail.send = refused;
  await her.post('/api/account/email-verification');
  await expect.poll(() => refused.mock.calls.length).toBeGreaterThan(0);
  mail.send = send;
  // retries need the failure stored in the queue first
  const tryAgain = async () => {
    await retryEmails();
    await sendAccountEmails();
    return mail.sent;
  };
  await expect.poll(tryAgain).toHaveLength(1);
});

test('the link confirms the new address, which then signs in', async () => {
  const { ana, change, account, login, confirm, emails } = await twoPeople();
  const requested = await change(' Nueva@Ejemplo.com.AR');
  expect(requested.json()).toEqual({
    username: NEW,
    proof: 'link',
    expiresAt: '2026-03-02T12:00:00.000Z',
    code: null,
  });
  expect(await account()).toMatchObject({
    username: ana.username,
    pendingEmail: { username: NEW, proof: 'link' },
  });
  expect((await login({ username: NEW, password: ana.password })).statusCode).toBe(401);
  const [email] = await emails(1);
  expect(email).toMatchObject({ to: NEW, subject: 'Confirmá tu correo nuevo en Forja' });
  expect((await confirm(findToken(email?.text))).json()).toEqual({
    purpose: 'change',
    username: NEW,
  });
  expect(await account()).toMatchObject({
    username: NEW,
    pendingEmail: null,
    emailVerifiedAt: '2026-03-01T12:00:00.000Z',
  });
  const [, notice] = await emails(2);
  expect(notice).toMatchObject({
    to: ana.username,
    subject: 'Cambió el correo de tu cuenta de Forja',
  });
  expect((await login({ username: NEW, password: ana.password })).statusCode).toBe(200);
  expect((await login({ username: ana.username, password: ana.password })).statusCode).toBe(401);
});

test('a taken address gets the same response as a free one, and its owner is notified', async () => {
  const { ana, bruno, change, account, emails, her } = await twoPeople();
  const [free, taken] = [await change(NEW), await change(bruno.username)];
  expect(taken.statusCode).toBe(free.statusCode);
  expect(JSON.parse(taken.body.replace(bruno.username, NEW))).toEqual(free.json());
  expect(await account()).toMatchObject({
    username: ana.username,
    pendingEmail: { username: bruno.username },
  });
  const notice = (await emails(2))[1];
  expect(notice).toMatchObject({
    to: bruno.username,
    subject: 'Alguien quiso usar tu correo en Forja',
  });
  expect(notice?.text).not.toContain('#enlace');
  expect(notice?.text).not.toContain(ana.username);
  expect((await her.delete('/api/account/email')).json()).toEqual({ success: true });
  expect(await account()).toMatchObject({ pendingEmail: null });
});

test('an address registered by another person before the confirmation stays theirs', async () => {
  const { bruno, change, account, confirm, emails, db } = await twoPeople();
  await change(NEW);
  const token = findToken((await emails(1))[0]?.text);
  await db.update(usersTable).set({ username: NEW }).where(eq(usersTable.id, bruno.id));
  expect((await confirm(token)).json()).toMatchObject({ code: 'link_expired' });
  expect(await account()).toMatchObject({ emailVerifiedAt: null });
});

test('requests for many addresses, or many for one, are refused', async () => {
  const { ana, bruno, change, as } = await twoPeople();
  for (let i = 0; i < 5; i += 1) await change(`otra${i}@ejemplo.com.ar`);
  expect((await change('otra9@ejemplo.com.ar')).statusCode).toBe(429);
  const him = await as(bruno);
  for (let i = 0; i < 5; i += 1) await change(ana.username, him, bruno);
  expect((await change(ana.username, him, bruno)).statusCode).toBe(429);
  expect((await change(bruno.username, him, bruno)).json()).toMatchObject({
    fields: [{ path: 'username', message: 'Ese ya es tu correo.' }],
  });
});

test('without mail, the new address, the password and the code of the session complete the change', async () => {
  const { ana, change, account, login } = await twoPeople({ withMail: false });
  const requested = (await change(NEW)).json();
  expect(requested).toMatchObject({
    username: NEW,
    proof: 'code',
    code: expect.stringMatching(/^\d{8}$/),
  });
  expect(JSON.stringify(await account())).not.toContain(requested.code);
  const right = { username: NEW, password: ana.password, emailCode: requested.code };
  const otherCode = requested.code === '00000000' ? '00000001' : '00000000';
  for (const wrong of [{ emailCode: otherCode }, { password: 'no es' }, { emailCode: undefined }])
    expect((await login({ ...right, ...wrong })).json()).toMatchObject({
      code: 'wrong_credentials',
    });
  expect((await login(right)).json()).toEqual({ id: ana.id, username: NEW });
  expect(await account()).toMatchObject({
    username: NEW,
    emailVerifiedAt: null,
    pendingEmail: null,
  });
  expect((await login(right)).statusCode).toBe(401);
  expect((await login({ username: NEW, password: ana.password })).statusCode).toBe(200);
  expect((await login({ username: ana.username, password: ana.password })).statusCode).toBe(401);
});

test('without mail, a change to a taken address stays pending and its sign-in fails', async () => {
  const { ana, bruno, change, account, login, pass } = await twoPeople({ withMail: false });
  const [free, taken] = [(await change(NEW)).json(), (await change(bruno.username)).json()];
  expect({ ...taken, username: '', code: '' }).toEqual({ ...free, username: '', code: '' });
  const signIn = { username: bruno.username, password: ana.password, emailCode: taken.code };
  expect((await login(signIn)).json()).toMatchObject({
    code: 'wrong_credentials',
    message: 'Correo o contraseña incorrectos',
  });
  expect(await account()).toMatchObject({ username: ana.username });
  expect((await login({ username: bruno.username, password: bruno.password })).statusCode).toBe(
    200,
  );

  const last = (await change(NEW)).json();
  pass(24 * HOUR_MS);
  expect(
    (await login({ username: NEW, password: ana.password, emailCode: last.code })).statusCode,
  ).toBe(401);
});

test('an address change verifies nothing before the proof', async () => {
  const { visitor, her, ana, change, login } = await twoPeople({ withMail: false });
  await visitor.post('/api/withdrawals', { kind: 'regret', email: 'victima@ejemplo.com.ar' });
  const { code } = (await change('victima@ejemplo.com.ar')).json();
  await login({ username: 'victima@ejemplo.com.ar', password: ana.password, emailCode: code });
  expect((await her.get('/api/account/export')).json()).toMatchObject({
    account: { username: 'victima@ejemplo.com.ar', emailVerifiedAt: null },
    membership: { withdrawals: [] },
  });
});

test('links sent to the previous address are invalid after the change', async () => {
  const { visitor, her, ana, change, confirm, emails } = await twoPeople();
  await visitor.post('/api/recovery-links', { username: ana.username });
  const recovery = /#enlace=(\S+)/.exec((await emails(1))[0]?.text ?? '')?.[1] ?? '';
  await her.post('/api/account/email-verification');
  const verification = findToken((await emails(2))[1]?.text);
  await change(NEW);
  await confirm(findToken((await emails(3))[2]?.text));
  expect((await confirm(verification)).statusCode).toBe(410);
  const used = await visitor.post('/api/recovery-links/use', {
    token: recovery,
    newPassword: 'yerba y termo 3',
  });
  expect(used.statusCode).toBe(410);
});

test('without a mail server no verification is offered', async () => {
  const { her, confirm, visitor } = await twoPeople({ withMail: false });
  expect((await her.post('/api/account/email-verification')).statusCode).toBe(404);
  expect((await confirm('x')).statusCode).toBe(404);
  expect((await visitor.post('/api/account-reversals', {})).statusCode).toBe(404);
});

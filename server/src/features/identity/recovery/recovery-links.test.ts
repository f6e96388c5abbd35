import { MINUTE_MS } from '@forja/domain/units/durations';
import { expect, test } from 'vitest';
import { appWith } from '../../../app/composition/app-with.fixture.ts';
import { createMemoryMail } from '../../../gateways/mail/memory-mail.fixture.ts';
import { aUser } from '../users.fixture.ts';

const NEW = { newPassword: 'yerba y termo 3' };

const findToken = (text: string | undefined) => /#enlace=(\S+)/.exec(text ?? '')?.[1] ?? '';

async function aLink() {
  const ana = aUser();
  const mail = createMemoryMail();
  const api = await appWith({ users: [ana], mail, settings: { appOrigin: undefined } });
  await api.visitor.post('/api/recovery-links', { username: ana.username });
  await expect.poll(() => mail.sent).toHaveLength(1);
  return { ...api, ana, mail, token: findToken(mail.sent[0]?.text) };
}

test('a recovery link changes the password once and signs every device out', async () => {
  const { ana, mail, token, visitor, as } = await aLink();
  expect(mail.sent[0]).toMatchObject({ to: ana.username, subject: 'Recuperá tu cuenta de Forja' });
  expect(mail.sent[0]?.text).toContain(`http://localhost:3000/auth?modo=recuperar#enlace=${token}`);
  const phone = await as(ana);
  expect((await visitor.post('/api/recovery-links/use', { token, ...NEW })).json()).toEqual({
    success: true,
  });
  expect((await phone.get('/api/user')).statusCode).toBe(401);
  const login = await visitor.post('/api/login', {
    username: ana.username,
    password: NEW.newPassword,
  });
  expect(login.statusCode).toBe(200);

  const again = await visitor.post('/api/recovery-links/use', { token, ...NEW });
  expect(again.statusCode).toBe(410);
  expect(again.json()).toMatchObject({
    code: 'link_expired',
    message: 'Ese enlace ya no sirve. Pedí uno nuevo.',
  });
});

test('the secret question works where there is mail, and consumes the link', async () => {
  const { ana, visitor, token, mail } = await aLink();
  const { username, secretQuestion, secretAnswer } = ana;
  const question = await visitor.post('/api/get-secret-question', { username });
  expect([question.statusCode, question.json()]).toEqual([200, { secretQuestion }]);
  const recover = (answer: string) =>
    visitor.post('/api/recover-password', { username, secretAnswer: answer, ...NEW });
  expect((await recover('adivino')).json()).toMatchObject({ code: 'wrong_secret_answer' });
  expect((await recover(secretAnswer)).json()).toEqual({ success: true });
  const login = await visitor.post('/api/login', { username, password: NEW.newPassword });
  expect(login.statusCode).toBe(200);
  expect((await visitor.post('/api/recovery-links/use', { token, ...NEW })).json()).toMatchObject({
    code: 'link_expired',
  });
  await expect
    .poll(() => mail.sent.map(({ subject }) => subject))
    .toContain('Se recuperó el acceso a tu cuenta de Forja');
});

test('after a recovery link was used, the secret answer is void', async () => {
  const { ana, visitor, token } = await aLink();
  await visitor.post('/api/recovery-links/use', { token, ...NEW });
  const { username, secretAnswer } = ana;
  const reply = await visitor.post('/api/recover-password', {
    username,
    secretAnswer,
    newPassword: 'otra clave muy larga',
  });
  expect(reply.json()).toMatchObject({ code: 'wrong_secret_answer' });
});

test('a recovery link expires after half an hour', async () => {
  const { token, visitor, pass } = await aLink();
  pass(30 * MINUTE_MS + 1);
  expect((await visitor.post('/api/recovery-links/use', { token, ...NEW })).statusCode).toBe(410);
});

test('a second email invalidates the first link', async () => {
  const { ana, mail, token, visitor } = await aLink();
  await visitor.post('/api/recovery-links', { username: ana.username });
  await expect.poll(() => mail.sent).toHaveLength(2);
  expect((await visitor.post('/api/recovery-links/use', { token, ...NEW })).statusCode).toBe(410);
  const second = findToken(mail.sent[1]?.text);
  expect(
    (await visitor.post('/api/recovery-links/use', { token: second, ...NEW })).statusCode,
  ).toBe(200);
});

test('an unknown address gets the same response and no email', async () => {
  const { mail, visitor, app } = await aLink();
  const reply = await visitor.post('/api/recovery-links', { username: 'nadie@ejemplo.com.ar' });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ success: true });
  await app.close();
  expect(mail.sent).toHaveLength(1);
});

test("an attacker's requests never leave the owner without a valid link", async () => {
  const { ana, mail, visitor, pass } = await aLink();
  const ask = async (remoteAddress: string) =>
    (await visitor.post('/api/recovery-links', { username: ana.username }, { remoteAddress }))
      .statusCode;
  let [minute, sent, sentAt] = [0, 1, 0];
  for (; minute < 3 * 60; minute += 5, pass(5 * MINUTE_MS))
    if ((await ask(`203.0.113.${minute}`)) === 200) {
      sent += 1;
      sentAt = minute;
      await expect.poll(() => mail.sent).toHaveLength(sent);
    } else expect(minute - sentAt, 'minutes of the last link').toBeLessThan(30);
  expect(sent).toBeLessThanOrEqual(3 + 9);
  const token = findToken(mail.sent.at(-1)?.text);
  const used = await visitor.post('/api/recovery-links/use', { token, ...NEW });
  expect(used.statusCode).toBe(200);
});

test('after three emails in an hour the next one waits twenty minutes', async () => {
  const { ana, visitor } = await aLink();
  for (let i = 0; i < 2; i += 1)
    await visitor.post('/api/recovery-links', { username: ana.username });
  const reply = await visitor.post('/api/recovery-links', { username: ana.username });
  expect(reply.statusCode).toBe(429);
  expect(reply.headers['retry-after']).toBe('1200');
});

test('a common password is refused without consuming the link', async () => {
  const { token, visitor } = await aLink();
  expect(
    (await visitor.post('/api/recovery-links/use', { token, newPassword: 'qwerty123' })).statusCode,
  ).toBe(400);
  expect((await visitor.post('/api/recovery-links/use', { token, ...NEW })).statusCode).toBe(200);
});

test('a failed email is logged without its address, and the response does not reveal it', async () => {
  const ana = aUser();
  const mail = {
    send: () => Promise.reject(new Error('connection refused')),
  };
  const { visitor, log, app } = await appWith({ users: [ana], mail });
  expect((await visitor.post('/api/recovery-links', { username: ana.username })).statusCode).toBe(
    200,
  );
  await app.close();
  expect(log()).toContain('mail not sent');
  expect(log()).not.toContain(ana.username);
});

test('without a mail server no recovery email is offered', async () => {
  const { visitor } = await appWith();
  expect((await visitor.get('/api/sign-in-options')).json()).toEqual({
    passkeys: true,
    recoveryByMail: false,
  });
  expect(
    (await visitor.post('/api/recovery-links', { username: 'ana@ejemplo.com.ar' })).statusCode,
  ).toBe(404);
  const withMail = await appWith({ mail: createMemoryMail() });
  expect((await withMail.visitor.get('/api/sign-in-options')).json()).toMatchObject({
    recoveryByMail: true,
  });
});

import {
  OWN_QUESTION,
  SECRET_QUESTIONS,
  SHOWN_QUESTIONS,
} from '@forja/contract/identity/secret-questions';
import { MINUTE_MS } from '@forja/domain/units/durations';
import { expect, test } from 'vitest';
import { appWith, type Client } from '../../../app/composition/app-with.fixture.ts';
import { auditTable } from '../audit/audit.table.ts';
import { aRegistration, aUser } from '../users.fixture.ts';
import { decoyQuestion } from './displayed-question.ts';

const UNKNOWN_USERNAME = 'nadie@ejemplo.com.ar';

const recover = (
  client: Client,
  username: string,
  secretAnswer: string,
  remoteAddress = '203.0.113.7',
) =>
  client.post(
    '/api/recover-password',
    { username, secretAnswer, newPassword: 'yerba y termo 3' },
    { remoteAddress },
  );

test('the right answer sets a new password and signs every device out', async () => {
  const ana = aUser({ secretAnswer: 'Señora Ñúñez' });
  const { visitor, as } = await appWith({ users: [ana] });
  const [phone, laptop] = [await as(ana), await as(ana)];
  const question = await visitor.post('/api/get-secret-question', {
    username: ` ${ana.username.toUpperCase()}`,
  });
  expect(question.json()).toEqual({ secretQuestion: ana.secretQuestion });

  const reply = await recover(visitor, ana.username, '  senora   NUNEZ ');
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ success: true });
  expect(reply.cookies).toEqual([]);
  for (const device of [phone, laptop])
    expect((await device.get('/api/user')).statusCode).toBe(401);
  const login = (password: string) =>
    visitor.post('/api/login', { username: ana.username, password });
  expect((await login(ana.password)).statusCode).toBe(401);
  expect((await login('yerba y termo 3')).statusCode).toBe(200);
});

test.each([
  ['ñandú', 'NANDU'],
  ['Peña', 'pen\u0303a'],
  ['José  María', 'jose maria'],
  ['🐶 Tobi', '🐶 tobi'],
  ['ﬁlo', 'filo'],
])('the answer %s equals %s', async (kept, typed) => {
  const { visitor } = await appWith();
  await visitor.post('/api/register', aRegistration({ secretAnswer: kept }));
  expect((await recover(visitor, 'ana@ejemplo.com.ar', typed)).statusCode).toBe(200);
});

test('a wrong answer shows the tries left, also for an unknown address', async () => {
  const ana = aUser();
  const { visitor } = await appWith({ users: [ana] });
  for (const username of [ana.username, UNKNOWN_USERNAME]) {
    const messages = [];
    const waits = [];
    for (let i = 0; i < 5; i += 1) {
      const reply = await recover(visitor, username, 'adivino');
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toMatchObject({ success: false, code: 'wrong_secret_answer' });
      waits.push(reply.headers['retry-after']);
      messages.push(reply.json().message.replace('Esa no es la respuesta que guardaste. ', ''));
    }
    expect(messages).toEqual([
      'Te quedan 4 intentos.',
      'Te quedan 3 intentos.',
      'Te quedan 2 intentos.',
      'Te queda 1 intento.',
      'Por seguridad, la recuperación queda cerrada por 1 hora.',
    ]);
    expect(waits).toEqual([undefined, undefined, undefined, undefined, '3600']);
  }
});

test('five wrong answers from an IP block its recovery for an hour, on every server, for the right answer too', async () => {
  const ana = aUser();
  const { visitor, another, as, pass } = await appWith({ users: [ana] });
  const second = await another();
  for (let i = 0; i < 5; i += 1) {
    pass(5 * MINUTE_MS);
    expect(
      (await recover(i % 2 === 0 ? visitor : second, ana.username, 'adivino')).statusCode,
    ).toBe(401);
  }
  for (const server of [visitor, second]) {
    const refused = await recover(server, ana.username, ana.secretAnswer);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('3600');
    expect(refused.json()).toMatchObject({
      code: 'too_many_tries',
      message: 'Demasiados intentos. Probá de nuevo en 1 hora.',
      requestId: expect.any(String),
    });
  }
  const her = await as(ana);
  expect((await her.get('/api/account')).json().recoveryLockedUntil).toBe(
    '2026-03-01T13:25:00.000Z',
  );
  const { items } = (await her.get('/api/account/notices')).json<{ items: { event: string }[] }>();
  expect(items.map(({ event }) => event)).toEqual([
    'recovery_locked',
    ...Array(4).fill('recovery_failed'),
  ]);

  pass(60 * MINUTE_MS + 1);
  expect((await recover(second, ana.username, ana.secretAnswer)).statusCode).toBe(200);
  expect((await (await as(ana)).get('/api/account')).json().recoveryLockedUntil).toBeNull();
});

test('wrong answers from other IPs slow an account down to an hour, and never block it for the day', async () => {
  const ana = aUser();
  const { visitor, pass } = await appWith({ users: [ana] });
  let address = 0;
  const guess = () => recover(visitor, ana.username, 'adivino', `203.0.113.${(address += 1)}`);
  for (let i = 0; i < 4; i += 1) expect((await guess()).headers['retry-after']).toBeUndefined();
  for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60, 60]) {
    const wrong = await guess();
    expect([wrong.statusCode, wrong.headers['retry-after']]).toEqual([401, String(minutes * 60)]);
    expect((await guess()).statusCode).toBe(429);
    pass(minutes * MINUTE_MS);
  }
  expect((await recover(visitor, ana.username, ana.secretAnswer)).statusCode).toBe(200);
});

test('a known device answers at once, whatever attackers do at its IP', async () => {
  const ana = aUser();
  const { visitor, pass } = await appWith({ users: [ana] });
  const { username, password } = ana;
  const signIn = await visitor.post('/api/login', { username, password });
  const device = signIn.cookies.find(({ name }) => name === 'forja_device')?.value;
  const answer = (secretAnswer: string) =>
    visitor.post(
      '/api/recover-password',
      { username, secretAnswer, newPassword: 'yerba y termo 3' },
      { remoteAddress: '203.0.113.7', headers: { cookie: `forja_device=${device}` } },
    );
  for (let day = 0; day < 3; day += 1) {
    pass(24 * 60 * MINUTE_MS);
    for (let i = 0; i < 60; i += 1) {
      await recover(visitor, username, 'adivino');
      await recover(visitor, username, 'adivino', `198.51.100.${i}`);
    }
  }
  expect((await recover(visitor, username, ana.secretAnswer)).statusCode).toBe(429);
  expect((await answer('no me acuerdo')).json().message).toContain('Te quedan 4 intentos.');
  expect((await answer(ana.secretAnswer)).statusCode).toBe(200);
});

test('a short answer from before still works, and every address is compared the same', async () => {
  const ana = aUser({ secretAnswer: 'Bú' });
  const { visitor } = await appWith({ users: [ana, aUser()] });
  const body = async (username: string) => {
    const { requestId: _own, ...rest } = (await recover(visitor, username, 'No')).json<
      Record<string, unknown>
    >();
    return rest;
  };
  expect(await body(ana.username)).toEqual(await body(UNKNOWN_USERNAME));
  expect((await recover(visitor, ana.username, 'bu')).statusCode).toBe(200);
});

test('concurrent answers on two servers are all counted', async () => {
  const ana = aUser();
  const { visitor, another } = await appWith({ users: [ana] });
  const second = await another();
  const replies = await Promise.all(
    Array.from({ length: 14 }, (_, i) =>
      recover(i % 2 === 0 ? visitor : second, ana.username, 'adivino'),
    ),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(9);
});

test('an unknown address has a stable question from the list on every server', async () => {
  const { visitor, another } = await appWith();
  const second = await another();
  const seen = new Set<string>();
  for (let i = 0; i < 12; i += 1) {
    const body = { username: `nadie-${i}@ejemplo.com.ar` };
    const { secretQuestion } = (await visitor.post('/api/get-secret-question', body)).json();
    expect(SHOWN_QUESTIONS).toContain(secretQuestion);
    expect((await second.post('/api/get-secret-question', body)).json()).toEqual({
      secretQuestion,
    });
    seen.add(secretQuestion);
  }
  expect(seen.size).toBeGreaterThan(1);
});

test('a custom question is revealed only after the password', async () => {
  const ana = aUser({ secretQuestion: '¿Cómo le digo a mi tía Elvira?' });
  const { visitor, as } = await appWith({ users: [ana] });
  const questionReply = await visitor.post('/api/get-secret-question', { username: ana.username });
  expect(questionReply.json()).toEqual({ secretQuestion: OWN_QUESTION });
  const recovery = {
    username: ana.username,
    secretAnswer: ana.secretAnswer,
    newPassword: 'yerba y termo 3',
  };
  expect((await visitor.post('/api/recover-password', recovery)).statusCode).toBe(200);
  const account = async () => (await (await as(ana)).get('/api/account')).json();
  expect(await account()).toMatchObject({
    secretQuestion: ana.secretQuestion,
    mustChooseQuestion: true,
  });
  const listed = { secretQuestion: SECRET_QUESTIONS[2], secretAnswer: 'Elvira' };
  await (
    await as(ana)
  ).post('/api/account/secret-question', { password: 'yerba y termo 3', ...listed });
  expect(await account()).toMatchObject({
    secretQuestion: SECRET_QUESTIONS[2],
    mustChooseQuestion: false,
  });
});

test('unknown addresses get all questions about equally often, the custom one included', async () => {
  const shown = Array.from({ length: 3_000 }, (_, index) =>
    decoyQuestion('a secret', `nadie-${index}@ejemplo.com.ar`),
  );
  for (const question of SHOWN_QUESTIONS)
    expect(shown.filter((each) => each === question).length).toBeGreaterThan(
      3_000 / SHOWN_QUESTIONS.length / 1.3,
    );
});

test('repeated requests for a question are limited to one a minute', async () => {
  const ana = aUser();
  const { visitor } = await appWith({ users: [ana] });
  const ask = (username: string) => visitor.post('/api/get-secret-question', { username });
  for (const username of [ana.username, UNKNOWN_USERNAME]) {
    for (let i = 0; i < 20; i += 1) expect((await ask(username)).statusCode).toBe(200);
    const refused = await ask(username);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
  }
});

test('events of an unknown address are logged and lead to no account', async () => {
  const { visitor, db } = await appWith();
  await recover(visitor, UNKNOWN_USERNAME, 'adivino');
  const rows = await db.select().from(auditTable);
  expect(rows).toMatchObject([{ event: 'recovery_failed' }]);
  expect(JSON.stringify(rows)).not.toContain('nadie');
});

test.each([
  ['password1', 'Esa contraseña está entre las primeras'],
  ['Contraseña123', 'Esa contraseña está entre las primeras'],
  ['ana@ejemplo.com.ar', 'Tu correo no sirve como contraseña'],
])('recovery refuses %s at its field without counting a try', async (newPassword, message) => {
  const ana = aUser({ username: 'ana@ejemplo.com.ar' });
  const { visitor } = await appWith({ users: [ana] });
  for (let i = 0; i < 6; i += 1) {
    const reply = await visitor.post('/api/recover-password', {
      username: ana.username,
      secretAnswer: ana.secretAnswer,
      newPassword,
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toEqual([
      { path: 'newPassword', message: expect.stringContaining(message) },
    ]);
  }
});

test('recovery refuses two different passwords', async () => {
  const { visitor } = await appWith();
  const reply = await visitor.post('/api/recover-password', {
    username: UNKNOWN_USERNAME,
    secretAnswer: 'x',
    newPassword: 'yerba y termo 3',
    confirmPassword: 'otra',
  });
  expect(reply.json().fields).toEqual([
    { path: 'confirmPassword', message: 'Las contraseñas no coinciden' },
  ]);
});

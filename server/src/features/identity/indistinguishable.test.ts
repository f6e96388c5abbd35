import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { appWith, type Client } from '../../app/composition/app-with.fixture.ts';
import { createMemoryMail } from '../../gateways/mail/memory-mail.fixture.ts';
import { decoyQuestion } from './recovery/displayed-question.ts';
import { HASHES } from './passwords/secret-hash.ts';
import { aRegistration, aUser, type TestUser } from './users.fixture.ts';

const SECRET = 'a secret of the tests, of no use elsewhere';
const IP = { remoteAddress: '203.0.113.7' };

/** Emails are sent after the reply, possibly during the next call. */
const OF_DELIVERY =
  /^(?:select|update|delete).*"(?:letters|pending_registrations)"|^(?!.*INSERT INTO pgboss).*pgboss\./s;

type Seen = { status: number; body: object; headers: object; statements: string[]; hashes: number };

/** Counts the statements and argon2 hashes of the process during a call. */
function watch() {
  const counted = { hashes: 0 };
  const onHash = () => void (counted.hashes += 1);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  subscribe(HASHES.name, onHash);
  onTestFinished(() => {
    query.mockRestore();
    unsubscribe(HASHES.name, onHash);
  });
  return async (call: () => Promise<LightMyRequestResponse>): Promise<Seen> => {
    query.mockClear();
    counted.hashes = 0;
    const reply = await call();
    const statements = query.mock.calls.map(([statement]) => readText(statement));
    const {
      requestId: _own,
      code: _random,
      username: _asked,
      ...body
    } = reply.json<Record<string, unknown>>();
    const { 'x-request-id': _id, date: _date, ...headers } = reply.headers;
    const isRefused = reply.statusCode >= 400;
    return {
      status: reply.statusCode,
      body: isRefused ? { ...body, code: _random } : body,
      headers,
      statements: statements.filter((text) => !OF_DELIVERY.test(text)),
      hashes: counted.hashes,
    };
  };
}

function readText(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : 'unknown';
}

function createSimilarAddress({ username, secretQuestion }: TestUser): string {
  for (let i = 1_000; ; i += 1) {
    const name = `nadie-${i}`.padEnd(username.indexOf('@'), 'x');
    const address = `${name}${username.slice(username.indexOf('@'))}`;
    if (decoyQuestion(SECRET, address) === secretQuestion) return address;
  }
}

const REQUESTS: {
  what: string;
  times: number;
  ask: (client: Client, username: string) => Promise<LightMyRequestResponse>;
  hasMail?: boolean;
}[] = [
  {
    what: 'login',
    times: 12,
    ask: (client, username) => client.post('/api/login', { username, password: 'adivino' }, IP),
  },
  {
    what: 'the secret question',
    times: 22,
    ask: (client, username) => client.post('/api/get-secret-question', { username }, IP),
  },
  {
    what: 'recovery',
    times: 7,
    ask: (client, username) =>
      client.post(
        '/api/recover-password',
        { username, secretAnswer: 'adivino', newPassword: 'yerba y termo 3' },
        IP,
      ),
  },
];

test.each([...REQUESTS, ...REQUESTS.map((request) => ({ ...request, hasMail: true }))])(
  '$what gives the same response with the same work for an account and for none (with mail: $hasMail)',
  async ({ times, ask, hasMail = false }) => {
    const ana = aUser();
    const { visitor } = await appWith({
      users: [ana],
      settings: { secret: SECRET },
      ...(hasMail && { mail: createMemoryMail() }),
    });
    await ask(visitor, 'otra@ejemplo.com.ar');
    const seen = watch();
    const unknownUser = createSimilarAddress(ana);
    for (let i = 0; i < times; i += 1) {
      const forAccount = await seen(() => ask(visitor, ana.username));
      const unknown = await seen(() => ask(visitor, unknownUser));
      expect(unknown).toEqual(forAccount);
      expect(forAccount.statements.length).toBeGreaterThan(1);
    }
  },
);

test.each([
  { what: 'with mail', mail: createMemoryMail() },
  { what: 'without mail', mail: undefined },
])(
  'changing the email gives the same response for a taken address and a free one, $what',
  async ({ mail }) => {
    const [ana, taken] = [aUser(), aUser()];
    const { as } = await appWith({ users: [ana, taken], mail, settings: { secret: SECRET } });
    const her = await as(ana);
    const seen = watch();
    const ask = (username: string) =>
      her.post('/api/account/email', { password: ana.password, username }, IP);
    await ask('primera@ejemplo.com.ar');
    const [onTaken, onFree] = [
      await seen(() => ask(taken.username)),
      await seen(() => ask(createSimilarAddress(taken))),
    ];
    expect(onTaken.status).toBe(200);
    expect(onFree).toEqual(onTaken);
  },
);

test('with mail, registering gives the same response with the same work for an account and for none', async () => {
  const ana = aUser();
  const { visitor } = await appWith({ users: [ana], mail: createMemoryMail() });
  const ask = (username: string) => visitor.post('/api/register', aRegistration({ username }), IP);
  await ask('primera@ejemplo.com.ar');
  const seen = watch();
  const unknownUser = createSimilarAddress(ana);
  for (let i = 0; i < 5; i += 1) {
    const forAccount = await seen(() => ask(ana.username));
    const unknown = await seen(() => ask(unknownUser));
    expect(unknown).toEqual(forAccount);
    expect([forAccount.status, forAccount.hashes]).toEqual(i < 3 ? [200, 2] : [429, 0]);
  }
});

test('requesting a recovery email gives the same response for an account and for none', async () => {
  const ana = aUser();
  const { visitor } = await appWith({
    users: [ana],
    mail: createMemoryMail(),
    settings: { appOrigin: undefined },
  });
  const ask = (username: string) => visitor.post('/api/recovery-links', { username }, IP);
  const unknownUser = createSimilarAddress(ana);
  const shown = ({
    statusCode,
    headers: { 'x-request-id': _id, date: _date, ...headers },
    body,
  }: LightMyRequestResponse) => ({
    statusCode,
    headers,
    body: body.replace(/"requestId":"[^"]+"/, ''),
  });
  for (let i = 0; i < 5; i += 1) {
    const forAccount = shown(await ask(ana.username));
    expect(shown(await ask(unknownUser))).toEqual(forAccount);
    expect(forAccount.statusCode).toBe(i < 3 ? 200 : 429);
  }
});

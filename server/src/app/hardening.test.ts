import type { Endpoint } from '@forja/contract/endpoint';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { connect } from '../database/connect.ts';
import { aUser } from '../features/identity/users.fixture.ts';
import { createMemoryMail } from '../gateways/mail/memory-mail.fixture.ts';
import { appWith, type Client } from './app-with.fixture.ts';

const RUNS = 60;
const PATIENT = { timeout: 300_000 };
/** Counters and the record of attempts grow on purpose when somebody knocks. */
const COUNTERS = new Set(['tries', 'audit', 'passkey_challenges']);

type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  maximum?: number;
  maxLength?: number;
};

/** Right by shape, more or less right by value. */
function likely(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(likely));
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, of]) => [key, likely(of)])),
      );
    case 'array':
      return fc.array(likely(schema.items ?? {}), { maxLength: 3 });
    case 'boolean':
      return fc.boolean();
    case 'number':
    case 'integer':
      return fc.oneof(fc.integer({ min: 0, max: 200 }), fc.double());
    case 'string':
      return fc.oneof(fc.string({ maxLength: 30 }), fc.emailAddress(), fc.uuid(), fc.constant('mate amargo 7'));
    case undefined:
    default:
      return fc.jsonValue();
  }
}

/** What a program that means harm, or is broken, puts where something else belongs. */
const wrong = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    [],
    {},
    '',
    ' ',
    -1,
    1e308,
    true,
    [[]],
    { $ne: '' },
    ['a@b.com'],
    '\u0000',
    '\ud800',
    '💪'.repeat(60),
  ),
  fc.constantFrom('x'.repeat(5000), '../../etc/passwd', "'; drop table users; --", '{{7*7}}', '9999-99-99', '1e400'),
  fc.jsonValue({ maxDepth: 2 }),
);

/** The body of an endpoint with one part, or the whole of it, wrong. */
function broken(schema: JsonSchema): fc.Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {});
  const missing = fc.tuple(likely(schema), fc.constantFrom(...names)).map(([body, name]) => without(body, name));
  const replaced = fc
    .tuple(likely(schema), fc.constantFrom(...names), wrong)
    .map(([body, name, value]) => ({ ...(typeof body === 'object' ? body : {}), [name]: value }));
  return fc.oneof(wrong, missing, replaced, likely(schema));
}

const without = (body: unknown, name: string) =>
  Object.fromEntries(Object.entries(body ?? {}).filter(([key]) => key !== name));

const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  // the generator reads only the words named in JsonSchema
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

async function everythingServed() {
  const [ana, admin] = [aUser(), aUser({ role: 'admin' })];
  const world = await appWith({ users: [ana, admin], mail: createMemoryMail() });
  const rows = async () => {
    const { db, close } = connect(world.url, { onLost: () => {} });
    const tables = await db.execute<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'migration%'`,
    );
    const counted: Record<string, number> = {};
    for (const { name } of tables.rows.filter((table) => !COUNTERS.has(table.name)))
      counted[name] = Number((await db.execute<{ n: string }>(`select count(*) as n from "${name}"`)).rows[0]?.n);
    await close();
    return counted;
  };
  return { ...world, ana, admin, rows };
}

const withoutParams = (path: string) => path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000');

const send = (client: Client, { method, path }: Endpoint, body: unknown, number: number) =>
  client.send(method, withoutParams(path), body, `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`);

test('no invalid body, of any endpoint, makes the server fail or leaves a row', PATIENT, async () => {
  const { endpoints, as, ana, rows } = await everythingServed();
  const before = await rows();
  const her = await as(ana);
  let sent = 0;
  for (const endpoint of endpoints.filter(({ body }) => body !== undefined)) {
    const { body = z.never() } = endpoint;
    await fc.assert(
      fc.asyncProperty(broken(jsonSchemaOf(body)), async (value) => {
        fc.pre(!body.safeParse(value).success);
        const reply = await send(her, endpoint, value, (sent += 1));
        expect(reply.statusCode, `${endpoint.path} ${JSON.stringify(value)}`).toBeGreaterThanOrEqual(400);
        expect(reply.statusCode, `${endpoint.path} ${JSON.stringify(value)}`).toBeLessThan(500);
        expect(reply.json()).toMatchObject({ success: false, requestId: expect.any(String) });
        expect(reply.headers['cache-control']).toBe('no-store');
      }),
      { numRuns: RUNS },
    );
  }
  expect(sent).toBeGreaterThan(500);
  const { sign_ins, ...rest } = await rows();
  expect({ ...rest, sign_ins: Number(sign_ins) - 1 }).toEqual(before);
});

test('what has the right shape and makes no sense is refused or done, never a failure', PATIENT, async () => {
  const { endpoints, as, ana } = await everythingServed();
  const her = await as(ana);
  let sent = 0;
  for (const endpoint of endpoints.filter(({ body }) => body !== undefined)) {
    const { body = z.never() } = endpoint;
    await fc.assert(
      fc.asyncProperty(likely(jsonSchemaOf(body)), async (value) => {
        const reply = await send(her, endpoint, value, (sent += 1));
        expect(reply.statusCode, `${endpoint.path} ${JSON.stringify(value)}`).toBeLessThan(500);
      }),
      { numRuns: 25 },
    );
  }
});

test('addresses and searches that nobody means make no endpoint fail', PATIENT, async () => {
  const { endpoints, as, ana, rows } = await everythingServed();
  const her = await as(ana);
  const before = await rows();
  for (const { method, path } of endpoints) {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 40 }), fc.string({ maxLength: 40 }), async (id, search) => {
        const query = `?${new URLSearchParams({ cursor: search, limit: id, [search]: id }).toString()}`;
        const address = path.replaceAll(/:\w+/g, encodeURIComponent(id).replaceAll('.', '%2E') || 'x');
        const reply = await her.send(method, address + (method === 'GET' ? query : ''), undefined);
        expect(reply.statusCode, `${method} ${path} ${id} ${search}`).toBeLessThan(500);
      }),
      { numRuns: 15 },
    );
  }
  const after = await rows();
  expect(after['users']).toBe(before['users']);
  expect(after['plans']).toBe(before['plans']);
});

test('every endpoint that is not public refuses a stranger before it looks at anything', async () => {
  const { endpoints, visitor } = await everythingServed();
  for (const endpoint of endpoints.filter(({ access }) => access !== 'public')) {
    const reply = await send(visitor, endpoint, endpoint.body && { absurd: true }, 1);
    expect(reply.statusCode, endpoint.path).toBe(endpoint.access === 'admin' ? 404 : 401);
    expect(reply.json()).toMatchObject({ success: false, requestId: expect.any(String) });
  }
});

test('what is somebody’s is kept by nobody on the way, and every answer has its number', async () => {
  const { endpoints, as, ana } = await everythingServed();
  const her = await as(ana);
  const asked = endpoints.filter(({ method, access }) => method === 'GET' && access === 'user');
  expect(asked.length).toBeGreaterThan(8);
  for (const { path } of asked) {
    const reply = await her.get(withoutParams(path));
    expect([path, reply.headers['cache-control'], String(reply.headers['x-request-id'])]).toEqual([
      path,
      'no-store',
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    ]);
    if (reply.statusCode !== 200) expect(reply.json().requestId).toBe(reply.headers['x-request-id']);
  }
});

test('every endpoint that changes something refuses a page of another site', async () => {
  const { endpoints, as, ana } = await everythingServed();
  const her = await as(ana);
  for (const { method, path } of endpoints.filter((endpoint) => endpoint.method !== 'GET')) {
    const reply = await her.send(method, withoutParams(path), {}, '203.0.113.1', { origin: 'https://malo.example' });
    expect([path, reply.statusCode, reply.json().code]).toEqual([path, 403, 'wrong_origin']);
  }
  expect((await her.get('/api/user')).statusCode).toBe(200);
});

test('every endpoint with a body refuses one that is too large, unread', async () => {
  const { endpoints, as, admin } = await everythingServed();
  const her = await as(admin);
  for (const { method, path, maxBodyBytes = 64 * 1024 } of endpoints.filter(({ body }) => body !== undefined)) {
    const reply = await her.send(method, withoutParams(path), { filler: 'x'.repeat(maxBodyBytes) });
    expect([path, reply.statusCode]).toEqual([path, 413]);
  }
});

test('a planted session is worth nothing after signing in, whichever door was used', async () => {
  const { visitor, as, ana } = await everythingServed();
  const planted = await as(ana);
  const reply = await visitor.post(
    '/api/login',
    { username: ana.username, password: ana.password },
    { headers: { cookie: planted.cookie ?? '' } },
  );
  expect(reply.cookies[0]?.value).not.toBe(planted.cookie?.split('=')[1]);
  expect((await planted.get('/api/user')).statusCode).toBe(401);
});

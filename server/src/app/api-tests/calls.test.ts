import { expect, test } from 'vitest';
import { aRegistration, aUser } from '../../features/identity/users.fixture.ts';
import { appWith } from '../composition/app-with.fixture.ts';
import { ORIGIN } from '../composition/test-servers.fixture.ts';

const json = { 'content-type': 'application/json', host: 'localhost:3000', origin: ORIGIN };

test.each([
  { from: 'another site', headers: { origin: 'https://malo.example' } },
  { from: 'a page without origin', headers: { origin: 'null' } },
  { from: 'an origin that is no address', headers: { origin: 'localhost' } },
  { from: 'another port of this machine', headers: { origin: 'http://localhost:4000' } },
  {
    from: 'a name that points at this machine',
    headers: { host: 'malo.example', origin: 'http://malo.example' },
  },
  { from: 'another site, says the browser', headers: { 'sec-fetch-site': 'cross-site' } },
  { from: 'a sibling site, says the browser', headers: { 'sec-fetch-site': 'same-site' } },
])('a change from $from is refused', async ({ headers }) => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const her = await as(ana);
  const reply = await her.post('/api/logout', undefined, { headers });
  expect(reply.statusCode).toBe(403);
  expect(reply.json()).toMatchObject({ success: false, code: 'wrong_origin' });
  expect((await her.get('/api/user', { headers })).statusCode).toBe(200);
});

test('a configured origin is the only one that may make changes', async () => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana], settings: { appOrigin: 'https://forja.example' } });
  const her = await as(ana);
  expect((await her.post('/api/logout')).statusCode).toBe(403);
  const ours = {
    host: 'forja.example',
    origin: 'https://forja.example',
    'sec-fetch-site': 'same-origin',
  };
  expect((await her.post('/api/logout', undefined, { headers: ours })).statusCode).toBe(200);
});

test('a call with a cookie must declare its origin', async () => {
  const ana = aUser();
  const { as, app } = await appWith({ users: [ana] });
  const { cookie = '' } = await as(ana);
  expect(
    (await app.inject({ method: 'POST', url: '/api/logout', headers: { cookie } })).statusCode,
  ).toBe(403);
  expect((await app.inject({ method: 'POST', url: '/api/logout' })).statusCode).toBe(200);
});

test.each([
  {
    what: 'broken JSON',
    payload: '{"username": ',
    code: 'invalid_input',
    status: 400,
    message: 'Lo que mandaste no es JSON válido.',
  },
  {
    what: 'a poisoned prototype',
    payload: '{"__proto__": {"role": "admin"}}',
    code: 'invalid_input',
    status: 400,
    message: 'Lo que mandaste no es JSON válido.',
  },
  {
    what: 'a poisoned constructor',
    payload: '{"constructor": {"prototype": {"role": "admin"}}}',
    code: 'invalid_input',
    status: 400,
    message: 'Lo que mandaste no es JSON válido.',
  },
  {
    what: 'a list',
    payload: '[]',
    code: 'invalid_input',
    status: 400,
    message: 'El pedido tiene que ser un objeto JSON con los datos.',
  },
  {
    what: 'a text',
    payload: '"hola"',
    code: 'invalid_input',
    status: 400,
    message: 'El pedido tiene que ser un objeto JSON con los datos.',
  },
  {
    what: 'nothing',
    payload: '',
    code: 'invalid_input',
    status: 400,
    message: 'Revisá los datos marcados y probá de nuevo.',
  },
  {
    what: 'null',
    payload: 'null',
    code: 'invalid_input',
    status: 400,
    message: 'Revisá los datos marcados y probá de nuevo.',
  },
  {
    what: 'more than eight kilobytes',
    payload: JSON.stringify({ username: 'a'.repeat(9000) }),
    code: 'too_large',
    status: 413,
    message: 'Lo que mandaste es demasiado grande.',
  },
])(
  '$what instead of credentials is refused with its own error',
  async ({ payload, code, status, message }) => {
    const { app } = await appWith();
    const reply = await app.inject({ method: 'POST', url: '/api/login', headers: json, payload });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ success: false, code, message });
  },
);

test('a plan of more than 64 KB is refused', async () => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  expect(
    (
      await (
        await as(ana)
      ).put('/api/plans/00000000-0000-4000-8000-000000000000', { filler: 'x'.repeat(70_000) })
    ).statusCode,
  ).toBe(413);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  '',
])('a body of type %j is refused: only JSON is accepted', async (type) => {
  const { app } = await appWith();
  const reply = await app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { ...json, 'content-type': type },
    payload: 'username=a',
  });
  expect(reply.statusCode).toBe(415);
  expect(reply.json()).toMatchObject({
    code: 'unsupported_media',
    message: 'El pedido tiene que ser JSON.',
  });
});

test('a call without a body may keep the JSON content type', async () => {
  const { app } = await appWith();
  expect((await app.inject({ method: 'POST', url: '/api/logout', headers: json })).statusCode).toBe(
    200,
  );
});

test('an unknown address gets the standard error', async () => {
  const { visitor } = await appWith();
  for (const url of ['/api/nada', '/api', '/api/', '/api/plans/x/y', '/nada']) {
    const reply = await visitor.get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({
      success: false,
      code: 'not_found',
      requestId: expect.any(String),
    });
  }
});

test('a wrong method lists the allowed ones', async () => {
  const { visitor } = await appWith();
  const reply = await visitor.post('/api/plans/00000000-0000-4000-8000-000000000000', {});
  expect(reply.statusCode).toBe(405);
  expect(reply.headers.allow).toBe('PUT, GET');
  expect(reply.json()).toMatchObject({ success: false, code: 'method_not_allowed' });
});

test('an undecodable address gets the standard error', async () => {
  const { visitor } = await appWith();
  const reply = await visitor.get('/api/plans/%E0%A4%A');
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({
    success: false,
    code: 'invalid_input',
    requestId: expect.any(String),
  });
  expect(reply.headers['x-request-id']).toBe(reply.json().requestId);
});

test('every response has the request id of its refusal, and only short plain ids are accepted from outside', async () => {
  const { visitor } = await appWith();
  const ask = (id: string) => visitor.get('/api/user', { headers: { 'x-request-id': id } });
  const withBalancerId = await ask('balancer-0001');
  expect(withBalancerId.headers['x-request-id']).toBe('balancer-0001');
  expect(withBalancerId.json()).toMatchObject({ requestId: 'balancer-0001' });
  for (const id of ['x', 'a'.repeat(65), 'with spaces and <b>', '']) {
    expect((await ask(id)).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('private responses are not cached, and every response has security headers', async () => {
  const ana = aUser();
  const { as, visitor } = await appWith({ users: [ana] });
  for (const { headers } of [
    await (await as(ana)).get('/api/user'),
    await visitor.get('/api/user'),
    await visitor.get('/api/nada'),
  ]) {
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['permissions-policy']).toContain('camera=(self), ');
    expect(headers['permissions-policy']).toContain('geolocation=()');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  }
});

test('production sends HSTS for all subdomains', async () => {
  const { visitor } = await appWith({ settings: { isProduction: true } });
  expect((await visitor.get('/api/user')).headers['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  );
});

test('the log describes requests without anything a person typed', async () => {
  const { visitor, log } = await appWith();
  const registered = await visitor.post(
    '/api/register',
    aRegistration({
      username: 'reservada@ejemplo.com.ar',
      password: 'clave-privada-1',
      confirmPassword: undefined,
      secretAnswer: 'respuesta-privada',
    }),
  );
  const session = registered.cookies[0]?.value ?? '';
  await visitor.get('/api/plans?cursor=dato-privado', {
    headers: { cookie: `forja_session=${session}` },
    remoteAddress: '203.0.113.77',
  });
  await visitor.get('/nada/reservada@ejemplo.com.ar');
  await visitor.post('/api/register', aRegistration({ username: 'reservada@ejemplo.com.ar' }));

  expect(log()).toContain('"route":"/api/register"');
  expect(log()).toContain('"statusCode":409');
  expect(log()).not.toMatch(
    /reservada|clave-privada|respuesta-privada|dato-privado|203\.0\.113|forja_session/,
  );
  expect(log()).not.toContain(session.split('.')[1]);
});

test('a database failure is logged by its code, never with its values', async () => {
  const { visitor, db, log } = await appWith();
  await db.execute('alter table users rename to users_away');
  try {
    const reply = await visitor.post('/api/login', {
      username: 'reservada@ejemplo.com.ar',
      password: 'clave-privada-1',
    });
    expect(reply.statusCode).toBe(500);
    expect(reply.body).not.toMatch(/users|select|relation/);
  } finally {
    await db.execute('alter table users_away rename to users');
  }
  expect(log()).toContain('42P01');
  expect(log()).not.toMatch(/reservada|clave-privada/);
});

import { endpoint } from '@forja/contract/http/endpoint';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import type { Api } from './api.ts';
import { AppError } from './app-error.ts';
import type { Caller } from './caller.ts';
import { route } from './route.ts';
import { applyHttpConventions } from './http-conventions.ts';

const ana: Caller = {
  id: '00000000-0000-4000-8000-00000000000a',
  username: 'ana@ejemplo.com.ar',
  role: 'user',
};

function aMinimalApi(caller?: Caller, isMember = false): Api {
  const app = Fastify();
  onTestFinished(() => app.close());
  const api: Api = {
    app,
    findCaller: async () => caller,
    isMember: async () => isMember,
    mayArriveLate: async () => false,
    endpoints: [],
  };
  applyHttpConventions(app, { endpoints: api.endpoints, appOrigin: undefined });
  return api;
}

const readThing = endpoint({
  method: 'GET',
  path: '/api/thing',
  access: 'public',
  summary: 'A thing',
  response: z.object({ name: z.string() }),
});

test('an undeclared field is removed from the response', async () => {
  const api = aMinimalApi();
  const row = { name: 'Forja', passwordHash: '$argon2id$' };
  route(api, readThing, async () => row);
  expect((await api.app.inject('/api/thing')).body).toBe('{"name":"Forja"}');
});

test('a response outside the contract is a server error without details', async () => {
  const api = aMinimalApi();
  // a database value that contradicts its type
  route(api, readThing, async () => ({ name: 42 as unknown as string }));
  const reply = await api.app.inject('/api/thing');
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({
    success: false,
    code: 'internal',
    message: 'Ha ocurrido un error',
    requestId: expect.any(String),
  });
});

test.each([new Error('relation "users" does not exist'), { secret: 'x' }, 'text', undefined, null])(
  'a failure (%s) never leaves',
  async (failure) => {
    const api = aMinimalApi();
    route(api, readThing, async () => {
      throw failure;
    });
    const reply = await api.app.inject('/api/thing');
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({
      success: false,
      code: 'internal',
      message: 'Ha ocurrido un error',
      requestId: expect.any(String),
    });
  },
);

test('an unavailable database answers 503', async () => {
  const api = aMinimalApi();
  route(api, readThing, async () => {
    throw new Error('Failed query: select 1', {
      cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
    });
  });
  const reply = await api.app.inject('/api/thing');
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('10');
  expect(reply.json()).toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('Tus datos están a salvo'),
  });
});

test("an administrator's endpoint looks nonexistent to everybody else", async () => {
  const secret = endpoint({ ...readThing, access: 'admin' });
  for (const [caller, status] of [
    [undefined, 404],
    [ana, 404],
    [{ ...ana, role: 'admin' as const, proof: 'recent' as const }, 200],
  ] as const) {
    const api = aMinimalApi(caller);
    route(api, secret, async () => ({ name: 'metrics' }));
    expect((await api.app.inject('/api/thing')).statusCode).toBe(status);
  }
});

test('the handler gets the caller and the validated input', async () => {
  const rename = endpoint({
    method: 'PUT',
    path: '/api/things/:id',
    access: 'user',
    summary: 'Renames a thing',
    params: z.object({ id: z.string() }),
    query: z.object({ times: z.coerce.number().default(1) }),
    body: z.object({ name: z.string().trim() }),
    response: z.object({ text: z.string() }),
  });
  const api = aMinimalApi(ana);
  route(api, rename, async ({ caller, params, query, body }) => ({
    text: [caller.username, params.id, query.times, body.name].join(' '),
  }));
  const reply = await api.app.inject({
    method: 'PUT',
    url: '/api/things/7',
    payload: { name: ' barra ' },
  });
  expect(reply.json()).toEqual({ text: 'ana@ejemplo.com.ar 7 1 barra' });
});

test('a refusal has its fields and its waiting time', async () => {
  const api = aMinimalApi();
  route(api, readThing, async () => {
    throw new AppError('too_many_tries', {
      retryAfterSeconds: 61.2,
      fields: [{ path: 'code', message: 'Esperá.' }],
    });
  });
  const reply = await api.app.inject('/api/thing');
  expect(reply.headers['retry-after']).toBe('62');
  expect(reply.json()).toMatchObject({
    message: 'Demasiados intentos. Probá de nuevo en 2 minutos.',
    fields: [{ path: 'code', message: 'Esperá.' }],
  });
});

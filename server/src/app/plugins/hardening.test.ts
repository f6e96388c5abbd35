import type { Endpoint } from '@forja/contract/http/endpoint';
import { expect, test } from 'vitest';
import { aUser } from '../../features/identity/users.fixture.ts';
import { createMemoryMail } from '../../gateways/mail/memory-mail.fixture.ts';
import { appWith, type Client } from '../composition/app-with.fixture.ts';

async function listServed() {
  const [ana, admin] = [aUser(), aUser({ role: 'admin' })];
  const api = await appWith({ users: [ana, admin], mail: createMemoryMail() });
  return { ...api, ana, admin };
}

const withoutParams = (path: string) =>
  path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000');

const send = (client: Client, { method, path }: Endpoint, body: unknown, number: number) =>
  client.send(
    method,
    withoutParams(path),
    body,
    `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
  );

test('every endpoint that is not public refuses anonymous requests before any validation', async () => {
  const { endpoints, visitor } = await listServed();
  for (const endpoint of endpoints.filter(({ access }) => access !== 'public')) {
    const reply = await send(visitor, endpoint, endpoint.body && { absurd: true }, 1);
    expect(reply.statusCode, endpoint.path).toBe(endpoint.access === 'admin' ? 404 : 401);
    expect(reply.json()).toMatchObject({ success: false, requestId: expect.any(String) });
  }
});

test('private responses are not cached, and every response has a request id', async () => {
  const { endpoints, as, ana } = await listServed();
  const her = await as(ana);
  const privateReads = endpoints.filter(
    ({ method, access }) => method === 'GET' && access === 'user',
  );
  expect(privateReads.length).toBeGreaterThan(8);
  for (const { path } of privateReads) {
    const reply = await her.get(withoutParams(path));
    expect([path, reply.headers['cache-control'], String(reply.headers['x-request-id'])]).toEqual([
      path,
      'no-store',
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    ]);
    if (reply.statusCode !== 200)
      expect(reply.json().requestId).toBe(reply.headers['x-request-id']);
  }
});

test('every endpoint that changes something refuses the origin of another site', async () => {
  const { endpoints, as, ana } = await listServed();
  const her = await as(ana);
  for (const { method, path } of endpoints.filter((endpoint) => endpoint.method !== 'GET')) {
    const reply = await her.send(method, withoutParams(path), {}, '203.0.113.1', {
      origin: 'https://malo.example',
    });
    expect([path, reply.statusCode, reply.json().code]).toEqual([path, 403, 'wrong_origin']);
  }
  expect((await her.get('/api/user')).statusCode).toBe(200);
});

test('every endpoint refuses an oversized body unread', async () => {
  const { endpoints, as, admin } = await listServed();
  const her = await as(admin);
  for (const { method, path, maxBodyBytes = 64 * 1024 } of endpoints.filter(
    ({ body }) => body !== undefined,
  )) {
    const reply = await her.send(method, withoutParams(path), { filler: 'x'.repeat(maxBodyBytes) });
    expect([path, reply.statusCode]).toEqual([path, 413]);
  }
});

test('signing in replaces a planted session, whatever the method', async () => {
  const { visitor, as, ana } = await listServed();
  const planted = await as(ana);
  const reply = await visitor.post(
    '/api/login',
    { username: ana.username, password: ana.password },
    { headers: { cookie: planted.cookie ?? '' } },
  );
  expect(reply.cookies[0]?.value).not.toBe(planted.cookie?.split('=')[1]);
  expect((await planted.get('/api/user')).statusCode).toBe(401);
});

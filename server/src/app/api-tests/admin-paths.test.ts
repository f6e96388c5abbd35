import { expect, test } from 'vitest';
import { aUser } from '../../features/identity/users.fixture.ts';
import { appWith } from '../composition/app-with.fixture.ts';
import { ORIGIN } from '../composition/test-servers.fixture.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const UNKNOWN = '/api/no-existe/00000000-0000-4000-8000-000000000000';
const JSON_TYPE = { 'content-type': 'application/json' };

const BODIES = [
  { what: 'no body', payload: undefined, headers: {} },
  { what: 'a JSON body', payload: '{}', headers: JSON_TYPE },
  { what: 'broken JSON', payload: '{"a":', headers: JSON_TYPE },
  {
    what: 'another type',
    payload: 'a=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
  { what: 'a body that is too large', payload: `"${'x'.repeat(70_000)}"`, headers: JSON_TYPE },
  {
    what: 'a page of another site',
    payload: '{}',
    headers: { ...JSON_TYPE, origin: 'https://malo.example' },
  },
];

test('an admin path looks nonexistent to everybody but administrators', async () => {
  const [ana, member] = [aUser({ isMember: false }), aUser()];
  const { app, as, endpoints } = await appWith({ users: [ana, member] });
  const paths = new Set(
    endpoints.filter(({ access }) => access === 'admin').map(({ path }) => path),
  );
  expect(paths.size).toBeGreaterThan(5);
  const cookies = [undefined, (await as(ana)).cookie, (await as(member)).cookie];

  for (const cookie of cookies) {
    for (const method of METHODS) {
      for (const { what, payload, headers } of BODIES.filter(
        ({ payload: sent }) => sent === undefined || method.startsWith('P'),
      )) {
        const answer = async (url: string) => {
          const extra = {
            host: 'localhost:3000',
            origin: ORIGIN,
            ...headers,
            ...(cookie !== undefined && { cookie }),
          };
          const reply = await app.inject({
            method,
            url,
            headers: extra,
            ...(payload !== undefined && { payload }),
          });
          const { 'x-request-id': id, date: _date, ...rest } = reply.headers;
          return {
            status: reply.statusCode,
            body: reply.body.replaceAll(String(id), 'its id'),
            headers: rest,
          };
        };
        const unknown = await answer(UNKNOWN);
        for (const path of paths)
          for (const url of [path, `${path}?a=1`].map((text) => text.replaceAll(/:\w+/g, 'algo')))
            expect(await answer(url), `${method} ${url} with ${what}`).toEqual(unknown);
      }
    }
  }
});

test('an unknown address refuses a body without reading it', async () => {
  const { app } = await appWith();
  const sent = {
    method: 'POST',
    headers: { host: 'localhost:3000', origin: ORIGIN, ...JSON_TYPE },
  } as const;
  const reply = await app.inject({ ...sent, url: '/api/nada', payload: '{"a":' });
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
});

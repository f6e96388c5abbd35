import { randomUUID } from 'node:crypto';
import { ACCOUNT_HEADER } from '@forja/contract/identity/account-header';
import { expect, test } from 'vitest';
import { aUser } from '../../features/identity/users.fixture.ts';
import { aMeasure } from '../../features/measures/measures.fixture.ts';
import { recordsTable } from '../../features/records/records.table.ts';
import { createMemoryMail } from '../../gateways/mail/memory-mail.fixture.ts';
import { createFakeProvider } from '../../gateways/payments/fake-provider.fixture.ts';
import { appWith } from '../composition/app-with.fixture.ts';

async function ana() {
  const [person, admin] = [aUser(), aUser({ role: 'admin' })];
  const now = () => new Date();
  const providers = (['mercadopago', 'paypal'] as const).map(
    (id) => createFakeProvider({ id, now }).provider,
  );
  const api = await appWith({ users: [person, admin], mail: createMemoryMail(), providers });
  return {
    ...api,
    person,
    admin,
    her: await api.as(person),
    boss: await api.as(admin, { isStrong: true }),
  };
}
const naming = (id: string) => ({ [ACCOUNT_HEADER]: id });

test('every endpoint with a session refuses the header of another account before any validation', async () => {
  const { endpoints, person, her, boss, visitor } = await ana();
  const closed = endpoints.filter(({ access }) => access !== 'public');
  expect(closed.length).toBeGreaterThan(50);
  for (const { access, method, path } of closed) {
    const [client, other] = access === 'admin' ? [boss, person.id] : [her, randomUUID()];
    const url = path.replaceAll(/:\w+/g, 'x');
    const body = method === 'GET' ? undefined : { absurd: true };
    const refused = await client.send(method, url, body, undefined, naming(other));
    expect([method, path, refused.statusCode, refused.json().code]).toEqual([
      method,
      path,
      409,
      'another_person_signed_in',
    ]);
    const otherUser = await (access === 'admin' ? her : visitor).send(
      method,
      url,
      body,
      undefined,
      naming(other),
    );
    expect(otherUser.json().code).toBe(access === 'admin' ? 'not_found' : 'not_signed_in');
  }
});

test('requests with this account or no header pass, and a refused write stores nothing', async () => {
  const { her, person, db } = await ana();
  const put = (headers: Record<string, string>) =>
    her.put(`/api/measures/${randomUUID()}`, { revision: 0, value: aMeasure() }, { headers });
  expect((await put(naming(randomUUID()))).statusCode).toBe(409);
  expect((await put(naming(''))).statusCode).toBe(409);
  expect(await db.$count(recordsTable)).toBe(0);
  expect((await put(naming(person.id))).statusCode).toBe(200);
  expect((await put({})).statusCode).toBe(200);
});

test('a write returns its revision and time, never the value', async () => {
  const { her, person } = await ana();
  const body = { revision: 0, mutationId: randomUUID(), value: aMeasure() };
  for (const headers of [naming(person.id), {}]) {
    const receipt = (await her.put(`/api/measures/${randomUUID()}`, body, { headers })).json();
    expect(Object.keys(receipt).toSorted()).toEqual(['id', 'revision', 'updatedAt']);
  }
});

test('the header is documented for the endpoints that check it', async () => {
  const { boss, endpoints } = await ana();
  const { paths } = (await boss.get('/api/openapi.json')).json();
  for (const { access, method, path } of endpoints) {
    const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()];
    const names = (operation.parameters ?? []).map((parameter: { name: string }) => parameter.name);
    expect([path, names.includes(ACCOUNT_HEADER)]).toEqual([path, access !== 'public']);
    const header = (operation.parameters ?? []).find(
      ({ name }: { name: string }) => name === ACCOUNT_HEADER,
    );
    if (header) expect(header).toMatchObject({ in: 'header', required: false });
  }
});

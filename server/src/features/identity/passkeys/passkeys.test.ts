import { MINUTE_MS } from '@forja/domain/units/durations';
import { expect, test } from 'vitest';
import { appWith, type Client } from '../../../app/composition/app-with.fixture.ts';
import { passkeyChallengesTable, passkeysTable } from '../storage/passkeys.table.ts';
import { aUser, type TestUser } from '../users.fixture.ts';
import { anAuthenticator, type Options } from './authenticator.fixture.ts';

type Authenticator = ReturnType<typeof anAuthenticator>;
type Started = { challengeId: string; options: Options & Record<string, unknown> };

const begin = async (client: Client, { password }: TestUser) =>
  (await client.post('/api/account/passkeys/options', { password })).json<Started>();

async function add(client: Client, user: TestUser, key: Authenticator, name = 'Mi teléfono') {
  const { challengeId, options } = await begin(client, user);
  return client.post('/api/account/passkeys', { challengeId, name, response: key.create(options) });
}

async function beginLogin(client: Client) {
  return (await client.post('/api/passkey-login/options')).json<Started>();
}

async function enter(client: Client, key: Authenticator) {
  const { challengeId, options } = await beginLogin(client);
  return client.post('/api/passkey-login', { challengeId, response: key.get(options) });
}

async function aPersonWithPasskey() {
  const [ana, bruno] = [aUser(), aUser()];
  const api = await appWith({ users: [ana, bruno] });
  const her = await api.as(ana);
  const key = anAuthenticator();
  const added = await add(her, ana, key);
  return { ...api, ana, bruno, her, key, added };
}

test('a person adds a passkey and signs in with it without typing', async () => {
  const { visitor, ana, added, key } = await aPersonWithPasskey();
  expect(added.statusCode, added.body).toBe(200);
  expect(added.json()).toEqual({
    items: [
      {
        id: expect.any(String),
        name: 'Mi teléfono',
        createdAt: '2026-03-01T12:00:00.000Z',
        lastUsedAt: null,
        isSynced: false,
      },
    ],
  });
  const reply = await enter(visitor, key);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json()).toEqual({ id: ana.id, username: ana.username });
  const cookie = `forja_session=${reply.cookies[0]?.value}`;
  const mine = await visitor.get('/api/account/passkeys', { headers: { cookie } });
  expect(mine.json().items[0].lastUsedAt).toBe('2026-03-01T12:00:00.000Z');
});

test('the browser is asked for a discoverable passkey with user verification', async () => {
  const { her, ana, visitor } = await aPersonWithPasskey();
  const { options } = await begin(her, ana);
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Forja' },
    user: { name: ana.username },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ transports: ['internal'] }],
  });
  expect((await beginLogin(visitor)).options).toMatchObject({
    rpId: 'localhost',
    userVerification: 'required',
  });
});

test('several passkeys can be renamed and removed', async () => {
  const { her, ana, visitor, key, pass } = await aPersonWithPasskey();
  const second = anAuthenticator();
  pass(1_000);
  const { items } = (await add(her, ana, second, 'La notebook')).json<{
    items: { id: string; name: string }[];
  }>();
  expect(items.map(({ name }) => name)).toEqual(['Mi teléfono', 'La notebook']);
  const [first, other] = items;
  const renamed = await her.put(`/api/account/passkeys/${other?.id}`, { name: ' Notebook  ' });
  expect(renamed.json().items[1].name).toBe('Notebook');
  const remove = (proof: object) => her.send('DELETE', `/api/account/passkeys/${first?.id}`, proof);
  expect((await remove({})).json()).toMatchObject({ fields: [{ path: 'password' }] });
  expect((await remove({ password: 'adivino' })).json()).toMatchObject({ code: 'wrong_password' });
  expect((await her.get('/api/account/passkeys')).json().items).toHaveLength(2);
  const { password } = ana;
  expect((await remove({ password })).json().items).toHaveLength(1);
  expect((await enter(visitor, key)).json()).toMatchObject({ code: 'passkey_not_accepted' });
  expect((await enter(visitor, second)).statusCode).toBe(200);
  const again = await remove({ password });
  expect(again.statusCode).toBe(404);
  expect(again.json()).toMatchObject({ code: 'passkey_not_found' });
});

test("nobody renames, removes or completes another person's passkey", async () => {
  const { her, ana, bruno, as, visitor, key } = await aPersonWithPasskey();
  const him = await as(bruno);
  const [hers] = (await her.get('/api/account/passkeys')).json<{ items: { id: string }[] }>().items;
  expect((await him.put(`/api/account/passkeys/${hers?.id}`, { name: 'mía' })).statusCode).toBe(
    404,
  );
  const { password } = bruno;
  expect(
    (await him.send('DELETE', `/api/account/passkeys/${hers?.id}`, { password })).statusCode,
  ).toBe(404);
  const { challengeId, options } = await begin(her, ana);
  const stolen = await him.post('/api/account/passkeys', {
    challengeId,
    name: 'mía',
    response: anAuthenticator().create(options),
  });
  expect(stolen.json()).toMatchObject({ code: 'passkey_not_accepted' });
  expect((await enter(visitor, key)).json()).toMatchObject({ id: ana.id });
});

test.each([
  { what: 'of another site', lie: { origin: 'https://malo.example' } },
  { what: 'of another name', lie: { rpId: 'malo.example' } },
  { what: 'that did not verify its owner', lie: { isVerified: false } },
])('a passkey $what is not added', async ({ lie }) => {
  const { her, ana, db } = await aPersonWithPasskey();
  const reply = await add(her, ana, anAuthenticator(lie));
  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toMatchObject({
    code: 'passkey_not_accepted',
    message: 'No pudimos guardar esa llave. Probá de nuevo.',
  });
  expect(await db.select().from(passkeysTable)).toHaveLength(1);
});

test('a signature is valid once, and only for its own challenge', async () => {
  const { visitor, key } = await aPersonWithPasskey();
  const { challengeId, options } = await beginLogin(visitor);
  const response = key.get(options);
  const other = await beginLogin(visitor);
  expect(
    (await visitor.post('/api/passkey-login', { challengeId: other.challengeId, response }))
      .statusCode,
  ).toBe(401);
  expect((await visitor.post('/api/passkey-login', { challengeId, response })).statusCode).toBe(
    200,
  );
  expect((await visitor.post('/api/passkey-login', { challengeId, response })).statusCode).toBe(
    401,
  );
});

test('a challenge expires after five minutes and is deleted', async () => {
  const { visitor, key, pass, sweep, db } = await aPersonWithPasskey();
  const { challengeId, options } = await beginLogin(visitor);
  pass(5 * MINUTE_MS + 1);
  expect(
    (await visitor.post('/api/passkey-login', { challengeId, response: key.get(options) }))
      .statusCode,
  ).toBe(401);
  await sweep();
  expect(await db.select().from(passkeyChallengesTable)).toEqual([]);
});

test("a passkey never signs in to another person's account", async () => {
  const { visitor, bruno, key } = await aPersonWithPasskey();
  const { challengeId, options } = await beginLogin(visitor);
  const response = key.get(options, Buffer.from(bruno.id).toString('base64url'));
  expect((await visitor.post('/api/passkey-login', { challengeId, response })).statusCode).toBe(
    401,
  );
});

test('a cloned passkey with a lower counter is refused', async () => {
  const { visitor, key } = await aPersonWithPasskey();
  expect((await enter(visitor, key)).statusCode).toBe(200);
  expect((await enter(visitor, key)).statusCode).toBe(200);
  key.forgetUses();
  expect((await enter(visitor, key)).statusCode).toBe(401);
});

test('a passkey works on every server of one database', async () => {
  const { visitor, another, key } = await aPersonWithPasskey();
  const second = await another();
  const { challengeId, options } = await beginLogin(visitor);
  expect(
    (await second.post('/api/passkey-login', { challengeId, response: key.get(options) }))
      .statusCode,
  ).toBe(200);
});

test('signing in with a passkey replaces the session of the request', async () => {
  const { her, key } = await aPersonWithPasskey();
  expect((await enter(her, key)).statusCode).toBe(200);
  expect((await her.get('/api/user')).statusCode).toBe(401);
});

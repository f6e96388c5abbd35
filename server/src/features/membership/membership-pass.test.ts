import { createPublicKey, verify } from 'node:crypto';
import { DAY_MS } from '@forja/domain/units/durations';
import { expect, test } from 'vitest';
import { appWith, type Client } from '../../app/composition/app-with.fixture.ts';
import { aUser } from '../identity/users.fixture.ts';

async function takePass(client: Client) {
  const reply = await client.get('/api/membership-pass');
  expect(reply.statusCode).toBe(200);
  const { pass, publicKey } = reply.json<{ pass: string; publicKey: string }>();
  const [payload = '', signature = ''] = pass
    .split('.')
    .map((part) => Buffer.from(part, 'base64url'));
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
  return { payload, signature, key, publicKey, content: JSON.parse(String(payload)) };
}

test('a member gets a signed pass with the end of the membership', async () => {
  const person = aUser();
  const her = await (await appWith({ users: [person] })).as(person);
  const { payload, signature, key, content } = await takePass(her);
  expect(content).toEqual({
    version: 1,
    userId: person.id,
    endsAt: '2026-06-01T12:00:00.000Z',
    issuedAt: '2026-03-01T12:00:00.000Z',
  });
  expect(verify(null, Buffer.from(payload), key, Buffer.from(signature))).toBe(true);
  const forged = Buffer.from(String(payload).replace('2026-06-01', '2036-06-01'));
  expect(verify(null, forged, key, Buffer.from(signature))).toBe(false);
});

test('all servers of an installation sign with one key, and another installation with another', async () => {
  const person = aUser();
  const api = await appWith({ users: [person] });
  const her = await api.as(person);
  const elsewhere = await api.another();
  const other = await elsewhere.get('/api/membership-pass', {
    headers: { cookie: her.cookie ?? '' },
  });
  const { publicKey } = await takePass(her);
  expect(other.json().publicKey).toBe(publicKey);

  const otherUser = aUser();
  const settings = { secret: 'the secret of another installation, of no use' };
  const his = await (await appWith({ users: [otherUser], settings })).as(otherUser);
  expect((await takePass(his)).publicKey).not.toBe(publicKey);
});

test('the pass of a user who never paid has no end, and a visitor gets none', async () => {
  const person = aUser({ isMember: false });
  const { as, visitor } = await appWith({ users: [person] });
  expect((await takePass(await as(person))).content).toMatchObject({ endsAt: null });
  expect((await visitor.get('/api/membership-pass')).statusCode).toBe(401);
});

test('the pass of an administrator is valid for a week', async () => {
  const person = aUser({ role: 'admin', isMember: false });
  const { as, now } = await appWith({ users: [person] });
  const { content } = await takePass(await as(person));
  expect(new Date(content.endsAt).getTime() - now().getTime()).toBe(7 * DAY_MS);
});

test("an expired membership's pass has its end", async () => {
  const person = aUser();
  const { as, pass } = await appWith({ users: [person] });
  pass(120 * DAY_MS);
  expect((await takePass(await as(person))).content).toMatchObject({
    endsAt: '2026-06-01T12:00:00.000Z',
  });
});

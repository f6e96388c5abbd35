import { MINUTE_MS, SECOND_MS } from '@forja/domain/units/durations';
import { expect, test } from 'vitest';
import { appWith, type Client } from '../../../app/composition/app-with.fixture.ts';
import { triesTable } from '../storage/identity.table.ts';
import { aRegistration, aUser, type TestUser } from '../users.fixture.ts';

const guess = (
  client: Client,
  { username }: Pick<TestUser, 'username'>,
  remoteAddress = '203.0.113.7',
) => client.post('/api/login', { username, password: 'adivino' }, { remoteAddress });

test('after ten wrong passwords an IP gets one try a minute, and the right password signs in', async () => {
  const ana = aUser();
  const { visitor, pass } = await appWith({ users: [ana] });
  for (let i = 0; i < 10; i += 1) expect((await guess(visitor, ana)).statusCode).toBe(401);
  const right = () =>
    visitor.post(
      '/api/login',
      { username: ana.username, password: ana.password },
      { remoteAddress: '203.0.113.7' },
    );
  const refused = await right();
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('60');
  expect(refused.json()).toMatchObject({
    success: false,
    code: 'too_many_tries',
    message: 'Demasiados intentos. Probá de nuevo en 1 minuto.',
  });
  pass(60 * SECOND_MS);
  expect((await right()).statusCode).toBe(200);
});

test('guesses from many addresses and servers share one try every ten seconds', async () => {
  const ana = aUser();
  const { visitor, another, pass } = await appWith({ users: [ana] });
  const second = await another();
  for (let i = 0; i < 10; i += 1)
    await guess(i % 2 === 0 ? visitor : second, ana, `203.0.113.${i}`);
  for (const server of [visitor, second]) {
    const reply = await guess(server, ana, '198.51.100.1');
    expect(reply.statusCode).toBe(429);
    expect(reply.headers['retry-after']).toBe('10');
  }
  pass(10 * SECOND_MS);
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, i) =>
      guess(i % 2 === 0 ? visitor : second, ana, `198.51.100.${i}`),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    401, 429, 429, 429, 429, 429,
  ]);
});

test('a continuous attacker at one address leaves tries to other addresses', async () => {
  const ana = aUser();
  const { visitor, pass } = await appWith({ users: [ana] });
  for (let i = 0; i < 40; i += 1) {
    await guess(visitor, ana, '203.0.113.7');
    pass(SECOND_MS);
  }
  const right = { username: ana.username, password: ana.password };
  expect(
    (await visitor.post('/api/login', right, { remoteAddress: '198.51.100.1' })).statusCode,
  ).toBe(200);
});

test('concurrent guesses are all counted', async () => {
  const ana = aUser();
  const { visitor } = await appWith({ users: [ana] });
  const replies = await Promise.all(Array.from({ length: 16 }, () => guess(visitor, ana)));
  expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(6);
});

test('an IP that tries many accounts is blocked, and another IP is not', async () => {
  const ana = aUser();
  const { visitor, db } = await appWith({ users: [ana] });
  await guess(visitor, { username: 'uno@ejemplo.com.ar' });
  await db.update(triesTable).set({ count: 100 });
  expect((await guess(visitor, { username: 'dos@ejemplo.com.ar' })).statusCode).toBe(429);
  expect(
    (await guess(visitor, { username: 'dos@ejemplo.com.ar' }, '198.51.100.1')).statusCode,
  ).toBe(401);
});

test('an IPv6 network counts as one address for every limit', async () => {
  const { visitor, db } = await appWith();
  const calls = [
    (ip: string) => guess(visitor, { username: 'uno@ejemplo.com.ar' }, ip),
    (ip: string) =>
      visitor.post('/api/withdrawals/read', { code: 'AR-AAAAAAAA' }, { remoteAddress: ip }),
    (ip: string) => visitor.post('/api/passkey-login/options', {}, { remoteAddress: ip }),
  ];
  for (const call of calls) {
    await call('2001:db8:1:2::1');
    await db.update(triesTable).set({ count: 1_000 });
    expect((await call('2001:db8:1:2:ffff:ffff:ffff:ffff')).statusCode).toBe(429);
    await db.delete(triesTable);
  }
  for (const [index, call] of calls.entries()) {
    await call('2001:db8:1:2::1');
    expect((await call(`2001:db8:1:${index + 3}::1`)).statusCode).not.toBe(429);
  }
});

test('repeated successful sign-ins never block an account', async () => {
  const ana = aUser();
  const { visitor } = await appWith({ users: [ana] });
  for (let i = 0; i < 14; i += 1) {
    expect(
      (await visitor.post('/api/login', { username: ana.username, password: ana.password }))
        .statusCode,
    ).toBe(200);
  }
});

test('registering one address repeatedly slows down to one try a minute', async () => {
  const { visitor } = await appWith();
  for (let i = 0; i < 5; i += 1) await visitor.post('/api/register', aRegistration());
  const reply = await visitor.post('/api/register', aRegistration());
  expect(reply.statusCode).toBe(429);
  expect(reply.headers['retry-after']).toBe('60');
  expect(reply.json()).toMatchObject({
    message: 'Demasiados intentos. Probá de nuevo en 1 minuto.',
  });
});

test('an IP that registers many accounts is blocked', async () => {
  const { visitor, db } = await appWith();
  await visitor.post('/api/register', aRegistration());
  await db.update(triesTable).set({ count: 300 });
  expect(
    (await visitor.post('/api/register', aRegistration({ username: 'otra@ejemplo.com.ar' })))
      .statusCode,
  ).toBe(429);
});

test('counters reveal neither addresses nor accounts, and are deleted when they end', async () => {
  const ana = aUser();
  const { visitor, db, pass, sweep } = await appWith({ users: [ana] });
  await guess(visitor, ana, '203.0.113.7');
  const rows = await db.select().from(triesTable);
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.7|ejemplo/);
  pass(16 * MINUTE_MS);
  await sweep();
  expect(await db.select().from(triesTable)).toEqual([]);
});

test('behind a trusted proxy each person is counted separately; forged headers are ignored', async () => {
  const behind = await appWith({ settings: { trustedProxies: ['10.0.0.0/8'] } });
  const from = (remoteAddress: string, forwarded: string) =>
    behind.visitor.post(
      '/api/login',
      { username: 'nadie@ejemplo.com.ar', password: 'adivino' },
      { remoteAddress, headers: { 'x-forwarded-for': forwarded } },
    );
  await from('10.0.0.5', '203.0.113.1');
  await from('10.0.0.5', '203.0.113.2');
  expect(await behind.db.select().from(triesTable)).toHaveLength(5);
  await from('198.51.100.1', '203.0.113.3');
  await from('198.51.100.1', '203.0.113.4');
  expect(await behind.db.select().from(triesTable)).toHaveLength(7);
});

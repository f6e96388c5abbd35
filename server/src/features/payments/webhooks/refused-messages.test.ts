import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { appWith } from '../../../app/composition/app-with.fixture.ts';
import { createMercadoPago } from '../../../gateways/payments/mercadopago/create-mercadopago.ts';
import { createPayPal } from '../../../gateways/payments/paypal/create-paypal.ts';
import { aUser, type TestUser } from '../../identity/users.fixture.ts';
import { providerEventsTable } from './provider-events.table.ts';
import { refusedMessagesTable } from './refused-messages.table.ts';

const now = () => new Date('2026-03-01T12:00:00Z');

async function aProviderApi() {
  const requestedUrls: string[] = [];
  const server = createServer((request, response) => {
    requestedUrls.push(request.url ?? '');
    response.writeHead(404).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number }; // a TCP server has an AddressInfo
  return { requestedUrls, apiBase: `http://127.0.0.1:${port}` };
}

async function aShop(webhookVerify: 'enforce' | 'observe' = 'enforce', users: TestUser[] = []) {
  const { requestedUrls, apiBase } = await aProviderApi();
  const common = { apiBase, mayBeLocal: true, now };
  const api = await appWith({
    users,
    providers: [
      createMercadoPago({
        ...common,
        accessToken: 'APP_USR-1-112026-abcdef-44444',
        webhookSecret: 'b1946ac92492d2347c6235b4d2611184',
        webhookVerify,
      }),
      createPayPal({
        ...common,
        clientId: 'c',
        clientSecret: 's',
        webhookId: 'w',
        merchantId: 'M',
      }),
    ],
  });
  const send = (url: string, { headers = {}, body = {}, from = '198.51.100.7' }: Sent = {}) =>
    api.app.inject({
      method: 'POST',
      url,
      remoteAddress: from,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    });
  return {
    ...api,
    requestedUrls,
    apiBase,
    toMercadoPago: (sent?: Sent) =>
      send('/api/webhooks/mercadopago?data.id=123&type=payment', sent),
    toPayPal: (sent?: Sent) => send('/api/webhooks/paypal', sent),
    listStored: () => api.db.select().from(providerEventsTable),
    refused: () => api.db.select().from(refusedMessagesTable),
  };
}
type Sent = { headers?: Record<string, string>; body?: object; from?: string };

const forged = {
  'x-signature': `ts=1,v1=${'a'.repeat(64)}`,
  'x-request-id': 'of-a-proxy',
  via: '1.1 a-proxy',
};

test('a refused message leaves a count and ten headers, never a body, signature, cookie or address', async () => {
  const shop = await aShop();
  for (let index = 0; index < 25; index += 1) {
    const headers = {
      ...forged,
      'x-request-id': `r${index}`,
      cookie: 'forja_session=x',
      authorization: 'Bearer x',
    };
    const reply = await shop.toMercadoPago({
      headers,
      body: { secret: 'of a body' },
      from: `203.0.113.${index}`,
    });
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'webhook_not_signed']);
  }
  expect(await shop.listStored()).toEqual([]);
  const [row, ...more] = await shop.refused();
  expect(more).toEqual([]);
  expect(row).toMatchObject({ provider: 'mercadopago', count: 25 });
  expect(row?.latest.map(({ headers }) => headers['x-request-id'])).toEqual(
    Array.from({ length: 10 }, (_, index) => `r${24 - index}`),
  );
  expect(row?.latest[0]).toEqual({
    at: expect.any(String),
    headers: {
      'content-type': 'application/json',
      'user-agent': expect.any(String),
      'x-request-id': 'r24',
      'x-signature': 'present',
      via: '1.1 a-proxy',
    },
  });
  expect(JSON.stringify(row)).not.toMatch(/of a body|aaaa|forja_session|Bearer|203\.0/);
  expect(shop.log()).toContain('"refused":25');
});

test('concurrent refused messages are all counted', async () => {
  const shop = await aShop();
  await Promise.all(Array.from({ length: 20 }, () => shop.toMercadoPago({ headers: forged })));
  expect(await shop.refused()).toMatchObject([{ count: 20 }]);
});

test('a long header is truncated', async () => {
  const shop = await aShop();
  await shop.toMercadoPago({
    headers: { 'user-agent': 'x'.repeat(5000), 'x-request-id': 'y'.repeat(5000) },
  });
  expect(JSON.stringify(await shop.refused()).length).toBeLessThan(1000);
});

test('limits certificate downloads per IP, and then refuses the message unread', async () => {
  const shop = await aShop();
  const event = { id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'CAP1' } };
  const withCertificate = (certificate: string) => ({
    'paypal-transmission-id': 't',
    'paypal-transmission-time': '2026-03-01T12:00:00Z',
    'paypal-transmission-sig': 'AAAA',
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': `${shop.apiBase}/v1/notifications/certs/${certificate}`,
  });
  const codes: number[] = [];
  for (let index = 0; index < 30; index += 1)
    codes.push(
      (await shop.toPayPal({ headers: withCertificate(`c${index}`), body: event })).statusCode,
    );
  expect(codes).toEqual([
    ...Array.from({ length: 10 }, () => 401),
    ...Array.from({ length: 20 }, () => 429),
  ]);
  expect(shop.requestedUrls).toHaveLength(10);
  expect(await shop.listStored()).toEqual([]);
  expect(await shop.refused()).toMatchObject([{ provider: 'paypal', count: 10 }]);
  expect(
    (await shop.toPayPal({ headers: withCertificate('d1'), body: event, from: '203.0.113.9' }))
      .statusCode,
  ).toBe(401);
});

test('an IP that sends many unsigned messages is refused before any write', async () => {
  const shop = await aShop();
  const codes: number[] = [];
  for (let index = 0; index < 65; index += 1) codes.push((await shop.toMercadoPago()).statusCode);
  expect(codes.filter((code) => code === 401)).toHaveLength(60);
  expect(codes.at(-1)).toBe(429);
  expect(await shop.refused()).toMatchObject([{ count: 60 }]);
});

test('in observe mode a payment is read at most once in a while, without its body, and limits apply', async () => {
  const shop = await aShop('observe');
  const codes: number[] = [];
  for (let index = 0; index < 65; index += 1)
    codes.push((await shop.toMercadoPago({ body: { id: index, data: { id: '123' } } })).statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(60);
  expect(codes.at(-1)).toBe(429);
  const stored = await shop.listStored();
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({
    signature: 'none',
    hintKind: 'payment',
    hintId: '123',
    body: null,
  });
  expect(shop.requestedUrls).toEqual([]);
});

test('the older format cannot be verified and is refused as unsigned', async () => {
  const shop = await aShop();
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/webhooks/mercadopago?topic=payment&id=1',
  });
  expect(reply.statusCode).toBe(401);
  expect(await shop.listStored()).toEqual([]);
});

test('an administrator sees the last accepted and the refused messages of each provider', async () => {
  const boss = aUser({ role: 'admin', isMember: false });
  const shop = await aShop('observe', [boss]);
  const admin = await shop.as(boss);
  const read = async () => (await admin.get('/api/admin/provider-messages')).json().items;
  const nothing = { lastReceivedAt: null, refused: 0, lastRefused: [] };
  expect(await read()).toEqual([
    { provider: 'mercadopago', ...nothing },
    { provider: 'paypal', ...nothing },
  ]);
  await shop.toMercadoPago();
  await shop.toPayPal({ headers: { 'paypal-transmission-id': 't-9' } });
  expect(await read()).toMatchObject([
    { provider: 'mercadopago', lastReceivedAt: expect.any(String), refused: 0 },
    {
      provider: 'paypal',
      lastReceivedAt: null,
      refused: 1,
      lastRefused: [{ headers: { 'paypal-transmission-id': 't-9' } }],
    },
  ]);
});

import { createHmac } from 'node:crypto';
import { cases } from '@forja/domain/properties/cases.fixture';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appWith } from '../../../app/composition/app-with.fixture.ts';
import { createMercadoPago } from '../../../gateways/payments/mercadopago/create-mercadopago.ts';
import { createPayPal } from '../../../gateways/payments/paypal/create-paypal.ts';
import { aUser } from '../../identity/users.fixture.ts';
import { listGrants, listPayments } from '../ledger/shop.fixture.ts';

const SECRET = 'b1946ac92492d2347c6235b4d2611184';
const UNREACHABLE_PROVIDER = { apiBase: 'http://127.0.0.1:1', mayBeLocal: true, patienceMs: 200 };
const now = () => new Date('2026-03-01T12:00:00Z');
/** Allowed statuses; none is an error of the server. */
const SAID = [200, 400, 401, 413, 415, 429, 502, 503];

const field = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.constant(null),
  fc.constant('../../../etc'),
  fc.jsonValue(),
);
const shaped = fc.record(
  {
    id: field,
    type: fc.oneof(fc.constantFrom('payment', 'chargebacks', 'topic_merchant_order_wh'), field),
    event_type: fc.oneof(
      fc.constantFrom('PAYMENT.CAPTURE.COMPLETED', 'CHECKOUT.ORDER.APPROVED'),
      field,
    ),
    action: field,
    data: fc.oneof(fc.record({ id: field }), field),
    resource: fc.oneof(fc.record({ id: field, amount: field, custom_id: field }), field),
  },
  { requiredKeys: [] },
);
const body = fc.oneof(
  fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
  fc.json().map((text) => Buffer.from(text)),
  shaped.map((value) => Buffer.from(JSON.stringify(value))),
);
const printable = fc.stringMatching(/^[a-zA-Z0-9 =,;:./_%&?-]{0,80}$/);
const certificate = fc.oneof(
  printable,
  fc.constantFrom(
    'https://malo.example/cert.pem',
    'http://127.0.0.1:1/v1/notifications/certs/a',
    'https://api.paypal.com@malo.example/cert',
    'file:///etc/passwd',
  ),
);
const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'text/plain',
      'multipart/form-data',
      'application/octet-stream',
    ),
    'x-signature': fc.oneof(
      printable,
      fc.constant('ts=1,v1=00'),
      fc.constant(`ts=,v1=${'a'.repeat(64)}`),
    ),
    'x-request-id': printable,
    'paypal-transmission-id': printable,
    'paypal-transmission-sig': printable,
    'paypal-transmission-time': fc.oneof(printable, fc.constant('2026-03-01T12:00:00Z')),
    'paypal-auth-algo': fc.oneof(printable, fc.constant('SHA256withRSA')),
    'paypal-cert-url': certificate,
    'content-encoding': fc.constantFrom('gzip', 'identity'),
  },
  { requiredKeys: [] },
);
const query = fc.constantFrom(
  '',
  '?data.id=1&type=payment',
  '?data.id=1&data.id=2',
  '?data.id=%00&type=payment',
  '?topic=payment&id=123',
  '?topic=merchant_order&id=..%2F..%2Fusers',
  '?%',
  '?__proto__[x]=1',
);
const address = fc.nat(0xff_ff_ff).map((n) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);

test('whatever is thrown at the doors of the providers, none of it is an error of ours and none gives anything', async () => {
  const ana = aUser({ isMember: false });
  const { app, db, payments, log } = await appWith({
    users: [ana],
    providers: [
      createMercadoPago({
        ...UNREACHABLE_PROVIDER,
        accessToken: 'APP_USR-1-112026-abcdef-44444',
        webhookSecret: SECRET,
        webhookVerify: 'enforce',
        now,
      }),
      createPayPal({
        ...UNREACHABLE_PROVIDER,
        clientId: 'c',
        clientSecret: 's',
        webhookId: 'w',
        merchantId: 'M',
        now,
      }),
    ],
  });
  const seen = new Set<number>();
  const provider = fc.constantFrom('mercadopago', 'paypal');
  await fc.assert(
    fc.asyncProperty(
      provider,
      query,
      headers,
      body,
      address,
      async (name, search, sent, payload, remoteAddress) => {
        const url = `/api/webhooks/${name}${search}`;
        const reply = await app.inject({
          method: 'POST',
          url,
          headers: sent,
          payload,
          remoteAddress,
        });
        seen.add(reply.statusCode);
        expect(SAID, `${reply.statusCode} ${reply.body}`).toContain(reply.statusCode);
        expect(reply.body).not.toMatch(/\bat .*\.ts|select |stack/i);
      },
    ),
    { numRuns: cases(100) },
  );

  expect(seen).toContain(401);
  seen.clear();

  await fc.assert(
    fc.asyncProperty(
      shaped,
      fc.stringMatching(/^[\w.-]{1,40}$/),
      address,
      async (message, id, remoteAddress) => {
        const v1 = createHmac('sha256', SECRET)
          .update(`id:${id.toLowerCase()};request-id:r;ts:1772366400;`)
          .digest('hex');
        const reply = await app.inject({
          method: 'POST',
          url: `/api/webhooks/mercadopago?data.id=${encodeURIComponent(id)}&type=payment`,
          headers: {
            'content-type': 'application/json',
            'x-request-id': 'r',
            'x-signature': `ts=1772366400,v1=${v1}`,
          },
          payload: JSON.stringify(message),
          remoteAddress,
        });
        seen.add(reply.statusCode);
        expect(SAID, `${reply.statusCode} ${reply.body}`).toContain(reply.statusCode);
      },
    ),
    { numRuns: cases(40) },
  );
  expect(seen).toContain(200);
  await payments.inbox.process();
  // a PayPal certificate that cannot be fetched is retried
  const errors = log()
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line) && !line.includes('"msg":"unavailable"'));
  expect(errors).toEqual([]);
  expect(await listGrants(db, ana.id)).toEqual([]);
  expect(await listPayments(db, ana.id)).toEqual([]);
}, 60_000);

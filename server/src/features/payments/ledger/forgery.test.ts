import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@forja/domain/units/durations';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import type { FakePayment } from '../../../gateways/payments/fake-provider.fixture.ts';
import { paymentsTable } from '../storage/payments.table.ts';
import { aShop, listGrants, listPayments, violations } from './shop.fixture.ts';

const A_MEASURE = { revision: 0, value: { takenOn: '2026-01-01', weightKg: 80 } };

type Scene = Awaited<ReturnType<typeof aScene>>;
type Attack = (scene: Scene) => Promise<LightMyRequestResponse[]>;

const ACTIVATE = '/api/activate-membership-direct';

async function aScene({ hasPaid = false } = {}) {
  const shop = await aShop();
  const hers = await shop.start();
  const her = shop.mercadoPago.requestedCheckouts.at(-1);
  const sessionToken = new URL(her?.backUrls.success ?? '').searchParams.get('session_token') ?? '';
  const his = await shop.start(shop.him);
  const paid = hasPaid ? shop.mercadoPago.pay(hers) : undefined;
  if (paid) await shop.recordReport(paid);
  const claim = (paymentId: string, by = shop.him) =>
    by.post(ACTIVATE, {
      processor: 'mercadopago',
      paymentId,
      amount: 100,
      activationSource: 'callback',
      activateDirectly: true,
    });
  return { ...shop, hers, his, paid, sessionToken, orderId: `${hers.id}-1`, claim };
}

function expectNothingLeaks(scene: Scene, replies: readonly LightMyRequestResponse[]): void {
  const { ana, hers, his, paid, sessionToken, orderId } = scene;
  const open = [
    sessionToken,
    sessionToken.split('.')[1] ?? '',
    scene.him.cookie ?? '',
    scene.her.cookie ?? '',
  ];
  const named = [hers.id, orderId, ...(paid ? [paid.providerPaymentId] : [])];
  for (const { body, headers, cookies } of replies) {
    const said = `${body} ${JSON.stringify(headers)}`;
    for (const secret of [ana.id, ana.username, ...open, ...named])
      expect(said).not.toContain(secret);
    expect(cookies).toEqual([]);
    expect(headers.location).toBeUndefined();
    expect(said).not.toMatch(/wrong_|seller-of|somebody-else|review_?reason|\.ts:/i);
  }
  const log = scene.log();
  for (const secret of [ana.username, scene.bruno.username, ...open, ...named, his.id])
    expect(log).not.toContain(secret);
}

async function expectNoMembership(scene: Scene): Promise<void> {
  expect(await listGrants(scene.db, scene.bruno.id)).toEqual([]);
  expect(await listGrants(scene.db, scene.ana.id)).toHaveLength(scene.paid ? 1 : 0);
  expect((await scene.him.get('/api/check-membership')).json()).toEqual({
    hasMembership: false,
    endsAt: null,
  });
  expect((await scene.him.put(`/api/measures/${randomUUID()}`, A_MEASURE)).statusCode).toBe(402);
  expect(await violations(scene.db)).toEqual([]);
}

const claimAll =
  (ids: (scene: Scene) => string[]): Attack =>
  async (scene) => {
    const replies: LightMyRequestResponse[] = [];
    for (const id of ids(scene)) replies.push(await scene.claim(id));
    return replies;
  };

test.each<[string, { hasPaid?: boolean; status: number; attack: Attack }]>([
  [
    'activating with invented ids',
    {
      status: 409,
      attack: claimAll(() => [
        'direct_1760000000000',
        'direct_',
        '1234567890',
        randomUUID(),
        'null',
        '[object Object]',
        `' or 1=1 --`,
      ]),
    },
  ],
  [
    "activating with another person's payment, order and checkout",
    {
      hasPaid: true,
      status: 409,
      attack: claimAll(({ paid, orderId, hers }) => [
        paid?.providerPaymentId ?? '',
        orderId,
        hers.id,
      ]),
    },
  ],
  [
    "reading, cancelling and declaring for another person's checkout",
    {
      status: 404,
      attack: async ({ him, hers }) => [
        await him.get(`/api/checkouts/${hers.id}`),
        await him.post(`/api/checkouts/${hers.id}/cancel`),
        await him.post(`/api/checkouts/${hers.id}/transfer`, { reference: 'A-123456' }),
      ],
    },
  ],
  [
    'a session_token before its checkout is paid',
    {
      status: 401,
      attack: async ({ visitor, sessionToken }) => [
        await visitor.post('/api/restore-session', { sessionToken }),
      ],
    },
  ],
  [
    'a session_token in the browser of somebody else',
    {
      hasPaid: true,
      status: 409,
      attack: async ({ him, sessionToken }) => [
        await him.post('/api/restore-session', { sessionToken }),
      ],
    },
  ],
  [
    'a session_token that was used',
    {
      hasPaid: true,
      status: 401,
      attack: async ({ visitor, her, sessionToken }) => {
        expect((await her.post('/api/restore-session', { sessionToken })).statusCode).toBe(200);
        return [
          await visitor.post('/api/restore-session', { sessionToken }),
          await visitor.post('/api/restore-session', { sessionToken }),
        ];
      },
    },
  ],
  [
    'an unsigned message',
    {
      status: 401,
      attack: async ({ webhook, mercadoPago, hers, his, payments }) => {
        mercadoPago.pay(his, { amountMinor: 1 });
        const replies = [
          await webhook({ key: 'f1', id: '1', signed: false }),
          await webhook({ key: 'f2', id: hers.id, signed: false }),
        ];
        await payments.inbox.process();
        return replies;
      },
    },
  ],
])('%s grants nothing and reveals nothing', async (_what, { hasPaid = false, status, attack }) => {
  const scene = await aScene({ hasPaid });
  const replies = await attack(scene);
  for (const reply of replies)
    expect([reply.statusCode, reply.json().success]).toEqual([status, false]);
  expectNothingLeaks(scene, replies);
  await expectNoMembership(scene);
});

test.each<[string, Partial<FakePayment>]>([
  ['a cent less', { amountMinor: 999_999 }],
  ['the amount in the browser', { amountMinor: 100 }],
  ['another currency', { currency: 'CLP' }],
  ['another account', { accountId: 'somebody-else' }],
  ['no reference', { checkoutRef: null }],
  ['an invented reference', { checkoutRef: randomUUID() }],
])(
  'a payment of %s is reviewed, and its payer only reads that it was not confirmed',
  async (_what, lie) => {
    const scene = await aScene();
    const { providerPaymentId } = scene.mercadoPago.pay(scene.his, lie);
    await scene.webhook({ key: 'n1', id: providerPaymentId, signed: true });
    await scene.payments.inbox.process();
    const replies = [
      await scene.claim(providerPaymentId),
      await scene.claim('direct_1'),
      await scene.him.get(`/api/checkouts/${scene.his.id}`),
      await scene.him.get('/api/membership'),
    ];
    expect(replies.slice(0, 2).map((reply) => reply.json().code)).toEqual(
      Array(2).fill('payment_not_confirmed'),
    );
    expect(replies[2]?.json()).toMatchObject({ state: 'awaiting' });
    expectNothingLeaks(scene, replies);
    await expectNoMembership(scene);
    const [storedPayment] = await scene.db.select().from(paymentsTable);
    expect(storedPayment).toMatchObject({
      role: null,
      reviewReason: expect.any(String),
      reviewedAt: null,
    });
    expect(
      (
        await scene.boss.post('/api/admin/pending-payments/view', { reason: 'Revisar la lista' })
      ).json().items,
    ).toMatchObject([{ canApprove: false }]);
  },
);

test("a payment for another person's checkout pays that one, never the payer's", async () => {
  const scene = await aScene();
  const payment = scene.mercadoPago.pay(scene.his, { checkoutRef: scene.hers.id });
  await scene.claim(payment.providerPaymentId);
  expect(await listPayments(scene.db, scene.bruno.id)).toEqual([]);
  await expectNoMembership({ ...scene, paid: payment });
});

test('a genuine message replayed after a refund has no effect', async () => {
  const scene = await aScene();
  const report = scene.mercadoPago.pay(scene.his);
  const message = { key: 'n1', id: report.providerPaymentId, signed: true };
  await scene.webhook(message);
  await scene.payments.inbox.process();
  expect((await scene.him.get('/api/check-membership')).json()).toMatchObject({
    hasMembership: true,
  });
  scene.pass(HOUR_MS);
  await scene.recordReport(
    scene.mercadoPago.change(report.providerPaymentId, {
      state: 'refunded',
      reversedAt: scene.now(),
      refundedMinor: 1_000_000,
    }),
  );
  const before = await listGrants(scene.db, scene.bruno.id);
  const replies = [await scene.webhook(message), await scene.webhook({ ...message, key: 'n2' })];
  await scene.payments.inbox.process();
  await scene.recordReport(report);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expectNothingLeaks(scene, replies);
  expect(await listGrants(scene.db, scene.bruno.id)).toEqual(before);
  expect((await scene.him.get('/api/check-membership')).json()).toMatchObject({
    hasMembership: false,
  });
});

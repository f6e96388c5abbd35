import { DAY_MS } from '@forja/domain/units/durations';
import { expect, test } from 'vitest';
import { type Client, createClient } from '../../../app/composition/app-with.fixture.ts';
import { aRegistration } from '../../identity/users.fixture.ts';
import { createMemoryMail } from '../../../gateways/mail/memory-mail.fixture.ts';
import type { Mail } from '../../../gateways/mail/mail.ts';
import { couponsTable } from '../coupons/coupons.table.ts';
import { aShop, listPayments, violations } from '../ledger/shop.fixture.ts';
import { withdrawalsTable } from '../withdrawals/withdrawals.table.ts';

async function aPurchase(
  processor: 'mercadopago' | 'manual' | 'coupon' = 'mercadopago',
  mail?: Mail,
) {
  const shop = await aShop(mail && { mail });
  if (processor === 'coupon') {
    await shop.db
      .insert(couponsTable)
      .values({ code: 'REGALO', percent: 100, createdAt: shop.now() });
    await shop.start(shop.her, 'mercadopago', { couponCode: 'REGALO' });
  } else {
    const checkout = await shop.start(shop.her, processor);
    if (processor === 'mercadopago') await shop.recordReport(shop.mercadoPago.pay(checkout));
    else await shop.her.post(`/api/checkouts/${checkout.id}/transfer`, { reference: '0045-88' });
  }
  const [payment] = await listPayments(shop.db, shop.ana.id);
  const id = payment?.id ?? '';
  if (processor === 'manual')
    await shop.boss.post(`/api/admin/payments/${id}/approve`, { reason: 'Llegó' });
  shop.pass(60_000);
  return {
    ...shop,
    id,
    isMember: async () =>
      (await shop.her.get('/api/check-membership')).json<{ hasMembership: boolean }>()
        .hasMembership,
    regret: (client = shop.her) => client.post(`/api/payments/${id}/regret`),
    requests: () => shop.db.select().from(withdrawalsTable),
  };
}

test('a regret gives a code at once, refunds the payment and ends the membership', async () => {
  const mail = createMemoryMail();
  const shop = await aPurchase('mercadopago', mail);
  expect((await shop.her.get('/api/membership')).json().payments).toMatchObject([
    { regretUntil: '2026-03-12T03:00:00.000Z' },
  ]);
  const reply = await shop.regret();
  expect(reply.json()).toMatchObject({
    code: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    kind: 'regret',
    state: 'done',
    answer: expect.stringContaining('Te devolvimos el pago'),
  });
  expect([...shop.mercadoPago.payments.values()]).toMatchObject([{ state: 'refunded' }]);
  expect(await shop.isMember()).toBe(false);
  expect(
    (await shop.visitor.post('/api/withdrawals/read', { code: reply.json().code })).json(),
  ).toEqual(reply.json());
  expect((await shop.her.get('/api/membership')).json().payments).toMatchObject([
    { regretUntil: null },
  ]);
  const { items } = (await shop.her.get(`/api/payments/${shop.id}/timeline`)).json();
  expect(items.map(({ event }: { event: string }) => event)).toEqual(
    expect.arrayContaining(['regret_asked', 'refunded', 'membership_reversed']),
  );
  await shop.payments.withdrawals.drain();
  expect(mail.sent.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Recibimos tu pedido'),
      expect.stringContaining('resuelto'),
    ]),
  );
  expect(await violations(shop.db)).toEqual([]);
});

test('repeated requests make one regret and one refund', async () => {
  const shop = await aPurchase();
  const replies = await Promise.all([shop.regret(), shop.regret(), shop.regret()]);
  const codes = [...replies, await shop.regret()].map(
    (reply) => reply.json<{ code: string }>().code,
  );
  expect(new Set(codes).size).toBe(1);
  expect(await shop.requests()).toHaveLength(1);
  expect(await shop.isMember()).toBe(false);
  expect(await violations(shop.db)).toEqual([]);
});

test('a provider failure keeps the regret, and its refund is retried', async () => {
  const shop = await aPurchase();
  shop.mercadoPago.failures.push('unreachable');
  const requested = (await shop.regret()).json();
  expect(requested).toMatchObject({ state: 'in_progress', answer: null });
  expect((await shop.her.get('/api/membership')).json().payments).toMatchObject([
    { review: 'returning' },
  ]);
  expect(await shop.isMember()).toBe(true);
  shop.pass(10 * 60_000);
  const other = await shop.anotherServer();
  await other.payments.followUps.refundPayments();
  await other.payments.regrets.finishPending();
  expect(
    (await shop.visitor.post('/api/withdrawals/read', { code: requested.code })).json(),
  ).toMatchObject({
    state: 'done',
  });
  expect(await shop.isMember()).toBe(false);
  expect(await violations(shop.db)).toEqual([]);
});

test('the tenth day ends at midnight; afterwards the purchase can only be cancelled', async () => {
  const shop = await aPurchase();
  shop.pass(Date.parse('2026-03-12T03:00:00Z') - shop.now().getTime());
  const reply = await shop.regret(await shop.as(shop.ana));
  expect([reply.statusCode, reply.json()]).toMatchObject([
    409,
    { code: 'regret_not_possible', message: expect.stringContaining('/baja') },
  ]);
  expect(await shop.requests()).toEqual([]);
  shop.pass(-1);
  expect((await shop.regret(await shop.as(shop.ana))).statusCode).toBe(200);
});

test("nobody undoes another person's or an unknown purchase", async () => {
  const shop = await aPurchase();
  expect((await shop.regret(shop.him)).json()).toMatchObject({ code: 'payment_not_found' });
  expect((await shop.regret(shop.visitor)).statusCode).toBe(401);
  const { id } = await shop.start(shop.him, 'manual');
  await shop.him.post(`/api/checkouts/${id}/transfer`, { reference: '0045-99' });
  const [waiting] = await listPayments(shop.db, shop.bruno.id);
  expect((await shop.him.post(`/api/payments/${waiting?.id}/regret`)).json()).toMatchObject({
    code: 'regret_not_possible',
  });
  expect(await shop.isMember()).toBe(true);
});

test('a transfer is returned by hand, and its membership ends then', async () => {
  const shop = await aPurchase('manual');
  const requested = (await shop.regret()).json();
  expect(requested).toMatchObject({ state: 'received' });
  expect(await shop.isMember()).toBe(true);
  expect(
    (await shop.boss.post('/api/admin/withdrawals/view', { reason: 'Revisar la lista' })).json()
      .items,
  ).toMatchObject([{ code: requested.code, paymentId: shop.id, hasAccount: true }]);
  shop.pass(DAY_MS / 2);
  const end = await shop.boss.post(`/api/admin/payments/${shop.id}/end`, {
    reason: 'Devuelta al mismo CBU',
  });
  expect(end.json()).toEqual({ success: true });
  expect(
    (await shop.visitor.post('/api/withdrawals/read', { code: requested.code })).json(),
  ).toMatchObject({
    state: 'done',
  });
  expect(await shop.isMember()).toBe(false);
  expect(await violations(shop.db)).toEqual([]);
});

test('a regretted gift ends at once without a refund, and stays ended', async () => {
  const shop = await aPurchase('coupon');
  expect((await shop.regret()).json()).toMatchObject({ state: 'done' });
  expect(await shop.isMember()).toBe(false);
  await shop.payments.polling.pollDue();
  await shop.payments.polling.refreshRecent();
  expect(await shop.isMember()).toBe(false);
});

test('a refund by an administrator closes the pending request', async () => {
  const shop = await aPurchase();
  shop.mercadoPago.failures.push('unreachable');
  const { code } = (await shop.regret()).json();
  await shop.boss.post(`/api/admin/payments/${shop.id}/refund`, { reason: 'Lo pidió' });
  expect((await shop.visitor.post('/api/withdrawals/read', { code })).json()).toMatchObject({
    state: 'done',
  });
});

test('the second regret of a person within a year is reviewed, with the legal deadline', async () => {
  const shop = await aPurchase();
  await shop.regret();
  const buyAgain = async (client = shop.her, changes: object = {}) => {
    shop.pass(60_000);
    await shop.recordReport(shop.mercadoPago.pay(await shop.start(client), changes));
    const { payments, isRegretReviewed } = (await client.get('/api/membership')).json<{
      payments: { id: string; state: string }[];
      isRegretReviewed: boolean;
    }>();
    const { id } = payments.find(({ state }) => state === 'approved') ?? { id: '' };
    return { id, isRegretReviewed, client };
  };
  const second = await buyAgain();
  expect(second.isRegretReviewed).toBe(true);
  const requested = (await shop.her.post(`/api/payments/${second.id}/regret`)).json();
  expect(requested).toMatchObject({
    state: 'received',
    reviewReason: 'second_regret',
    answer: null,
  });
  expect(Date.parse(requested.answerBy) - shop.now().getTime()).toBeLessThanOrEqual(DAY_MS);
  await shop.payments.followUps.refundPayments();
  expect(await shop.isMember()).toBe(true);
  expect(
    (await shop.boss.post('/api/admin/withdrawals/view', { reason: 'Revisar' })).json().items,
  ).toMatchObject([
    { code: requested.code, reviewReason: 'second_regret', paymentId: second.id },
    {},
  ]);
  await shop.boss.post(`/api/admin/payments/${second.id}/refund`, { reason: 'Es su derecho' });
  expect(
    (await shop.visitor.post('/api/withdrawals/read', { code: requested.code })).json(),
  ).toMatchObject({ state: 'done' });
  expect(await shop.isMember()).toBe(false);
  shop.pass(366 * DAY_MS);
  const later = await buyAgain(await shop.as(shop.ana));
  expect(later.isRegretReviewed).toBe(false);
  expect((await later.client.post(`/api/payments/${later.id}/regret`)).json()).toMatchObject({
    state: 'done',
    reviewReason: null,
  });
  expect(await violations(shop.db)).toEqual([]);
});

const ROTATED = {
  secret: 'the secret after a rotation, of no use either',
  previousSecret: 'a secret of the tests, of no use elsewhere',
};

test.each([
  ['the same mailbox, after deleting the account', 'ana+dos@ejemplo.com.ar', undefined, {}],
  ['the same payer', 'otra@ejemplo.com.ar', { id: '3003', email: null }, {}],
  ['the mailbox, after a rotation of the secret', 'ana+2@ejemplo.com.ar', undefined, ROTATED],
  ['the payer, after a rotation', 'otra@ejemplo.com.ar', { id: '3003', email: null }, ROTATED],
])(
  'a second regret from another account is detected by %s',
  async (_what, username, payer, settings) => {
    const shop = await aShop();
    let server: Pick<typeof shop, 'app' | 'payments'> = shop;
    const register = async (address: string) => {
      const visitor = createClient(server.app);
      const reply = await visitor.post('/api/register', aRegistration({ username: address }));
      const session = reply.cookies.find(({ name }) => name === 'forja_session')?.value;
      return createClient(server.app, `forja_session=${session}`);
    };
    const regretPurchase = async (client: Client) => {
      const paid = shop.mercadoPago.pay(await shop.start(client), payer && { payer });
      await server.payments.ledger.recordPayment({ ...paid, raw: null }, 'webhook');
      const { payments } = (await client.get('/api/membership')).json<{
        payments: { id: string }[];
      }>();
      return (await client.post(`/api/payments/${payments[0]?.id}/regret`)).json();
    };
    const first = await register('ana@ejemplo.com.ar');
    expect(await regretPurchase(first)).toMatchObject({ state: 'done', reviewReason: null });
    await first.post('/api/account/delete', { password: aRegistration().password });
    shop.pass(60_000);
    server = await shop.anotherServer(settings);
    expect(await regretPurchase(await register(username))).toMatchObject({
      state: 'received',
      reviewReason: 'second_regret',
    });
  },
);

test('one of concurrent regrets from several accounts of a payer is decided by the server', async () => {
  const shop = await aShop();
  const buyers = await Promise.all(
    ['ana', 'otra', 'tercera'].map(async (name) => {
      const username = `${name}@ejemplo.com.ar`;
      const reply = await shop.visitor.post('/api/register', aRegistration({ username }));
      const session = reply.cookies.find(({ name: each }) => each === 'forja_session')?.value;
      return createClient(shop.app, `forja_session=${session}`);
    }),
  );
  const regrets: (() => Promise<{ reviewReason: string | null }>)[] = [];
  for (const buyer of buyers) {
    const payer = { id: '3003', email: null };
    await shop.recordReport(shop.mercadoPago.pay(await shop.start(buyer), { payer }));
    const { payments } = (await buyer.get('/api/membership')).json<{
      payments: { id: string }[];
    }>();
    regrets.push(async () => (await buyer.post(`/api/payments/${payments[0]?.id}/regret`)).json());
  }
  const answers = await Promise.all(regrets.map((regret) => regret()));
  const countRegrets = (reason: string | null) =>
    answers.filter(({ reviewReason }) => reviewReason === reason).length;
  expect([countRegrets(null), countRegrets('second_regret')]).toEqual([1, 2]);
});

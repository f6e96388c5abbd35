import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@forja/domain/units/durations';
import { expect, test } from 'vitest';
import { appWith } from '../../../app/composition/app-with.fixture.ts';
import { aUser } from '../../identity/users.fixture.ts';
import { aShop } from '../ledger/shop.fixture.ts';

const A_MEASURE = { revision: 0, value: { takenOn: '2026-01-01', weightKg: 80 } };

const newcomer = () => aUser({ isMember: false });
const start = (processor: string, more: object = {}) => ({
  clientKey: randomUUID(),
  processor,
  ...more,
});

test('a person without a membership pays and gets three months', async () => {
  const ana = newcomer();
  const { as } = await appWith({ users: [ana] });
  const her = await as(ana);
  expect((await her.get('/api/check-membership')).json()).toEqual({
    hasMembership: false,
    endsAt: null,
  });
  expect((await her.put(`/api/measures/${randomUUID()}`, A_MEASURE)).json()).toMatchObject({
    code: 'membership_required',
    message: 'Necesitas una membresía activa para acceder a esta función',
  });

  const checkout = (await her.post('/api/checkouts', start('simulation'))).json();
  expect(checkout).toMatchObject({
    state: 'awaiting',
    processor: 'simulation',
    price: {
      currency: 'ARS',
      listMinor: 1_000_000,
      totalMinor: 1_000_000,
      endsAt: '2026-06-01T12:00:00.000Z',
    },
  });
  const early = await her.post('/api/activate-membership-direct', {
    paymentId: 'direct_1',
    activateDirectly: true,
  });
  expect(early.json()).toMatchObject({ success: false, code: 'payment_not_confirmed' });

  const page = await her.get(checkout.redirectUrl);
  expect(page.body).toContain('Aprobar el pago');
  const approved = await her.post(checkout.redirectUrl, { action: 'approve' });
  expect(approved.statusCode).toBe(303);
  const back = new URL(approved.headers.location ?? '');
  expect(back.pathname).toBe('/callback');
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    processor: 'simulation',
    payment: 'success',
    source: 'checkout',
    c: checkout.id,
  });

  const activated = await her.post('/api/activate-membership-direct', {
    processor: 'simulation',
    paymentId: `direct_${Date.now()}`,
    amount: 100,
    activationSource: 'callback',
    activateDirectly: true,
  });
  expect(activated.json()).toEqual({
    success: true,
    hasMembership: true,
    endsAt: '2026-06-01T12:00:00.000Z',
    processor: 'simulation',
  });
  expect((await her.get('/api/check-membership')).json()).toMatchObject({ hasMembership: true });
  expect((await her.get('/api/membership')).json()).toMatchObject({
    payments: [
      { state: 'approved', period: { startsAt: '2026-03-01T12:00:00.000Z' }, isDuplicate: false },
    ],
  });
});

test('a second payment needs confirmation while one is pending', async () => {
  const shop = await aShop();
  const checkout = await shop.start();
  const dueAt = new Date(shop.now().getTime() + 3 * DAY_MS);
  const cash = shop.mercadoPago.pay(checkout, {
    state: 'pending',
    voucher: { url: 'https://pay.example/v', dueAt, place: 'Pago Fácil' },
  });
  await shop.recordReport(cash);
  expect((await shop.her.get('/api/checkouts')).json()).toMatchObject({
    items: [
      {
        state: 'pending',
        price: { totalMinor: 1_000_000 },
        voucher: { url: 'https://pay.example/v', dueAt: dueAt.toISOString(), place: 'Pago Fácil' },
      },
    ],
  });
  for (const processor of ['mercadopago', 'paypal', 'manual']) {
    const reply = await shop.her.post('/api/checkouts', start(processor));
    expect([reply.statusCode, reply.json()]).toMatchObject([409, { code: 'payment_pending' }]);
  }
  expect((await shop.her.get('/api/checkouts')).json<{ items: [] }>().items).toHaveLength(1);
  const beside = await shop.her.post('/api/checkouts', start('paypal', { besidePending: true }));
  expect(beside.json()).toMatchObject({ processor: 'paypal', state: 'awaiting' });
  shop.mercadoPago.change(cash.providerPaymentId, { state: 'approved', approvedAt: shop.now() });
  expect((await shop.her.post('/api/checkouts', start('mercadopago'))).json()).toMatchObject({
    id: checkout.id,
    state: 'paid',
  });
  expect((await shop.her.get('/api/membership')).json()).toMatchObject({
    payments: [{ state: 'approved', hasWaited: true }],
  });
  await shop.recordReport(shop.mercadoPago.pay(await shop.start(shop.him)));
  expect((await shop.him.get('/api/membership')).json()).toMatchObject({
    payments: [{ state: 'approved', hasWaited: false }],
  });
});

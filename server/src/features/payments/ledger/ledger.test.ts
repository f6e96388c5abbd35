import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@forja/domain/units/durations';
import { cases } from '@forja/domain/properties/cases.fixture';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FakePayment } from '../../../gateways/payments/fake-provider.fixture.ts';
import { aShop, grantsOf, paymentsOf, violations } from './shop.fixture.ts';

const A_MEASURE = { revision: 0, value: { takenOn: '2026-01-01', weightKg: 80 } };

test(
  'twenty concurrent reports of a payment on two servers give one membership',
  { timeout: 60_000 },
  async () => {
    const shop = await aShop();
    const other = (await shop.anotherServer()).payments;
    const told = shop.mercadoPago.pay(await shop.start());
    const sources = ['webhook', 'return', 'poll', 'sweep'] as const;
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? shop.payments : other).ledger.recordPayment(
          { ...told, raw: null },
          sources[index % 4] ?? 'poll',
        ),
      ),
    );
    expect(await grantsOf(shop.db, shop.ana.id)).toHaveLength(1);
    expect(await violations(shop.db)).toEqual([]);
  },
);

test('one of several concurrent payments of an intention counts', async () => {
  const shop = await aShop();
  const other = (await shop.anotherServer()).payments;
  const sources = ['webhook', 'return', 'poll', 'sweep', 'start'] as const;
  for (let round = 1; round <= 4; round += 1) {
    shop.pass(HOUR_MS);
    const first = await shop.start();
    const abroad = await shop.start(shop.her, 'paypal');
    const cheaper = await shop.start(shop.her, 'mercadopago', { couponCode: 'CLUB' });
    const told = [
      shop.payPal.pay(abroad),
      shop.mercadoPago.pay(first),
      shop.mercadoPago.pay(first),
      shop.mercadoPago.pay(cheaper),
    ];
    await Promise.all(
      sources.flatMap((source, turn) =>
        told.map((each, index) =>
          ((turn + index) % 2 === 0 ? shop.payments : other).ledger.recordPayment(
            { ...each, raw: null },
            source,
          ),
        ),
      ),
    );
    expect(await grantsOf(shop.db, shop.ana.id)).toHaveLength(round);
    const others = (await paymentsOf(shop.db, shop.ana.id)).filter(
      ({ role }) => role !== 'primary',
    );
    expect(others).toHaveLength(3 * round);
    for (const { provider, state, reviewReason } of others)
      expect([`${provider} ${state}`, reviewReason]).toEqual(
        provider === 'paypal'
          ? [
              expect.stringMatching(/refunded|approved/),
              expect.stringMatching(/closed_checkout|duplicate/),
            ]
          : ['mercadopago approved', 'duplicate'],
      );
    expect(await violations(shop.db)).toEqual([]);
  }
});

test.each([
  { what: 'a cent less', change: { amountMinor: 999_999 }, reason: 'wrong_amount' },
  { what: 'a cent more', change: { amountMinor: 1_000_001 }, reason: 'wrong_amount' },
  { what: 'another currency', change: { currency: 'CLP' }, reason: 'wrong_currency' },
  { what: 'another account', change: { accountId: 'somebody-else' }, reason: 'wrong_account' },
  { what: 'no date of approval', change: { approvedAt: null }, reason: 'not_dated' },
])(
  'an approved payment of $what grants nothing and is reviewed',
  async ({ change, reason }) => {
    const shop = await aShop();
    await shop.hear(shop.mercadoPago.pay(await shop.start(), change));
    expect(await grantsOf(shop.db, shop.ana.id)).toEqual([]);
    expect(await paymentsOf(shop.db, shop.ana.id)).toMatchObject([
      { reviewReason: reason, role: null },
    ]);
    expect((await shop.her.get('/api/check-membership')).json()).toMatchObject({
      hasMembership: false,
    });
    expect(
      (
        await shop.boss.post('/api/admin/pending-payments/view', { reason: 'Revisar la lista' })
      ).json().items,
    ).toMatchObject([{ canApprove: false, username: shop.ana.username }]);
    expect(await violations(shop.db)).toEqual([]);
  },
);

test.each([null, '00000000-0000-4000-8000-000000000000', 'no es un uuid', "' or 1=1"])(
  'an approved payment for %s belongs to nobody',
  async (checkoutRef) => {
    const shop = await aShop();
    await shop.hear(shop.mercadoPago.pay(await shop.start(), { checkoutRef }));
    expect(await grantsOf(shop.db, shop.ana.id)).toEqual([]);
    expect(
      (
        await shop.boss.post('/api/admin/pending-payments/view', { reason: 'Revisar la lista' })
      ).json().items,
    ).toMatchObject([{ username: null, why: 'No nombra ninguna compra nuestra' }]);
  },
);

test('a checkout of one provider is not paid through another', async () => {
  const shop = await aShop();
  const checkout = await shop.start();
  await shop.hear(shop.payPal.pay(checkout, { currency: 'ARS' }));
  expect(await paymentsOf(shop.db, shop.ana.id)).toMatchObject([
    { reviewReason: 'wrong_processor', role: null },
  ]);
  expect(await grantsOf(shop.db, shop.ana.id)).toEqual([]);
});

test('a payment without a checkout is assigned when its provider names it', async () => {
  const shop = await aShop();
  const checkout = await shop.start();
  const told = shop.mercadoPago.pay(checkout, { checkoutRef: null });
  await shop.hear(told);
  await shop.hear(
    shop.mercadoPago.change(told.providerPaymentId, { checkoutRef: checkout.checkoutId }),
  );
  expect(await grantsOf(shop.db, shop.ana.id)).toHaveLength(1);
  expect(await violations(shop.db)).toEqual([]);
});

test('a payment keeps the checkout that it named first', async () => {
  const shop = await aShop();
  const [mine, his] = [await shop.start(), await shop.start(shop.him)];
  const told = shop.mercadoPago.pay(mine, { state: 'pending' });
  await shop.hear(told);
  await shop.hear(
    shop.mercadoPago.change(told.providerPaymentId, {
      checkoutRef: his.checkoutId,
      state: 'approved',
      approvedAt: shop.now(),
    }),
  );
  expect(await grantsOf(shop.db, shop.bruno.id)).toEqual([]);
  expect(await grantsOf(shop.db, shop.ana.id)).toEqual([]);
  expect(await paymentsOf(shop.db, shop.ana.id)).toMatchObject([
    { reviewReason: 'changed_reference' },
  ]);
});

test('the second payment of a checkout grants nothing until the first is refunded', async () => {
  const shop = await aShop();
  const checkout = await shop.start();
  const first = shop.mercadoPago.pay(checkout);
  shop.pass(HOUR_MS);
  const second = shop.mercadoPago.pay(checkout);
  await shop.hear(second);
  await shop.hear(first);
  const own = (await shop.her.get('/api/membership')).json<{
    payments: { isDuplicate: boolean }[];
  }>().payments;
  expect(own.filter(({ isDuplicate }) => isDuplicate)).toHaveLength(1);
  expect(own).toHaveLength(2);
  expect(await violations(shop.db)).toEqual([]);

  shop.pass(DAY_MS);
  await shop.hear(
    shop.mercadoPago.change(first.providerPaymentId, { state: 'refunded', reversedAt: shop.now() }),
  );
  expect((await shop.her.get('/api/check-membership')).json()).toEqual({
    hasMembership: true,
    endsAt: '2026-06-01T13:00:00.000Z',
  });
  expect(await violations(shop.db)).toEqual([]);
});

test('a refund ends access at once, and a won chargeback restores it', async () => {
  const shop = await aShop();
  const told = shop.mercadoPago.pay(await shop.start());
  await shop.hear(told);
  shop.pass(10 * DAY_MS);
  await shop.hear(
    shop.mercadoPago.change(told.providerPaymentId, {
      state: 'charged_back',
      reversedAt: shop.now(),
    }),
  );
  expect((await shop.her.get('/api/check-membership')).json()).toEqual({
    hasMembership: false,
    endsAt: shop.now().toISOString(),
  });
  expect((await shop.her.put(`/api/measures/${randomUUID()}`, A_MEASURE)).statusCode).toBe(402);
  expect((await shop.her.get('/api/plans')).statusCode).toBe(200);
  shop.pass(DAY_MS);
  await shop.hear(
    shop.mercadoPago.change(told.providerPaymentId, { state: 'approved', reversedAt: null }),
  );
  expect((await shop.her.get('/api/check-membership')).json()).toEqual({
    hasMembership: true,
    endsAt: '2026-06-01T12:00:00.000Z',
  });
  expect(await violations(shop.db)).toEqual([]);
});

test('a partially refunded payment keeps its months until an administrator decides', async () => {
  const shop = await aShop();
  const told = shop.mercadoPago.pay(await shop.start());
  await shop.hear(told);
  await shop.hear(shop.mercadoPago.change(told.providerPaymentId, { refundedMinor: 1 }));
  expect((await shop.her.get('/api/check-membership')).json()).toMatchObject({
    hasMembership: true,
  });
  const { items } = (
    await shop.boss.post('/api/admin/pending-payments/view', { reason: 'Revisar la lista' })
  ).json();
  expect(items).toMatchObject([{ why: 'Devuelto en parte: decidí si la membresía sigue' }]);
  expect(
    (await shop.boss.post(`/api/admin/payments/${items[0].id}/approve`, { reason: 'x' })).json()
      .code,
  ).toBe('payment_already_decided');
  expect(
    (await shop.boss.post(`/api/admin/payments/${items[0].id}/reject`, { reason: 'se queda' }))
      .statusCode,
  ).toBe(200);
  expect(
    (
      await shop.boss.post('/api/admin/pending-payments/view', { reason: 'Revisar la lista' })
    ).json().items,
  ).toEqual([]);
});

test('a payment after the checkout expired or was cancelled still counts', async () => {
  const shop = await aShop();
  const late = await shop.start();
  shop.pass(40 * HOUR_MS);
  await shop.payments.polling.expireOverdue();
  expect((await shop.her.get(`/api/checkouts/${late.id}`)).json()).toMatchObject({
    state: 'expired',
    redirectUrl: null,
  });
  await shop.hear(shop.mercadoPago.pay(late));
  expect((await shop.her.get(`/api/checkouts/${late.id}`)).json()).toMatchObject({ state: 'paid' });

  const abandoned = await shop.start();
  expect((await shop.her.post(`/api/checkouts/${abandoned.id}/cancel`)).json()).toMatchObject({
    state: 'cancelled',
  });
  await shop.hear(shop.mercadoPago.pay(abandoned));
  expect((await shop.her.get(`/api/checkouts/${abandoned.id}`)).json()).toMatchObject({
    state: 'paid',
  });
  expect((await shop.her.get('/api/check-membership')).json()).toMatchObject({
    endsAt: '2026-09-03T04:00:00.000Z',
  });
  expect(await violations(shop.db)).toEqual([]);
});

test('a cash payment waits with its voucher, can be retried when refused, and is paid the next day', async () => {
  const shop = await aShop();
  const checkout = await shop.start();
  const dueAt = new Date(shop.now().getTime() + 3 * DAY_MS);
  const cash = shop.mercadoPago.pay(checkout, {
    state: 'pending',
    voucher: { url: 'https://pay.example/v', dueAt, place: 'Rapipago' },
  });
  await shop.hear(cash);
  expect((await shop.her.get(`/api/checkouts/${checkout.id}`)).json()).toMatchObject({
    state: 'pending',
    voucher: { url: 'https://pay.example/v', dueAt: dueAt.toISOString() },
  });
  await shop.hear(
    shop.mercadoPago.pay(checkout, {
      state: 'rejected',
      refusal: 'cc_rejected_insufficient_amount',
    }),
  );
  expect((await shop.her.get(`/api/checkouts/${checkout.id}`)).json()).toMatchObject({
    state: 'pending',
  });
  shop.pass(DAY_MS);
  await shop.hear(
    shop.mercadoPago.change(cash.providerPaymentId, { state: 'approved', approvedAt: shop.now() }),
  );
  expect((await shop.her.get('/api/check-membership')).json()).toMatchObject({
    endsAt: '2026-06-02T12:00:00.000Z',
  });
});

test("a refusal is shown in our texts, never as the provider's code", async () => {
  const shop = await aShop();
  const checkout = await shop.start();
  await shop.hear(
    shop.mercadoPago.pay(checkout, {
      state: 'rejected',
      refusal: 'cc_rejected_insufficient_amount',
    }),
  );
  const reply = await shop.her.get(`/api/checkouts/${checkout.id}`);
  expect(reply.json()).toMatchObject({
    state: 'awaiting',
    refusal: expect.stringContaining('fondos suficientes'),
  });
  expect(reply.body).not.toContain('cc_rejected');
});

test('three months bought on 30 November end on 28 February, and two purchases on 30 May', async () => {
  const shop = await aShop();
  shop.pass(new Date('2026-11-30T15:00:00Z').getTime() - shop.now().getTime());
  const first = await shop.start(await shop.as(shop.ana));
  await shop.hear(shop.mercadoPago.pay(first));
  const her = await shop.as(shop.ana);
  expect((await her.get('/api/check-membership')).json().endsAt).toBe('2027-02-28T15:00:00.000Z');
  const second = await shop.start(her);
  expect(second.price).toMatchObject({ endsAt: '2027-05-30T15:00:00.000Z' });
  await shop.hear(shop.mercadoPago.pay(second));
  expect((await her.get('/api/check-membership')).json().endsAt).toBe('2027-05-30T15:00:00.000Z');
});

test('a payment after the account was deleted is stored anonymously and grants nothing', async () => {
  const shop = await aShop();
  const checkout = await shop.start();
  await shop.her.post('/api/account/delete', { password: shop.ana.password });
  await shop.hear(shop.mercadoPago.pay(checkout));
  const { items } = (
    await shop.boss.post('/api/admin/pending-payments/view', { reason: 'Revisar la lista' })
  ).json();
  expect(items).toMatchObject([{ username: null, why: 'La cuenta se borró antes del pago' }]);
  expect(await violations(shop.db)).toEqual([]);
});

test.each(['pending', 'in_review', 'rejected', 'cancelled'] as const)(
  'a received payment is never %s again, and a refunded one never approved again',
  async (state) => {
    const shop = await aShop();
    const told = shop.mercadoPago.pay(await shop.start());
    await shop.hear(told);
    const before = await paymentsOf(shop.db, shop.ana.id);
    shop.pass(HOUR_MS);
    await shop.hear({ ...told, state, providerUpdatedAt: shop.now() });
    expect(await paymentsOf(shop.db, shop.ana.id)).toEqual(before);
    await shop.hear({
      ...told,
      state: 'refunded',
      reversedAt: shop.now(),
      providerUpdatedAt: shop.now(),
    });
    const after = await paymentsOf(shop.db, shop.ana.id);
    shop.pass(2 * HOUR_MS);
    await shop.hear({ ...told, providerUpdatedAt: shop.now() });
    expect(await paymentsOf(shop.db, shop.ana.id)).toEqual(after);
    expect((await shop.her.get('/api/check-membership')).json()).toMatchObject({
      hasMembership: false,
    });
    expect(await violations(shop.db)).toEqual([]);
  },
);

const history = fc.record({
  pending: fc.boolean(),
  ends: fc.constantFrom<FakePayment['state'][]>(
    [],
    ['refunded'],
    ['charged_back'],
    ['charged_back', 'approved'],
    ['rejected'],
  ),
  second: fc.constantFrom(null, 'approved', 'rejected', 'refunded'),
  order: fc.array(fc.nat(1_000), { minLength: 12, maxLength: 12 }),
});

test(
  'reports in any order, with repetitions, give the same ledger',
  { timeout: 300_000 },
  async () => {
    const shop = await aShop();
    await fc.assert(
      fc.asyncProperty(history, async ({ pending, ends, second, order }) => {
        const news = (checkout: { checkoutId: string; amountMinor: number }) => {
          const at = shop.now().getTime();
          const pay = (told: Partial<FakePayment>) => shop.mercadoPago.pay(checkout, told);
          const first = pay({
            state: pending ? 'pending' : 'approved',
            approvedAt: pending ? null : new Date(at + 2),
          });
          const said = [first];
          let then = at + 2;
          const next = (id: string, told: Partial<FakePayment>) =>
            said.push(
              shop.mercadoPago.change(id, {
                ...told,
                providerUpdatedAt: new Date((then += 1_000)),
              }),
            );
          if (pending && ends[0] !== 'rejected')
            next(first.providerPaymentId, { state: 'approved', approvedAt: new Date(at + 2) });
          for (const state of pending || ends[0] !== 'rejected' ? ends : [])
            next(first.providerPaymentId, {
              state,
              reversedAt: state === 'approved' || state === 'rejected' ? null : new Date(then),
            });
          if (second)
            said.push(
              pay({
                state: second,
                approvedAt: second === 'rejected' ? null : new Date(at + 500),
                reversedAt: second === 'refunded' ? new Date(at + 5_000) : null,
              }),
            );
          return said;
        };
        const outcome = async (shuffle: boolean) => {
          shop.pass(HOUR_MS);
          const base = shop.now().getTime();
          const checkout = await shop.start();
          const said = news(checkout);
          const heard = shuffle
            ? [...said, ...said, ...said]
                .map((each, i) => ({ each, at: order[i % 12] ?? 0 }))
                .toSorted((a, b) => a.at - b.at)
            : said.map((each) => ({ each }));
          for (const { each } of heard) await shop.hear(each);
          for (const each of said) await shop.hear(each);
          for (const { each } of heard) await shop.hear(each);
          const payments = (await paymentsOf(shop.db, shop.ana.id)).filter(
            ({ checkoutId }) => checkoutId === checkout.id,
          );
          const [grant] = (await grantsOf(shop.db, shop.ana.id)).filter(
            ({ checkoutId }) => checkoutId === checkout.id,
          );
          const told = (await shop.her.get(`/api/checkouts/${checkout.id}`)).json<{
            state: string;
          }>();
          if (told.state !== 'paid') await shop.her.post(`/api/checkouts/${checkout.id}/cancel`);
          return {
            state: told.state,
            grant: grant && [
              grant.effectiveAt.getTime() - base,
              grant.reversedAt && grant.reversedAt.getTime() - base,
            ],
            payments: payments
              .map(({ state, role, reviewReason }) => `${state} ${role} ${reviewReason}`)
              .toSorted(),
          };
        };
        expect(await outcome(true)).toEqual(await outcome(false));
        expect(await violations(shop.db)).toEqual([]);
      }),
      { numRuns: cases(12) },
    );
  },
);

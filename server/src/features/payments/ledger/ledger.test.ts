import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@forja/domain/units/durations';
import { cases } from '@forja/domain/properties/cases.fixture';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FakePayment } from '../../../gateways/payments/fake-provider.fixture.ts';
import { aShop, listGrants, listPayments, violations } from './shop.fixture.ts';

const A_MEASURE = { revision: 0, value: { takenOn: '2026-01-01', weightKg: 80 } };

test(
  'twenty concurrent reports of a payment on two servers give one membership',
  { timeout: 60_000 },
  async () => {
    const shop = await aShop();
    const other = (await shop.anotherServer()).payments;
    const report = shop.mercadoPago.pay(await shop.start());
    const sources = ['webhook', 'return', 'poll', 'sweep'] as const;
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? shop.payments : other).ledger.recordPayment(
          { ...report, raw: null },
          sources[index % 4] ?? 'poll',
        ),
      ),
    );
    expect(await listGrants(shop.db, shop.ana.id)).toHaveLength(1);
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
    const reports = [
      shop.payPal.pay(abroad),
      shop.mercadoPago.pay(first),
      shop.mercadoPago.pay(first),
      shop.mercadoPago.pay(cheaper),
    ];
    await Promise.all(
      sources.flatMap((source, turn) =>
        reports.map((each, index) =>
          ((turn + index) % 2 === 0 ? shop.payments : other).ledger.recordPayment(
            { ...each, raw: null },
            source,
          ),
        ),
      ),
    );
    expect(await listGrants(shop.db, shop.ana.id)).toHaveLength(round);
    const others = (await listPayments(shop.db, shop.ana.id)).filter(
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
])('an approved payment of $what grants nothing and is reviewed', async ({ change, reason }) => {
  const shop = await aShop();
  await shop.recordReport(shop.mercadoPago.pay(await shop.start(), change));
  expect(await listGrants(shop.db, shop.ana.id)).toEqual([]);
  expect(await listPayments(shop.db, shop.ana.id)).toMatchObject([
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
});

test.each([null, '00000000-0000-4000-8000-000000000000', 'no es un uuid', "' or 1=1"])(
  'an approved payment for %s belongs to nobody',
  async (checkoutRef) => {
    const shop = await aShop();
    await shop.recordReport(shop.mercadoPago.pay(await shop.start(), { checkoutRef }));
    expect(await listGrants(shop.db, shop.ana.id)).toEqual([]);
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
  await shop.recordReport(shop.payPal.pay(checkout, { currency: 'ARS' }));
  expect(await listPayments(shop.db, shop.ana.id)).toMatchObject([
    { reviewReason: 'wrong_processor', role: null },
  ]);
  expect(await listGrants(shop.db, shop.ana.id)).toEqual([]);
});

test('a payment without a checkout is assigned when its provider names it', async () => {
  const shop = await aShop();
  const checkout = await shop.start();
  const report = shop.mercadoPago.pay(checkout, { checkoutRef: null });
  await shop.recordReport(report);
  await shop.recordReport(
    shop.mercadoPago.change(report.providerPaymentId, { checkoutRef: checkout.checkoutId }),
  );
  expect(await listGrants(shop.db, shop.ana.id)).toHaveLength(1);
  expect(await violations(shop.db)).toEqual([]);
});

test('a payment keeps the checkout that it named first', async () => {
  const shop = await aShop();
  const [mine, his] = [await shop.start(), await shop.start(shop.him)];
  const report = shop.mercadoPago.pay(mine, { state: 'pending' });
  await shop.recordReport(report);
  await shop.recordReport(
    shop.mercadoPago.change(report.providerPaymentId, {
      checkoutRef: his.checkoutId,
      state: 'approved',
      approvedAt: shop.now(),
    }),
  );
  expect(await listGrants(shop.db, shop.bruno.id)).toEqual([]);
  expect(await listGrants(shop.db, shop.ana.id)).toEqual([]);
  expect(await listPayments(shop.db, shop.ana.id)).toMatchObject([
    { reviewReason: 'changed_reference' },
  ]);
});

test('the second payment of a checkout grants nothing until the first is refunded', async () => {
  const shop = await aShop();
  const checkout = await shop.start();
  const first = shop.mercadoPago.pay(checkout);
  shop.pass(HOUR_MS);
  const second = shop.mercadoPago.pay(checkout);
  await shop.recordReport(second);
  await shop.recordReport(first);
  const own = (await shop.her.get('/api/membership')).json<{
    payments: { isDuplicate: boolean }[];
  }>().payments;
  expect(own.filter(({ isDuplicate }) => isDuplicate)).toHaveLength(1);
  expect(own).toHaveLength(2);
  expect(await violations(shop.db)).toEqual([]);

  shop.pass(DAY_MS);
  await shop.recordReport(
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
  const report = shop.mercadoPago.pay(await shop.start());
  await shop.recordReport(report);
  shop.pass(10 * DAY_MS);
  await shop.recordReport(
    shop.mercadoPago.change(report.providerPaymentId, {
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
  await shop.recordReport(
    shop.mercadoPago.change(report.providerPaymentId, { state: 'approved', reversedAt: null }),
  );
  expect((await shop.her.get('/api/check-membership')).json()).toEqual({
    hasMembership: true,
    endsAt: '2026-06-01T12:00:00.000Z',
  });
  expect(await violations(shop.db)).toEqual([]);
});

test('a partially refunded payment keeps its months until an administrator decides', async () => {
  const shop = await aShop();
  const report = shop.mercadoPago.pay(await shop.start());
  await shop.recordReport(report);
  await shop.recordReport(shop.mercadoPago.change(report.providerPaymentId, { refundedMinor: 1 }));
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
  await shop.recordReport(shop.mercadoPago.pay(late));
  expect((await shop.her.get(`/api/checkouts/${late.id}`)).json()).toMatchObject({ state: 'paid' });

  const cancelledCheckout = await shop.start();
  expect(
    (await shop.her.post(`/api/checkouts/${cancelledCheckout.id}/cancel`)).json(),
  ).toMatchObject({
    state: 'cancelled',
  });
  await shop.recordReport(shop.mercadoPago.pay(cancelledCheckout));
  expect((await shop.her.get(`/api/checkouts/${cancelledCheckout.id}`)).json()).toMatchObject({
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
  await shop.recordReport(cash);
  expect((await shop.her.get(`/api/checkouts/${checkout.id}`)).json()).toMatchObject({
    state: 'pending',
    voucher: { url: 'https://pay.example/v', dueAt: dueAt.toISOString() },
  });
  await shop.recordReport(
    shop.mercadoPago.pay(checkout, {
      state: 'rejected',
      refusal: 'cc_rejected_insufficient_amount',
    }),
  );
  expect((await shop.her.get(`/api/checkouts/${checkout.id}`)).json()).toMatchObject({
    state: 'pending',
  });
  shop.pass(DAY_MS);
  await shop.recordReport(
    shop.mercadoPago.change(cash.providerPaymentId, { state: 'approved', approvedAt: shop.now() }),
  );
  expect((await shop.her.get('/api/check-membership')).json()).toMatchObject({
    endsAt: '2026-06-02T12:00:00.000Z',
  });
});

test("a refusal is shown in our texts, never as the provider's code", async () => {
  const shop = await aShop();
  const checkout = await shop.start();
  await shop.recordReport(
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
  await shop.recordReport(shop.mercadoPago.pay(first));
  const her = await shop.as(shop.ana);
  expect((await her.get('/api/check-membership')).json().endsAt).toBe('2027-02-28T15:00:00.000Z');
  const second = await shop.start(her);
  expect(second.price).toMatchObject({ endsAt: '2027-05-30T15:00:00.000Z' });
  await shop.recordReport(shop.mercadoPago.pay(second));
  expect((await her.get('/api/check-membership')).json().endsAt).toBe('2027-05-30T15:00:00.000Z');
});

test('a payment after the account was deleted is stored anonymously and grants nothing', async () => {
  const shop = await aShop();
  const checkout = await shop.start();
  await shop.her.post('/api/account/delete', { password: shop.ana.password });
  await shop.recordReport(shop.mercadoPago.pay(checkout));
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
    const report = shop.mercadoPago.pay(await shop.start());
    await shop.recordReport(report);
    const before = await listPayments(shop.db, shop.ana.id);
    shop.pass(HOUR_MS);
    await shop.recordReport({ ...report, state, providerUpdatedAt: shop.now() });
    expect(await listPayments(shop.db, shop.ana.id)).toEqual(before);
    await shop.recordReport({
      ...report,
      state: 'refunded',
      reversedAt: shop.now(),
      providerUpdatedAt: shop.now(),
    });
    const after = await listPayments(shop.db, shop.ana.id);
    shop.pass(2 * HOUR_MS);
    await shop.recordReport({ ...report, providerUpdatedAt: shop.now() });
    expect(await listPayments(shop.db, shop.ana.id)).toEqual(after);
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
        const makeReports = (checkout: { checkoutId: string; amountMinor: number }) => {
          const at = shop.now().getTime();
          const pay = (report: Partial<FakePayment>) => shop.mercadoPago.pay(checkout, report);
          const first = pay({
            state: pending ? 'pending' : 'approved',
            approvedAt: pending ? null : new Date(at + 2),
          });
          const reports = [first];
          let changedAt = at + 2;
          const next = (id: string, report: Partial<FakePayment>) =>
            reports.push(
              shop.mercadoPago.change(id, {
                ...report,
                providerUpdatedAt: new Date((changedAt += 1_000)),
              }),
            );
          if (pending && ends[0] !== 'rejected')
            next(first.providerPaymentId, { state: 'approved', approvedAt: new Date(at + 2) });
          for (const state of pending || ends[0] !== 'rejected' ? ends : [])
            next(first.providerPaymentId, {
              state,
              reversedAt: state === 'approved' || state === 'rejected' ? null : new Date(changedAt),
            });
          if (second)
            reports.push(
              pay({
                state: second,
                approvedAt: second === 'rejected' ? null : new Date(at + 500),
                reversedAt: second === 'refunded' ? new Date(at + 5_000) : null,
              }),
            );
          return reports;
        };
        const outcome = async (shuffle: boolean) => {
          shop.pass(HOUR_MS);
          const base = shop.now().getTime();
          const checkout = await shop.start();
          const reports = makeReports(checkout);
          const deliveries = shuffle
            ? [...reports, ...reports, ...reports]
                .map((each, i) => ({ each, at: order[i % 12] ?? 0 }))
                .toSorted((a, b) => a.at - b.at)
            : reports.map((each) => ({ each }));
          for (const { each } of deliveries) await shop.recordReport(each);
          for (const each of reports) await shop.recordReport(each);
          for (const { each } of deliveries) await shop.recordReport(each);
          const payments = (await listPayments(shop.db, shop.ana.id)).filter(
            ({ checkoutId }) => checkoutId === checkout.id,
          );
          const [grant] = (await listGrants(shop.db, shop.ana.id)).filter(
            ({ checkoutId }) => checkoutId === checkout.id,
          );
          const view = (await shop.her.get(`/api/checkouts/${checkout.id}`)).json<{
            state: string;
          }>();
          if (view.state !== 'paid') await shop.her.post(`/api/checkouts/${checkout.id}/cancel`);
          return {
            state: view.state,
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

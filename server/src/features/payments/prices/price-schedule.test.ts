import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { HOUR_MS } from '@forja/domain/units/durations';
import { aShop } from '../ledger/shop.fixture.ts';

const TOMORROW = '2026-03-02T03:00:00Z';
const NEW_PRICE = {
  startsAt: TOMORROW,
  arsCents: 1_500_000,
  usdCents: 1_500,
  reason: 'Aumento de marzo',
};

async function anOffice() {
  const shop = await aShop();
  const listed = async (client = shop.visitor) => {
    const { methods } = (await client.get('/api/prices')).json<{
      methods: { processor: string; amountMinor: number }[];
    }>();
    return Object.fromEntries(
      methods.map(({ processor, amountMinor }) => [processor, amountMinor]),
    );
  };
  const rows = async () =>
    (await shop.boss.get('/api/admin/tables/prices')).json<{ rows: { id: string }[] }>().rows;
  return {
    ...shop,
    listed,
    rows,
    schedule: (changes: object = {}, by = shop.boss) =>
      by.post('/api/admin/prices', { ...NEW_PRICE, ...changes }),
  };
}

test('a scheduled price starts on time on every server without a restart, and is listed', async () => {
  const shop = await anOffice();
  const other = await shop.another();
  expect((await shop.schedule()).json()).toEqual({ success: true });
  expect(await shop.listed()).toMatchObject({ mercadopago: 1_000_000, paypal: 1_000 });
  shop.pass(new Date(TOMORROW).getTime() - shop.now().getTime() - 1);
  expect(await shop.listed(other)).toMatchObject({ mercadopago: 1_000_000 });
  shop.pass(1);
  expect(await shop.listed()).toMatchObject({
    mercadopago: 1_500_000,
    manual: 1_500_000,
    paypal: 1_500,
  });
  expect(await shop.listed(other)).toMatchObject({ mercadopago: 1_500_000 });
  expect(await shop.start()).toMatchObject({ amountMinor: 1_500_000 });
  expect(await shop.rows()).toMatchObject([
    {
      cells: [
        '2026-03-02T03:00:00.000Z',
        '1500000 ARS',
        '1500 USD',
        'Aumento de marzo',
        expect.any(String),
      ],
    },
  ]);
});

test('an earlier purchase keeps its price, which its payment must match', async () => {
  const shop = await anOffice();
  const before = await shop.start();
  await shop.schedule({ startsAt: new Date(shop.now().getTime() + HOUR_MS).toISOString() });
  shop.pass(2 * HOUR_MS);
  expect((await shop.her.get(`/api/checkouts/${before.id}`)).json()).toMatchObject({
    price: { totalMinor: 1_000_000 },
  });
  await shop.recordReport(shop.mercadoPago.pay(before));
  expect((await shop.her.get('/api/check-membership')).json()).toMatchObject({
    hasMembership: true,
  });
});

test('nobody is charged another total than the one on their screen', async () => {
  const shop = await anOffice();
  await shop.schedule({ startsAt: new Date(shop.now().getTime() + HOUR_MS).toISOString() });
  const clientKey = randomUUID();
  const press = (processor: string, seenTotalMinor: number, more: object = {}) =>
    shop.her.post('/api/checkouts', {
      clientKey: randomUUID(),
      processor,
      seenTotalMinor,
      ...more,
    });
  expect((await press('manual', 1_000_000, { clientKey })).statusCode).toBe(200);
  shop.pass(2 * HOUR_MS);
  for (const refused of [
    await press('mercadopago', 1_000_000),
    await press('paypal', 1_000),
    await press('mercadopago', 1_350_001, { couponCode: 'UNLISTED' }),
    await press('manual', 1_500_000, { clientKey }),
  ])
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'price_changed' }]);
  expect((await shop.her.get('/api/checkouts')).json<{ items: [] }>().items).toHaveLength(1);
  expect((await press('manual', 1_000_000, { clientKey })).json()).toMatchObject({
    price: { totalMinor: 1_000_000 },
  });
  for (const [processor, total, more] of [
    ['mercadopago', 1_500_000, {}],
    ['paypal', 1_500, {}],
    ['mercadopago', 1_350_000, { couponCode: 'UNLISTED' }],
  ] as const)
    expect((await press(processor, total, more)).json()).toMatchObject({
      price: { totalMinor: total },
    });
});

test('an upcoming price can be removed, and a current one cannot', async () => {
  const shop = await anOffice();
  await shop.schedule();
  const [row] = await shop.rows();
  const cancel = () =>
    shop.boss.post(`/api/admin/prices/${row?.id}/cancel`, { reason: 'Nos arrepentimos' });
  expect((await cancel()).json()).toEqual({ success: true });
  expect((await cancel()).json()).toMatchObject({ code: 'price_not_scheduled' });
  await shop.schedule();
  shop.pass(24 * HOUR_MS);
  const [begun] = await shop.rows();
  expect(
    (await shop.boss.post(`/api/admin/prices/${begun?.id}/cancel`, { reason: 'x' })).json(),
  ).toMatchObject({ code: 'price_not_scheduled' });
  expect(await shop.listed()).toMatchObject({ mercadopago: 1_500_000 });
  const log = (await shop.boss.get('/api/admin/tables/audit')).json();
  expect(JSON.stringify(log.rows)).toContain('Programaste un precio');
  expect(JSON.stringify(log.rows)).toContain('Nos arrepentimos');
});

test('past, simultaneous and invalid prices are refused', async () => {
  const shop = await anOffice();
  expect((await shop.schedule({ startsAt: '2026-03-01T12:00:00Z' })).json()).toMatchObject({
    code: 'price_in_the_past',
  });
  const replies = await Promise.all([shop.schedule(), shop.schedule()]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  for (const changes of [
    { arsCents: 0 },
    { usdCents: 1.5 },
    { startsAt: 'mañana' },
    { reason: '' },
  ])
    expect((await shop.schedule(changes)).statusCode).toBe(400);
  expect((await shop.schedule({}, shop.her)).statusCode).toBe(404);
});

import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@forja/domain/units/durations';
import { cases } from '@forja/domain/properties/cases.fixture';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { couponsTable } from './coupons.table.ts';
import { aShop, listPayments, violations } from '../ledger/shop.fixture.ts';

type Coupon = Partial<typeof couponsTable.$inferInsert>;

async function aCouponShop(coupon: Coupon) {
  const shop = await aShop();
  await shop.db
    .insert(couponsTable)
    .values({ code: 'VERANO', percent: 25, createdAt: shop.now(), ...coupon });
  const uses = async () => (await shop.db.select().from(couponsTable))[0]?.uses;
  const quote = (couponCode: string, client = shop.her) =>
    client.post('/api/checkouts/quote', { processor: 'mercadopago', couponCode });
  return { ...shop, uses, quote };
}

test('a listed code takes its own percentage off, however it is typed', async () => {
  const { quote, uses } = await aCouponShop({});
  expect((await quote(' verano ')).json()).toMatchObject({
    discountPercent: 25,
    discountMinor: 250_000,
    totalMinor: 750_000,
  });
  expect(await uses()).toBe(0);
});

test('an unlisted code takes 10 % off, in pesos and in dollars', async () => {
  const { quote, her } = await aCouponShop({});
  expect((await quote('CUALQUIERA')).json()).toMatchObject({
    discountPercent: 10,
    totalMinor: 900_000,
  });
  const abroad = await her.post('/api/checkouts/quote', {
    processor: 'paypal',
    couponCode: 'CUALQUIERA',
  });
  expect(abroad.json()).toMatchObject({ currency: 'USD', totalMinor: 900 });
});

test.each<[string, Coupon]>([
  ['is over', { maxUses: 3, uses: 3 }],
  ['ended yesterday', { validUntil: new Date('2026-02-28T12:00:00Z') }],
  ['begins tomorrow', { validFrom: new Date('2026-03-02T12:00:00Z') }],
  ['was turned off', { disabledAt: new Date('2026-02-28T12:00:00Z') }],
])(
  'a code that %s is refused in the quote and in the checkout with the same error',
  async (_what, coupon) => {
    const { quote, her } = await aCouponShop(coupon);
    const paying = await her.post('/api/checkouts', {
      clientKey: randomUUID(),
      processor: 'mercadopago',
      couponCode: 'VERANO',
    });
    for (const reply of [await quote('VERANO'), paying]) {
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'coupon_not_valid']);
    }
  },
);

test('a coupon of 100 % is paid at once as an approved payment', async () => {
  const shop = await aCouponShop({ percent: 100, maxUses: 1 });
  const started = await shop.start(shop.her, 'mercadopago', { couponCode: 'verano' });
  expect(started).toMatchObject({ state: 'paid', processor: 'coupon', price: { totalMinor: 0 } });
  expect(await listPayments(shop.db, shop.ana.id)).toMatchObject([
    { provider: 'coupon', amountMinor: 0, role: 'primary' },
  ]);
  expect((await shop.her.get('/api/check-membership')).json()).toMatchObject({
    hasMembership: true,
  });
  const again = await shop.her.post('/api/checkouts', {
    clientKey: randomUUID(),
    processor: 'coupon',
    couponCode: 'VERANO',
  });
  expect(again.json()).toMatchObject({ code: 'coupon_not_valid' });
  expect(await violations(shop.db)).toEqual([]);
});

test('another server completes an interrupted gift', async () => {
  const shop = await aCouponShop({ percent: 100 });
  const { id } = await shop.start(shop.her, 'coupon', { couponCode: 'VERANO' });
  expect(await shop.payments.polling.pollDue()).toBe(0);
  expect((await shop.her.get(`/api/checkouts/${id}`)).json()).toMatchObject({ state: 'paid' });
});

test('concurrent buyers get exactly the remaining uses', async () => {
  const shop = await aCouponShop({ percent: 100, maxUses: 1 });
  const people = [shop.her, shop.him, shop.boss];
  const replies = await Promise.all(
    people.map((client) =>
      client.post('/api/checkouts', {
        clientKey: randomUUID(),
        processor: 'coupon',
        couponCode: 'VERANO',
      }),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409,
  ]);
  expect(await shop.uses()).toBe(1);
  expect(await violations(shop.db)).toEqual([]);
});

test('an unpaid checkout releases its coupon, and a paid one consumes it', async () => {
  const shop = await aCouponShop({ maxUses: 1 });
  const first = await shop.start(shop.her, 'mercadopago', { couponCode: 'VERANO' });
  expect(await shop.uses()).toBe(1);
  expect((await shop.quote('VERANO', shop.him)).json()).toMatchObject({ code: 'coupon_not_valid' });
  await shop.her.post(`/api/checkouts/${first.id}/cancel`);
  expect(await shop.uses()).toBe(0);
  const his = await shop.start(shop.him, 'mercadopago', { couponCode: 'VERANO' });
  await shop.recordReport(shop.mercadoPago.pay(his));
  expect(await shop.uses()).toBe(1);
  expect((await shop.quote('VERANO')).json()).toMatchObject({ code: 'coupon_not_valid' });
});

const THINGS = [
  'start',
  'start',
  'start with another method',
  'cancel',
  'pay',
  'time passes',
  'all start at once',
] as const;

test(
  'the uses of a coupon stay consistent, whatever three buyers do',
  { timeout: 300_000 },
  async () => {
    const shop = await aCouponShop({ percent: 25, maxUses: 2 });
    const people = [shop.her, shop.him, shop.boss];
    const act = fc.record({ does: fc.constantFrom(...THINGS), who: fc.nat(2) });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (commands) => {
        const code = `C${randomUUID().slice(0, 12)}`.toUpperCase();
        await shop.db
          .insert(couponsTable)
          .values({ code, percent: 25, maxUses: 2, createdAt: shop.now() });
        shop.pass(3 * DAY_MS);
        await shop.payments.polling.expireOverdue();
        const started: { checkoutId: string; amountMinor: number }[][] = [[], [], []];
        const start = async (who: number, processor: 'mercadopago' | 'paypal') => {
          const body = { clientKey: randomUUID(), processor, couponCode: code };
          const reply = await people[who]?.post('/api/checkouts', body);
          expect([200, 409], reply?.body).toContain(reply?.statusCode);
          if (reply?.statusCode !== 200) return;
          const { id, price } = reply.json<{
            id: string;
            price: { totalMinor: number; discountPercent: number };
          }>();
          expect(price).toMatchObject({
            discountPercent: 25,
            totalMinor: processor === 'paypal' ? 750 : 750_000,
          });
          if (processor === 'mercadopago')
            started[who]?.push({ checkoutId: id, amountMinor: price.totalMinor });
        };
        for (const { does, who } of commands) {
          const latest = started[who]?.at(-1);
          if (does === 'start') await start(who, 'mercadopago');
          if (does === 'start with another method') await start(who, 'paypal');
          if (does === 'all start at once')
            await Promise.all([0, 1, 2].map((each) => start(each, 'mercadopago')));
          if (does === 'cancel' && latest)
            await people[who]?.post(`/api/checkouts/${latest.checkoutId}/cancel`);
          if (does === 'pay' && latest) await shop.recordReport(shop.mercadoPago.pay(latest));
          if (does === 'time passes') {
            shop.pass(25 * 3_600_000);
            await shop.payments.polling.expireOverdue();
          }
          expect(await violations(shop.db), JSON.stringify(commands)).toEqual([]);
        }
      }),
      { numRuns: cases(10), endOnFailure: true },
    );
  },
);

test('guessing codes is limited', async () => {
  const { quote, him } = await aCouponShop({});
  for (let index = 0; index < 10; index += 1)
    expect((await quote(`NADA${index}`)).statusCode).toBe(200);
  expect((await quote('OTRO')).statusCode).toBe(429);
  expect((await quote('OTRO', him)).statusCode).toBe(200);
});

import { expect, test } from 'vitest';
import { aShop } from '../../../features/payments/ledger/shop.fixture.ts';
import { simulatedPaymentsTable } from './simulated-payments.table.ts';

test('a simulated page that was closed offers no way to pay and takes none,', async () => {
  const shop = await aShop();
  const checkout = await shop.start(shop.her, 'simulation');
  const address = new URL(checkout.redirectUrl).pathname;
  const press = (action: string) =>
    shop.app.inject({
      method: 'POST',
      url: address,
      payload: `action=${action}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const page = async () => (await shop.app.inject({ url: address })).body;
  const states = async () =>
    (await shop.db.select().from(simulatedPaymentsTable)).map(({ state }) => state);
  expect(await page()).toContain('value="approve"');
  const [, style = ''] = /rel="stylesheet" href="([^"]+)"/.exec(await page()) ?? [];
  const sheet = await shop.app.inject({ url: style });
  expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([
    200,
    'text/css; charset=utf-8',
  ]);

  const closed = { checkoutId: checkout.id, providerRef: address.split('/').at(-1) ?? '' };
  await shop.payments.simulation?.closeCheckout(closed);
  await shop.payments.simulation?.closeCheckout(closed);
  const html = await page();
  expect(html).toContain('esta página ya no cobra');
  expect(html).not.toMatch(/value="(approve|reject|pay_later)"/);
  for (const action of ['approve', 'pay_later']) expect((await press(action)).statusCode).toBe(303);
  expect(await states()).toEqual([null]);
});

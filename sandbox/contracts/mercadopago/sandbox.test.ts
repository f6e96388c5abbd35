import { expect, test } from 'vitest';
import { withMercadoPago } from '../../mercadopago/with-mercadopago.fixture.ts';
import type { Json } from '../documented.ts';
import { findDifferences } from '../matrix.fixture.ts';
import { chargebackMessage, ipn, paymentMessage } from './messages.ts';
import { payment } from './payment.ts';
import { createPreference, refund, updatePreference } from './preferences.ts';
import { chargeback, merchantOrder, paymentListing, paymentSearch } from './searches.ts';

async function aPurchase() {
  const system = await withMercadoPago({ verify: 'observe' });
  system.control.setFaults({ webhooks: { ipnTwin: true } });
  const { paid, page, checkout } = await system.pay();
  const ask = async (method: string, path: string, body?: object): Promise<Json> => {
    const reply = await fetch(`${system.sandbox.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${system.sandbox.credentials.accessToken}`,
        'content-type': 'application/json',
        'x-idempotency-key': `${method} ${path}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(reply.ok, `${method} ${path}`).toBe(true);
    return (await reply.json()) as Json; // JSON of the provider
  };
  return { ...system, paid, page, checkout, ask };
}

test('each response of the fake provider has the documented fields and types', async () => {
  const { ask, paid, page, checkout, control } = await aPurchase();
  const item = { id: 'a', title: 'b', quantity: 1, currency_id: 'ARS', unit_price: 10 };
  const created = await ask('POST', '/checkout/preferences', {
    items: [item],
    payer: { email: 'ana@forja.example' },
    back_urls: {},
    external_reference: 'MP0001',
    expires: true,
  });
  expect(findDifferences(createPreference, created)).toEqual([]);
  const closed = { expires: true, expiration_date_to: '2022-11-17T10:37:52.000-05:00' };
  expect(
    findDifferences(
      updatePreference,
      await ask('PUT', `/checkout/preferences/${page.providerRef}`, closed),
    ),
  ).toEqual([]);
  expect(findDifferences(payment, await ask('GET', `/v1/payments/${paid.id}`))).toEqual([]);
  const search = new URLSearchParams({
    external_reference: checkout.checkoutId,
    range: 'date_created',
  });
  expect(
    findDifferences(paymentSearch, await ask('GET', `/v1/payments/search?${search.toString()}`)),
  ).toEqual([]);
  const day = {
    range: 'date_approved',
    sort: 'date_approved',
    criteria: 'asc',
    begin_date: '2017-01-01T00:00:00.000Z',
  };
  const listing = await ask('GET', `/v1/payments/search?${new URLSearchParams(day).toString()}`);
  expect(findDifferences(paymentListing, listing)).toEqual([]);
  expect(JSON.stringify(listing)).not.toContain('"refunds"');
  expect(
    findDifferences(merchantOrder, await ask('GET', `/merchant_orders/${paid.orderId}`)),
  ).toEqual([]);
  expect(
    findDifferences(refund, await ask('POST', `/v1/payments/${paid.id}/refunds`, { amount: 10 })),
  ).toEqual([]);
  const { chargebackId } = control.chargeBack({ id: paid.id });
  expect(findDifferences(chargeback, await ask('GET', `/v1/chargebacks/${chargebackId}`))).toEqual(
    [],
  );
});

test('each message of the fake provider has the documented fields and types', async () => {
  const { paid, control, shop } = await aPurchase();
  control.chargeBack({ id: paid.id });
  await control.flush();
  const sent = ({ query }: { query: Record<string, string> }) => {
    const kind = query['type'] ?? query['topic'];
    const found = shop.messages.find(
      (each) =>
        (each.query['type'] ?? each.query['topic']) === kind &&
        'type' in each.query === 'type' in query,
    );
    expect(Object.keys(query).filter((name) => found?.query[name] === undefined)).toEqual([]);
    return JSON.parse(found?.raw.toString() ?? 'null') as Json; // JSON of the provider
  };
  for (const message of [paymentMessage, chargebackMessage, ipn])
    expect(findDifferences(message, sent(message))).toEqual([]);
});

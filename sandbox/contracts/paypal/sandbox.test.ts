import { expect, test } from 'vitest';
import { withPayPal } from '../../paypal/with-paypal.fixture.ts';
import type { Documented, Json } from '../documented.ts';
import { findDifferences } from '../matrix.fixture.ts';
import * as messages from './messages.ts';
import { captureOrder, createOrder, order } from './orders.ts';
import { capture, refund, token } from './payments.ts';
import { transactions } from './transactions.ts';

async function aPurchase() {
  const system = await withPayPal();
  const { url, credentials } = system.sandbox;
  const basic = Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString(
    'base64',
  );
  const reply = await fetch(`${url}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${basic}`,
    },
    body: 'grant_type=client_credentials',
  });
  const tokenAnswer = (await reply.json()) as { access_token: string }; // JSON of the provider
  const ask = async (method: string, path: string, body?: object): Promise<Json> => {
    const reply = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${tokenAnswer.access_token}`,
        'content-type': 'application/json',
        'paypal-request-id': `${method} ${path}`,
        prefer: 'return=representation',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(reply.ok, `${method} ${path}`).toBe(true);
    return (await reply.json()) as Json; // JSON of the provider
  };
  return { ...system, tokenAnswer, ask };
}

test('each response of the fake provider has the documented fields and types', async () => {
  const { tokenAnswer, ask, approve } = await aPurchase();
  expect(findDifferences(token, tokenAnswer)).toEqual([]);
  const {
    custom_id,
    invoice_id,
    amount: total,
  } = (capture.body ?? {}) as {
    custom_id: string;
    invoice_id: string;
    amount: { currency_code: string; value: string };
  }; // the fixture is an object
  const item = { name: 'a', quantity: '1', unit_amount: total, category: 'DIGITAL_GOODS' };
  const amount = { ...total, breakdown: { item_total: total } };
  const unit = { reference_id: 'a', custom_id, invoice_id, amount, items: [item] };
  const payment_source = { paypal: { experience_context: { return_url: 'https://a.example' } } };
  const created = await ask('POST', '/v2/checkout/orders', {
    intent: 'CAPTURE',
    purchase_units: [unit],
    payment_source,
  });
  expect(findDifferences(createOrder, created)).toEqual([]);

  const { orderId } = await approve();
  expect(
    findDifferences(captureOrder, await ask('POST', `/v2/checkout/orders/${orderId}/capture`, {})),
  ).toEqual([]);
  const read = await ask('GET', `/v2/checkout/orders/${orderId}`);
  expect(findDifferences(order, read)).toEqual([]);
  const { id } = (read as { purchase_units: [{ payments: { captures: [{ id: string }] } }] })
    .purchase_units[0].payments.captures[0]; // compared above
  expect(findDifferences(capture, await ask('GET', `/v2/payments/captures/${id}`))).toEqual([]);
  const back = { amount: { currency_code: 'USD', value: '1.00' } };
  expect(
    findDifferences(refund, await ask('POST', `/v2/payments/captures/${id}/refund`, back)),
  ).toEqual([]);
});

test('the report of the fake provider has the documented fields and types', async () => {
  const { pay, control, ask } = await aPurchase();
  const paid = [await pay(), await pay(), await pay()];
  const [refunded, disputed, reversed] = paid.map(({ captureId }) => captureId);
  control.refund({ id: refunded ?? '' });
  control.dispute({ id: disputed ?? '' });
  control.endDispute({ id: disputed ?? '', winner: 'buyer' });
  control.reverse({ id: reversed ?? '' });
  const [from, to] = [-1, 1].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
  const span = new URLSearchParams({ start_date: from ?? '', end_date: to ?? '' });
  const report = await ask('GET', `/v1/reporting/transactions?${span.toString()}`);
  expect(findDifferences(transactions, report)).toEqual([]);
  const { transaction_details } = report as {
    transaction_details: { transaction_info: Record<string, string> }[];
  }; // compared above
  const codes = transaction_details.map(({ transaction_info: info }) => [
    info['transaction_event_code'],
    info['paypal_reference_id'],
    info['transaction_status'],
  ]);
  expect(codes).toEqual([
    ...paid.map(() => ['T0006', undefined, 'V']),
    ['T1107', refunded, 'S'],
    ['T1110', disputed, 'S'],
    ['T1111', disputed, 'S'],
    ['T1106', disputed, 'S'],
    ['T1201', reversed, 'S'],
  ]);
});

test('a capture inside an order names neither payee nor order, as documented', async () => {
  const { approve, ask } = await aPurchase();
  const { orderId, resolve } = await approve();
  await resolve();
  const text = JSON.stringify(await ask('GET', `/v2/checkout/orders/${orderId}`));
  expect(text).not.toContain('supplementary_data');
  expect(text.match(/"payee"/g)).toHaveLength(1);
});

test('each message of the fake provider has the documented fields and types', async () => {
  const { pay, approve, control, shop } = await aPurchase();
  const [one, other, third] = [await pay(), await pay(), await pay()];
  control.refund({ id: one.captureId });
  control.reverse({ id: other.captureId });
  control.dispute({ id: third.captureId });
  const { resolve } = await approve();
  control.moveClock({ byMs: 4 * 3_600_000 });
  await resolve();
  await control.flush();
  const sent = shop.messages.map(
    ({ raw }) => JSON.parse(raw.toString()) as { event_type: string } & Record<string, Json>,
  ); // JSON of the provider
  for (const message of Object.values<Documented>(messages)) {
    const { event_type } = message.body as { event_type: string }; // every fixture has one
    const event = sent.find((each) => each.event_type === event_type);
    // approved orders are not captured yet
    const wrong = findDifferences(message, event ?? null).filter(
      (field) => !/purchase_units\[\]\.payments/.test(field),
    );
    expect([event_type, ...wrong]).toEqual([event_type]);
  }
});

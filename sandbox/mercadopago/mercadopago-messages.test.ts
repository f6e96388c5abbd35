import { expect, test } from 'vitest';
import { withMercadoPago } from './with-mercadopago.fixture.ts';
import { allowCapture, allowMessages } from '../shared/checkout.fixture.ts';

test('a payment and its refund each send a signed message', async () => {
  const { pay, provider, control, shop } = await withMercadoPago();
  const { paid } = await pay();
  control.refund({ id: paid.id });
  await control.flush();
  const read = await Promise.all(
    shop.messages.map((message) => provider.readWebhook(message, allowMessages)),
  );
  expect(read).toMatchObject([
    { signature: 'ok', topic: 'payment', hint: { kind: 'payment', id: paid.id } },
    { signature: 'ok', topic: 'payment', hint: { kind: 'payment', id: paid.id } },
  ]);
  expect(read[0]?.dedupKey).not.toBe(read[1]?.dedupKey);
  expect(shop.messages[0]?.query['source_news']).toBe('webhooks');
});

test.each([
  { unsigned: true },
  { wrongSecret: true },
  { rewritten: true },
  { ageMs: 90 * 86_400_000 },
])('%j is refused', async (webhooks) => {
  const { pay, provider, control, lastMessage } = await withMercadoPago();
  control.setFaults({ webhooks });
  await pay();
  expect(await provider.readWebhook(lastMessage(), allowMessages)).toMatchObject({
    signature: 'bad',
  });
});

test.each([{ timeIn: 's' }, { timeIn: 'ms' }, { ageMs: 20 * 86_400_000 }] as const)(
  '%j is genuine',
  async (webhooks) => {
    const { pay, provider, control, lastMessage } = await withMercadoPago();
    control.setFaults({ webhooks });
    await pay();
    const { signature, sentAt } = await provider.readWebhook(lastMessage(), allowMessages);
    expect(signature).toBe('ok');
    const age = 'ageMs' in webhooks ? webhooks.ageMs : 0;
    expect(Math.abs(Date.now() - age - (sentAt?.getTime() ?? 0))).toBeLessThan(60_000);
  },
);

test('an identifier in capitals is accepted signed in either case', async () => {
  const { provider, control, shop, lastMessage } = await withMercadoPago();
  for (const lowerCaseSigned of [false, true]) {
    control.setFaults({ webhooks: { lowerCaseSigned } });
    control.notify({
      to: shop.url,
      type: 'order',
      action: 'order.processed',
      id: 'ORD01ABC',
      userId: 1,
    });
    await control.flush();
    expect(await provider.readWebhook(lastMessage(), allowMessages)).toMatchObject({
      signature: 'ok',
      hint: null,
    });
  }
});

test('one purchase in four message formats leads to the same payment', async () => {
  const { pay, provider, control, shop } = await withMercadoPago({ verify: 'observe' });
  control.setFaults({ webhooks: { ipnTwin: true, orderTwin: true } });
  const { paid } = await pay();
  expect(shop.messages).toHaveLength(4);
  for (const message of shop.messages) {
    const { hint } = await provider.readWebhook(message, allowMessages);
    expect(hint && (await provider.resolve(hint, allowCapture))).toMatchObject([
      { providerPaymentId: paid.id, state: 'approved' },
    ]);
  }
});

test('messages may be lost, late, simultaneous or out of order', async () => {
  const { pay, control, shop } = await withMercadoPago();
  control.setFaults({ webhooks: { isLost: true } });
  await pay();
  expect(shop.messages).toHaveLength(0);

  control.setFaults({ webhooks: { isLost: false, delayMs: 7_200_000 } });
  await pay();
  expect(shop.messages).toHaveLength(0);
  control.moveClock({ byMs: 7_200_001 });
  await control.flush();
  expect(shop.messages).toHaveLength(1);

  control.setFaults({ webhooks: { delayMs: 0, copies: 5 } });
  await pay();
  expect(shop.messages).toHaveLength(6);

  control.setFaults({ webhooks: { copies: 1, isHeld: true } });
  const { paid } = await pay();
  control.refund({ id: paid.id });
  expect(shop.messages).toHaveLength(6);
  await control.release();
  const actions = shop.messages
    .slice(6)
    .map(({ raw }) => /"action":"(.*?)"/.exec(raw.toString())?.[1]);
  expect(actions).toEqual(['payment.updated', 'payment.created']);
});

test('a message that the shop refuses comes again after fifteen minutes', async () => {
  const { pay, control, shop } = await withMercadoPago();
  shop.setAnswerStatus(503);
  await pay();
  expect(control.deliveries()).toMatchObject([{ state: 'waiting', tries: 1, status: 503 }]);
  shop.setAnswerStatus(200);
  control.moveClock({ byMs: 15 * 60_000 + 1 });
  await control.flush();
  expect(control.deliveries()).toMatchObject([{ state: 'delivered', tries: 2, status: 200 }]);
  await control.repeat({ id: 1 });
  expect(shop.messages).toHaveLength(3);
});

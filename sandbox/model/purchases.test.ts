import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../shared/durations.ts';
import { readLedger } from './ledger.fixture.ts';
import { aPayingServer, type PayingServer } from './paying-server.fixture.ts';

async function buyOnPage(
  system: PayingServer,
  way: 'card' | 'rejected' | 'cash' | 'review' = 'card',
  person = 0,
) {
  system.pass(1000);
  await system.start(person, 'mercadopago');
  const page = system.mercadoPago.preferences().at(-1);
  if (page === undefined) throw new Error('there is no page to pay on');
  return system.mercadoPago.pay({ preferenceId: page.id, way });
}

async function approveAbroad(system: PayingServer) {
  await system.start(0, 'paypal');
  const order = system.payPal.orders().at(-1);
  if (order === undefined) throw new Error('there is no page to pay on');
  system.payPal.approve({ orderId: order.id });
  return order;
}

test('a message that arrives before the buyer returns grants the membership', async () => {
  const system = await aPayingServer();
  const { id } = await buyOnPage(system);
  await system.mercadoPago.flush();
  await system.servers[0].inbox.process();
  expect(await system.hasMembership(0)).toBe(true);
  expect(await system.returnFromPage(0, { processor: 'mercadopago', paymentId: id })).toBe(200);
  expect((await readLedger(system)).grants).toHaveLength(1);
});

test('a message that arrives after the buyer returns changes nothing', async () => {
  const system = await aPayingServer();
  system.mercadoPago.setFaults({ webhooks: { isHeld: true } });
  const { id } = await buyOnPage(system);
  expect(await system.returnFromPage(0, { processor: 'mercadopago', paymentId: id })).toBe(200);
  await system.mercadoPago.release();
  await system.servers[1].inbox.process();
  expect((await readLedger(system)).grants).toHaveLength(1);
});

test.each(['mercadopago', 'paypal'] as const)(
  'every message of %s lost and the tab closed: the membership exists two minutes later',
  async (processor) => {
    const system = await aPayingServer();
    system.mercadoPago.setFaults({ webhooks: { isLost: true } });
    system.payPal.setFaults({ webhooks: { isLost: true } });
    await (processor === 'mercadopago' ? buyOnPage(system) : approveAbroad(system));
    const { polling: reconciliation } = system.servers[0];
    await reconciliation.pollDue();
    expect(await system.hasMembership(0)).toBe(false);
    system.pass(2 * MINUTE_MS);
    await reconciliation.pollDue();
    expect(await system.hasMembership(0)).toBe(true);
  },
);

test("a provider's fast clock does not delay the membership", async () => {
  const system = await aPayingServer();
  system.mercadoPago.moveClock({ byMs: MINUTE_MS });
  const { id } = await buyOnPage(system);
  expect(await system.returnFromPage(0, { processor: 'mercadopago', paymentId: id })).toBe(200);
  expect(await system.hasMembership(0)).toBe(true);
});

test('PayPal charges a closed tab once from its message, however often it arrives', async () => {
  const system = await aPayingServer();
  system.payPal.setFaults({ webhooks: { copies: 10 } });
  await approveAbroad(system);
  await system.payPal.flush();
  await Promise.all(system.servers.map(({ inbox }) => inbox.process()));
  await system.payPal.flush();
  await Promise.all(system.servers.map(({ inbox }) => inbox.process()));
  expect(await system.hasMembership(0)).toBe(true);
  expect(system.payPal.captures()).toHaveLength(1);
  expect((await readLedger(system)).grants).toHaveLength(1);
});

test('cash is paid the next day, and its membership counts from that day', async () => {
  const system = await aPayingServer();
  const { id } = await buyOnPage(system, 'cash');
  expect(await system.returnFromPage(0, { processor: 'mercadopago', paymentId: id })).not.toBe(200);
  expect((await readLedger(system)).checkouts).toMatchObject([{ state: 'pending' }]);
  system.pass(DAY_MS);
  system.mercadoPago.approve({ id });
  await system.mercadoPago.flush();
  await system.servers[0].inbox.process();
  expect(await system.hasMembership(0)).toBe(true);
  const [grant] = (await readLedger(system)).grants;
  expect(grant?.effectiveAt.getTime()).toBeGreaterThanOrEqual(
    new Date('2026-03-02T12:00:00Z').getTime(),
  );
});

test('a cash payment whose message was lost is found within a day', async () => {
  const system = await aPayingServer();
  const { id } = await buyOnPage(system, 'cash');
  await system.mercadoPago.flush();
  await system.servers[0].inbox.process();
  system.mercadoPago.setFaults({ webhooks: { isLost: true } });
  system.pass(2 * DAY_MS);
  await system.servers[0].polling.pollDue();
  system.mercadoPago.approve({ id });
  system.pass(DAY_MS + MINUTE_MS);
  await system.servers[0].polling.pollDue();
  expect(await system.hasMembership(0)).toBe(true);
});

test.each(['rejected', 'review'] as const)('a payment that is %s gives nothing', async (way) => {
  const system = await aPayingServer();
  const { id } = await buyOnPage(system, way);
  await system.mercadoPago.flush();
  await system.servers[0].inbox.process();
  expect(await system.returnFromPage(0, { processor: 'mercadopago', paymentId: id })).not.toBe(200);
  expect(await system.hasMembership(0)).toBe(false);
});

test('a refused buyer tries again on the same page and pays', async () => {
  const system = await aPayingServer();
  await buyOnPage(system, 'rejected');
  await system.mercadoPago.flush();
  await system.servers[0].inbox.process();
  await buyOnPage(system, 'card');
  expect(system.mercadoPago.preferences()).toHaveLength(1);
  await system.mercadoPago.flush();
  await system.servers[0].inbox.process();
  expect(await system.hasMembership(0)).toBe(true);
});

test('a refund ends the membership, whether a message or a poll reports it', async () => {
  const system = await aPayingServer();
  const { id } = await buyOnPage(system);
  await system.mercadoPago.flush();
  await system.servers[0].inbox.process();
  expect(await system.hasMembership(0)).toBe(true);
  system.mercadoPago.setFaults({ webhooks: { isLost: true } });
  system.pass(HOUR_MS);
  system.mercadoPago.refund({ id });
  system.pass(7 * DAY_MS);
  await system.servers[0].polling.rereadApproved();
  expect(await system.hasMembership(0)).toBe(false);
});

test('an unsigned message is refused, and a replayed one changes nothing', async () => {
  const system = await aPayingServer();
  system.mercadoPago.setFaults({ webhooks: { unsigned: true } });
  await buyOnPage(system);
  await system.mercadoPago.flush();
  expect(system.mercadoPago.deliveries()).toMatchObject([{ status: 401 }]);
  await system.servers[0].inbox.process();
  expect(await system.hasMembership(0)).toBe(false);

  system.mercadoPago.clearFaults();
  system.pass(20 * MINUTE_MS);
  const { id } = system.mercadoPago.payments()[0] ?? { id: '' };
  system.mercadoPago.refund({ id });
  await system.mercadoPago.flush();
  await system.servers[0].inbox.process();
  const before = await readLedger(system);
  for (const delivery of system.mercadoPago.deliveries())
    await system.mercadoPago.repeat({ id: delivery.id });
  await system.servers[1].inbox.process();
  expect((await readLedger(system)).grants).toEqual(before.grants);
  expect(await system.hasMembership(0)).toBe(false);
});

test('an unavailable certificate makes the message come again, and then it is stored', async () => {
  const system = await aPayingServer();
  system.payPal.injectFault({ answer: 'error', path: '/certs/', times: 1 });
  await approveAbroad(system);
  await system.payPal.flush();
  expect(system.payPal.deliveries()).toMatchObject([{ state: 'waiting', status: 503 }]);
  system.pass(3 * HOUR_MS - MINUTE_MS);
  await system.payPal.flush();
  expect(system.payPal.deliveries()).toMatchObject([{ state: 'delivered', tries: 2 }]);
  await system.servers[0].inbox.process();
  expect(await system.hasMembership(0)).toBe(true);
});

test('fifty simultaneous messages are all accepted at the first try', async () => {
  const system = await aPayingServer();
  system.mercadoPago.setFaults({ webhooks: { copies: 50 } });
  await buyOnPage(system);
  await system.mercadoPago.flush();
  const deliveries = system.mercadoPago.deliveries();
  expect(deliveries).toHaveLength(50);
  for (const delivery of deliveries)
    expect(delivery).toMatchObject({ state: 'delivered', tries: 1 });
  while ((await system.servers[0].inbox.process()) > 0);
  expect((await readLedger(system)).grants).toHaveLength(1);
});

test('winning a dispute restores the money except the part refunded before', async () => {
  const system = await aPayingServer();
  const order = await approveAbroad(system);
  await system.returnFromPage(0, { processor: 'paypal', paymentId: order.id });
  const [capture] = system.payPal.captures();
  const id = capture?.id ?? '';
  const hear = async () => {
    await system.payPal.flush();
    await system.servers[0].inbox.process();
    return (await readLedger(system)).payments;
  };
  system.pass(HOUR_MS);
  system.payPal.refund({ id, amountMinor: 300 });
  expect(await hear()).toMatchObject([{ state: 'approved', refundedMinor: 300 }]);
  system.pass(HOUR_MS);
  system.payPal.dispute({ id });
  expect(await hear()).toMatchObject([{ state: 'charged_back', refundedMinor: 300 }]);
  system.pass(HOUR_MS);
  system.payPal.endDispute({ id, winner: 'seller' });
  expect(await hear()).toMatchObject([{ state: 'approved', refundedMinor: 300 }]);
});

import { expect, test } from 'vitest';
import { ourBooks } from './books.fixture.ts';
import { aPayingServer, type PayingServer } from './paying-server.fixture.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Starts to pay and does what there is to do on the page of the provider. */
async function buyThere(world: PayingServer, way: 'card' | 'rejected' | 'cash' | 'review' = 'card', person = 0) {
  world.pass(1000);
  await world.start(person, 'mercadopago');
  const page = world.mercadoPago.preferences().at(-1);
  if (page === undefined) throw new Error('there is no page to pay on');
  return world.mercadoPago.pay({ preferenceId: page.id, way });
}

async function approveAbroad(world: PayingServer) {
  await world.start(0, 'paypal');
  const order = world.payPal.orders().at(-1);
  if (order === undefined) throw new Error('there is no page to pay on');
  world.payPal.approve({ orderId: order.id });
  return order;
}

test('the message comes before the person does: they find their membership', async () => {
  const world = await aPayingServer();
  const { id } = await buyThere(world);
  await world.mercadoPago.flush();
  await world.servers[0].inbox.process();
  expect(await world.hasMembership(0)).toBe(true);
  expect(await world.comeBack(0, { processor: 'mercadopago', paymentId: id })).toBe(200);
  expect((await ourBooks(world)).grants).toHaveLength(1);
});

test('the person comes back before the message does, and the message changes nothing', async () => {
  const world = await aPayingServer();
  world.mercadoPago.knobs({ webhooks: { held: true } });
  const { id } = await buyThere(world);
  expect(await world.comeBack(0, { processor: 'mercadopago', paymentId: id })).toBe(200);
  await world.mercadoPago.release();
  await world.servers[1].inbox.process();
  expect((await ourBooks(world)).grants).toHaveLength(1);
});

test.each(['mercadopago', 'paypal'] as const)(
  'every message of %s lost and the tab closed: the membership is there two minutes later',
  async (processor) => {
    const world = await aPayingServer();
    world.mercadoPago.knobs({ webhooks: { lost: true } });
    world.payPal.knobs({ webhooks: { lost: true } });
    await (processor === 'mercadopago' ? buyThere(world) : approveAbroad(world));
    const { polling: reconciliation } = world.servers[0];
    await reconciliation.pollDue();
    expect(await world.hasMembership(0)).toBe(false);
    world.pass(2 * MINUTE_MS);
    await reconciliation.pollDue();
    expect(await world.hasMembership(0)).toBe(true);
  },
);

test('a provider whose clock is ahead of ours does not keep anybody waiting', async () => {
  const world = await aPayingServer();
  world.mercadoPago.moveClock({ byMs: MINUTE_MS });
  const { id } = await buyThere(world);
  expect(await world.comeBack(0, { processor: 'mercadopago', paymentId: id })).toBe(200);
  expect(await world.hasMembership(0)).toBe(true);
});

test('PayPal charges a closed tab by its message alone, once, however many times it comes', async () => {
  const world = await aPayingServer();
  world.payPal.knobs({ webhooks: { copies: 10 } });
  await approveAbroad(world);
  await world.payPal.flush();
  await Promise.all(world.servers.map(({ inbox }) => inbox.process()));
  await world.payPal.flush();
  await Promise.all(world.servers.map(({ inbox }) => inbox.process()));
  expect(await world.hasMembership(0)).toBe(true);
  expect(world.payPal.captures()).toHaveLength(1);
  expect((await ourBooks(world)).grants).toHaveLength(1);
});

test('cash is paid the next day, and counts from the day it was paid', async () => {
  const world = await aPayingServer();
  const { id } = await buyThere(world, 'cash');
  expect(await world.comeBack(0, { processor: 'mercadopago', paymentId: id })).not.toBe(200);
  expect((await ourBooks(world)).checkouts).toMatchObject([{ state: 'pending' }]);
  world.pass(DAY_MS);
  world.mercadoPago.approve({ id });
  await world.mercadoPago.flush();
  await world.servers[0].inbox.process();
  expect(await world.hasMembership(0)).toBe(true);
  const [grant] = (await ourBooks(world)).grants;
  expect(grant?.effectiveAt.getTime()).toBeGreaterThanOrEqual(new Date('2026-03-02T12:00:00Z').getTime());
});

test('cash whose message is lost is found within a day of being paid', async () => {
  const world = await aPayingServer();
  const { id } = await buyThere(world, 'cash');
  await world.mercadoPago.flush();
  await world.servers[0].inbox.process();
  world.mercadoPago.knobs({ webhooks: { lost: true } });
  world.pass(2 * DAY_MS);
  await world.servers[0].polling.pollDue();
  world.mercadoPago.approve({ id });
  world.pass(DAY_MS + MINUTE_MS);
  await world.servers[0].polling.pollDue();
  expect(await world.hasMembership(0)).toBe(true);
});

test.each(['rejected', 'review'] as const)('a payment that is %s gives nothing', async (way) => {
  const world = await aPayingServer();
  const { id } = await buyThere(world, way);
  await world.mercadoPago.flush();
  await world.servers[0].inbox.process();
  expect(await world.comeBack(0, { processor: 'mercadopago', paymentId: id })).not.toBe(200);
  expect(await world.hasMembership(0)).toBe(false);
});

test('who was refused tries again on the same page and pays', async () => {
  const world = await aPayingServer();
  await buyThere(world, 'rejected');
  await world.mercadoPago.flush();
  await world.servers[0].inbox.process();
  await buyThere(world, 'card');
  expect(world.mercadoPago.preferences()).toHaveLength(1);
  await world.mercadoPago.flush();
  await world.servers[0].inbox.process();
  expect(await world.hasMembership(0)).toBe(true);
});

test('money that goes back takes the membership with it, heard of at once or when it is looked for', async () => {
  const world = await aPayingServer();
  const { id } = await buyThere(world);
  await world.mercadoPago.flush();
  await world.servers[0].inbox.process();
  expect(await world.hasMembership(0)).toBe(true);
  world.mercadoPago.knobs({ webhooks: { lost: true } });
  world.pass(HOUR_MS);
  world.mercadoPago.refund({ id });
  world.pass(7 * DAY_MS);
  await world.servers[0].polling.rereadApproved();
  expect(await world.hasMembership(0)).toBe(false);
});

test('a message that nobody signed is refused, whatever it says, and one that is replayed changes nothing', async () => {
  const world = await aPayingServer();
  world.mercadoPago.knobs({ webhooks: { unsigned: true } });
  await buyThere(world);
  await world.mercadoPago.flush();
  expect(world.mercadoPago.deliveries()).toMatchObject([{ status: 401 }]);
  await world.servers[0].inbox.process();
  expect(await world.hasMembership(0)).toBe(false);

  world.mercadoPago.heal();
  world.pass(20 * MINUTE_MS);
  const { id } = world.mercadoPago.payments()[0] ?? { id: '' };
  world.mercadoPago.refund({ id });
  await world.mercadoPago.flush();
  await world.servers[0].inbox.process();
  const before = await ourBooks(world);
  for (const delivery of world.mercadoPago.deliveries()) await world.mercadoPago.repeat({ id: delivery.id });
  await world.servers[1].inbox.process();
  expect((await ourBooks(world)).grants).toEqual(before.grants);
  expect(await world.hasMembership(0)).toBe(false);
});

test('a message whose certificate cannot be fetched now is asked for again, and then kept', async () => {
  const world = await aPayingServer();
  world.payPal.spoil({ answer: 'error', path: '/certs/', times: 1 });
  await approveAbroad(world);
  await world.payPal.flush();
  expect(world.payPal.deliveries()).toMatchObject([{ state: 'waiting', status: 503 }]);
  world.pass(3 * HOUR_MS - MINUTE_MS);
  await world.payPal.flush();
  expect(world.payPal.deliveries()).toMatchObject([{ state: 'delivered', tries: 2 }]);
  await world.servers[0].inbox.process();
  expect(await world.hasMembership(0)).toBe(true);
});

test('fifty messages at once are all taken at the first try', async () => {
  const world = await aPayingServer();
  world.mercadoPago.knobs({ webhooks: { copies: 50 } });
  await buyThere(world);
  await world.mercadoPago.flush();
  const deliveries = world.mercadoPago.deliveries();
  expect(deliveries).toHaveLength(50);
  for (const delivery of deliveries) expect(delivery).toMatchObject({ state: 'delivered', tries: 1 });
  while ((await world.servers[0].inbox.process()) > 0);
  expect((await ourBooks(world)).grants).toHaveLength(1);
});

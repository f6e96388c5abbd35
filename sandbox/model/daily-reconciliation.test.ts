import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aCheckout, always } from '../shared/checkout.fixture.ts';
import { ourBooks } from './books.fixture.ts';
import { aPayingServer, type PayingServer, type Processor } from './paying-server.fixture.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PROVIDERS: Processor[] = ['mercadopago', 'paypal'];

/** A server that hears no message: whatever it learns, it asked for. */
async function aDeafServer() {
  const world = await aPayingServer({ people: 1 });
  world.mercadoPago.knobs({ webhooks: { lost: true } });
  world.payPal.knobs({ webhooks: { lost: true } });
  const { polling: reconciliation, dailyReconciliation } = world.servers[0];
  return {
    ...world,
    /** The next morning: the days that ended are compared. */
    async nextMorning() {
      world.pass(DAY_MS);
      await dailyReconciliation.run();
    },
    poll: () => reconciliation.pollDue(),
    differences: async () => (await dailyReconciliation.read()).differences,
    alerts: () =>
      world
        .log()
        .split('\n')
        .filter((line) => line.includes('a day does not match what its provider lists')),
  };
}

/** Somebody pays, and only the provider knows. */
async function payUnheard(world: PayingServer, processor: Processor): Promise<void> {
  const { redirectUrl } = await world.start(0, processor);
  const address = new URL(redirectUrl ?? '');
  if (processor === 'mercadopago') {
    world.mercadoPago.knobs({ searchLagMs: 30 * DAY_MS });
    world.mercadoPago.pay({ preferenceId: address.searchParams.get('pref_id') ?? '', way: 'card' });
    return;
  }
  const orderId = address.searchParams.get('token') ?? '';
  world.payPal.approve({ orderId });
  // as a server does that charges and dies before writing it down; later the order is not there any more
  await world.providers.find(({ id }) => id === 'paypal')?.resolve({ kind: 'order', id: orderId }, always);
  world.payPal.forgetOrder({ orderId });
}

/** Pays, and it is known at once. */
async function pay(world: PayingServer, processor: Processor): Promise<string> {
  const { redirectUrl } = await world.start(0, processor);
  const address = new URL(redirectUrl ?? '');
  const orderId = address.searchParams.get('token') ?? '';
  if (processor === 'paypal') world.payPal.approve({ orderId });
  const paymentId =
    processor === 'paypal'
      ? orderId
      : world.mercadoPago.pay({ preferenceId: address.searchParams.get('pref_id') ?? '', way: 'card' }).id;
  expect(await world.comeBack(0, { processor, paymentId })).toBe(200);
  return processor === 'paypal' ? (world.payPal.captures()[0]?.id ?? '') : paymentId;
}

test.each(PROVIDERS)('a payment that only the list of %s knows gives its membership', async (processor) => {
  const world = await aDeafServer();
  await payUnheard(world, processor);
  world.pass(4 * HOUR_MS);
  await world.poll();
  expect((await ourBooks(world)).payments).toEqual([]);
  await world.nextMorning();
  expect(await world.hasMembership(0)).toBe(true);
  expect((await ourBooks(world)).grants).toHaveLength(1);
  expect(await world.differences()).toEqual([]);
});

test.each(PROVIDERS)("a refund in %s's panel of which no message came ends its membership", async (processor) => {
  const world = await aDeafServer();
  const id = await pay(world, processor);
  await world.nextMorning();
  expect(await world.hasMembership(0)).toBe(true);
  if (processor === 'mercadopago') world.mercadoPago.refund({ id });
  else world.payPal.refund({ id });
  await world.nextMorning();
  expect(await world.hasMembership(0)).toBe(false);
  expect(await world.differences()).toEqual([]);
  expect(world.alerts()).toEqual([]);
});

test.each(PROVIDERS)('a payment of another shop on the same account of %s alerts, once', async (processor) => {
  const world = await aDeafServer();
  const provider = world.providers.find(({ id }) => id === processor);
  if (provider === undefined) throw new Error('both sell');
  const { currency } = provider;
  const expiresAt = new Date(world.now().getTime() + DAY_MS);
  const checkout = aCheckout(
    { url: 'http://127.0.0.1:1' },
    { checkoutId: randomUUID(), currency, amountMinor: 777, expiresAt },
  );
  const { providerRef } = await provider.createCheckout(checkout);
  if (processor === 'mercadopago') world.mercadoPago.pay({ preferenceId: providerRef, way: 'card' });
  else {
    world.payPal.approve({ orderId: providerRef });
    await provider.resolve({ kind: 'order', id: providerRef }, always);
  }
  await world.nextMorning();
  await world.nextMorning();
  expect(await world.differences()).toMatchObject([
    { processor, kind: 'unknown_payment', currency, theirMinor: 777, ourMinor: 0, day: '2026-03-01' },
  ]);
  expect(world.alerts()).toHaveLength(1);
  expect(await world.hasMembership(0)).toBe(false);
});

test('a chargeback of Mercado Pago ends the membership, and winning it brings it back', async () => {
  const world = await aDeafServer();
  const id = await pay(world, 'mercadopago');
  world.pass(DAY_MS);
  world.mercadoPago.chargeBack({ id });
  await world.nextMorning();
  expect(await world.hasMembership(0)).toBe(false);
  world.mercadoPago.endChargeback({ id, outcome: 'reimbursed' });
  await world.nextMorning();
  expect(await world.hasMembership(0)).toBe(true);
  expect(await world.differences()).toEqual([]);
  expect(world.alerts()).toEqual([]);
});

test.each([
  ['seller', true],
  ['buyer', false],
] as const)('a dispute of PayPal that the %s wins leaves a membership: %s', async (winner, isMember) => {
  const world = await aDeafServer();
  const id = await pay(world, 'paypal');
  world.pass(DAY_MS);
  world.payPal.dispute({ id });
  await world.nextMorning();
  expect(await world.hasMembership(0)).toBe(false);
  world.payPal.endDispute({ id, winner });
  await world.nextMorning();
  expect(await world.hasMembership(0)).toBe(isMember);
  await world.nextMorning();
  expect(await world.differences()).toEqual([]);
  expect(world.alerts()).toEqual([]);
});

test('a chargeback of PayPal, listed as such, ends the membership', async () => {
  const world = await aDeafServer();
  const id = await pay(world, 'paypal');
  world.payPal.reverse({ id });
  await world.nextMorning();
  expect(await world.hasMembership(0)).toBe(false);
  expect(await world.differences()).toEqual([]);
});

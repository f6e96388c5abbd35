import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../shared/durations.ts';
import { aCheckout, allowCapture } from '../shared/checkout.fixture.ts';
import { readLedger } from './ledger.fixture.ts';
import { aPayingServer, type PayingServer, type Processor } from './paying-server.fixture.ts';

const PROVIDERS: Processor[] = ['mercadopago', 'paypal'];

/** A server that receives no webhooks and must poll. */
async function aPollingServer() {
  const system = await aPayingServer({ people: 1 });
  system.mercadoPago.setFaults({ webhooks: { isLost: true } });
  system.payPal.setFaults({ webhooks: { isLost: true } });
  const { polling: reconciliation, dailyReconciliation } = system.servers[0];
  return {
    ...system,
    async nextMorning() {
      system.pass(DAY_MS);
      await dailyReconciliation.run();
    },
    poll: () => reconciliation.pollDue(),
    differences: async () => (await dailyReconciliation.getReconciliation()).differences,
    alerts: () =>
      system
        .log()
        .split('\n')
        .filter((line) => line.includes('a day does not match what its provider lists')),
  };
}

/** Pays without notifying the server. */
async function payUnnotified(system: PayingServer, processor: Processor): Promise<void> {
  const { redirectUrl } = await system.start(0, processor);
  const address = new URL(redirectUrl ?? '');
  if (processor === 'mercadopago') {
    system.mercadoPago.setFaults({ searchLagMs: 30 * DAY_MS });
    system.mercadoPago.pay({
      preferenceId: address.searchParams.get('pref_id') ?? '',
      way: 'card',
    });
    return;
  }
  const orderId = address.searchParams.get('token') ?? '';
  system.payPal.approve({ orderId });
  // simulates a server that charges and dies before storing it; the order expires later
  await system.providers
    .find(({ id }) => id === 'paypal')
    ?.resolve({ kind: 'order', id: orderId }, allowCapture);
  system.payPal.forgetOrder({ orderId });
}

/** Pays and notifies the server. */
async function pay(system: PayingServer, processor: Processor): Promise<string> {
  const { redirectUrl } = await system.start(0, processor);
  const address = new URL(redirectUrl ?? '');
  const orderId = address.searchParams.get('token') ?? '';
  if (processor === 'paypal') system.payPal.approve({ orderId });
  const paymentId =
    processor === 'paypal'
      ? orderId
      : system.mercadoPago.pay({
          preferenceId: address.searchParams.get('pref_id') ?? '',
          way: 'card',
        }).id;
  expect(await system.returnFromPage(0, { processor, paymentId })).toBe(200);
  return processor === 'paypal' ? (system.payPal.captures()[0]?.id ?? '') : paymentId;
}

test.each(PROVIDERS)(
  'a payment found only in the list of %s grants its membership',
  async (processor) => {
    const system = await aPollingServer();
    await payUnnotified(system, processor);
    system.pass(4 * HOUR_MS);
    await system.poll();
    expect((await readLedger(system)).payments).toEqual([]);
    await system.nextMorning();
    expect(await system.hasMembership(0)).toBe(true);
    expect((await readLedger(system)).grants).toHaveLength(1);
    expect(await system.differences()).toEqual([]);
  },
);

test("a day's settlement report gives fees and net once the provider has made it", async () => {
  const system = await aPollingServer();
  await pay(system, 'mercadopago');
  const readDays = async () =>
    (await system.servers[0].dailyReconciliation.getReconciliation()).days.filter(
      ({ processor, theirPaymentsMinor }) => processor === 'mercadopago' && theirPaymentsMinor > 0,
    );
  await system.nextMorning();
  expect(await readDays()).toMatchObject([{ theirFeesMinor: null, theirNetMinor: null }]);
  await system.nextMorning();
  const [day] = await readDays();
  const { theirPaymentsMinor = 0, theirFeesMinor, theirNetMinor, theirTaxesMinor } = day ?? {};
  expect(theirFeesMinor).toBe(Math.round(theirPaymentsMinor * 0.0629));
  expect(theirNetMinor).toBe(theirPaymentsMinor - (theirFeesMinor ?? 0));
  expect(theirTaxesMinor).toBe(0);
  expect(await system.differences()).toEqual([]);
});

test.each(PROVIDERS)(
  'a refund in the panel of %s ends its membership even without a message',
  async (processor) => {
    const system = await aPollingServer();
    const id = await pay(system, processor);
    await system.nextMorning();
    expect(await system.hasMembership(0)).toBe(true);
    if (processor === 'mercadopago') system.mercadoPago.refund({ id });
    else system.payPal.refund({ id });
    await system.nextMorning();
    expect(await system.hasMembership(0)).toBe(false);
    expect(await system.differences()).toEqual([]);
    expect(system.alerts()).toEqual([]);
  },
);

test.each(PROVIDERS)(
  "another shop's payment on the same account of %s alerts once",
  async (processor) => {
    const system = await aPollingServer();
    const provider = system.providers.find(({ id }) => id === processor);
    if (provider === undefined) throw new Error('both sell');
    const { currency } = provider;
    const expiresAt = new Date(system.now().getTime() + DAY_MS);
    const checkout = aCheckout(
      { url: 'http://127.0.0.1:1' },
      { checkoutId: randomUUID(), currency, amountMinor: 777, expiresAt },
    );
    const { providerRef } = await provider.createCheckout(checkout);
    if (processor === 'mercadopago')
      system.mercadoPago.pay({ preferenceId: providerRef, way: 'card' });
    else {
      system.payPal.approve({ orderId: providerRef });
      await provider.resolve({ kind: 'order', id: providerRef }, allowCapture);
    }
    await system.nextMorning();
    await system.nextMorning();
    expect(await system.differences()).toMatchObject([
      {
        processor,
        kind: 'unknown_payment',
        currency,
        theirMinor: 777,
        ourMinor: 0,
        day: '2026-03-01',
      },
    ]);
    expect(system.alerts()).toHaveLength(1);
    expect(await system.hasMembership(0)).toBe(false);
  },
);

test('a Mercado Pago chargeback ends the membership, and winning it restores it', async () => {
  const system = await aPollingServer();
  const id = await pay(system, 'mercadopago');
  system.pass(DAY_MS);
  system.mercadoPago.chargeBack({ id });
  await system.nextMorning();
  expect(await system.hasMembership(0)).toBe(false);
  system.mercadoPago.endChargeback({ id, outcome: 'reimbursed' });
  await system.nextMorning();
  expect(await system.hasMembership(0)).toBe(true);
  expect(await system.differences()).toEqual([]);
  expect(system.alerts()).toEqual([]);
});

test.each([
  ['seller', true],
  ['buyer', false],
] as const)(
  'a PayPal dispute that the %s wins leaves a membership: %s',
  async (winner, isMember) => {
    const system = await aPollingServer();
    const id = await pay(system, 'paypal');
    system.pass(DAY_MS);
    system.payPal.dispute({ id });
    await system.nextMorning();
    expect(await system.hasMembership(0)).toBe(false);
    system.payPal.endDispute({ id, winner });
    await system.nextMorning();
    expect(await system.hasMembership(0)).toBe(isMember);
    await system.nextMorning();
    expect(await system.differences()).toEqual([]);
    expect(system.alerts()).toEqual([]);
  },
);

test('a PayPal chargeback found in the list ends the membership', async () => {
  const system = await aPollingServer();
  const id = await pay(system, 'paypal');
  system.payPal.reverse({ id });
  await system.nextMorning();
  expect(await system.hasMembership(0)).toBe(false);
  expect(await system.differences()).toEqual([]);
});

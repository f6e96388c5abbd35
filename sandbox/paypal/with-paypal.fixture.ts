import { createPayPal, type PayPalConfig } from '@forja/server/gateways/payments/paypal/create-paypal';
import type { CheckoutToPay, WebhookMessage } from '@forja/server/gateways/payments/payment-provider';
import { onTestFinished } from 'vitest';
import { aCheckout, always } from '../shared/checkout.fixture.ts';
import { aShop } from '../shared/shop.fixture.ts';
import type { Instrument } from './orders.ts';
import { startPayPalSandbox } from './start-paypal-sandbox.ts';

/** A shop, its provider, and the stand-in that it talks to. */
export async function withPayPal(given: Partial<PayPalConfig> = {}) {
  const shop = await aShop();
  const sandbox = await startPayPalSandbox({ webhookUrl: `${shop.url}/api/webhooks/paypal` });
  onTestFinished(() => sandbox.close());
  const { control, credentials } = sandbox;
  const aProvider = () =>
    createPayPal({
      ...credentials,
      apiBase: sandbox.url,
      mayBeLocal: true,
      patienceMs: 1000,
      now: () => new Date(),
      ...given,
    });
  const provider = aProvider();

  const begin = async (checkout: Partial<CheckoutToPay> = {}) => {
    const asked = aCheckout(shop, { amountMinor: 1000, currency: 'USD', ...checkout });
    return { checkout: asked, page: await provider.createCheckout(asked) };
  };
  /** A checkout that its buyer approved, with nothing charged yet. */
  const approve = async (instrument: Instrument = 'good', checkout: Partial<CheckoutToPay> = {}) => {
    const begun = await begin(checkout);
    const orderId = begun.page.providerRef;
    const returnTo = control.approve({ orderId, instrument });
    await control.flush();
    return { ...begun, orderId, returnTo, resolve: () => provider.resolve({ kind: 'order', id: orderId }, always) };
  };
  /** A checkout that was charged. */
  const pay = async (checkout: Partial<CheckoutToPay> = {}) => {
    const approved = await approve('good', checkout);
    const [payment] = await approved.resolve();
    await control.flush();
    if (payment === undefined) throw new Error('it was not charged');
    const captureId = payment.providerPaymentId;
    return {
      ...approved,
      payment,
      captureId,
      read: () => provider.resolve({ kind: 'payment', id: captureId }, always),
    };
  };
  const lastMessage = (): WebhookMessage => {
    const message = shop.messages.at(-1);
    if (message === undefined) throw new Error('no message came');
    return message;
  };
  return { shop, sandbox, control, provider, aProvider, begin, approve, pay, lastMessage };
}

import {
  createPayPal,
  type PayPalConfig,
} from '@forja/server/gateways/payments/paypal/create-paypal';
import type {
  CheckoutToPay,
  WebhookMessage,
} from '@forja/server/gateways/payments/payment-provider';
import { onTestFinished } from 'vitest';
import { aCheckout, allowCapture } from '../shared/checkout.fixture.ts';
import { aShop } from '../shared/shop.fixture.ts';
import type { Instrument } from './state/orders.ts';
import { startPayPalSandbox } from './start-paypal-sandbox.ts';

export async function withPayPal(overrides: Partial<PayPalConfig> = {}) {
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
      ...overrides,
    });
  const provider = aProvider();

  const begin = async (checkout: Partial<CheckoutToPay> = {}) => {
    const checkoutRequest = aCheckout(shop, { amountMinor: 1000, currency: 'USD', ...checkout });
    return { checkout: checkoutRequest, page: await provider.createCheckout(checkoutRequest) };
  };
  /** Creates a checkout that the buyer approved and nobody charged. */
  const approve = async (
    instrument: Instrument = 'good',
    checkout: Partial<CheckoutToPay> = {},
  ) => {
    const checkoutWithPage = await begin(checkout);
    const orderId = checkoutWithPage.page.providerRef;
    const returnTo = control.approve({ orderId, instrument });
    await control.flush();
    return {
      ...checkoutWithPage,
      orderId,
      returnTo,
      resolve: () => provider.resolve({ kind: 'order', id: orderId }, allowCapture),
    };
  };
  /** Creates a charged checkout. */
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
      read: () => provider.resolve({ kind: 'payment', id: captureId }, allowCapture),
    };
  };
  const lastMessage = (): WebhookMessage => {
    const message = shop.messages.at(-1);
    if (message === undefined) throw new Error('no message came');
    return message;
  };
  return { shop, sandbox, control, provider, aProvider, begin, approve, pay, lastMessage };
}

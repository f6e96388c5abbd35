import { createMercadoPago } from '@forja/server/gateways/payments/mercadopago/create-mercadopago';
import type {
  CheckoutToPay,
  WebhookMessage,
} from '@forja/server/gateways/payments/payment-provider';
import { onTestFinished } from 'vitest';
import { aCheckout, allowCapture } from '../shared/checkout.fixture.ts';
import { aShop } from '../shared/shop.fixture.ts';
import type { Way } from './state/payments.ts';
import { startMercadoPagoSandbox } from './start-mercadopago-sandbox.ts';

export async function withMercadoPago(
  overrides: { verify?: 'enforce' | 'observe'; accessToken?: string; clock?: () => Date } = {},
) {
  const shop = await aShop();
  const clock = overrides.clock ?? (() => new Date());
  const sandbox = await startMercadoPagoSandbox({ clock });
  onTestFinished(() => sandbox.close());
  const { control, credentials } = sandbox;
  const provider = createMercadoPago({
    accessToken: overrides.accessToken ?? credentials.accessToken,
    webhookSecret: credentials.webhookSecret,
    webhookVerify: overrides.verify ?? 'enforce',
    apiBase: sandbox.url,
    mayBeLocal: true,
    patienceMs: 1000,
    now: clock,
  });

  const begin = async (checkout: Partial<CheckoutToPay> = {}) => {
    const checkoutRequest = aCheckout(shop, checkout);
    const page = await provider.createCheckout(checkoutRequest);
    return { checkout: checkoutRequest, page };
  };
  /** Creates a checkout and completes its page. */
  const pay = async (way: Way = 'card', checkout: Partial<CheckoutToPay> = {}) => {
    const { checkout: checkoutRequest, page } = await begin(checkout);
    const paid = control.pay({ preferenceId: page.providerRef, way });
    await control.flush();
    return {
      checkout: checkoutRequest,
      page,
      paid,
      read: () => provider.resolve({ kind: 'payment', id: paid.id }, allowCapture),
    };
  };
  const lastMessage = (): WebhookMessage => {
    const message = shop.messages.at(-1);
    if (message === undefined) throw new Error('no message came');
    return message;
  };
  return { shop, sandbox, control, provider, begin, pay, lastMessage };
}

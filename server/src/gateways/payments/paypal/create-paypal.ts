import type { PaymentProvider } from '../payment-provider.ts';
import { ProviderError } from '../provider-error.ts';
import { createProviderHttp } from '../wire/provider-http.ts';
import { safeBase } from '../wire/safe-base.ts';
import { createAccessToken } from './api/access-token.ts';
import { createCaptureApprovedOrder } from './capture-approved-order.ts';
import { listMovements } from './list-movements.ts';
import { orderBody, paymentPage } from './order-request.ts';
import { createdShape } from './order-shape.ts';
import { createCalls } from './api/paypal-calls.ts';
import { createReader, ID } from './paypal-reader.ts';
import { payPalEnvironment } from './api/paypal-environment.ts';
import { readWebhook } from './read-webhook.ts';
import { PAYPAL_CURRENCY, refundCapture } from './refund-capture.ts';
import { createCertificateKey } from './webhook-certificate.ts';

export type PayPalConfig = {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  merchantId: string;
  apiBase?: string | undefined;
  /** True only in development, to allow a fake provider on this machine. */
  mayBeLocal: boolean;
  patienceMs?: number | undefined;
  now: () => Date;
};

/** Orders v2. Reading an approved order captures it. */
export function createPayPal(config: PayPalConfig): PaymentProvider {
  const { merchantId, now } = config;
  const environment = payPalEnvironment(
    safeBase(config.apiBase ?? 'https://api-m.paypal.com', config),
  );
  const http = createProviderHttp({
    provider: 'paypal',
    base: environment.base,
    patienceMs: config.patienceMs,
  });
  const calls = createCalls(http, createAccessToken({ ...config, http }));
  const reader = createReader(calls, merchantId);
  const captureApprovedOrder = createCaptureApprovedOrder({ calls, reader, merchantId, now });
  const webhooks = {
    webhookId: config.webhookId,
    certificateKey: createCertificateKey(environment, now),
    now,
  };

  return {
    id: 'paypal',
    accountId: merchantId,
    currency: PAYPAL_CURRENCY,

    async createCheckout(checkout) {
      const create = () =>
        calls.change('/v2/checkout/orders', {
          body: orderBody(checkout),
          requestId: `pp-create:${checkout.checkoutId}:${checkout.attempt}`,
        });
      const created = await create().catch((error: unknown) => {
        // with the same request id, a repeated request returns the first response
        if (error instanceof ProviderError && error.problem === 'unreachable') return create();
        throw error;
      });
      const order = createdShape.safeParse(created).data;
      if (order === undefined) throw new ProviderError('paypal', 'unreadable');
      return paymentPage(order, { checkout, environment, now: now() });
    },

    readWebhook: (message, beforeAsking) => readWebhook(message, { ...webhooks, beforeAsking }),

    async resolve({ kind, id }, mayCapture) {
      if (!ID.test(id)) return [];
      if (kind === 'order') return captureApprovedOrder(id, mayCapture);
      if (kind !== 'payment') return [];
      const payment = await reader.payment(id);
      return payment === undefined ? [] : [payment];
    },

    findByCheckout: async ({ providerRef }, mayCapture) =>
      ID.test(providerRef) ? captureApprovedOrder(providerRef, mayCapture) : [],

    /**
     * Orders v2 cannot void an order of intent CAPTURE. An uncaptured order is cancelled and
     * refunded by PayPal, after 3 hours by default.
     * https://developer.paypal.com/v5/checkout/uncaptured-payments (2026-07-08)
     */
    async closeCheckout() {},

    /** The API cannot cancel a pending capture. */
    cancelPayment: async () => null,

    listMovements: (span) => listMovements(calls, span),

    refund: (payment) => refundCapture(payment, { calls, reader }),
  };
}

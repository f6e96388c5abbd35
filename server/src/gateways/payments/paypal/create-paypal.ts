import type { MayCapture, PaymentProvider, PaymentSnapshot } from '../payment-provider.ts';
import { ProviderError } from '../provider-error.ts';
import { decimalText } from '../wire/minor-units.ts';
import { createProviderHttp } from '../wire/provider-http.ts';
import { safeBase } from '../wire/safe-base.ts';
import { createAccessToken } from './access-token.ts';
import { type Captured, createCaptureOrder } from './capture-order.ts';
import { orderBody, ownUnit, paymentPage } from './order-request.ts';
import { captureShape, createdShape, type Order, orderShape } from './order-shape.ts';
import { orderSnapshots, refusedSnapshot } from './order-snapshots.ts';
import { type Calls, createCalls } from './paypal-calls.ts';
import { payPalEnvironment } from './paypal-environment.ts';
import { readWebhook } from './read-webhook.ts';
import { createCertificateKey } from './webhook-certificate.ts';

export type PayPalConfig = {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  merchantId: string;
  /** https://api-m.paypal.com, or the sandbox's. */
  apiBase?: string | undefined;
  /** True on a laptop only: there the base may be a stand-in on the same machine. */
  mayBeLocal: boolean;
  patienceMs?: number | undefined;
  now: () => Date;
};

const ID = /^[A-Z0-9-]{1,64}$/;
const CURRENCY = 'USD';

/** Orders v2. Approving is not paying: what the buyer approved is charged when it is looked at. */
export function createPayPal(config: PayPalConfig): PaymentProvider {
  const { merchantId, now } = config;
  const environment = payPalEnvironment(safeBase(config.apiBase ?? 'https://api-m.paypal.com', config));
  const http = createProviderHttp({ provider: 'paypal', base: environment.base, patienceMs: config.patienceMs });
  const calls = createCalls(http, createAccessToken({ ...config, http }));
  const settle = createSettler(calls, { merchantId, now });
  const webhooks = { webhookId: config.webhookId, certificateKey: createCertificateKey(environment, now) };

  const snapshotOf = async (captureId: string): Promise<PaymentSnapshot | undefined> => {
    const order = await orderOfCapture(calls, captureId);
    const payments = order === undefined ? [] : orderSnapshots(order, merchantId);
    return payments.find(({ providerPaymentId }) => providerPaymentId === captureId);
  };

  return {
    id: 'paypal',
    accountId: merchantId,
    currency: CURRENCY,

    async createCheckout(checkout) {
      const create = () =>
        calls.change('/v2/checkout/orders', {
          body: orderBody(checkout),
          requestId: `pp-create:${checkout.checkoutId}:${checkout.attempt}`,
        });
      const created = await create().catch((error: unknown) => {
        // under the same request id, asking again is looking
        if (error instanceof ProviderError && error.problem === 'unreachable') return create();
        throw error;
      });
      const order = createdShape.safeParse(created).data;
      if (order === undefined) throw new ProviderError('paypal', 'unreadable');
      return paymentPage(order, { checkout, environment, now: now() });
    },

    readWebhook: (message) => readWebhook(message, webhooks),

    async resolve({ kind, id }, mayCapture) {
      if (!ID.test(id)) return [];
      if (kind === 'order') return settle(id, mayCapture);
      if (kind !== 'payment') return [];
      const payment = await snapshotOf(id);
      return payment === undefined ? [] : [payment];
    },

    findByCheckout: async ({ providerRef }, mayCapture) =>
      ID.test(providerRef) ? settle(providerRef, mayCapture) : [],

    /**
     * Nothing is called: Orders v2 has no operation that voids an order of intent CAPTURE. Without a capture no money
     * moves: "When a transaction is not captured within a specified amount of time after the buyer approves it […],
     * PayPal sends CHECKOUT.PAYMENT-APPROVAL.REVERSED webhook event, initiates a cancellation of the order, and refunds
     * the buyer's account […] the default is 3 hours."
     * https://developer.paypal.com/v5/checkout/uncaptured-payments (2026-07-08)
     */
    async closeCheckout() {},

    async refund({ providerPaymentId, amountMinor, key }) {
      if (!ID.test(providerPaymentId)) throw new ProviderError('paypal', 'refused', { issue: 'invalid_id' });
      try {
        await calls.change(`/v2/payments/captures/${providerPaymentId}/refund`, {
          body: amountMinor === null ? {} : { amount: { currency_code: CURRENCY, value: decimalText(amountMinor) } },
          requestId: `pp-refund:${key}`,
        });
      } catch (error) {
        // an answer that was lost, or a second refund of the whole: what counts is how the payment stands
        const payment = await snapshotOf(providerPaymentId).catch(() => undefined);
        if (payment?.state === 'refunded') return payment;
        throw error;
      }
      const payment = await snapshotOf(providerPaymentId);
      if (payment === undefined) throw new ProviderError('paypal', 'unreadable');
      return payment;
    },
  };
}

/** Reads an order, charges it when its buyer approved it, and says how its payments stand. */
function createSettler(calls: Calls, { merchantId, now }: { merchantId: string; now: () => Date }) {
  const capture = createCaptureOrder(calls);

  return async (orderId: string, mayCapture: MayCapture): Promise<PaymentSnapshot[]> => {
    const order = await readOrder(calls, orderId);
    if (order === undefined) return [];
    const checkoutId = ownUnit(order, merchantId)?.custom_id;
    if (order.status !== 'APPROVED' || checkoutId === undefined || checkoutId === null)
      return orderSnapshots(order, merchantId);

    const charge = async (): Promise<Captured> => ((await mayCapture(checkoutId)) ? capture(orderId) : 'not_yet');
    const captured = await charge().catch(async (error: unknown) => {
      if (!(error instanceof ProviderError) || error.problem !== 'unreachable') throw error;
      // it may have been charged: look, and only then repeat it, under the same name
      const after = await readOrder(calls, orderId);
      return after?.status === 'APPROVED' ? charge() : 'done';
    });
    if (captured === 'not_yet') return [];
    if (captured === 'done') return orderSnapshots((await readOrder(calls, orderId)) ?? order, merchantId);
    return refusedSnapshot(order, { merchantId, issue: captured.declined, now: now() });
  };
}

async function orderOfCapture(calls: Calls, captureId: string): Promise<Order | undefined> {
  const json = await calls.read(`/v2/payments/captures/${captureId}`);
  if (json === undefined) return undefined;
  const capture = captureShape.safeParse(json).data;
  const orderId = capture?.supplementary_data?.related_ids?.order_id ?? orderAbove(capture?.links ?? []);
  if (capture === undefined || orderId === undefined) throw new ProviderError('paypal', 'unreadable');
  return readOrder(calls, orderId);
}

function orderAbove(links: { rel: string; href: string }[]): string | undefined {
  const up = links.find(({ rel }) => rel === 'up')?.href;
  return /\/v2\/checkout\/orders\/([A-Z0-9-]{1,64})$/.exec(up ?? '')?.[1];
}

async function readOrder(calls: Calls, id: string): Promise<Order | undefined> {
  if (!ID.test(id)) return undefined;
  const json = await calls.read(`/v2/checkout/orders/${id}`);
  return json === undefined ? undefined : orderFrom(json);
}

function orderFrom(json: unknown): Order {
  const { data } = orderShape.safeParse(json);
  if (data === undefined) throw new ProviderError('paypal', 'unreadable');
  return data;
}

import { z } from 'zod';
import type { PaymentHint, PaymentProvider, PaymentSnapshot } from '../payment-provider.ts';
import { ProviderError } from '../provider-error.ts';
import { namedUuid } from '../wire/named-uuid.ts';
import { createProviderHttp } from '../wire/provider-http.ts';
import { safeBase } from '../wire/safe-base.ts';
import { idText, lenientList } from '../wire/shapes.ts';
import { listMovements } from './list-movements.ts';
import { type MercadoPagoCalls, createCalls } from './mercadopago-calls.ts';
import { paymentSnapshot } from './payment-snapshot.ts';
import { closedPreferenceBody, paymentPage, preferenceBody } from './preference.ts';
import { readWebhook, type Verification } from './read-webhook.ts';
import { findPayments } from './search-payments.ts';
import { readSettlement } from './settlement-report.ts';
import { parseSellerId } from './seller-id.ts';

export type MercadoPagoConfig = {
  accessToken: string;
  /** Defaults to the number at the end of the access token. */
  collectorId?: string | undefined;
  webhookSecret: string;
  webhookVerify: Verification;
  apiBase?: string | undefined;
  /** True only in development, to allow a fake provider on this machine. */
  mayBeLocal: boolean;
  patienceMs?: number | undefined;
  now: () => Date;
};

const NUMBER = /^\d{1,20}$/;
/** Payments per order; a buyer tries a few cards, not dozens. */
const MOST_PAYMENTS = 10;

const orderShape = z.object({ payments: lenientList(z.object({ id: idText })) });
/**
 * "payments: List of payments IDs associated to the case" (array); `payment_id` is a field of its
 * notification only.
 * https://www.mercadopago.com.ar/developers/es/reference/online-payments/checkout-pro/chargebacks/get
 * (2026-11-22)
 */
const chargebackShape = z.object({ payments: lenientList(idText) });

export function createMercadoPago(config: MercadoPagoConfig): PaymentProvider {
  const base = safeBase(config.apiBase ?? 'https://api.mercadopago.com', config);
  const calls = createCalls(
    createProviderHttp({ provider: 'mercadopago', base, patienceMs: config.patienceMs }),
    config.accessToken,
  );
  const sellerId = config.collectorId ?? parseSellerId(config.accessToken);
  const reader = createReader(calls, { base, now: config.now });
  const webhooks = { secret: config.webhookSecret, verify: config.webhookVerify, now: config.now };

  return {
    id: 'mercadopago',
    accountId: sellerId,
    currency: 'ARS',

    async createCheckout(checkout) {
      const created = await calls.change('POST', '/checkout/preferences', {
        body: preferenceBody(checkout, base),
        key: namedUuid(`mp-pref:${checkout.checkoutId}:${checkout.attempt}`),
      });
      return paymentPage(created, checkout, base);
    },

    readWebhook: async (message) => readWebhook(message, webhooks),

    resolve: (hint) => reader.byHint(hint),

    findByCheckout: ({ checkoutId, since }) => reader.byCheckout(checkoutId, since),

    async closeCheckout({ providerRef }) {
      const at = config.now();
      await calls.change('PUT', `/checkout/preferences/${encodeURIComponent(providerRef)}`, {
        body: closedPreferenceBody(at),
        // distinct per date, so that no earlier response is repeated
        key: namedUuid(`mp-close:${providerRef}:${at.getTime()}`),
      });
    },

    async cancelPayment({ providerPaymentId }) {
      let refusal: unknown;
      try {
        await calls.change('PUT', `/v1/payments/${assertPaymentNumber(providerPaymentId)}`, {
          body: { status: 'cancelled' },
          key: namedUuid(`mp-cancel:${providerPaymentId}`),
        });
      } catch (error) {
        // maybe paid, or cancelled by a request whose response was lost: its state decides
        refusal = error;
      }
      const payment = await reader.byId(providerPaymentId);
      if (payment !== undefined && payment.state !== 'pending') return payment;
      throw refusal ?? new ProviderError('mercadopago', 'unreadable');
    },

    listMovements: (span) => listMovements(calls, { span, sellerId, now: config.now() }),

    readSettlement: (span) => readSettlement(calls, span),

    async refund({ providerPaymentId, amountMinor, key }) {
      try {
        await calls.change(
          'POST',
          `/v1/payments/${assertPaymentNumber(providerPaymentId)}/refunds`,
          {
            body: amountMinor === null ? {} : { amount: amountMinor / 100 },
            key: namedUuid(`mp-refund:${key}`),
          },
        );
      } catch (error) {
        // a lost response, or a second whole refund: the state of the payment decides
        const payment = await reader.byId(providerPaymentId).catch(() => undefined);
        if (payment?.state === 'refunded') return payment;
        throw error;
      }
      const payment = await reader.byId(providerPaymentId);
      if (payment === undefined) throw new ProviderError('mercadopago', 'unreadable');
      return payment;
    },
  };
}

function createReader(calls: MercadoPagoCalls, { base, now }: { base: URL; now: () => Date }) {
  const byId = async (id: string): Promise<PaymentSnapshot | undefined> => {
    const json = await calls.fetchJson(`/v1/payments/${assertPaymentNumber(id)}`);
    return json === undefined ? undefined : paymentSnapshot(json, base);
  };
  const byIds = async (ids: string[]) => {
    const payments = await Promise.all(ids.slice(0, MOST_PAYMENTS).map(byId));
    return payments.filter((payment) => payment !== undefined);
  };
  const byCheckout = async (checkoutId: string, from?: Date) =>
    // search results may be hours old, so each payment is read by id
    byIds(await findPayments(calls, checkoutId, { from, now: now() }));

  return {
    byId,
    byCheckout,
    async byHint({ kind, id }: PaymentHint): Promise<PaymentSnapshot[]> {
      if (kind === 'checkout') return byCheckout(id);
      if (!NUMBER.test(id)) return [];
      if (kind === 'payment') return byIds([id]);
      const json = await calls.fetchJson(
        kind === 'order' ? `/merchant_orders/${id}` : `/v1/chargebacks/${id}`,
      );
      if (json === undefined) return [];
      if (kind === 'chargeback') return byIds(parseResponse(chargebackShape, json).payments);
      return byIds(parseResponse(orderShape, json).payments.map((payment) => payment.id));
    },
  };
}

function assertPaymentNumber(id: string): string {
  if (!NUMBER.test(id)) throw new ProviderError('mercadopago', 'refused', { issue: 'invalid_id' });
  return id;
}

function parseResponse<T>(shape: z.ZodType<T>, json: unknown): T {
  const { data } = shape.safeParse(json);
  if (data === undefined) throw new ProviderError('mercadopago', 'unreadable');
  return data;
}

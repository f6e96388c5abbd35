import { createSign, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Deliveries } from '../shared/deliveries.ts';
import { newSigner, signer } from './certificate.ts';
import type { Order } from './orders.ts';
import { captureJson, refundJson, reversalJson, written } from './paypal-json.ts';
import type { PayPalKnobs } from './paypal-knobs.ts';
import type { News } from './paypal-state.ts';

export const CERTIFICATE_PATH = '/v1/notifications/certs/CERT-prueba-1';

/** Tells the shop what changed, signed. */
export function createEvents({
  now,
  knobs,
  webhook,
  base,
  describe,
  deliveries,
}: {
  now: () => Date;
  knobs: () => PayPalKnobs;
  webhook: () => { url: string | undefined; id: string };
  base: () => string;
  describe: (order: Order) => unknown;
  deliveries: Deliveries;
}) {
  const send = (type: string, resourceType: string, resource: unknown) => {
    const { url, id: webhookId } = webhook();
    if (url === undefined) return;
    const { webhooks } = knobs();
    const body = JSON.stringify({
      id: `WH-${randomUUID().toUpperCase()}`,
      create_time: now().toISOString(),
      resource_type: resourceType,
      event_type: type,
      summary: type.toLowerCase().replaceAll('.', ' '),
      resource_version: '2.0',
      event_version: '1.0',
      resource: webhooks.falseBody && typeof resource === 'object' ? { ...resource, ...FALSEHOODS } : resource,
      links: [],
    });
    deliveries.send(
      type,
      { url, headers: headers(webhooks, { body, webhookId, base: base(), now: now() }), body },
      webhooks,
    );
  };

  return {
    send,
    tell(news: News): void {
      if ('order' in news) {
        const isApproval = news.type === 'CHECKOUT.ORDER.APPROVED';
        const reversal = {
          order_id: news.order.id,
          purchase_units: news.order.units.map(({ referenceId, customId, invoiceId }) => ({
            reference_id: referenceId,
            custom_id: customId,
            invoice_id: invoiceId,
          })),
        };
        send(
          news.type,
          isApproval ? 'checkout-order' : 'payment-approval',
          isApproval ? describe(news.order) : reversal,
        );
      } else if ('refund' in news) {
        send(news.type, 'refund', refundJson(news.refund, base()));
      } else if ('disputeId' in news) {
        send(news.type, 'dispute', {
          dispute_id: news.disputeId,
          disputed_transactions: [{ seller_transaction_id: news.capture.id }],
          dispute_amount: news.capture.amount,
          status: news.type === 'CUSTOMER.DISPUTE.CREATED' ? 'OPEN' : 'RESOLVED',
        });
      } else if (news.type === 'PAYMENT.CAPTURE.REVERSED') {
        send(news.type, 'refund', reversalJson(news.capture, base()));
      } else {
        send(news.type, 'capture', captureJson(news.capture, base()));
      }
    },
  };
}

const FALSEHOODS = {
  status: 'COMPLETED',
  amount: { currency_code: 'MXN', value: '0.01' },
  custom_id: '00000000-0000-4000-8000-000000000000',
  payee: { merchant_id: 'PRUEBA8OTRO' },
  create_time: '2020-01-01T00:00:00Z',
};

function headers(
  knobs: PayPalKnobs['webhooks'],
  { body, webhookId, base, now }: { body: string; webhookId: string; base: string; now: Date },
) {
  const id = randomUUID();
  const time = written(now);
  const { privateKey } = knobs.wrongKey ? newSigner() : signer();
  return {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-auth-version': 'v2',
    ...(!knobs.unsigned && {
      'paypal-transmission-sig': createSign('RSA-SHA256')
        .update(`${id}|${time}|${webhookId}|${crc32(body)}`)
        .sign(privateKey, 'base64'),
      'paypal-cert-url': knobs.certificateUrl ?? `${base}${CERTIFICATE_PATH}`,
      'paypal-auth-algo': 'SHA256withRSA',
    }),
  };
}

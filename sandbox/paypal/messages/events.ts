import { createSign, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Deliveries } from '../../shared/deliveries.ts';
import { createSigner, getSigner } from './certificate.ts';
import type { Order } from '../state/orders.ts';
import { captureJson, refundJson, reversalJson, formatInstant } from '../state/paypal-json.ts';
import type { PayPalFaultSettings } from '../state/paypal-fault-settings.ts';
import type { PayPalChange } from '../state/paypal-change.ts';

export const CERTIFICATE_PATH = '/v1/notifications/certs/CERT-prueba-1';

export function createEvents({
  now,
  faultSettings,
  webhook,
  base,
  describe,
  deliveries,
}: {
  now: () => Date;
  faultSettings: () => PayPalFaultSettings;
  webhook: () => { url: string | undefined; id: string };
  base: () => string;
  describe: (order: Order) => unknown;
  deliveries: Deliveries;
}) {
  const send = (type: string, resourceType: string, resource: unknown) => {
    const { url, id: webhookId } = webhook();
    if (url === undefined) return;
    const { webhooks } = faultSettings();
    const body = JSON.stringify({
      id: `WH-${randomUUID().toUpperCase()}`,
      create_time: now().toISOString(),
      resource_type: resourceType,
      event_type: type,
      summary: type.toLowerCase().replaceAll('.', ' '),
      resource_version: '2.0',
      event_version: '1.0',
      resource:
        webhooks.falseBody && typeof resource === 'object'
          ? { ...resource, ...FORGED_FIELDS }
          : resource,
      links: [],
    });
    deliveries.send(
      type,
      {
        url,
        signHeaders: signHeaders(webhooks, { body, webhookId, base: base(), now: now() }),
        body,
      },
      webhooks,
    );
  };

  return {
    send,
    notifyChange(change: PayPalChange): void {
      if ('order' in change) {
        const isApproval = change.type === 'CHECKOUT.ORDER.APPROVED';
        const reversal = {
          order_id: change.order.id,
          purchase_units: change.order.units.map(({ referenceId, customId, invoiceId }) => ({
            reference_id: referenceId,
            custom_id: customId,
            invoice_id: invoiceId,
          })),
        };
        send(
          change.type,
          isApproval ? 'checkout-order' : 'payment-approval',
          isApproval ? describe(change.order) : reversal,
        );
      } else if ('refund' in change) {
        send(change.type, 'refund', refundJson(change.refund, base()));
      } else if ('disputeId' in change) {
        send(change.type, 'dispute', {
          dispute_id: change.disputeId,
          disputed_transactions: [{ seller_transaction_id: change.capture.id }],
          dispute_amount: change.capture.amount,
          status: change.type === 'CUSTOMER.DISPUTE.CREATED' ? 'OPEN' : 'RESOLVED',
        });
      } else if (change.type === 'PAYMENT.CAPTURE.REVERSED') {
        send(change.type, 'refund', reversalJson(change.capture, base()));
      } else {
        send(change.type, 'capture', captureJson(change.capture, base()));
      }
    },
  };
}

const FORGED_FIELDS = {
  status: 'COMPLETED',
  amount: { currency_code: 'MXN', value: '0.01' },
  custom_id: '00000000-0000-4000-8000-000000000000',
  payee: { merchant_id: 'PRUEBA8OTRO' },
  create_time: '2020-01-01T00:00:00Z',
};

function signHeaders(
  faultSettings: PayPalFaultSettings['webhooks'],
  { body, webhookId, base, now }: { body: string; webhookId: string; base: string; now: Date },
) {
  const id = randomUUID();
  const time = formatInstant(now);
  const { privateKey } = faultSettings.wrongKey ? createSigner() : getSigner();
  return {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-auth-version': 'v2',
    ...(!faultSettings.unsigned && {
      'paypal-transmission-sig': createSign('RSA-SHA256')
        .update(`${id}|${time}|${webhookId}|${crc32(body)}`)
        .sign(privateKey, 'base64'),
      'paypal-cert-url': faultSettings.certificateUrl ?? `${base}${CERTIFICATE_PATH}`,
      'paypal-auth-algo': 'SHA256withRSA',
    }),
  };
}

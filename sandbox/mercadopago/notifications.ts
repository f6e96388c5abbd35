import { createHmac, randomUUID } from 'node:crypto';
import type { Deliveries } from '../shared/deliveries.ts';
import type { Chargeback } from './state/chargebacks.ts';
import { formatDate } from './state/mercadopago-date.ts';
import type { MercadoPagoFaultSettings } from './state/mercadopago-fault-settings.ts';
import type { MercadoPagoChange } from './state/mercadopago-state.ts';

type Webhooks = MercadoPagoFaultSettings['webhooks'];

/** Notifies the shop of each change, in every format of the real provider. */
export function createNotifier({
  now,
  faultSettings,
  secret,
  deliveries,
}: {
  now: () => Date;
  faultSettings: () => MercadoPagoFaultSettings;
  secret: string;
  deliveries: Deliveries;
}) {
  let lastId = Date.now();

  const notify = (
    webhookUrl: string,
    { type, action, id, userId }: { type: string; action: string; id: string; userId: number },
  ) => {
    const { webhooks } = faultSettings();
    lastId += 1;
    const url = new URL(webhookUrl);
    url.searchParams.set('data.id', id);
    url.searchParams.set('type', type);
    const body = {
      id: lastId,
      live_mode: false,
      type,
      date_created: now().toISOString(),
      user_id: userId,
      api_version: 'v1',
      action,
      data: { id },
      ...(webhooks.falseBody && forgedFields(id)),
    };
    deliveries.send(
      action,
      {
        url: url.href,
        signHeaders: signHeaders(webhooks, { id, secret, now: now() }),
        body: JSON.stringify(body),
      },
      webhooks,
    );
  };

  /** "actions" instead of "action", and an identifier that is a number longer than JavaScript counts. */
  const notifyChargeback = (
    webhookUrl: string,
    { id, paymentId, updatedAt }: Chargeback,
    userId: number,
  ) => {
    const { webhooks } = faultSettings();
    lastId += 1;
    const url = new URL(webhookUrl);
    url.searchParams.set('data.id', id);
    url.searchParams.set('type', 'topic_chargebacks_wh');
    const data = {
      checkout: 'PRO',
      date_updated: formatToSecond(updatedAt),
      id: 'ID',
      payment_id: paymentId,
      product_id: 'C00A2J8RF4DI8BCIMFU0',
      site_id: 'MLA',
      transaction_intent_id: '',
    };
    const body = {
      actions: ['changed_case_status'],
      api_version: 'v1',
      application_id: 1_111_111_111_111_111,
      data: webhooks.falseBody ? { ...data, payment_id: paymentId + 1 } : data,
      date_created: formatToSecond(now()),
      id: lastId,
      live_mode: false,
      type: 'topic_chargebacks_wh',
      user_id: userId,
      version: lastId,
    };
    const text = JSON.stringify(body).replace('"ID"', id);
    deliveries.send(
      'topic_chargebacks_wh',
      { url: url.href, signHeaders: signHeaders(webhooks, { id, secret, now: now() }), body: text },
      webhooks,
    );
  };

  const notifyIpn = (webhookUrl: string, topic: 'payment' | 'merchant_order', id: string) => {
    const url = new URL(webhookUrl);
    url.searchParams.delete('source_news');
    url.searchParams.set('id', id);
    url.searchParams.set('topic', topic);
    const resource =
      topic === 'payment' ? id : `https://api.mercadolibre.com/merchant_orders/${id}`;
    deliveries.send(
      `ipn:${topic}`,
      {
        url: url.href,
        signHeaders: { 'user-agent': 'MercadoPago Feed v2.0' },
        body: JSON.stringify({ resource, topic }),
      },
      faultSettings().webhooks,
    );
  };

  return {
    notify,
    notifyChange(change: MercadoPagoChange): void {
      const { payment } = change;
      const webhookUrl = payment.preference.body.notification_url;
      if (webhookUrl === undefined) return;
      const userId = payment.preference.seller.collectorId;
      if (change.kind === 'chargeback')
        return notifyChargeback(webhookUrl, change.chargeback, userId);
      const { ipnTwin, orderTwin } = faultSettings().webhooks;
      notify(webhookUrl, {
        type: 'payment',
        action: change.action,
        id: String(payment.id),
        userId,
      });
      if (ipnTwin) notifyIpn(webhookUrl, 'payment', String(payment.id));
      if (orderTwin) {
        notify(webhookUrl, {
          type: 'topic_merchant_order_wh',
          action: 'update',
          id: String(payment.orderId),
          userId,
        });
        notifyIpn(webhookUrl, 'merchant_order', String(payment.orderId));
      }
    },
  };
}

const formatToSecond = (date: Date): string => formatDate(date).replace(/\.\d{3}/, '');

/** Fields that an attacker with a genuine signature would forge. */
const forgedFields = (id: string) => ({
  live_mode: true,
  user_id: 1,
  action: 'payment.approved',
  status: 'approved',
  data: {
    id: id === '' ? id : `${id}9`,
    payment_id: Number(id) + 1,
    status: 'approved',
    transaction_amount: 0.01,
    currency_id: 'CLP',
    date_approved: '2020-01-01T00:00:00.000-03:00',
    external_reference: '00000000-0000-4000-8000-000000000000',
  },
});

function signHeaders(
  faultSettings: Webhooks,
  { id, secret, now }: { id: string; secret: string; now: Date },
) {
  const requestId = randomUUID();
  const sentAtMs = now.getTime() - faultSettings.ageMs;
  const ts = String(faultSettings.timeIn === 'ms' ? sentAtMs : Math.floor(sentAtMs / 1000));
  const signedId = faultSettings.lowerCaseSigned ? id.toLowerCase() : id;
  const v1 = createHmac('sha256', faultSettings.wrongSecret ? `${secret}, pero otro` : secret)
    .update(`id:${signedId};request-id:${requestId};ts:${ts};`)
    .digest('hex');
  return {
    'user-agent': 'MercadoPago WebHook v1.0',
    'x-request-id': faultSettings.rewritten ? randomUUID() : requestId,
    ...(!faultSettings.unsigned && { 'x-signature': `ts=${ts},v1=${v1}` }),
  };
}

import { createHmac, randomUUID } from 'node:crypto';
import type { Deliveries } from '../shared/deliveries.ts';
import type { Chargeback } from './chargebacks.ts';
import { written } from './mercadopago-date.ts';
import type { MercadoPagoKnobs } from './mercadopago-knobs.ts';
import type { News } from './mercadopago-state.ts';

type Webhooks = MercadoPagoKnobs['webhooks'];

/** Tells the shop what changed, in each of the formats of the real one. */
export function createNotifier({
  now,
  knobs,
  secret,
  deliveries,
}: {
  now: () => Date;
  knobs: () => MercadoPagoKnobs;
  secret: string;
  deliveries: Deliveries;
}) {
  let lastId = Date.now();

  const notify = (
    to: string,
    { type, action, id, userId }: { type: string; action: string; id: string; userId: number },
  ) => {
    const { webhooks } = knobs();
    lastId += 1;
    const url = new URL(to);
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
      ...(webhooks.falseBody && falsehoods(id)),
    };
    deliveries.send(
      action,
      { url: url.href, headers: headers(webhooks, { id, secret, now: now() }), body: JSON.stringify(body) },
      webhooks,
    );
  };

  /** "actions" instead of "action", and an identifier that is a number longer than JavaScript counts. */
  const notifyChargeback = (to: string, { id, paymentId, updatedAt }: Chargeback, userId: number) => {
    const { webhooks } = knobs();
    lastId += 1;
    const url = new URL(to);
    url.searchParams.set('data.id', id);
    url.searchParams.set('type', 'topic_chargebacks_wh');
    const data = {
      checkout: 'PRO',
      date_updated: toTheSecond(updatedAt),
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
      date_created: toTheSecond(now()),
      id: lastId,
      live_mode: false,
      type: 'topic_chargebacks_wh',
      user_id: userId,
      version: lastId,
    };
    const text = JSON.stringify(body).replace('"ID"', id);
    deliveries.send(
      'topic_chargebacks_wh',
      { url: url.href, headers: headers(webhooks, { id, secret, now: now() }), body: text },
      webhooks,
    );
  };

  const notifyOld = (to: string, topic: 'payment' | 'merchant_order', id: string) => {
    const url = new URL(to);
    url.searchParams.delete('source_news');
    url.searchParams.set('id', id);
    url.searchParams.set('topic', topic);
    const resource = topic === 'payment' ? id : `https://api.mercadolibre.com/merchant_orders/${id}`;
    deliveries.send(
      `ipn:${topic}`,
      { url: url.href, headers: { 'user-agent': 'MercadoPago Feed v2.0' }, body: JSON.stringify({ resource, topic }) },
      knobs().webhooks,
    );
  };

  return {
    notify,
    tell(news: News): void {
      const { payment } = news;
      const to = payment.preference.body.notification_url;
      if (to === undefined) return;
      const userId = payment.preference.seller.collectorId;
      if (news.kind === 'chargeback') return notifyChargeback(to, news.chargeback, userId);
      const { ipnTwin, orderTwin } = knobs().webhooks;
      notify(to, { type: 'payment', action: news.action, id: String(payment.id), userId });
      if (ipnTwin) notifyOld(to, 'payment', String(payment.id));
      if (orderTwin) {
        notify(to, { type: 'topic_merchant_order_wh', action: 'update', id: String(payment.orderId), userId });
        notifyOld(to, 'merchant_order', String(payment.orderId));
      }
    },
  };
}

const toTheSecond = (date: Date): string => written(date).replace(/\.\d{3}/, '');

/** What somebody who saw a genuine message, and sends it first, would like to be believed. */
const falsehoods = (id: string) => ({
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

function headers(knobs: Webhooks, { id, secret, now }: { id: string; secret: string; now: Date }) {
  const requestId = randomUUID();
  const sentMs = now.getTime() - knobs.ageMs;
  const ts = String(knobs.timeIn === 'ms' ? sentMs : Math.floor(sentMs / 1000));
  const signedId = knobs.lowerCaseSigned ? id.toLowerCase() : id;
  const v1 = createHmac('sha256', knobs.wrongSecret ? `${secret}, pero otro` : secret)
    .update(`id:${signedId};request-id:${requestId};ts:${ts};`)
    .digest('hex');
  return {
    'user-agent': 'MercadoPago WebHook v1.0',
    'x-request-id': knobs.rewritten ? randomUUID() : requestId,
    ...(!knobs.unsigned && { 'x-signature': `ts=${ts},v1=${v1}` }),
  };
}

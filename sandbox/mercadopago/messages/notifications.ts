import type { Deliveries } from '../../shared/deliveries.ts';
import type { Chargeback } from '../state/chargebacks.ts';
import type { MercadoPagoChange } from '../state/mercadopago-change.ts';
import type { MercadoPagoFaultSettings } from '../state/mercadopago-fault-settings.ts';
import { ipnMessage, type IpnTopic } from './ipn-message.ts';
import { signHeaders } from './sign-headers.ts';
import {
  CHARGEBACK_TYPE,
  chargebackBody,
  webhookBody,
  type WebhookSubject,
} from './webhook-body.ts';

const ORDER_TYPE = 'topic_merchant_order_wh';

/** Notifies the shop of each change in every format of the real provider. */
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

  const nextEnvelope = () => {
    lastId += 1;
    return { messageId: lastId, now: now(), isForged: faultSettings().webhooks.falseBody };
  };

  const send = (
    webhookUrl: string,
    { topic, type, id, body }: { topic: string; type: string; id: string; body: string },
  ) => {
    const { webhooks } = faultSettings();
    const url = new URL(webhookUrl);
    url.searchParams.set('data.id', id);
    url.searchParams.set('type', type);
    deliveries.send(
      topic,
      { url: url.href, signHeaders: signHeaders(webhooks, { id, secret, now: now() }), body },
      webhooks,
    );
  };

  const notify = (webhookUrl: string, subject: WebhookSubject) => {
    const body = webhookBody(subject, nextEnvelope());
    send(webhookUrl, { topic: subject.action, type: subject.type, id: subject.id, body });
  };

  const notifyChargeback = (webhookUrl: string, chargeback: Chargeback, userId: number) => {
    const body = chargebackBody(chargeback, userId, nextEnvelope());
    send(webhookUrl, { topic: CHARGEBACK_TYPE, type: CHARGEBACK_TYPE, id: chargeback.id, body });
  };

  const notifyIpn = (webhookUrl: string, topic: IpnTopic, id: string) =>
    deliveries.send(`ipn:${topic}`, ipnMessage(webhookUrl, topic, id), faultSettings().webhooks);

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
      const id = String(payment.id);
      notify(webhookUrl, { type: 'payment', action: change.action, id, userId });
      if (ipnTwin) notifyIpn(webhookUrl, 'payment', id);
      if (!orderTwin) return;
      const orderId = String(payment.orderId);
      notify(webhookUrl, { type: ORDER_TYPE, action: 'update', id: orderId, userId });
      notifyIpn(webhookUrl, 'merchant_order', orderId);
    },
  };
}

import type { Message } from '../../shared/deliveries.ts';

export type IpnTopic = 'payment' | 'merchant_order';

/** IPN: the older message format, unsigned. */
export function ipnMessage(webhookUrl: string, topic: IpnTopic, id: string): Message {
  const url = new URL(webhookUrl);
  url.searchParams.delete('source_news');
  url.searchParams.set('id', id);
  url.searchParams.set('topic', topic);
  const resource = topic === 'payment' ? id : `https://api.mercadolibre.com/merchant_orders/${id}`;
  return {
    url: url.href,
    signHeaders: { 'user-agent': 'MercadoPago Feed v2.0' },
    body: JSON.stringify({ resource, topic }),
  };
}

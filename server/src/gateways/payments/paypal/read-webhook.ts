import { z } from 'zod';
import type { PaymentHint, WebhookHint, WebhookMessage } from '../payment-provider.ts';
import { ifReadable, lenientList, textOrNone } from '../wire/shapes.ts';
import { isRecentMessage } from '../wire/message-age.ts';
import { isSigned, type SignatureSettings } from './webhook-signature.ts';

const ID = /^[A-Z0-9-]{1,64}$/;
const TRANSMISSION = /^[\w-]{1,80}$/;

const eventShape = z.object({
  id: z.string().regex(/^[\w-]{1,80}$/),
  event_type: z.string().max(80),
  resource: ifReadable(
    z.object({
      id: textOrNone,
      order_id: textOrNone,
      links: lenientList(z.object({ rel: z.string(), href: z.string() })),
      disputed_transactions: lenientList(z.object({ seller_transaction_id: textOrNone })),
    }),
  ),
});
type Resource = NonNullable<z.infer<typeof eventShape>['resource']>;

/** Trusts only the payment's id, because the signed checksum can be forged. */
export async function readWebhook(
  message: WebhookMessage,
  settings: SignatureSettings & { now: () => Date },
): Promise<WebhookHint> {
  const event = parseEvent(message.raw);
  const sentAt = parseSentTime(message.headers['paypal-transmission-time']);
  const isPlausible = event !== undefined && isRecentMessage(sentAt, settings.now());
  return {
    // signed itself, while the body is covered only by a checksum
    dedupKey: TRANSMISSION.exec(message.headers['paypal-transmission-id'] ?? '')?.[0] ?? '',
    topic: event?.event_type ?? 'unknown',
    hint: !event?.resource ? null : findHint(event.event_type, event.resource),
    // invalid or old messages fetch no certificate
    signature: isPlausible && (await isSigned(message, settings)) ? 'ok' : 'bad',
    sentAt,
  };
}

function findHint(type: string, resource: Resource): PaymentHint | null {
  switch (type) {
    case 'CHECKOUT.ORDER.APPROVED':
    case 'CHECKOUT.ORDER.COMPLETED':
      return hint('order', resource.id);
    case 'CHECKOUT.PAYMENT-APPROVAL.REVERSED':
      return hint('order', resource.order_id ?? resource.id);
    case 'PAYMENT.CAPTURE.COMPLETED':
    case 'PAYMENT.CAPTURE.PENDING':
    case 'PAYMENT.CAPTURE.DENIED':
    case 'PAYMENT.CAPTURE.DECLINED':
      return hint('payment', resource.id);
    case 'PAYMENT.CAPTURE.REFUNDED':
    case 'PAYMENT.CAPTURE.REVERSED':
      // the message carries the refund, which links to its capture
      return hint('payment', findCaptureId(resource) ?? resource.id);
    case 'CUSTOMER.DISPUTE.CREATED':
    case 'CUSTOMER.DISPUTE.UPDATED':
    case 'CUSTOMER.DISPUTE.RESOLVED':
      return hint('payment', resource.disputed_transactions[0]?.seller_transaction_id);
    default:
      return null;
  }
}

function findCaptureId({ links }: Resource): string | undefined {
  const up = links.find(({ rel }) => rel === 'up')?.href;
  return /\/v2\/payments\/captures\/([A-Z0-9-]{1,64})$/.exec(up ?? '')?.[1];
}

const hint = (kind: 'order' | 'payment', id: string | null | undefined): PaymentHint | null =>
  typeof id === 'string' && ID.test(id) ? { kind, id } : null;

function parseEvent(raw: Buffer) {
  try {
    return eventShape.safeParse(JSON.parse(raw.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

function parseSentTime(time: string | undefined): Date | null {
  const date = new Date(time ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}

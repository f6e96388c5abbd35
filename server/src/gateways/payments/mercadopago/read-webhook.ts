import { MINUTE_MS } from '@forja/domain/units/durations';
import { z } from 'zod';
import type { PaymentHint, WebhookHint, WebhookMessage } from '../payment-provider.ts';
import { idText, ifReadable, lenientList } from '../wire/shapes.ts';
import { isRecentMessage } from '../wire/message-age.ts';
import { isSigned, parseSentTime, readSignature } from './webhook-signature.ts';

const ID = /^[A-Za-z0-9-]{1,64}$/;
const NUMBER = /^\d{1,20}$/;

/** enforce: a message that is not signed is refused. observe: it is looked at like any other, and so is the older format. */
export type Verification = 'enforce' | 'observe';
export type WebhookSettings = { secret: string; verify: Verification; now: () => Date };

const shortText = ifReadable(z.string().max(80)).transform((text) => text ?? undefined);
const id = ifReadable(idText).transform((text) => text ?? undefined);
/** Field by field: a chargeback's number is longer than JavaScript counts, and the rest of its message still tells. */
const bodyShape = z.object({
  id,
  type: shortText,
  topic: shortText,
  action: shortText,
  actions: lenientList(z.string().max(80)),
  resource: ifReadable(z.string().max(400)),
  data: ifReadable(z.object({ id, payment_id: id })),
});
type WebhookBody = z.infer<typeof bodyShape>;
const NO_BODY = bodyShape.parse({});

/** Everything here names a payment to refresh; only the identifier in the address is signed. */
export function readWebhook(
  { raw, headers, query }: WebhookMessage,
  settings: WebhookSettings,
): WebhookHint {
  const body = parseBody(raw);
  const oldTopic = query['topic'] ?? body.topic;
  if (query['type'] === undefined && body.type === undefined && oldTopic !== undefined)
    return readLegacyWebhook(oldTopic, { query, body }, settings);

  const dataId = query['data.id'];
  const topic = query['type'] ?? body.type ?? 'unknown';
  const id = dataId ?? body.data?.id;
  // a chargeback says "actions", the others "action"
  const action = body.action ?? body.actions[0];
  const sentAt = parseSentTime(headers['x-signature']);
  const isGenuine =
    isSigned(headers['x-signature'], {
      dataId,
      requestId: headers['x-request-id'],
      secret: settings.secret,
    }) && isRecentMessage(sentAt, settings.now());
  return {
    // anybody who saw a message can send it again with another body
    dedupKey: isGenuine
      ? `signed:${readSignature(headers['x-signature'])}`
      : buildDedupKey([topic, id, action, body.id]),
    topic: topic.slice(0, 80),
    hint: toHint(topic, topic === 'stop_delivery_op_wh' ? body.data?.payment_id : id),
    signature: isGenuine ? 'ok' : settings.verify === 'enforce' ? 'bad' : 'none',
    sentAt,
  };
}

/**
 * The format that the provider is leaving behind. Its signature cannot be checked, and its `resource` is an address
 * that anybody can write: never asked, only its number is read.
 */
function readLegacyWebhook(
  topic: string,
  { query, body }: { query: WebhookMessage['query']; body: WebhookBody },
  { verify, now }: WebhookSettings,
): WebhookHint {
  const id = query['id'] ?? /(\d{1,20})\/?$/.exec(body.resource ?? '')?.[1];
  return {
    dedupKey: buildDedupKey(['ipn', topic, id, String(Math.floor(now().getTime() / MINUTE_MS))]),
    topic: `ipn:${topic}`.slice(0, 80),
    hint: toHint(topic, id),
    // nobody can tell who wrote it
    signature: verify === 'enforce' ? 'bad' : 'none',
    sentAt: null,
  };
}

function toHint(topic: string, id: string | undefined): PaymentHint | null {
  if (id === undefined || !NUMBER.test(id)) return null;
  switch (topic) {
    case 'payment':
    case 'stop_delivery_op_wh':
      return { kind: 'payment', id };
    case 'topic_merchant_order_wh':
    case 'merchant_order':
      return { kind: 'order', id };
    case 'topic_chargebacks_wh':
    case 'chargebacks':
      return { kind: 'chargeback', id };
    default:
      // a claim moves no money until its payment changes, and then the payment itself is announced
      return null;
  }
}

/** Bounded, so that an invented message cannot write a long one into our records. */
function buildDedupKey(parts: (string | undefined)[]): string {
  return parts
    .map((part) =>
      part !== undefined && (ID.test(part) || /^[\w.]{1,80}$/.test(part)) ? part : '',
    )
    .join(':');
}

function parseBody(raw: Buffer): WebhookBody {
  try {
    return bodyShape.safeParse(JSON.parse(raw.toString('utf8'))).data ?? NO_BODY;
  } catch {
    return NO_BODY;
  }
}

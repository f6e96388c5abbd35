import { MINUTE_MS } from '@forja/domain/units/durations';
import { z } from 'zod';
import type { PaymentHint, WebhookHint, WebhookMessage } from '../payment-provider.ts';
import { idText, ifReadable, lenientList } from '../wire/shapes.ts';
import { isRecentMessage } from '../wire/message-age.ts';
import { isSigned, parseSentTime, readSignature } from './webhook-signature.ts';

const ID = /^[A-Za-z0-9-]{1,64}$/;
const NUMBER = /^\d{1,20}$/;

/** `enforce` refuses unsigned messages; `observe` accepts them, also in the older format. */
export type Verification = 'enforce' | 'observe';
export type WebhookSettings = { secret: string; verify: Verification; now: () => Date };

const shortText = ifReadable(z.string().max(80)).transform((text) => text ?? undefined);
const id = ifReadable(idText).transform((text) => text ?? undefined);
/** Lenient per field: a chargeback's number exceeds JavaScript's safe integers. */
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

/** Only the identifier in the URL is signed. */
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
  // chargebacks have "actions", other messages "action"
  const action = body.action ?? body.actions[0];
  const sentAt = parseSentTime(headers['x-signature']);
  const isGenuine =
    isSigned(headers['x-signature'], {
      dataId,
      requestId: headers['x-request-id'],
      secret: settings.secret,
    }) && isRecentMessage(sentAt, settings.now());
  return {
    // the body is unsigned, so only signed parts form the key
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
 * Older format without a verifiable signature. Its `resource` URL can be forged, so only its number
 * is read.
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
      // a claim moves no money; the change of its payment is announced separately
      return null;
  }
}

/** Bounded, so that a forged message cannot store long text. */
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

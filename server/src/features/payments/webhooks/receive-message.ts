import { SECOND_MS } from '@forja/domain/units/durations';
import type {
  PaymentProvider,
  WebhookHint,
  WebhookMessage,
} from '../../../gateways/payments/payment-provider.ts';
import { ProviderError } from '../../../gateways/payments/provider-error.ts';
import { AppError } from '../../../http/app-error.ts';
import type { TryLimits } from '../../identity/limits/try-limits.service.ts';
import type { InboxRepository, ProviderEvent } from './inbox.repository.ts';
import { messageHeaders } from './message-headers.ts';
import type { RefusedMessagesRepository } from './refused-messages.repository.ts';

/** Providers expect a fast response and resend otherwise. */
const VERIFICATION_TIMEOUT_MS = 700;

/** Same interval as the polling of an open checkout. */
const UNSIGNED_MS = 10 * SECOND_MS;

export type ReceiveMessageDependencies = {
  inbox: InboxRepository;
  refused: RefusedMessagesRepository;
  limits: TryLimits;
  onMessageStored: () => void;
  onRefused: (provider: string, count: number) => void;
  now: () => Date;
};

export function createReceiveMessage(dependencies: ReceiveMessageDependencies) {
  const { inbox, refused, limits, onMessageStored, onRefused, now } = dependencies;

  const storeMessage = (
    provider: string,
    message: WebhookMessage,
    webhookHint: WebhookHint,
    event: Partial<ProviderEvent>,
  ) =>
    inbox.add({
      provider,
      dedupKey: webhookHint.dedupKey,
      topic: webhookHint.topic.slice(0, 120),
      hintKind: webhookHint.hint?.kind ?? null,
      hintId: webhookHint.hint?.id ?? null,
      signature: webhookHint.signature,
      headers: messageHeaders(message),
      receivedAt: now(),
      ...event,
    });

  /**
   * Messages are not trusted: they only name a payment to read. IPs with many refused messages are
   * rejected before any request to a provider and any write.
   */
  return async function receiveMessage(
    provider: PaymentProvider,
    message: WebhookMessage,
    ip: string,
  ): Promise<void> {
    const beforeRequest = async () => void (await limits.count('webhookCertificate', { ip }));
    const webhookHint = await withTimeout(provider.readWebhook(message, beforeRequest));
    if (webhookHint.signature === 'ok') {
      await storeMessage(provider.id, message, webhookHint, {
        nextAttemptAt: webhookHint.hint ? now() : null,
      });
      if (webhookHint.hint) onMessageStored();
      return;
    }
    await limits.count('unsignedWebhook', { ip });
    if (webhookHint.signature === 'bad') {
      const headers = messageHeaders(message);
      onRefused(provider.id, await refused.add(provider.id, { at: now().toISOString(), headers }));
      throw new AppError('webhook_not_signed');
    }
    if (!webhookHint.hint) return;
    const { kind, id } = webhookHint.hint;
    const instant = Math.floor(now().getTime() / UNSIGNED_MS);
    // A prefix of its own keeps unsigned messages from taking the key of a signed one, and the
    // instant limits reads of one payment.
    const dedupKey = `none:${kind}:${id}:${instant}`;
    await storeMessage(
      provider.id,
      message,
      { ...webhookHint, dedupKey },
      { nextAttemptAt: now() },
    );
    onMessageStored();
  };
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const unavailable = () => new AppError('unavailable', { retryAfterSeconds: 10 });
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unavailable()), VERIFICATION_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } catch (error) {
    // the signature cannot be verified now, and the provider resends the message
    if (error instanceof ProviderError) throw unavailable();
    throw error;
  } finally {
    clearTimeout(timer);
    work.catch(() => {}); // a failure after the timeout was already answered
  }
}

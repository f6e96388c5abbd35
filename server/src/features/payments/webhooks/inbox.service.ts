import { createHash } from 'node:crypto';
import { DAY_MS, SECOND_MS } from '@forja/domain/units/durations';
import { AppError } from '../../../http/app-error.ts';
import type {
  PaymentProvider,
  WebhookHint,
  WebhookMessage,
} from '../../../gateways/payments/payment-provider.ts';
import { ProviderError } from '../../../gateways/payments/provider-error.ts';
import type { TryLimits } from '../../identity/limits/try-limits.service.ts';
import type { InboxRepository, ProviderEvent } from './inbox.repository.ts';
import type { RefreshPayments } from '../checkouts/refresh-payments.service.ts';
import { messageHeaders, type RefusedMessage } from './message-headers.ts';
import type { RefusedMessagesRepository } from './refused-messages.repository.ts';

/** Providers expect a fast response and resend otherwise. */
const VERIFICATION_TIMEOUT_MS = 700;
const LEASE_MS = 2 * 60 * SECOND_MS;
const LONGEST_WAIT_MS = 3_600 * SECOND_MS;
/** A new payment may not be readable at first. */
const MAX_LOOKUPS = 5;
const MAX_ATTEMPTS = 12;
const BATCH = 20;
const RETENTION_DAYS = 90;
type Dependencies = {
  inbox: InboxRepository;
  refused: RefusedMessagesRepository;
  refreshPayments: RefreshPayments;
  limits: TryLimits;
  providers: readonly PaymentProvider[];
  /** Called when the inbox has something to process. */
  onMessageStored: () => void;
  onProviderProblem: (error: unknown) => void;
  /** Called for a message with an invalid signature, with their total count. */
  onRefused: (provider: string, count: number) => void;
  now: () => Date;
};

export type ProviderArrivals = {
  provider: PaymentProvider['id'];
  lastReceivedAt: Date | null;
  refused: number;
  lastRefused: RefusedMessage[];
};
export type Inbox = ReturnType<typeof createInbox>;

/** Webhooks of providers: stored, then answered, then processed by any server. */
export function createInbox(dependencies: Dependencies) {
  const {
    inbox,
    refused,
    refreshPayments,
    limits,
    providers,
    onMessageStored,
    onProviderProblem,
    onRefused,
    now,
  } = dependencies;

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

  async function processEvent(event: ProviderEvent): Promise<void> {
    const { provider: id, hintKind: kind, hintId, attempts } = event;
    const provider = providers.find((each) => each.id === id);
    const completed = { processedAt: now(), nextAttemptAt: null, lastError: null };
    if (!provider || kind === null || hintId === null) return inbox.change(event, completed);
    try {
      const paymentCount = await refreshPayments.forHint(provider, { kind, id: hintId }, 'webhook');
      if (paymentCount > 0 || attempts >= MAX_LOOKUPS)
        return await inbox.change(event, { ...completed, processedAt: now() });
      return await inbox.change(event, {
        nextAttemptAt: nextRetry(attempts),
        lastError: 'not_found',
      });
    } catch (error) {
      onProviderProblem(error);
      const lastError = error instanceof Error ? error.name : 'unknown';
      return inbox.change(event, {
        lastError,
        nextAttemptAt: attempts >= MAX_ATTEMPTS ? null : nextRetry(attempts),
      });
    }
  }

  const nextRetry = (attempts: number) =>
    new Date(now().getTime() + Math.min(LONGEST_WAIT_MS, 5 * SECOND_MS * 2 ** attempts));

  return {
    /**
     * The message is not trusted: it only names a payment to read. A refused one leaves a count and a few headers. An
     * address that sends many is refused before any request to a provider and any write.
     */
    async receive(provider: PaymentProvider, message: WebhookMessage, ip: string): Promise<void> {
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
        onRefused(
          provider.id,
          await refused.add(provider.id, { at: now().toISOString(), headers }),
        );
        throw new AppError('webhook_not_signed');
      }
      if (!webhookHint.hint) return;
      // has its own key prefix, so that it cannot take the key of a signed message
      await storeMessage(
        provider.id,
        message,
        { ...webhookHint, dedupKey: `none:${digest(message)}` },
        { nextAttemptAt: now() },
      );
      onMessageStored();
    },

    /** For administrators: the last message and the refused messages of each provider. */
    async listArrivals(): Promise<ProviderArrivals[]> {
      const [counts, times] = await Promise.all([refused.list(), refused.lastReceived()]);
      return providers
        .filter(({ id }) => id !== 'simulation')
        .map(({ id }) => {
          const row = counts.find((each) => each.provider === id);
          const lastReceivedAt = times.find((each) => each.provider === id)?.at ?? null;
          return {
            provider: id,
            lastReceivedAt,
            refused: row?.count ?? 0,
            lastRefused: row?.latest ?? [],
          };
        });
    },

    /** Processes the due messages. Returns how many there were. */
    async process(): Promise<number> {
      const timestamp = now();
      const due = await inbox.takeDue(timestamp, new Date(timestamp.getTime() + LEASE_MS), BATCH);
      await Promise.all(due.map(processEvent));
      return due.length;
    },

    deleteExpired: () =>
      inbox.deleteOlderMessages(new Date(now().getTime() - RETENTION_DAYS * DAY_MS)),
  };
}

const digest = ({ raw, query, headers }: WebhookMessage) =>
  createHash('sha256')
    .update(raw)
    .update(JSON.stringify([query, headers['x-signature'], headers['x-request-id']]))
    .digest('base64url');

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

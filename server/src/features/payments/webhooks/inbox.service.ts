import { createHash } from 'node:crypto';
import { AppError } from '../../../http/app-error.ts';
import type { PaymentProvider, WebhookHint, WebhookMessage } from '../../../gateways/payments/payment-provider.ts';
import { ProviderError } from '../../../gateways/payments/provider-error.ts';
import type { TryLimits } from '../../identity/try-limits.service.ts';
import type { InboxRepository, ProviderEvent } from './inbox.repository.ts';
import type { Look } from '../checkouts/refresh-payments.service.ts';
import { messageHeaders, type RefusedMessage } from './message-headers.ts';
import type { RefusedMessagesRepository } from './refused-messages.repository.ts';

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;
/** Providers want their answer fast: what takes longer is asked for again. */
const READING_MS = 700;
const LEASE_MS = 2 * 60 * SECOND_MS;
const LONGEST_WAIT_MS = 3_600 * SECOND_MS;
/** Fresh payments may not be found at first. */
const LOOKS = 5;
const MOST_ATTEMPTS = 12;
const BATCH = 20;
const KEPT_DAYS = 90;
type Dependencies = {
  inbox: InboxRepository;
  refused: RefusedMessagesRepository;
  look: Look;
  limits: TryLimits;
  providers: readonly PaymentProvider[];
  /** Somebody should work through the inbox now. */
  onKept: () => void;
  onProviderProblem: (error: unknown) => void;
  /** A message that nobody believes; how many of them there were. */
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

/** Messages of providers: kept first, answered then, and looked into afterwards, by any server. */
export function createInbox(dependencies: Dependencies) {
  const { inbox, refused, look, limits, providers, onKept, onProviderProblem, onRefused, now } = dependencies;

  const keep = (provider: string, message: WebhookMessage, read: WebhookHint, event: Partial<ProviderEvent>) =>
    inbox.keep({
      provider,
      dedupKey: read.dedupKey,
      topic: read.topic.slice(0, 120),
      hintKind: read.hint?.kind ?? null,
      hintId: read.hint?.id ?? null,
      signature: read.signature,
      headers: messageHeaders(message),
      receivedAt: now(),
      ...event,
    });

  async function into(event: ProviderEvent): Promise<void> {
    const { provider: id, hintKind: kind, hintId, attempts } = event;
    const provider = providers.find((each) => each.id === id);
    const done = { processedAt: now(), nextAttemptAt: null, lastError: null };
    if (!provider || kind === null || hintId === null) return inbox.change(event, done);
    try {
      const found = await look.into(provider, { kind, id: hintId }, 'webhook');
      if (found > 0 || attempts >= LOOKS) return await inbox.change(event, { ...done, processedAt: now() });
      return await inbox.change(event, { nextAttemptAt: after(attempts), lastError: 'not_found' });
    } catch (error) {
      onProviderProblem(error);
      const lastError = error instanceof Error ? error.name : 'unknown';
      return inbox.change(event, { lastError, nextAttemptAt: attempts >= MOST_ATTEMPTS ? null : after(attempts) });
    }
  }

  const after = (attempts: number) =>
    new Date(now().getTime() + Math.min(LONGEST_WAIT_MS, 5 * SECOND_MS * 2 ** attempts));

  return {
    /**
     * Nothing of the message is believed: it only names what to look at. One that is refused leaves a count and a few
     * headers, and an address that sends many is refused before anything is asked of a provider or written.
     */
    async receive(provider: PaymentProvider, message: WebhookMessage, ip: string): Promise<void> {
      const beforeAsking = async () => void (await limits.count('webhookCertificate', { ip }));
      const read = await withinPatience(provider.readWebhook(message, beforeAsking));
      if (read.signature === 'ok') {
        await keep(provider.id, message, read, { nextAttemptAt: read.hint ? now() : null });
        if (read.hint) onKept();
        return;
      }
      await limits.count('unsignedWebhook', { ip });
      if (read.signature === 'bad') {
        const headers = messageHeaders(message);
        onRefused(provider.id, await refused.add(provider.id, { at: now().toISOString(), headers }));
        throw new AppError('webhook_not_signed');
      }
      if (!read.hint) return;
      // under a name of its own: nobody may take the place of a message that is yet to come
      await keep(provider.id, message, { ...read, dedupKey: `none:${digest(message)}` }, { nextAttemptAt: now() });
      onKept();
    },

    /** For an administrator: what came of each provider, and what was refused. */
    async arrivals(): Promise<ProviderArrivals[]> {
      const [counts, times] = await Promise.all([refused.list(), refused.lastReceived()]);
      return providers
        .filter(({ id }) => id !== 'simulation')
        .map(({ id }) => {
          const row = counts.find((each) => each.provider === id);
          const lastReceivedAt = times.find((each) => each.provider === id)?.at ?? null;
          return { provider: id, lastReceivedAt, refused: row?.count ?? 0, lastRefused: row?.latest ?? [] };
        });
    },

    /** Works through what is due; how many there were. */
    async process(): Promise<number> {
      const at = now();
      const due = await inbox.takeDue(at, new Date(at.getTime() + LEASE_MS), BATCH);
      await Promise.all(due.map(into));
      return due.length;
    },

    forgetOld: () => inbox.forgetBefore(new Date(now().getTime() - KEPT_DAYS * DAY_MS)),
  };
}

const digest = ({ raw, query, headers }: WebhookMessage) =>
  createHash('sha256')
    .update(raw)
    .update(JSON.stringify([query, headers['x-signature'], headers['x-request-id']]))
    .digest('base64url');

async function withinPatience<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const later = () => new AppError('unavailable', { retryAfterSeconds: 10 });
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(later()), READING_MS);
  });
  try {
    return await Promise.race([work, tooLong]);
  } catch (error) {
    // whether it is genuine cannot be told now: the provider sends it again
    if (error instanceof ProviderError) throw later();
    throw error;
  } finally {
    clearTimeout(timer);
    work.catch(() => {}); // one that fails after its time was already answered for
  }
}

import { createHash } from 'node:crypto';
import { AppError } from '../../http/app-error.ts';
import type { PaymentProvider, WebhookHint, WebhookMessage } from '../../gateways/payments/payment-provider.ts';
import { ProviderError } from '../../gateways/payments/provider-error.ts';
import type { TryLimits } from '../identity/try-limits.service.ts';
import type { InboxRepository, ProviderEvent } from './inbox.repository.ts';
import type { Look } from './look.service.ts';

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
const KEPT_HEADERS = [
  'x-request-id',
  'user-agent',
  'paypal-transmission-id',
  'paypal-transmission-time',
  'content-type',
];

type Parts = {
  inbox: InboxRepository;
  look: Look;
  limits: TryLimits;
  providers: readonly PaymentProvider[];
  /** Somebody should work through the inbox now. */
  onKept: () => void;
  onProviderProblem: (error: unknown) => void;
  now: () => Date;
};

export type Inbox = ReturnType<typeof createInbox>;

/** Messages of providers: kept first, answered then, and looked into afterwards, by any server. */
export function createInbox({ inbox, look, limits, providers, onKept, onProviderProblem, now }: Parts) {
  const keep = (provider: string, message: WebhookMessage, read: WebhookHint, event: Partial<ProviderEvent>) =>
    inbox.keep({
      provider,
      dedupKey: read.dedupKey,
      topic: read.topic.slice(0, 120),
      hintKind: read.hint?.kind ?? null,
      hintId: read.hint?.id ?? null,
      signature: read.signature,
      headers: Object.fromEntries(
        KEPT_HEADERS.flatMap((name) =>
          message.headers[name] === undefined ? [] : [[name, plain(message.headers[name])]],
        ),
      ),
      // the bytes as they came, which a text column would not take
      body: message.raw.toString('base64'),
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
    /** Nothing of the message is believed: it only names what to look at. */
    async receive(provider: PaymentProvider, message: WebhookMessage, ip: string): Promise<void> {
      const read = await withinPatience(provider.readWebhook(message));
      if (read.signature === 'ok') {
        await keep(provider.id, message, read, { nextAttemptAt: read.hint ? now() : null });
        if (read.hint) onKept();
        return;
      }
      await limits.count('unsignedWebhook', { ip });
      // under a name of its own: nobody may take the place of a message that is yet to come
      const dedupKey = `${read.signature}:${digest(message)}`;
      const isHint = read.signature === 'none' && read.hint !== null;
      await keep(provider.id, message, { ...read, dedupKey }, { nextAttemptAt: isHint ? now() : null });
      if (read.signature === 'bad') throw new AppError('webhook_not_signed');
      if (isHint) onKept();
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

const plain = (text = '') => text.replaceAll('\u0000', '').slice(0, 200);

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

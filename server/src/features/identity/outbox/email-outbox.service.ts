import { DAY_MS } from '@forja/domain/units/durations';
import type { Transaction } from '../../../database/in-transaction.ts';
import type { Email, Mail } from '../../../gateways/mail/mail.ts';
import type {
  EmailOutboxRepository,
  NewOutboxEmail,
  OutboxEmail,
} from './email-outbox.repository.ts';
import type { EmailQueueRepository, EmailTopic } from './email-queue.repository.ts';

const RETENTION_DAYS = 60;
/** Attempts end sooner, and the key is unique by itself. */
const ACCOUNT_RETENTION_DAYS = 7;

type Dependencies = {
  outboxEmails: EmailOutboxRepository;
  queue: EmailQueueRepository;
  mail: Mail | undefined;
  inTransaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  now: () => Date;
};
type OutboxKind = OutboxEmail['kind'];
type AddressedEmail = OutboxEmail & { to: string };

export type EmailOutbox = ReturnType<typeof createEmailOutbox>;

/**
 * Transactional outbox: each email is queued in the transaction of its event, so that a crash loses
 * none.
 */
export function createEmailOutbox({ outboxEmails, queue, mail, inTransaction, now }: Dependencies) {
  return {
    async add(
      email: Pick<NewOutboxEmail, 'userId' | 'key' | 'kind' | 'facts' | 'sealed'>,
      tx: Transaction,
    ): Promise<boolean> {
      if (!(await outboxEmails.add({ ...email, createdAt: now() }, tx))) return false;
      if (mail) await queue.add(findTopic(email), email, tx);
      return true;
    },

    async deliver<K extends OutboxKind>(
      topic: EmailTopic,
      kinds: readonly K[],
      /** Undefined when the email is obsolete. */
      compose: (email: AddressedEmail & { kind: K }) => Promise<Email | undefined>,
    ): Promise<number> {
      if (!mail) return 0;
      const isOfTopic = (email: AddressedEmail): email is AddressedEmail & { kind: K } =>
        kinds.some((kind) => kind === email.kind);
      return queue.process(topic, async (key) => {
        const email = await outboxEmails.findUnsent(key);
        if (!email || !isOfTopic(email)) return;
        const composed = await compose(email);
        if (composed) await mail.send(composed);
        await outboxEmails.markSent(key, now());
      });
    },

    /** The previous release sends by a time column; its due rows move to the queue. */
    async queueEarlierEmails(): Promise<void> {
      if (!mail) return;
      await inTransaction(async (tx) => {
        for (const email of await outboxEmails.takeEarlierEmails(now(), tx))
          await queue.add(findTopic(email), email, tx);
      });
    },

    async deleteExpired(): Promise<void> {
      const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
      await outboxEmails.deleteOlderEmails(daysAgo(RETENTION_DAYS));
      await outboxEmails.deleteOlderEmails(daysAgo(ACCOUNT_RETENTION_DAYS), ['account']);
    },

    async open(): Promise<void> {
      if (mail) await queue.open();
    },

    close: queue.close,
  };
}

const findTopic = ({ kind }: Pick<OutboxEmail, 'kind'>): EmailTopic =>
  kind === 'account' ? 'account' : kind === 'member_letter' ? 'letters' : 'membership';

import { DAY_MS, MINUTE_MS } from '@forja/domain/units/durations';
import type { Transaction } from '../../../database/in-transaction.ts';
import type { Email, Mail } from '../../../gateways/mail/mail.ts';
import type {
  OutboxEmail,
  EmailOutboxRepository,
  NewOutboxEmail,
} from './email-outbox.repository.ts';

const LEASE_MS = 5 * MINUTE_MS;
const MAX_ATTEMPTS = 12;
const BATCH = 50;
const RETENTION_DAYS = 60;

type Dependencies = {
  outboxEmails: EmailOutboxRepository;
  mail: Mail | undefined;
  now: () => Date;
};
type OutboxKind = OutboxEmail['kind'];
type DueEmail = OutboxEmail & { to: string };

export type EmailOutbox = ReturnType<typeof createEmailOutbox>;

/** Transactional outbox: an email is stored in the transaction of its event and sent afterwards, so that a crash loses none. */
export function createEmailOutbox({ outboxEmails, mail, now }: Dependencies) {
  return {
    /** Returns false when the key exists. */
    add(
      email: Pick<NewOutboxEmail, 'userId' | 'key' | 'kind' | 'facts' | 'sealed'>,
      tx: Transaction,
    ): Promise<boolean> {
      const timestamp = now();
      return outboxEmails.add(
        { ...email, createdAt: timestamp, nextAttemptAt: mail ? timestamp : null },
        tx,
      );
    },

    /** Sends the due emails of these kinds. Each is marked after it was sent: a crash in between sends it twice. */
    async deliver<K extends OutboxKind>(
      kinds: readonly K[],
      compose: (email: DueEmail & { kind: K }) => Promise<Email>,
    ): Promise<void> {
      if (!mail) return;
      const timestamp = now();
      const isOfKind = (email: DueEmail): email is DueEmail & { kind: K } =>
        kinds.some((kind) => kind === email.kind);
      const due = await outboxEmails.takeDue(
        kinds,
        timestamp,
        new Date(timestamp.getTime() + LEASE_MS),
        BATCH,
      );
      for (const email of due.filter(isOfKind)) {
        try {
          await mail.send(await compose(email));
          await outboxEmails.recordAttempt(email, {
            sentAt: now(),
            nextAttemptAt: null,
            sealed: null,
          });
        } catch {
          const isLast = email.attempts >= MAX_ATTEMPTS;
          const nextAttemptAt = isLast
            ? null
            : new Date(now().getTime() + 2 ** email.attempts * MINUTE_MS);
          await outboxEmails.recordAttempt(email, {
            nextAttemptAt,
            ...(isLast && { sealed: null }),
          });
        }
      }
    },

    deleteExpired: (): Promise<void> =>
      outboxEmails.deleteOlderEmails(new Date(now().getTime() - RETENTION_DAYS * DAY_MS)),
  };
}

import type { AccountEvent } from '@forja/contract/identity/account';
import { ENDING_SOON_DAYS } from '@forja/domain/membership/ending-soon';
import { DAY_MS } from '@forja/domain/units/durations';
import { createBackgroundEmails } from '../../../gateways/mail/background-emails.ts';
import type { Transaction } from '../../../database/in-transaction.ts';
import { type Audit, NO_DEVICE } from '../../identity/audit/audit.service.ts';
import type { Payment } from '../storage/payments.repository.ts';
import type { EmailOutbox } from '../../identity/outbox/email-outbox.service.ts';
import type { MembershipService } from '../../membership/membership.service.ts';
import { emailText, formatMoney, MEMBERSHIP_EMAILS } from './membership-notifications.messages.ts';

const BATCH = 500;

type Dependencies = {
  outbox: EmailOutbox;
  audit: Audit;
  membership: MembershipService;
  inTransaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  supportEmail: string;
  onUnsent: (error: unknown) => void;
  now: () => Date;
};
type CheckoutSubject = { userId: string; checkoutId: string };
type MembershipEmail = (typeof MEMBERSHIP_EMAILS)[number];
type PaymentSubject = { userId: string; paymentId: string; facts?: EmailFacts };
type EmailFacts = Parameters<EmailOutbox['add']>[0]['facts'];

export type MembershipNotifications = ReturnType<typeof createMembershipNotifications>;

export function createMembershipNotifications({
  outbox,
  audit,
  membership,
  inTransaction,
  supportEmail,
  onUnsent,
  now,
}: Dependencies) {
  const backgroundEmails = createBackgroundEmails(onUnsent);
  const EVENTS = {
    welcome: 'membership_activated',
    ends_soon: 'membership_ends_soon',
    ended: 'membership_ended',
    reversed: 'membership_reversed',
    in_review: 'payment_in_review',
    duplicate: 'payment_duplicate',
    transfer_rejected: 'transfer_rejected',
    returned: 'payment_returned',
    partially_returned: 'payment_partially_returned',
  } as const satisfies Record<MembershipEmail, AccountEvent['event']>;

  /** Once per key, in the transaction of the event. Returns whether it was added. */
  async function notify(
    {
      userId,
      key,
      kind,
      facts,
    }: { userId: string; key: string; kind: MembershipEmail; facts: EmailFacts },
    tx: Transaction,
  ): Promise<boolean> {
    const isNew = await outbox.add({ userId, key, kind, facts }, tx);
    if (isNew) await audit.record({ userId, event: EVENTS[kind], device: NO_DEVICE }, tx);
    return isNew;
  }

  const sendEmails = (): Promise<number> =>
    outbox.deliver('membership', MEMBERSHIP_EMAILS, async ({ to, userId, kind, facts }) => {
      const { endsAt = (await membership.listPeriods(userId)).at(-1)?.endsAt.toISOString() } =
        facts;
      const end = endsAt === undefined ? undefined : new Date(endsAt);
      return { to, ...emailText(kind, { ...facts, endsAt: end, supportEmail }) };
    });

  async function notifyInBatches(kind: 'ends_soon' | 'ended', from: number, to: number) {
    const query = { from: new Date(from), to: new Date(to), limit: BATCH };
    let hasMore = true;
    while (hasMore) {
      const people = await membership.listUnnotified(kind, query);
      hasMore = false;
      for (const { userId, endsAt } of people) {
        const end = endsAt.toISOString();
        const email = { userId, key: `${kind}:${end}`, kind, facts: { endsAt: end } };
        const isNew = await inTransaction(
          async (tx) => (await membership.lockUser(userId, tx)) && notify(email, tx),
        );
        hasMore ||= isNew;
      }
    }
  }

  return {
    notifyWelcome: ({ userId, checkoutId }: CheckoutSubject, tx: Transaction) =>
      notify({ userId, key: `welcome:${checkoutId}`, kind: 'welcome', facts: {} }, tx),

    notifyReversal: ({ userId, checkoutId }: CheckoutSubject, tx: Transaction) =>
      notify({ userId, key: `reversed:${checkoutId}`, kind: 'reversed', facts: {} }, tx),

    notifyPayment: (
      kind: 'in_review' | 'duplicate' | 'returned',
      { userId, paymentId, facts = {} }: PaymentSubject,
      tx: Transaction,
    ) => notify({ userId, key: `${kind}:${paymentId}`, kind, facts }, tx),

    notifyRejection: (
      { userId, id }: Payment,
      reason: string | undefined,
      tx: Transaction,
    ): Promise<boolean> => {
      const facts = reason === undefined ? {} : { reason };
      return notify(
        { userId, key: `transfer_rejected:${id}`, kind: 'transfer_rejected', facts },
        tx,
      );
    },

    /** Once per refunded total. */
    notifyPartialRefund: (
      { userId, id, refundedMinor, currency }: Payment,
      tx: Transaction,
    ): Promise<boolean> => {
      const key = `partially_returned:${id}:${refundedMinor}`;
      const amount = formatMoney(refundedMinor, currency);
      return notify({ userId, key, kind: 'partially_returned', facts: { amount } }, tx);
    },

    async notifyEnds(): Promise<void> {
      const timestamp = now().getTime();
      const week = ENDING_SOON_DAYS * DAY_MS;
      await notifyInBatches('ends_soon', timestamp, timestamp + week);
      await notifyInBatches('ended', timestamp - week, timestamp);
    },

    sendEmails,

    /** Runs after the transaction, without waiting for the mail server. */
    sendSoon: (): void => backgroundEmails.start(sendEmails()),
    drain: backgroundEmails.drain,
  };
}

import type { AccountEvent } from '@forja/contract/account';
import type { Transaction } from '../../../database/in-transaction.ts';
import type { Audit } from '../../identity/audit.service.ts';
import type { EmailOutbox } from '../../identity/email-outbox.service.ts';
import type { MembershipService } from '../../membership/membership.service.ts';
import { letterText, MEMBERSHIP_LETTERS } from './membership-notifications.messages.ts';

const DAY_MS = 86_400_000;
const SOON_DAYS = 7;
const NOWHERE = { browser: null, system: null };

type Parts = {
  outbox: EmailOutbox;
  audit: Audit;
  membership: MembershipService;
  inTransaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  now: () => Date;
};
type About = { userId: string; checkoutId: string };
type LetterKind = (typeof MEMBERSHIP_LETTERS)[number];
type AboutPayment = { userId: string; paymentId: string };

export type Tidings = ReturnType<typeof createTidings>;

/** What a person is told about their membership: in Mi Cuenta always, and by mail where there is a post office. */
export function createTidings({ outbox, audit, membership, inTransaction, now }: Parts) {
  const EVENTS = {
    welcome: 'membership_activated',
    ends_soon: 'membership_ends_soon',
    ended: 'membership_ended',
    reversed: 'membership_reversed',
    in_review: 'payment_in_review',
    duplicate: 'payment_duplicate',
    returned: 'payment_returned',
  } as const satisfies Record<LetterKind, AccountEvent['event']>;

  /** Once per key, in the transaction of what it tells. */
  async function tell(
    { userId, key, kind, facts }: { userId: string; key: string; kind: LetterKind; facts: { endsAt?: string } },
    tx: Transaction,
  ): Promise<void> {
    if (!(await outbox.add({ userId, key, kind, facts }, tx))) return;
    await audit.record({ userId, event: EVENTS[kind], device: NOWHERE }, tx);
  }

  return {
    welcome: ({ userId, checkoutId }: About, tx: Transaction) =>
      tell({ userId, key: `welcome:${checkoutId}`, kind: 'welcome', facts: {} }, tx),

    reversed: ({ userId, checkoutId }: About, tx: Transaction) =>
      tell({ userId, key: `reversed:${checkoutId}`, kind: 'reversed', facts: {} }, tx),

    /** What became of a payment that gave no membership. */
    payment: (kind: 'in_review' | 'duplicate' | 'returned', { userId, paymentId }: AboutPayment, tx: Transaction) =>
      tell({ userId, key: `${kind}:${paymentId}`, kind, facts: {} }, tx),

    /** A week before the end, and at the end: once for each end, and again only if a renewal made another. */
    async tellEnds(): Promise<void> {
      const at = now().getTime();
      const span = (from: number, to: number) => membership.endingBetween(new Date(from), new Date(to), 500);
      const soon = await span(at, at + SOON_DAYS * DAY_MS);
      const over = await span(at - SOON_DAYS * DAY_MS, at);
      for (const [kind, people] of [
        ['ends_soon', soon],
        ['ended', over],
      ] as const)
        for (const { userId, endsAt } of people)
          await inTransaction(async (tx) => {
            if (!(await membership.lockPerson(userId, tx))) return;
            const end = endsAt.toISOString();
            await tell({ userId, key: `${kind}:${end}`, kind, facts: { endsAt: end } }, tx);
          });
    },

    sendLetters: (): Promise<void> =>
      outbox.deliver(MEMBERSHIP_LETTERS, async ({ to, userId, kind, facts }) => {
        const { endsAt = (await membership.periodsOf(userId)).at(-1)?.endsAt.toISOString() } = facts;
        return { to, ...letterText(kind, endsAt === undefined ? undefined : new Date(endsAt)) };
      }),
  };
}

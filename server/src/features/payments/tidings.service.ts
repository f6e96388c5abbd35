import type { Transaction } from '../../database/in-transaction.ts';
import type { Mail } from '../../gateways/mail/mail.ts';
import type { Audit } from '../identity/audit.service.ts';
import type { MembershipService } from '../membership/membership.service.ts';
import { letterText } from './letters.messages.ts';
import type { LettersRepository } from './letters.repository.ts';

const DAY_MS = 86_400_000;
const SOON_DAYS = 7;
const MINUTE_MS = 60_000;
const LEASE_MS = 5 * MINUTE_MS;
const MOST_ATTEMPTS = 12;
const BATCH = 50;
const KEPT_DAYS = 60;
const NOWHERE = { browser: null, system: null };

type Parts = {
  letters: LettersRepository;
  audit: Audit;
  mail: Mail | undefined;
  membership: MembershipService;
  inTransaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  now: () => Date;
};
type About = { userId: string; checkoutId: string };

export type Tidings = ReturnType<typeof createTidings>;

/** What a person is told about their membership: in Mi Cuenta always, and by mail where there is a post office. */
export function createTidings({ letters, audit, mail, membership, inTransaction, now }: Parts) {
  type Kind = 'welcome' | 'ends_soon' | 'ended' | 'reversed';
  const EVENTS = {
    welcome: 'membership_activated',
    ends_soon: 'membership_ends_soon',
    ended: 'membership_ended',
    reversed: 'membership_reversed',
  } as const satisfies Record<Kind, string>;

  /** Once per key, in the transaction of what it tells. */
  async function tell(
    { userId, key, kind, facts }: { userId: string; key: string; kind: Kind; facts: { endsAt?: string } },
    tx: Transaction,
  ): Promise<void> {
    const at = now();
    const letter = { userId, key, kind, facts, createdAt: at, nextAttemptAt: mail ? at : null };
    if (!(await letters.add(letter, tx))) return;
    await audit.record({ userId, event: EVENTS[kind], device: NOWHERE }, tx);
  }

  return {
    welcome: ({ userId, checkoutId }: About, tx: Transaction) =>
      tell({ userId, key: `welcome:${checkoutId}`, kind: 'welcome', facts: {} }, tx),

    reversed: ({ userId, checkoutId }: About, tx: Transaction) =>
      tell({ userId, key: `reversed:${checkoutId}`, kind: 'reversed', facts: {} }, tx),

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

    /** Sends what is written. A letter is marked when it left: a server that dies in between may send it again. */
    async sendLetters(): Promise<void> {
      if (!mail) return;
      const at = now();
      for (const letter of await letters.takeDue(at, new Date(at.getTime() + LEASE_MS), BATCH)) {
        const { endsAt: end = (await membership.periodsOf(letter.userId)).at(-1)?.endsAt.toISOString() } = letter.facts;
        try {
          await mail.send({ to: letter.to, ...letterText(letter.kind, end === undefined ? undefined : new Date(end)) });
          await letters.settle(letter, { sentAt: now(), nextAttemptAt: null });
        } catch {
          const wait = 2 ** letter.attempts * MINUTE_MS;
          const again = letter.attempts >= MOST_ATTEMPTS ? null : new Date(now().getTime() + wait);
          await letters.settle(letter, { nextAttemptAt: again });
        }
      }
    },

    forgetOld: () => letters.forgetOld(new Date(now().getTime() - KEPT_DAYS * DAY_MS)),
  };
}

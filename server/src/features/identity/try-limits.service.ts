import { createHmac } from 'node:crypto';
import { AppError } from '../../http/app-error.ts';
import { limitedAddress } from './limited-address.ts';
import type { TriesRepository } from './tries.repository.ts';

/** `locks` counts the wait from the last try allowed, not from the first. */
type Limit = { tries: number; minutes: number; locks?: true };
type Who = { account?: string; ip: string };
const KINDS = ['account', 'ip'] as const;
type Kind = (typeof KINDS)[number];

/** An address is often a gym's or a carrier's, shared by many people: it gets more than an account. */
const LIMITS = {
  login: { account: { tries: 10, minutes: 15 }, ip: { tries: 100, minutes: 15 } },
  register: { account: { tries: 5, minutes: 60 }, ip: { tries: 300, minutes: 60 } },
  secretQuestion: { account: { tries: 20, minutes: 60 }, ip: { tries: 100, minutes: 60 } },
  recovery: { account: { tries: 5, minutes: 60, locks: true }, ip: { tries: 50, minutes: 60 } },
  recoveryLink: { account: { tries: 3, minutes: 60 }, ip: { tries: 30, minutes: 60 } },
  recoveryLinkUse: { ip: { tries: 30, minutes: 15 } },
  /** The password again, before something that cannot be undone. */
  password: { account: { tries: 10, minutes: 15 }, ip: { tries: 100, minutes: 15 } },
  secondFactor: { account: { tries: 5, minutes: 15, locks: true }, ip: { tries: 50, minutes: 15 } },
  passkey: { ip: { tries: 200, minutes: 15 } },
  restoreSession: { ip: { tries: 60, minutes: 15 } },
  checkout: { account: { tries: 30, minutes: 15 }, ip: { tries: 300, minutes: 15 } },
  /** A code that opens nothing, or that nobody listed. */
  coupon: { account: { tries: 10, minutes: 10 }, ip: { tries: 100, minutes: 60 } },
  /** Each one asks a provider. */
  activation: { account: { tries: 30, minutes: 5 }, ip: { tries: 300, minutes: 5 } },
  withdrawal: { account: { tries: 5, minutes: 60 }, ip: { tries: 20, minutes: 60 } },
  receiptCheck: { ip: { tries: 60, minutes: 15 } },
  withdrawalState: { ip: { tries: 60, minutes: 15 } },
  /** Each file is read whole and its plans are made again: a dry run counts as much as the real one. */
  import: { account: { tries: 20, minutes: 60 }, ip: { tries: 100, minutes: 60 } },
  /** Messages that a provider did not sign. */
  unsignedWebhook: { ip: { tries: 60, minutes: 1 } },
} as const satisfies Record<string, Partial<Record<Kind, Limit>> & { ip: Limit }>;
type Action = keyof typeof LIMITS;

export type TryLimits = ReturnType<typeof createTryLimits>;

export function createTryLimits({ tries, secret, now }: { tries: TriesRepository; secret: string; now: () => Date }) {
  const subjectOf = (action: Action, kind: Kind, value: string) =>
    `${action}:${kind}:${createHmac('sha256', secret).update(`${action}:${kind}:${value}`).digest('base64url')}`;

  /** Each thing that is counted, with its limit. */
  const countedOf = (action: Action, who: Who) =>
    KINDS.flatMap((kind) => {
      const limit = limitOf(action, kind);
      const value = kind === 'ip' ? limitedAddress(who.ip) : who.account;
      return limit && value !== undefined ? [{ subject: subjectOf(action, kind, value), limit }] : [];
    });

  const until = ({ minutes }: Limit) => new Date(now().getTime() + minutes * 60_000);

  return {
    /** Counts this try, and refuses it when the account or the address has made too many. Answers how many are left. */
    async count(action: Action, who: Who): Promise<number> {
      const at = now();
      const counted = countedOf(action, who);
      const entries = await tries.add(
        counted.map(({ subject, limit }) => ({ subject, endsAt: until(limit) })),
        at,
      );
      const states = counted.map(({ subject, limit }) => {
        const { count = 0, endsAt = at } = entries.find((entry) => entry.subject === subject) ?? {};
        return { left: limit.tries - count, seconds: (endsAt.getTime() - at.getTime()) / 1000 };
      });
      const waits = states.filter(({ left }) => left < 0).map(({ seconds }) => seconds);
      if (waits.length > 0)
        throw new AppError('too_many_tries', { retryAfterSeconds: Math.max(1, Math.ceil(Math.max(...waits))) });
      return Math.min(...states.map(({ left }) => left));
    },

    /** After the last wrong answer that was allowed, the wait begins now. */
    async failed(action: Action, who: Who): Promise<void> {
      const locking = countedOf(action, who).filter(({ limit }) => limit.locks === true);
      for (const { subject, limit } of locking) await tries.lock(subject, limit.tries, until(limit));
    },

    /** What turned out right was no guess. */
    succeeded: (action: Action, who: Who): Promise<void> =>
      tries.takeBack(countedOf(action, who).map(({ subject }) => subject)),

    /** Until when the account is closed to this, or null. */
    async lockedUntil(action: Action, account: string): Promise<Date | null> {
      const limit = limitOf(action, 'account');
      const entry = await tries.find(subjectOf(action, 'account', account), now());
      return limit && entry && entry.count >= limit.tries ? entry.endsAt : null;
    },
  };
}

const limitOf = (action: Action, kind: Kind): Limit | undefined => {
  const limits: Partial<Record<Kind, Limit>> = LIMITS[action];
  return limits[kind];
};

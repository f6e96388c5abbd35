import { createHmac } from 'node:crypto';
import { AppError } from '../../http/app-error.ts';
import type { TriesRepository } from './tries.repository.ts';

type Limit = { tries: number; minutes: number };
type Who = { account: string; ip: string };

/** An address is often a gym's or a carrier's, shared by many people: it gets more than an account. */
const LIMITS = {
  login: { account: { tries: 10, minutes: 15 }, ip: { tries: 100, minutes: 15 } },
  register: { account: { tries: 5, minutes: 60 }, ip: { tries: 300, minutes: 60 } },
} as const satisfies Record<string, Record<keyof Who, Limit>>;
type Action = keyof typeof LIMITS;

export type TryLimits = ReturnType<typeof createTryLimits>;

export function createTryLimits({ tries, secret, now }: { tries: TriesRepository; secret: string; now: () => Date }) {
  const subjectOf = (action: Action, kind: keyof Who, value: string) =>
    `${action}:${kind}:${createHmac('sha256', secret).update(`${action}:${kind}:${value}`).digest('base64url')}`;
  const subjectsOf = (action: Action, { account, ip }: Who) => ({
    account: subjectOf(action, 'account', account),
    ip: subjectOf(action, 'ip', ip),
  });

  return {
    /** Counts this try, and refuses it when the account or the address has made too many. */
    async count(action: Action, who: Who): Promise<void> {
      const at = now();
      const subjects = subjectsOf(action, who);
      const kinds = ['account', 'ip'] as const;
      const counted = await tries.add(
        kinds.map((kind) => ({
          subject: subjects[kind],
          endsAt: new Date(at.getTime() + LIMITS[action][kind].minutes * 60_000),
        })),
        at,
      );
      const waits = kinds.map((kind) => {
        const entry = counted.find(({ subject }) => subject === subjects[kind]);
        return entry && entry.count > LIMITS[action][kind].tries ? (entry.endsAt.getTime() - at.getTime()) / 1000 : 0;
      });
      const retryAfterSeconds = Math.ceil(Math.max(...waits));
      if (retryAfterSeconds > 0) throw new AppError('too_many_tries', { retryAfterSeconds });
    },

    /** What turned out right was no guess. */
    succeeded: (action: Action, who: Who): Promise<void> => tries.takeBack(Object.values(subjectsOf(action, who))),
  };
}

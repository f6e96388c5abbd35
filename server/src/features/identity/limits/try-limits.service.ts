import { createHmac } from 'node:crypto';
import { AppError } from '../../../http/app-error.ts';
import { closedBy, countedBy, type Who } from './applied-limits.ts';
import { takeTry } from './count-try.ts';
import type { TriesRepository } from './tries.repository.ts';
import type { Action, Kind } from './try-limits.data.ts';

const MINUTE_MS = 60_000;

export type TryLimits = ReturnType<typeof createTryLimits>;

export function createTryLimits({ tries, secret, now }: { tries: TriesRepository; secret: string; now: () => Date }) {
  const subjectOf = (action: Action, kind: Kind, value: string) =>
    `${action}:${kind}:${createHmac('sha256', secret).update(`${action}:${kind}:${value}`).digest('base64url')}`;

  const withSubject = <T extends { kind: Kind; value: string }>(action: Action, counted: T[]) =>
    counted.map((each) => ({ ...each, subject: subjectOf(action, each.kind, each.value) }));

  const subjectsOf = (action: Action, who: Who) => withSubject(action, countedBy(action, who));

  /** Until when the account is closed to this, or null. */
  async function lockedUntil(action: Action, account: string): Promise<Date | null> {
    const closing = withSubject(action, closedBy(action, account));
    const found = await tries.find(
      closing.map(({ subject }) => subject),
      now(),
    );
    const ends = found
      .filter((row) => closing.some(({ subject, limit }) => subject === row.subject && row.count >= limit.tries))
      .map(({ endsAt }) => endsAt.getTime());
    return ends.length > 0 ? new Date(Math.max(...ends)) : null;
  }

  return {
    /** Counts this try, or refuses it with the time to wait. Answers how many are left before it closes. */
    async count(action: Action, who: Who): Promise<number> {
      const counted = subjectsOf(action, who);
      const at = now();
      const taken = await tries.change(
        counted.map(({ subject }) => subject),
        (tallyOf) => {
          const answer = takeTry(
            counted.map(({ subject, limit }) => ({ subject, limit, tally: tallyOf(subject) })),
            at,
          );
          return { rows: 'rows' in answer ? answer.rows : [], answer };
        },
      );
      if ('waitSeconds' in taken)
        throw new AppError('too_many_tries', { retryAfterSeconds: Math.max(1, Math.ceil(taken.waitSeconds)) });
      return taken.triesLeft;
    },

    /** After the last wrong answer that was allowed, the wait begins now. Answers the seconds it is closed for. */
    async failed(action: Action, who: Who): Promise<number> {
      for (const { subject, limit } of subjectsOf(action, who))
        if (limit.locks) {
          const until = new Date(now().getTime() + limit.minutes * MINUTE_MS);
          await tries.lock(subject, limit.tries, until);
        }
      const closed = who.account === undefined ? null : await lockedUntil(action, who.account);
      return closed === null ? 0 : Math.ceil((closed.getTime() - now().getTime()) / 1000);
    },

    /** What turned out right was no guess. */
    succeeded: (action: Action, who: Who): Promise<void> =>
      tries.takeBack(subjectsOf(action, who).map(({ subject }) => subject)),

    lockedUntil,
  };
}
